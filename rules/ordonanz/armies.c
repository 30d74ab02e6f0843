/* The chapters on armies and on who controls an area: combinations, and which of two armies is
 * stronger. The code follows the document's procedure step by step; spec/ states the same order as
 * one number. */
#include "ordonanz.h"

enum { COMPANY = 2, DETACHMENT = 3, REGIMENT = 4, SINGLE = 1, NONE = 0 };

/* The clause that decides for each size: by number, by the best symbol, by the next ones. */
static const verdict by_number[REGIMENT + 1] = {
    [REGIMENT] = ORDONANZ_more_regiments_win,
    [DETACHMENT] = ORDONANZ_detachments_after_regiments,
    [COMPANY] = ORDONANZ_companies_after_detachments,
    [SINGLE] = ORDONANZ_extra_single_wins, /* only under a reading that counts singles first */
};

/* The best symbol below 'below' that forms a combination of this size. Symbols count from 1 here,
 * so that NONE is lower than the lance. */
static unsigned next_best(const uint8_t count[SYMBOLS], unsigned size, unsigned below)
{
    for (unsigned symbol = SYMBOLS; symbol >= 1; symbol--)
        if (symbol < below && count[symbol - 1] == size)
            return RULE(rank_order), RULE(one_combination_per_symbol), symbol;
    return NONE;
}

static unsigned how_many(const uint8_t count[SYMBOLS], unsigned size)
{
    unsigned n = 0;
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        if (count[symbol] == size)
            RULE(several_combinations_per_army), RULE(symbols_match_across_cards), n++;
    return n;
}

static struct judgement judge(unsigned x, unsigned y, verdict by)
{
    return (struct judgement){ x > y ? 1 : x < y ? -1 : 0, by };
}

static verdict by_rank(unsigned size, bool best)
{
    switch (size) {
    case REGIMENT:   return best ? BY(higher_regiment_wins) : BY(next_regiment_decides);
    case DETACHMENT: return BY(detachment_ranks);
    case COMPANY:    return BY(company_ranks);
    default:         return BY(singles_by_rank);
    }
}

/* Compares the best of both armies, then the next ones. If one list goes on where the other ends,
 * it wins. */
static struct judgement compare_ranks(const uint8_t x[SYMBOLS], const uint8_t y[SYMBOLS],
                                      unsigned size, unsigned most)
{
    unsigned a = SYMBOLS + 1, b = SYMBOLS + 1;
    for (unsigned i = 0; i < most; i++) {
        a = next_best(x, size, a);
        b = next_best(y, size, b);
        if (a != b && size == SINGLE && (a == NONE || b == NONE))
            return judge(a, b, BY(extra_single_wins));
        if (a != b)
            return judge(a, b, by_rank(size, i == 0));
    }
    return judge(0, 0, LEGAL);
}

static struct judgement compare_size(const struct ordonanz_table *t, const uint8_t x[SYMBOLS],
                                     const uint8_t y[SYMBOLS], unsigned size)
{
    unsigned a = how_many(x, size), b = how_many(y, size);
    if (a != b && !READS(t, Q_number_or_rank, 'B'))
        return judge(a, b, by_number[size]);
    return compare_ranks(x, y, size, SYMBOLS);
}

static struct judgement compare_singles(const struct ordonanz_table *t, const uint8_t x[SYMBOLS],
                                        const uint8_t y[SYMBOLS])
{
    unsigned a = how_many(x, SINGLE), b = how_many(y, SINGLE);
    if (a != b && READS(t, Q_singles_number_or_rank, 'B'))
        return judge(a, b, by_number[SINGLE]);
    return RULE(single_is_count_one),
           compare_ranks(x, y, SINGLE, READS(t, Q_singles_only_highest, 'B') ? 1 : SYMBOLS);
}

struct judgement ordonanz_compare(const struct ordonanz_table *t, const uint8_t x[SYMBOLS],
                                  const uint8_t y[SYMBOLS])
{
    struct judgement j;

    RULE(regiments_compared_first), RULE(regiment_is_four), j = compare_size(t, x, y, REGIMENT);
    if (j.sign != 0)
        return RULE(more_regiments_win), RULE(strength_by_multiplicity), j;
    RULE(detachments_after_regiments), RULE(detachment_is_three),
        j = compare_size(t, x, y, DETACHMENT);
    if (j.sign != 0)
        return RULE(larger_size_dominates), j;
    RULE(companies_after_detachments), RULE(company_is_two), j = compare_size(t, x, y, COMPANY);
    if (j.sign != 0)
        return j;
    if (!READS(t, Q_absolutely_equal, 'B'))
        RULE(singles_after_combinations), j = compare_singles(t, x, y);
    return j;
}

/* The order in which this seat completed the area: 0 is first; SEATS: not completed. */
static unsigned completed_as(const struct ordonanz_state *s, unsigned area, unsigned seat)
{
    for (unsigned i = 0; i < SEATS; i++)
        if (s->order[area][i] == seat + 1)
            return RULE(completion_order_is_known), i;
    return SEATS;
}

static struct judgement earlier(const struct ordonanz_state *s, unsigned area, unsigned a,
                                unsigned b)
{
    return judge(completed_as(s, area, b), completed_as(s, area, a),
                 BY(first_complete_breaks_equality));
}

/* Compares the armies of two players on the areas with this number. */
struct judgement ordonanz_rivals(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                 unsigned area, unsigned a, unsigned b)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    struct judgement j;

    RULE(compare_same_number), RULE(army_is_four_cards),
        ordonanz_count_symbols(s->area[a][area], x);
    RULE(areas_numbered_one_to_five), ordonanz_count_symbols(s->area[b][area], y);
    RULE(no_combining_across_areas), RULE(no_combining_across_players),
        j = ordonanz_compare(t, x, y);
    if (j.sign == 0)
        j = earlier(s, area, a, b);
    return j;
}
