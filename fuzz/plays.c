/* Every input is a play, or a law with its choices; everything is checked. */
#include "fuzz.h"

const bool moves_have_ways = false;

static void play(struct session *s, struct choice *from)
{
    begin_play(s, from);
    while (s->count && s->play.moves < MOST_STEPS) {
        unsigned chosen = choose(from, s->count);
        if (from->dry)
            break;
        make_move(s, s->list[chosen]);
    }
    end_play(s);
}

static const struct indexed_property *law_at(const struct spec *spec, unsigned n)
{
    for (unsigned i = 0; i < spec->property_count; i++)
        if (spec->properties[i].kind == OF_LAW && !n--)
            return &spec->properties[i];
    return NULL;
}

static void try_law(const struct spec *spec, struct choice *from, const uint8_t *data, size_t size)
{
    struct broken b;
    const struct indexed_property *law = law_at(spec, choose(from, properties_of(spec, OF_LAW)));
    if (law && !check_law(spec, law, from, &b))
        report_law_failure(spec, &b, data, size);
}

void fuzz_setup(void)
{
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct choice from;
    const struct spec *spec = game_of(data, size);
    begin_execution();
    choice_behind(&from, data, size, 2);
    if (size > 1 && data[1] >= FIRST_LAW)
        try_law(spec, &from, data, size);
    else
        play(session_of(spec), &from);
    end_execution(spec, false);
    return 0;
}
