/* The texts of a document's clauses and questions in a language.
 *
 * In English they stand in spec/GAME/CHAPTER.c. Other languages, and the wording that is
 * proposed for the next edition, stand beside it in spec/GAME/texts/LANGUAGE, a line each:
 *
 *   clause SLUG TEXT          what the clause says
 *   inert SLUG TEXT           why no line can carry it out
 *   forbids NAME TEXT         what is wrong where it forbids a move, with its {words}
 *   question SLUG TEXT        what is open
 *   reading SLUG LETTER TEXT
 *   invents SLUG LETTER TEXT  what the document would have to say for that reading
 *   reason SLUG TEXT          for the standard reading
 *   wording SLUG LETTER TEXT  what the next edition might say, so that this reading holds
 *   finding NAME TITLE. TEXT  what players are told of corpus/GAME/findings/NAME.scenario; the most
 *                             important one comes first
 *   title NAME TEXT           the title of another scenario of corpus/GAME
 *   move PATTERN = SENTENCE   a move as it is written, and as it is told; {@}, {c0} and so on stand
 *                             for its words, as in the phrases of rules/GAME/forms/
 *   word LETTER WORD TEXT     what such a word is called; LETTER is that of its name, c of {c0}
 *   label PATTERN = TEXT      words of a picture, between two commas
 *   line PATTERN = SENTENCE   a line of a position, or of what follows from it; {c...} at the end
 *                             stands for all other words. Before a colon stands the place, and
 *                             behind it what is there. "-": players are not told
 */
#include "harness/report/translation.h"
#include "harness/core/explain/reasons.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/report/phrases/phrases.h"
#include "harness/report/sentences.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_TEXT = 1 << 20 };

static const char *const *const phrases[LANGUAGES] = { phrases_en, phrases_nl, phrases_de };
const struct language languages[LANGUAGES] = { { "en", "English" },
                                               { "nl", "Nederlands" },
                                               { "de", "Deutsch" } };

/* ---- reading a file of texts ---- */

struct source {
    struct translation *translation;
    struct lines lines;
    struct complaint *c;
};

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(xrealloc(NULL, size, 1), text, size);
}

/* The rest of the line after its first words, unchanged. */
static char *rest_of(const struct source *s, unsigned words)
{
    const char *at = s->lines.shown;
    for (unsigned i = 0; i < words; i++) {
        at += strspn(at, " \t");
        at += strcspn(at, " \t");
    }
    return copy_of(at + strspn(at, " \t"));
}

static bool wrong(struct source *s, const char *what, const char *expected)
{
    complain(s->c, s->lines.file, s->lines.number, "found %s '%.80s', expected %s", what,
             s->lines.shown, expected);
    return false;
}

static bool put_once(struct source *s, char **to, unsigned words)
{
    if (*to)
        return wrong(s, "a second text", "one for each");
    if (s->lines.in.count <= words)
        return wrong(s, "no text in", "one after the name");
    *to = rest_of(s, words);
    return true;
}

static bool read_clause(struct source *s, bool inert)
{
    struct translation *t = s->translation;
    verdict v;
    if (s->lines.in.count < 2 || !find_slug(t->spec, s->lines.in.word[1], &v) || v < FIRST_CLAUSE)
        return wrong(s, "an unknown clause in", "one that 'quibble clauses' lists");
    if (inert && !clause_of(t->spec, v)->inert)
        return wrong(s, "a clause that is not inert in", "one that is");
    return put_once(s, &(inert ? t->inert : t->clause)[v - FIRST_CLAUSE], 2);
}

static bool read_forbids(struct source *s)
{
    struct translation *t = s->translation;
    char word[NAME_SIZE];
    for (unsigned i = 0; s->lines.in.count > 1 && i < t->spec->forbids_count; i++)
        if (same_word(s->lines.in.word[1], t->spec->forbids[i].name)) {
            if (unnamed_word(t->spec, s->lines.shown, word))
                return wrong(s, "an unknown {word} in", "words that its chapters have NAMED");
            return put_once(s, &t->forbids[i], 2);
        }
    return wrong(s, "an unknown name in", "the name of a FORBIDS in its chapters");
}

static bool read_question(struct source *s, unsigned *question)
{
    if (s->lines.in.count >= 2
        && find_question(s->translation->spec, s->lines.in.word[1], question))
        return true;
    return wrong(s, "an unknown question in", "one that 'quibble questions' lists");
}

static bool read_reading(struct source *s, unsigned question)
{
    struct translation *t = s->translation;
    const struct question *q = t->spec->questions[question].question;
    const struct reading *r = s->lines.in.count > 2 ? find_reading(q, s->lines.in.word[2]) : NULL;
    bool invents = same_word(s->lines.in.word[0], "invents"),
         wording = same_word(s->lines.in.word[0], "wording");
    if (!r)
        return wrong(s, "an unknown reading in", "the letter of one");
    if (invents && !r->adds)
        return wrong(s, "a reading that does not INVENT anything in", "one that does");
    if (wording && !r->built)
        return wrong(s, "a reading that is not built in", "one that is");
    return put_once(s,
                    &(invents   ? t->invents
                      : wording ? t->wording
                                : t->reading)[question][r - q->reading],
                    3);
}

static bool read_finding(struct source *s)
{
    struct translation *t = s->translation;
    struct finding_text one = { .name = NULL };
    if (s->lines.in.count < 2)
        return wrong(s, "no name in", "that of a scenario in the game's findings");
    if (finding_text(t, s->lines.in.word[1]))
        return wrong(s, "a second text", "one for each");
    one.title = rest_of(s, 2);
    char *end = strstr(one.title, ". ");
    if (!end) {
        free(one.title);
        return wrong(s, "one sentence or none in", "a sentence that is the title, and others");
    }
    *end = 0;
    one.text = copy_of(end + 2);
    one.name = copy_of(s->lines.in.word[1]);
    t->finding = xrealloc(t->finding, t->findings + 1, sizeof *t->finding);
    t->finding[t->findings++] = one;
    return true;
}

/* Checks that each {name} of the sentence is in the pattern. */
static bool names_fit(const char *pattern, const char *sentence)
{
    char name[NAME_SIZE];
    for (const char *at = strchr(sentence, '{'); at; at = strchr(at + 1, '{')) {
        size_t length = strcspn(at, "}") + 1;
        if (at[length - 1] != '}' || length >= sizeof name)
            return false;
        memcpy(name, at, length);
        name[length] = 0;
        if (!strstr(pattern, name))
            return false;
    }
    return true;
}

/* A text of 'move', 'label' or 'line'. */
static bool read_pattern(struct source *s, struct move_sentence **list, unsigned *count)
{
    char *pattern = rest_of(s, 1), *equals = strstr(pattern, " = ");
    if (!equals || !equals[3]) {
        free(pattern);
        return wrong(s, "no sentence in", "move, label or line PATTERN = SENTENCE");
    }
    *equals = 0;
    *list = xrealloc(*list, *count + 1, sizeof **list);
    (*list)[(*count)++] = (struct move_sentence){ pattern, copy_of(equals + 3) };
    for (unsigned i = 0; i + 1 < *count; i++)
        if (same_word((*list)[i].pattern, pattern))
            return wrong(s, "a second text", "one for each");
    return names_fit(pattern, equals + 3)
        || wrong(s, "an unknown {name} in the sentence of", "those of its pattern");
}

static bool read_word(struct source *s)
{
    struct translation *t = s->translation;
    if (s->lines.in.count < 4 || s->lines.in.word[1][1])
        return wrong(s, "no text in", "word LETTER WORD TEXT");
    t->word = xrealloc(t->word, t->words + 1, sizeof *t->word);
    t->word[t->words++] =
        (struct word_text){ s->lines.in.word[1][0], copy_of(s->lines.in.word[2]), rest_of(s, 3) };
    return true;
}

static bool read_title(struct source *s)
{
    struct translation *t = s->translation;
    if (s->lines.in.count < 3)
        return wrong(s, "no title in", "title NAME TEXT");
    if (title_text(t, s->lines.in.word[1]))
        return wrong(s, "a second text", "one for each");
    t->title = xrealloc(t->title, t->titles + 1, sizeof *t->title);
    t->title[t->titles++] = (struct title_text){ copy_of(s->lines.in.word[1]), rest_of(s, 2) };
    return true;
}

static bool read_line(struct source *s)
{
    struct translation *t = s->translation;
    const char *kind = s->lines.in.word[0];
    unsigned question;
    if (same_word(kind, "finding"))
        return read_finding(s);
    if (same_word(kind, "title"))
        return read_title(s);
    if (same_word(kind, "move"))
        return read_pattern(s, &s->translation->move, &s->translation->moves);
    if (same_word(kind, "label"))
        return read_pattern(s, &s->translation->label, &s->translation->labels);
    if (same_word(kind, "line"))
        return read_pattern(s, &s->translation->line, &s->translation->lines);
    if (same_word(kind, "word"))
        return read_word(s);
    if (same_word(kind, "clause") || same_word(kind, "inert"))
        return read_clause(s, same_word(kind, "inert"));
    if (same_word(kind, "forbids"))
        return read_forbids(s);
    bool asks = same_word(kind, "question"), reason = same_word(kind, "reason"),
         of_reading =
             same_word(kind, "reading") || same_word(kind, "invents") || same_word(kind, "wording");
    if (!asks && !reason && !of_reading)
        return wrong(s, "line",
                     "clause, inert, forbids, question, reading, invents, reason, wording, "
                     "finding, title, move, label, line or word");
    if (!read_question(s, &question))
        return false;
    return of_reading ? read_reading(s, question)
                      : put_once(s, &(asks ? t->asks : t->reason)[question], 2);
}

static void name_texts(char path[5000], const struct spec *spec, const char *language)
{
    snprintf(path, 5000, "%.4000s/spec/%s/texts/%s", repository_root(), spec->game->name, language);
}

static bool has_texts(const struct spec *spec, const char *language)
{
    char path[5000];
    name_texts(path, spec, language);
    return access(path, F_OK) == 0;
}

static bool has_language(const struct spec *spec, const char *language)
{
    return same_word(language, "en") || has_texts(spec, language);
}

static bool read_text(struct translation *t, const char *text, size_t size, const char *path,
                      struct complaint *c)
{
    struct source *s = xrealloc(NULL, 1, sizeof *s);
    *s = (struct source){ .translation = t, .c = c };
    bool good = lines_open(&s->lines, text, size, path, c);
    while (good && next_line(&s->lines, c))
        good = read_line(s);
    good = good && !s->lines.bad;
    free(s);
    return good;
}

static bool read_texts(struct translation *t, struct complaint *c)
{
    char path[5000];
    size_t size;
    name_texts(path, t->spec, t->language);
    if (!has_texts(t->spec, t->language) && same_word(t->language, "en"))
        return true; /* no wording is proposed yet */
    char *text = read_file(path, MOST_TEXT, &size, c);
    bool good = text && read_text(t, text, size, path, c);
    free(text);
    return good;
}

/* ---- opening ---- */

/* "en and nl" */
static void list_languages(const struct spec *spec, char *list, size_t size)
{
    struct text out = { list, list + size, false };
    unsigned left = 0, put_so_far = 0;
    *list = 0;
    for (unsigned i = 0; i < LANGUAGES; i++)
        left += has_language(spec, languages[i].code);
    for (unsigned i = 0; i < LANGUAGES; i++)
        if (has_language(spec, languages[i].code)) {
            put(&out, put_so_far == 0 ? "" : left == 1 ? " and " : ", ");
            put(&out, languages[i].code);
            put_so_far++, left--;
        }
}

/* Lists the games that have this language; false, and "none", if there are none. */
static bool list_speakers(const char *language, char *list, size_t size)
{
    struct text out = { list, list + size, false };
    bool any = false;
    *list = 0;
    for (unsigned i = 0; i < all_games_count; i++)
        if (has_language(all_games[i], language)) {
            put(&out, any ? ", " : "");
            put(&out, all_games[i]->game->name);
            any = true;
        }
    put(&out, any ? "" : "none");
    return any;
}

static bool take_language(struct translation *t, const char *language)
{
    for (unsigned i = 0; i < LANGUAGES; i++)
        if (same_word(languages[i].code, language)) {
            t->language = languages[i].code;
            t->phrase = phrases[i];
        }
    return t->language;
}

static bool find_language(struct translation *t, const char *language, struct complaint *c)
{
    char own[40], speakers[400];
    if (take_language(t, language) && has_language(t->spec, language))
        return true;
    list_languages(t->spec, own, sizeof own);
    if (t->language) {
        list_speakers(language, speakers, sizeof speakers);
        complain(c, "--lang", 0,
                 "found '%s', expected a language of %s: %s (games with texts in '%s': %s)",
                 language, t->spec->game->name, own, language, speakers);
    } else {
        complain(c, "--lang", 0, "found '%.20s', expected en, nl or de; %s has %s", language,
                 t->spec->game->name, own);
    }
    return false;
}

static void make_room(struct translation *t)
{
    const struct spec *spec = t->spec;
    t->clause = calloc(spec->clause_count + 1, sizeof *t->clause);
    t->inert = calloc(spec->clause_count + 1, sizeof *t->inert);
    t->forbids = calloc(spec->forbids_count + 1, sizeof *t->forbids);
    t->asks = calloc(spec->question_count + 1, sizeof *t->asks);
    t->reason = calloc(spec->question_count + 1, sizeof *t->reason);
    t->wording = calloc(spec->question_count + 1, sizeof *t->wording);
    t->reading = calloc(spec->question_count + 1, sizeof *t->reading);
    t->invents = calloc(spec->question_count + 1, sizeof *t->invents);
    if (!t->clause || !t->inert || !t->forbids || !t->asks || !t->reason || !t->wording
        || !t->reading || !t->invents)
        fail(NO_TOOL, "out of memory for texts");
}

bool translation_open(struct translation *t, const struct spec *spec, const char *language,
                      struct complaint *c)
{
    *t = (struct translation){ .spec = spec };
    if (!find_language(t, language, c))
        return false;
    make_room(t);
    return read_texts(t, c);
}

bool translation_open_text(struct translation *t, const struct spec *spec, const char *language,
                           const char *text, size_t size, struct complaint *c)
{
    *t = (struct translation){ .spec = spec };
    if (!take_language(t, language)) {
        complain(c, NULL, 0, "found '%.20s', expected en, nl or de", language);
        return false;
    }
    make_room(t);
    return read_text(t, text, size, NULL, c);
}

bool translation_for_verb(struct translation *t, const struct options *o, const char *lang)
{
    const struct spec *spec = find_game(o->game);
    const char *language = lang ? lang : "en";
    char list[400];
    struct complaint why;
    if (o->all_games && !has_language(spec, language)
        && list_speakers(language, list, sizeof list)) {
        list_languages(spec, list, sizeof list);
        fflush(stdout);
        fprintf(stderr, "quibble: %s: left out: it has texts in %s, not in %s\n", o->game, list,
                language);
        return false;
    }
    if (!translation_open(t, spec, language, &why))
        fail(WRONG_CALL, "%s", why.text);
    return true;
}

static void free_texts(char **text, unsigned count)
{
    for (unsigned i = 0; text && i < count; i++)
        free(text[i]);
    free(text);
}

static void free_texts_of(char *reading[MOST_READINGS])
{
    for (unsigned k = 0; k < MOST_READINGS; k++)
        free(reading[k]);
}

static void free_patterns(struct move_sentence *list, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        free(list[i].pattern);
        free(list[i].sentence);
    }
    free(list);
}

void translation_close(struct translation *t)
{
    free_texts(t->clause, t->spec->clause_count);
    free_texts(t->inert, t->spec->clause_count);
    free_texts(t->forbids, t->spec->forbids_count);
    free_texts(t->asks, t->spec->question_count);
    free_texts(t->reason, t->spec->question_count);
    for (unsigned i = 0; t->reading && t->invents && t->wording && i < t->spec->question_count;
         i++) {
        free_texts_of(t->reading[i]);
        free_texts_of(t->wording[i]);
        free_texts_of(t->invents[i]);
    }
    for (unsigned i = 0; i < t->findings; i++) {
        free(t->finding[i].name);
        free(t->finding[i].title);
        free(t->finding[i].text);
    }
    for (unsigned i = 0; i < t->titles; i++) {
        free(t->title[i].name);
        free(t->title[i].text);
    }
    free(t->title);
    free_patterns(t->move, t->moves);
    free_patterns(t->label, t->labels);
    free_patterns(t->line, t->lines);
    for (unsigned i = 0; i < t->words; i++) {
        free(t->word[i].word);
        free(t->word[i].text);
    }
    free(t->finding);
    free(t->word);
    free(t->reading);
    free(t->wording);
    free(t->invents);
    *t = (struct translation){ .spec = NULL };
}

/* ---- what is not there ---- */

static unsigned miss(FILE *tell, const struct translation *t, const char *kind, const char *slug,
                     const char *letter)
{
    if (tell)
        fprintf(tell, "spec/%s/texts/%s: found no '%s %s%s%s', expected its text\n",
                t->spec->game->name, t->language, kind, slug, *letter ? " " : "", letter);
    return 1;
}

static unsigned missing_of_question(const struct translation *t, unsigned i, FILE *tell)
{
    char id[NAME_SIZE];
    const struct question *q = t->spec->questions[i].question;
    unsigned missing = 0;
    bool english = same_word(t->language, "en");
    question_id(t->spec, i, id);
    missing += t->asks[i] || english ? 0 : miss(tell, t, "question", id, "");
    missing += t->reason[i] || !q->reason || english ? 0 : miss(tell, t, "reason", id, "");
    for (unsigned k = 0; k < MOST_READINGS && q->reading[k].letter; k++) {
        const struct reading *r = &q->reading[k];
        char letter[2] = { r->letter, 0 };
        missing += t->reading[i][k] || english ? 0 : miss(tell, t, "reading", id, letter);
        missing +=
            t->invents[i][k] || !r->adds || english ? 0 : miss(tell, t, "invents", id, letter);
        missing += t->wording[i][k] || !r->built ? 0 : miss(tell, t, "wording", id, letter);
    }
    return missing;
}

unsigned translation_missing(const struct translation *t, FILE *tell)
{
    unsigned missing = 0;
    for (unsigned i = 0; i < t->spec->clause_count && !same_word(t->language, "en"); i++) {
        const struct indexed_clause *c = &t->spec->clauses[i];
        missing += t->clause[i] ? 0 : miss(tell, t, "clause", c->slug, "");
        missing += t->inert[i] || !c->clause->inert ? 0 : miss(tell, t, "inert", c->slug, "");
    }
    for (unsigned i = 0; i < t->spec->forbids_count && !same_word(t->language, "en"); i++)
        missing += t->forbids[i] ? 0 : miss(tell, t, "forbids", t->spec->forbids[i].name, "");
    for (unsigned i = 0; i < t->spec->question_count; i++)
        missing += missing_of_question(t, i, tell);
    return missing;
}

/* ---- saying: the language's text, or what spec/ has ---- */

const char *clause_text(const struct translation *t, verdict v)
{
    const struct clause *clause = clause_of(t->spec, v);
    return !clause                     ? ""
         : t->clause[v - FIRST_CLAUSE] ? t->clause[v - FIRST_CLAUSE]
                                       : clause->statement;
}

const char *forbids_text(const struct translation *t, const struct indexed_forbids *f)
{
    const char *own = t->forbids[f - t->spec->forbids];
    return own ? own : f->forbids->sentence;
}

const char *reason_text_here(const struct translation *t, const struct reason *r)
{
    return r->forbids ? forbids_text(t, r->forbids) : clause_text(t, r->clause);
}

static bool line_in_language(const void *translation, const char *line, struct text *out)
{
    return put_line(translation, line, out);
}

static bool place_in_language(const void *translation, const char *place, struct text *out)
{
    return put_place(translation, place, out);
}

static bool thing_in_language(const void *translation, const char *place, const char *thing,
                              struct text *out)
{
    return put_thing_of(translation, place, thing, out);
}

/* If a game has no texts for lines, all lines are printed as the game writes them. */
static struct line_words words_of_lines(const struct translation *t)
{
    if (t->lines == 0)
        return (struct line_words){ .with = NULL };
    return (struct line_words){
        .line = line_in_language, .place = place_in_language, .thing = thing_in_language, .with = t
    };
}

struct change_words change_phrases(const struct translation *t)
{
    return (struct change_words){ .lines = words_of_lines(t),
                                  .moves = phrase_text(t, P_CHANGE_MOVES),
                                  .gains = phrase_text(t, P_CHANGE_GAINS),
                                  .loses = phrase_text(t, P_CHANGE_LOSES),
                                  .comes = phrase_text(t, P_CHANGE_COMES),
                                  .leaves = phrase_text(t, P_CHANGE_LEAVES) };
}

static bool told_as_sentence(const void *translation, const char *written, struct text *out)
{
    return put_move_sentence(translation, written, out);
}

struct next_words next_phrases(const struct translation *t)
{
    return (struct next_words){ .chance = phrase_text(t, P_NEXT_CHANCE),
                                .or = phrase_text(t, P_NEXT_OR),
                                .over = phrase_text(t, P_NEXT_OVER),
                                .nobody = phrase_text(t, P_NEXT_NOBODY),
                                .score = phrase_text(t, P_NEXT_SCORE),
                                .winner = phrase_text(t, P_NEXT_WINNER),
                                .tell = told_as_sentence,
                                .with = t };
}

const char *question_text(const struct translation *t, unsigned question)
{
    return t->asks[question] ? t->asks[question] : t->spec->questions[question].question->asks;
}

const char *reading_text(const struct translation *t, unsigned question, unsigned reading)
{
    const char *own = t->reading[question][reading];
    return own ? own : t->spec->questions[question].question->reading[reading].means;
}

const char *invented_text(const struct translation *t, unsigned question, unsigned reading)
{
    const char *own = t->invents[question][reading];
    return own ? own : t->spec->questions[question].question->reading[reading].adds;
}

const char *default_reason_text(const struct translation *t, unsigned question)
{
    const char *reason = t->spec->questions[question].question->reason;
    return t->reason[question] ? t->reason[question] : reason ? reason : "";
}

const struct finding_text *finding_text(const struct translation *t, const char *name)
{
    for (unsigned i = 0; i < t->findings; i++)
        if (same_word(t->finding[i].name, name))
            return &t->finding[i];
    return NULL;
}

const char *title_text(const struct translation *t, const char *name)
{
    for (unsigned i = 0; i < t->titles; i++)
        if (same_word(t->title[i].name, name))
            return t->title[i].text;
    return NULL;
}

const char *wording_text(const struct translation *t, unsigned question, char letter)
{
    const struct question *q = t->spec->questions[question].question;
    for (unsigned k = 0; k < MOST_READINGS && q->reading[k].letter; k++)
        if (q->reading[k].letter == letter)
            return t->wording[question][k];
    return NULL;
}
