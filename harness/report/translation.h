/* The texts of a rulebook's clauses and questions in a language, and the fixed phrases of the
 * pages. */
#ifndef QUIBBLE_REPORT_TRANSLATION_H
#define QUIBBLE_REPORT_TRANSLATION_H

#include "harness/core/explain/followed.h"
#include "harness/core/options.h"
#include "harness/core/explain/reasons.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

enum phrase_id {
    P_TITLE,
    P_INTRO,
    P_CLAUSES,
    P_QUESTIONS,
    P_WEIGHTS,
    P_WEIGHTS_INTRO,
    P_HEAD_QUESTION,
    P_HEAD_READINGS,
    P_HEAD_RANDOM,
    P_HEAD_GREEDY,
    P_HEAD_WINNER,
    P_THE_QUESTIONS,
    P_RECOMMENDED_MARK,
    P_LISTED_MARK,
    P_RECOMMENDED,
    P_WORDING,
    P_NO_WORDING,
    P_READING_OR,
    P_NOT_FOUND,
    P_ALIKE_IN,
    P_NO_SCOPE,
    P_TABLE,
    P_IN_SCOPE,
    P_SMALLER_ALIKE,
    P_FROM_SCENE,
    P_FULL_SIZE,
    P_ALSO,
    P_LEGAL,
    P_REFUSED,
    P_ALSO_BY,
    P_FOLLOWS,
    P_NOW,
    P_CARRIED_OUT,
    P_CHANGE_MOVES,
    P_CHANGE_GAINS,
    P_CHANGE_LOSES,
    P_CHANGE_COMES,
    P_CHANGE_LEAVES,
    P_NEXT_CHANCE,
    P_NEXT_OR,
    P_NEXT_OVER,
    P_NEXT_NOBODY,
    P_NEXT_SCORE,
    P_NEXT_WINNER,
    P_SHARE,
    P_LABEL_LEGAL,
    P_LABEL_REFUSED,
    P_LABEL_ALSO_BY,
    P_LABEL_NOW,
    P_LABEL_BY,
    P_LABEL_HELD,
    P_LABEL_FAILED,
    P_LABEL_DONE,
    P_NO_MOVE,
    P_GOES_ON,
    P_OVER,
    P_WINS,
    P_SEES,
    P_NOTHING,
    P_REPLAY,
    P_FINDINGS,
    P_FINDINGS_INTRO,
    P_SHOWN_AGAIN,
    P_EXAMPLES,
    P_EXAMPLES_INTRO,
    P_HOLDS,
    P_HOLDS_NOT,
    P_PLAYERS,
    P_OR,
    P_RULED_MARK,
    P_IMPACT,
    P_IMPACT_INTRO,
    P_NO_RECORD_BREAKS,
    P_RECORD_BREAKS,
    P_BEFORE,
    P_AFTER,
    P_AFTER_MOVE,
    P_NEW_MARK,
    P_LOOP,
    P_LAST_POSITION,
    P_ITS_MOVES,
    P_OVER_NOW,
    P_STUCK_NOW,
    P_COMPONENTS,
    P_COMPONENTS_INTRO,
    P_COMPONENTS_MUST,
    P_COMPONENTS_SHEET,
    PHRASES
};

struct translation {
    const struct spec *spec;
    const char *language; /* "en", "nl", "de" */
    const char *const *phrase;
    char **clause, **inert; /* by clause; NULL: not translated */
    char **forbids;         /* [forbids] */
    char **asks, **reason;  /* [question] */
    char *(*reading)[MOST_READINGS], *(*invents)[MOST_READINGS], *(*wording)[MOST_READINGS];
    struct finding_text *finding; /* the most important one first */
    unsigned findings;
    struct title_text *title; /* of the other scenarios */
    unsigned titles;
    struct move_sentence *move;
    unsigned moves;
    struct move_sentence *label; /* words of pictures and positions, in the same way */
    unsigned labels;
    struct move_sentence *line; /* lines of positions and of what follows from them */
    unsigned lines;
    struct word_text *word;
    unsigned words;
};

/* Moves as sentences (sentences.h): {name} in both stands for one word of the move. */
struct move_sentence {
    char *pattern, *sentence;
};
/* The translation of a word of a move where it replaces a {name} that begins with this letter. */
struct word_text {
    char letter;
    char *word, *text;
};

/* The explanation of corpus/GAME/findings/NAME.scenario for players: what happens, why, and what
 * cures it. */
struct finding_text {
    char *name;
    char *title; /* its first sentence, without the full stop */
    char *text;  /* the others */
};
/* The title of another scenario of corpus/GAME, an example or a finding. */
struct title_text {
    char *name, *text;
};
enum { LANGUAGES = 3 };
extern const struct language {
    const char *code, *name;
} languages[LANGUAGES];

/* If false, c says what is wrong. In English everything except the wordings is in spec/. */
bool translation_open(struct translation *t, const struct spec *spec, const char *language,
                      struct complaint *c);
/* The same, from a text in memory. */
bool translation_open_text(struct translation *t, const struct spec *spec, const char *language,
                           const char *text, size_t size, struct complaint *c);
/* For verbs: ends with a message if there is no such language (NULL: English). False if the verb
 * runs for all games and this game does not have the language. */
bool translation_for_verb(struct translation *t, const struct options *o, const char *lang);
void translation_close(struct translation *t);
unsigned translation_missing(const struct translation *t, FILE *tell); /* texts; each is named */
const char *clause_text(const struct translation *t, verdict v);
const char *forbids_text(const struct translation *t,
                         const struct indexed_forbids *f); /* what is wrong, with {words} to fill
                                                              in */
/* of a refusal: what is wrong here, with {words}, or else what the clause says */
const char *reason_text_here(const struct translation *t, const struct reason *r);
/* the words that describe what followed from a move */
struct change_words change_phrases(const struct translation *t);
struct next_words next_phrases(const struct translation *t);
const char *question_text(const struct translation *t, unsigned question);
const char *reading_text(const struct translation *t, unsigned question, unsigned reading);
/* what the rulebook would have to say for this reading; NULL: nothing */
const char *invented_text(const struct translation *t, unsigned question, unsigned reading);
const char *default_reason_text(const struct translation *t, unsigned question);
/* a sentence for the next edition that states this reading; NULL: none */
const char *wording_text(const struct translation *t, unsigned question, char letter);
/* NULL: there is no such text */
const struct finding_text *finding_text(const struct translation *t, const char *name);
const char *title_text(const struct translation *t, const char *name);
static inline const char *phrase_text(const struct translation *t, enum phrase_id phrase)
{
    return t->phrase[phrase];
}

#endif
