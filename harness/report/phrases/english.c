/* The fixed phrases of the pages, in English. */
#include "harness/report/phrases/phrases.h"

const char *const phrases_en[PHRASES] = {
    [P_TITLE] = "%s: clarifications",
    [P_INTRO] = "What the document leaves open, and what that means in play. Every position below "
                "was found or checked "
                "by playing both readings side by side; each can be replayed with `quibble ask`.",
    [P_CLAUSES] = "%u clauses: %u are said in so many words, %u are implied, %u are ambiguous, on "
                  "%u the document is "
                  "silent; %u have no effect that a rule could carry out.",
    [P_QUESTIONS] = "%u questions; of %u pairs of readings %u are told apart below, %u are alike "
                    "in every state of the "
                    "small games named there.",
    [P_WEIGHTS] = "Which questions matter most",
    [P_WEIGHTS_INTRO] = "Whole games at full size, with every number of players: the same play "
                        "with the same luck under "
                        "both readings. Noticed: at some moment a move was legal under one reading "
                        "only, or somebody "
                        "saw something else on the table, or the game ended otherwise. In "
                        "brackets: where the share "
                        "lies with a confidence of 95 in 100. After the first difference each play "
                        "goes its own way, so "
                        "another winner is to be read with care.",
    [P_HEAD_QUESTION] = "question",
    [P_HEAD_READINGS] = "readings",
    [P_HEAD_RANDOM] = "noticed in random plays",
    [P_HEAD_GREEDY] = "in greedy plays",
    [P_HEAD_WINNER] = "other winner",
    [P_THE_QUESTIONS] = "The questions",
    [P_RECOMMENDED_MARK] = " (recommended)",
    [P_LISTED_MARK] = " (listed only)",
    [P_RECOMMENDED] = "Recommended: %c. %s",
    [P_WORDING] = "For the next edition: %s",
    [P_NO_WORDING] = "For the next edition: there is no wording yet for reading %c.",
    [P_READING_OR] = "Reading %c or %c",
    [P_NOT_FOUND] = "No difference was found: %s; %llu random plays at full size, and no other "
                    "single reading helps.",
    [P_ALIKE_IN] = "both are alike in every state of %s",
    [P_NO_SCOPE] = "no small game could be visited whole",
    [P_TABLE] = "Under reading %c the game `%s` may be played; under reading %c this table is "
                "refused by `%s`: %s",
    [P_IN_SCOPE] = "In the small game `%s`, after %u moves: no shorter play of that game shows a "
                   "difference.%s",
    [P_SMALLER_ALIKE] = " In the smaller ones that were visited both are alike (%s).",
    [P_FROM_SCENE] = "A scene made for it (`%s`), and the fewest moves from there.",
    [P_FULL_SIZE] = "At full size with %s, found in a random play and made as short as could be.",
    [P_ALSO] = "It shows only together with `%s`.",
    [P_LEGAL] = "Reading %c: “%s” is legal.",
    [P_REFUSED] = "Reading %c: “%s” is refused by `%s`: %s",
    [P_ALSO_BY] = "It is also refused by %s.",
    [P_FOLLOWS] = "What follows from it:",
    [P_NOW] = "Then: %s.",
    [P_CARRIED_OUT] = "Clauses that are carried out, in this order: %s.",
    [P_CHANGE_MOVES] = "%s: %s → %s",
    [P_CHANGE_GAINS] = "%s: now also %s",
    [P_CHANGE_LOSES] = "%s: no longer %s",
    [P_CHANGE_COMES] = "new: %s",
    [P_CHANGE_LEAVES] = "gone: %s",
    [P_NEXT_CHANCE] = "by chance",
    [P_NEXT_OR] = "or",
    [P_NEXT_OVER] = "the game is over",
    [P_NEXT_NOBODY] = "nobody can move, and the game is not over",
    [P_NEXT_SCORE] = "score",
    [P_NEXT_WINNER] = "winner",
    [P_SHARE] = "%.0f %% (%.0f to %.0f)",
    [P_LABEL_LEGAL] = "legal",
    [P_LABEL_REFUSED] = "refused",
    [P_LABEL_ALSO_BY] = "also by",
    [P_LABEL_NOW] = "now",
    [P_LABEL_BY] = "by",
    [P_LABEL_HELD] = "held",
    [P_LABEL_FAILED] = "FAILED",
    [P_LABEL_DONE] = "done",
    [P_NO_MOVE] = "Reading %c: “%s” is no move at all.",
    [P_GOES_ON] = "Reading %c: the game goes on.",
    [P_OVER] = "Reading %c: the game is over: %s.",
    [P_WINS] = " (wins)",
    [P_SEES] = "Reading %c: player %c sees",
    [P_NOTHING] = "nothing of this",
    [P_REPLAY] = "To replay it",
    [P_FINDINGS] = "Where the rules do not work out",
    [P_FINDINGS_INTRO] = "The most important first. Many were found by visiting every position of "
                         "small games: plays that hang, plays without end, ties that nothing "
                         "breaks. Each is shown by a play that is as short as possible.",
    [P_SHOWN_AGAIN] = "The same again, in another position",
    [P_EXAMPLES] = "The document's own examples",
    [P_EXAMPLES_INTRO] = "Each was played by the rules as they stand.",
    [P_HOLDS] = "holds",
    [P_HOLDS_NOT] = "does not hold",
    [P_PLAYERS] = "%s players",
    [P_OR] = "%c or %c",
    [P_RULED_MARK] = " (ruled)",
    [P_IMPACT] = "What the ruling changes",
    [P_IMPACT_INTRO] =
        "This page is written as if the publisher had ruled %s. Where the ruling departs from the "
        "standard reading is shown under the questions themselves; how often it is noticed, and "
        "how "
        "often somebody else wins, in the table below. Of the plays on record:",
    [P_NO_RECORD_BREAKS] = "all go on as before",
    [P_RECORD_BREAKS] = "no longer as it was: %s (`%s`)",
    [P_BEFORE] = "Before",
    [P_AFTER] = "Afterwards, reading %c",
    [P_AFTER_MOVE] = "After “%s”, reading %c",
    [P_NEW_MARK] =
        "In the later pictures a number marks what is new or has changed, and an arrow says "
        "where it came from.",
    [P_LOOP] = "The last %u moves lead back to this position, and can be made again and again:",
    [P_LAST_POSITION] = "The position at its end.",
    [P_ITS_MOVES] = "Its %u moves",
    [P_OVER_NOW] = "The game is over: %s.",
    [P_STUCK_NOW] = "The game is not over, and nobody has a move.",
    [P_COMPONENTS] = "What is in the box",
    [P_COMPONENTS_INTRO] = "Where the document does not list its components, a list is assumed; "
                           "the proofs hold for every "
                           "list that meets what the document does say.",
    [P_COMPONENTS_MUST] = "Any real set must meet",
    [P_COMPONENTS_SHEET] = "The list that is assumed",
};
