/* What is reported for a wrong scenario: the place, what is allowed there, and a line that can
 * be read. In each case {braces} mark the wrong word; {} marks a missing one. The mend is put
 * into the file, which is then checked again. */
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/scenario.h"
#include "greatest.h"

#include <stdio.h>
#include <string.h>

SUITE_EXTERN(diagnostics_suite);

enum { MOST_SAID = 4 };
static const struct wrong {
    const char *file;
    const char *says[MOST_SAID]; /* parts of the message: what was found, what is allowed */
    /* the whole line, or what to do; NULL: any line that can be read */
    const char *fix;
} cases[] = {
    /* ---- the head ---- */
    { "game {akon}\nstart\nover", { "akon", "akkon", "sakkara" }, "game akkon" },
    { "{gmae} akkon\nstart\nover", { "game NAME" }, "game akkon" },
    { "game akkon\nplayers {9}\nstart\nover", { "'9'", "2 to 5" }, "players 2" },
    { "game saga\nplayers {two}\nstart\nover", { "'two'", "2 to 4" }, "players 2" },
    { "game ordonanz\n{skecth}\nend\nover", { "skecth", "sketch", "start" }, "sketch" },
    { "game ordonanz\n{skech}\nend\nover", { "skech", "position" }, "sketch" },
    { "game alexandros\n{strat}\nover", { "strat", "start" }, "start" },
    { "game ordonanz\nstart {now}\nover", { "'start now'", "expected start" }, "start" },
    { "game sakkara\nplayers {3}\nstart\nover", { "'3'", "expected 2" }, "players 2" },
    { "game ordonanz\nscope {s9z}\nstart\nover", { "'s9z'", "s1a, s1b" }, "scope s1a" },
    { "game ordonanz\nplayers 2\n{players} 3\nstart\nover",
      { "expected it once" },
      "leave this line out" },
    { "game ordonanz\nreading {q-whose-area}\nstart\nover",
      { "QUESTION=LETTER" },
      "reading q-whose-area=A" },
    { "game ordonanz\nreading {q-whose-area=b}\nstart\nover",
      { "reading 'b'", "A (no, only on the own strip)" },
      "reading q-whose-area=B" },
    { "game ordonanz\nreading {q-whos-area=B}\nstart\nover",
      { "no question of ordonanz", "q-whose-area" },
      "reading q-whose-area=B" },
    { "game ordonanz\nreading q-whose-area {=} B\nstart\nover",
      { "one word without blanks" },
      "reading q-whose-area=B" },
    { "game ordonanz\nrulings {}\nstart\nover", { "rulings FILE" }, "" },
    { "game ordonanz\nsheet\ndeck {3xL}\nend\nstart\nover",
      { "enough-cards", "twenty for each player" },
      "deck 40xL" },
    { "game ordonanz\nplayers 3\nsheet\ndeck {10xL} 4xB\nend\nstart\nover",
      { "enough-cards" },
      "deck 26xL 4xB" },
    { "game ordonanz\nstart\n{end}\nover",
      { "only under sheet, position or sketch" },
      "leave this line out" },
    { "game ordonanz\nstart\nwinner {}", { "winner PLAYER" }, "winner A" },
    { "game ordonanz\nstart\nshows {}", { "shows LINE" }, "shows phase lot" },
    { "game ordonanz\nstart\nobserves B {}", { "observes PLAYER LINE" }, "observes B phase lot" },
    { "game ordonanz\nstart\nlegal {}", { "legal MOVE" }, "legal the lot falls on A" },
    { "game ordonanz\nstart\nrefused four-card-cap {}", { "refused CLAUSE MOVE" }, NULL },
    /* ---- mistakes of newcomers ---- */
    { "{players} 2\nstart\nover", { "'game NAME' first" }, "put above it: game ordonanz" },
    { "game {}\nstart\nover", { "game NAME" }, "game ordonanz" },
    { "game akkon\n{game akkon}\nstart\nover", { "a second game" }, "leave this line out" },
    { "game akkon\n{players2}\nstart\nover", { "'players2'", "players, scope" }, "players 2" },
    { "game akkon\nplayers {}\nstart\nover", { "players NUMBER" }, "players 2" },
    { "game saga\n{phase} turn\nhand A R4\nend\nmoves 3",
      { "'sketch' or 'position' above it" },
      "put above it: sketch" },
    { "game ordonanz\n{areas} 5\nend\nstart\nover", { "'sheet' above it" }, "put above it: sheet" },
    { "game ordonanz\n{the} lot falls on A\nover",
      { "start, position or sketch above it" },
      "put above it: start" },
    { "game ordonanz\n{moves} 2\nover",
      { "start, position or sketch above it" },
      "put above it: start" },
    { "game ordonanz\n{nonsense}\nstart\nover", { "players, scope" }, "leave this line out" },
    { "game saga\nsketch\nphase turn\nhand A R4\n{moves} 3",
      { "a line of the position, or 'end' above it" },
      "put above it: end" },
    { "game saga\nsketch\nphase turn\nhand A R4\n{A} lays R4",
      { "a line of the position, or 'end' above it" },
      "put above it: end" },
    { "game saga\nsketch\nhand A R4\n{edn}\nmoves 3", { "'end' at the end" }, "end" },
    { "game saga\nsketch\nhand A R4\nend {twice}\nmoves 3", { "'end' at the end" }, "end" },
    { "game saga\nsketch\nphase turn\n{players} 3\nend\nmoves 3",
      { "expected it above" },
      "leave this line out" },
    { "game saga\nsketch\n{hand A R4}", { "end of the file", "'end'" }, "put below it: end" },
    { "{game saga}", { "start, position or sketch" }, "put below it: start" },
    { "game saga\nstart\n{start}", { "one position a file" }, "leave this line out" },
    { "game saga\nsketch\nland red A {R4} B3 G3\nend\nnot-over",
      { "behind the knights" },
      "land red A R4/B3/G3" },
    { "game saga\nsketch\nhand {R4} A\nend\nnot-over", { "'R4'", "A, B" }, "hand A R4" },
    { "game saga\nsketch\nhand A R4\nhand {E} R3\nend\nnot-over",
      { "'E'", "A, B, C or D" },
      "hand B R3" },
    { "game saga\nsketch\nhand {R4}\nend\nnot-over", { "'R4'" }, "hand A R4" },
    { "game saga\nsketch\n{handA} R4\nend\nnot-over", { "'handA'", "hand" }, "hand A R4" },
    { "game saga\nsketch\n{A} R4\nend\nnot-over", { "'A'", "hand" }, NULL },
    { "game saga\nsketch\nhand A {Rx4}\nend\nnot-over", { "Rx4" }, "hand A R4" },
    { "game saga\nsheet\nchips 12x1 {8x5} 8x2 4x10\nend\nstart\nover",
      { "values rising" },
      "chips 12x1 8x2 8x5 4x10" },
    { "game sakkara\nsketch\nfield {A1@-} a1\nend\nover", { "field NAME STACK" }, NULL },
    { "game sakkara\nsketch\n{FIELD} A1 hewn\nend\nover", { "'FIELD'", "phase" }, "field a1 hewn" },
    { "game akkon\nsketch\ntop tyrus {tryus-siege}\nend\nnot-over",
      { "tryus-siege" },
      "top tyrus tyrus-siege" },
    { "game akkon\nstart\nrefused {one-field-per-bid} A bids 5 on tyrus",
      { "'bid-one-field'", "can forbid this", "bid-from-own-camp" },
      "refused bid-one-field A bids 5 on tyrus" },
    { "game akkon\nstart\nrefused A {bid-one-field} bids 5 on tyrus",
      { "behind 'refused'" },
      "refused bid-one-field A bids 5 on tyrus" },
    { "game akkon\nstart\nrefused {nonsense} A passes",
      { "'nonsense'", "can forbid this", "pass-is-final" },
      NULL },
    { "game akkon\nstart\nscore {15} A", { "'15'", "A to B" }, "score A 15" },
    { "game akkon\nstart\nscore 15 {}", { "score PLAYER NUMBER" }, "score A 15" },
    { "game akkon\nstart\n{score15} A", { "'score15'" }, NULL },
    { "game ordonanz\nstart\nchance {Bx} is dealt L 4/11",
      { "'Bx'", "the, A or B" },
      "chance B is dealt L 4/11" },
    { "game ordonanz\nstart\nchance B is dealt {L}",
      { "a chance such as 3/36" },
      "chance B is dealt L 1/6" },
    { "game ordonanz\nstart\nlegal A lays {N,} on 1", { "'N,'" }, "legal A lays N on 1" },
    { "game ordonanz\nsketch\narea A 1 N N N N\narea B 1 B B B {B}\nend\nnot-over",
      { "'order NUMBER PLAYERS'" },
      "put below it: order 1 B A" },
    { "game ordonanz\nplayers 3\nsheet\nplayers {2}\nend\nstart\nover",
      { "found 3 players above" },
      "players 3" },
    /* ---- a word too few or too many, but not at the end ---- */
    { "game {the} akkon\nstart\nover", { "game NAME" }, "game akkon" },
    { "game {game} saga\nstart\nover", { "game NAME" }, "game saga" },
    { "game {chess}\nreading q-grain-total=A\nstart\nover", { "'chess'" }, "game sakkara" },
    { "{reading} q-grain-total=A\nstart\nover",
      { "'game NAME' first" },
      "put above it: game sakkara" },
    { "{start} saga\nover", { "'game NAME' first" }, "game saga" },
    { "game ordonanz\nreading {}\nstart\nover", { "reading q-slug=LETTER" }, NULL },
    { "game ordonanz\nreading {Q-WHOSE-AREA=b}\nstart\nover",
      { "no question of ordonanz" },
      "reading q-whose-area=B" },
    { "game ordonanz\n{sheet.}\nareas 5\nend\nstart\nover", { "'sheet.'", "sheet" }, "sheet" },
    { "game ordonanz\nsheet {sheet}\nareas 5\nend\nstart\nover", { "sheet 'sheet'" }, "sheet" },
    { "game ordonanz\n{hand}\nstart\nover", { "players, scope" }, "leave this line out" },
    { "game saga\nsketch\nhand A R4\n{the} end\nmoves 3", { "'end' at the end" }, "end" },
    { "game saga\nsketch\nphase turn\n{game} saga\nend\nmoves 3",
      { "expected it above, and once" },
      "leave this line out" },
    { "game ordonanz\nsketch\narea A 1 N N N N\narea A 2 S {Su} S S\nend\nover",
      { "cards like HN or L" },
      "area A 2 S S S S" },
    { "game ordonanz\nsketch\narea A 1 N N N N\narea A 2 S S {s} S\nend\nover",
      { "cards like HN or L" },
      "area A 2 S S S S" },
    { "game ordonanz\nsketch\narea A 3 N N N N\narea B 3 B B B {B}\nend\nnot-over",
      { "'order NUMBER PLAYERS'" },
      "put below it: order 3 A B" },
    { "game sakkara\nsketch\nfield a1 hewn\nfield {grain}\nend\nover",
      { "field NAME STACK" },
      NULL },
    { "game sakkara\nsketch\nphase turn\nfield a1 A1@-\nfield b1 B1@-\nfield c1 A2@-\n"
      "field d1 {-}\nend\nover",
      { "every worker on the board" },
      "field d1 B2@-" },
    { "game akkon\nstart\nrefused {bid-one-fieldA} bids 5 on tyrus",
      { "'bid-one-fieldA'" },
      "refused bid-one-field A bids 5 on tyrus" },
    { "game ordonanz\n{position}\nphase lay\nturn A\nhand A L\nend\nover",
      { "position breaks" },
      "sketch" },
    { "game alexandros\nsketch\npile 11T\ndiscard {1T}\nend\nover",
      { "12 T, expected at most the 11" },
      "leave this line out" },
    /* ---- two things of one position ---- */
    { "game saga\nstart\nmore strength red {}", { "more THING than THING" }, "" },
    { "game saga\nstart\nmore strength red then strength green {}",
      { "without 'than'" },
      "more strength red than strength green" },
    { "game saga\nstart\nas-much strength red strength green {}",
      { "without 'as'" },
      "as-much strength red as strength green" },
    { "game saga\nstart\nif-swapped hand A hand B shows hand A {}",
      { "without 'with'", "if-swapped LINE with LINE shows LINE" },
      "if-swapped hand A with hand B shows hand A" },
    { "game saga\nstart\nif-swapped hand A with hand B {}", { "without 'shows'" }, "" },
    /* ---- Ordonanz ---- */
    { "game ordonanz\nsketch\narea A 1 L L L L {L}\nend\nover",
      { "fewer cards" },
      "area A 1 L L L L" },
    { "game ordonanz\nsketch\nhand A {L,} B, S\nend\nover", { "L, B, S" }, "hand A L B S" },
    { "game ordonanz\nsketch\nhand {A:} L\nend\nover", { "A:" }, "hand A L" },
    { "game ordonanz\nstart\nlegal A lays {NH} on 1",
      { "'NH'", "L, B, LB" },
      "legal A lays HN on 1" },
    { "game ordonanz\nstart\nlegal A lays {hn} on 1",
      { "'hn'", "L, B, LB" },
      "legal A lays HN on 1" },
    { "game ordonanz\nstart\nlegal A lays L {upon} 1", { "'upon'", "on" }, "legal A lays L on 1" },
    { "game ordonanz\nstart\nlegal A lays L on {one}", { "'one'", "a number from 1" }, NULL },
    { "game ordonanz\nstart\nlegal A lays L on {}",
      { "end of the line", "a number from 1" },
      NULL },
    { "game ordonanz\nstart\nlegal A lays {on} 1", { "'on'", "L, B, LB" }, NULL },
    { "game ordonanz\nstart\nlegal A {lay} L on 1",
      { "'lay'", "lays", "passes" },
      "legal A lays L on 1" },
    { "game ordonanz\nstart\nlegal A passes {twice}",
      { "'twice'", "the end of the line" },
      "legal A passes" },
    { "game ordonanz\nsketch\nhand A HN\nend\nrefused {A} lays HN on 1",
      { "found a move", "the clause that forbids it" },
      NULL },
    { "game ordonanz\nstart\nrefused {four-card-kap} A lays L on 1",
      { "four-card-kap", "four-card-cap" },
      "refused four-card-cap A lays L on 1" },
    { "game ordonanz\nsketch\nhand A {NH}\nend\nover", { "NH" }, "hand A HN" },
    { "game ordonanz\nsketch\nphase {lya}\nend\nover", { "lya", "lay", "take" }, "phase lay" },
    { "game ordonanz\nsketch\nturn {Z}\nend\nover", { "Z" }, NULL },
    { "game ordonanz\nsketch\n{hnad} A L\nend\nover", { "hnad", "hand" }, "hand A L" },
    { "game ordonanz\nsketch\narea A {9} L\nend\nover", { "9" }, NULL },
    { "game ordonanz\nsketch\nhand A L\nhand B B\n{hand A L}\nend\nover",
      { "the same line again", "line 3" },
      "leave this line out" },
    { "game ordonanz\nsketch\nturn A\n{turn B}\nend\nover",
      { "a second time", "line 3" },
      "leave this line out" },
    { "game ordonanz\nsketch\nhand A N N N\nhand B N N {N}\nend\nover",
      { "N, expected at most" },
      NULL },
    /* ---- Sakkara ---- */
    { "game sakkara\nsketch\nfield a1 {hwen}\nend\nover", { "hwen", "a stack" }, NULL },
    { "game sakkara\nstart\nlegal A casts fire from 1 {horizontal} with ship ship ship",
      { "'horizontal'", "horizontally or vertically" },
      "legal A casts fire from 1 horizontally with ship ship ship" },
    { "game sakkara\nstart\nlegal A steps 1 to {z9}", { "'z9'", "a1, b1" }, NULL },
    { "game sakkara\nstart\nlegal A steps {3} to a1", { "'3'", "1, 2" }, NULL },
    { "game sakkara\nstart\nlegal A builds {stairs}",
      { "'stairs'", "stair", "ship" },
      "legal A builds stair" },
    { "game sakkara\nstart\nlegal A casts {frie} from 1 vertically with ox ox ox",
      { "'frie'", "fire", "whirlwind" },
      "legal A casts fire from 1 vertically with ox ox ox" },
    { "game sakkara\nstart\nlegal A rides on and {take}",
      { "'take'", "takes" },
      "legal A rides on and takes" },
    { "game sakkara\nstart\nthe oldest is {}", { "end of the line", "A or B" }, NULL },
    { "game sakkara\nsketch\nholder A 8xhewn\nfield a1 {hewn/hewn/hewn}\nend\nover",
      { "found 11 hewn", "the 10 that the sheet has" },
      "field a1 hewn/hewn" },
    { "game sakkara\nsketch\nfield a1 hewn/hewn/hewn\nholder A {8xhewn}\nend\nover",
      { "found 11 hewn", "the 10 that the sheet has" },
      "holder A 7xhewn" },
    { "game sakkara\nsketch\nholder A {gran}\nend\nover", { "gran" }, "holder A grain" },
    { "game sakkara\nsketch\nphase {trun}\nend\nover", { "trun", "turn", "ride" }, "phase turn" },
    { "game sakkara\nsketch\nheading {north}\nend\nover", { "north", "up" }, NULL },
    { "game sakkara\nstart\nscore {C} 3", { "'C'", "A to B" }, "score A 3" },
    /* ---- Saga ---- */
    { "game saga\nsketch\nfame A {999}\nend\nnot-over", { "fame PLAYER NUMBER" }, "fame A 255" },
    { "game saga\nsketch\nattack A B1 {green}\nend\nnot-over", { "troops such as" }, NULL },
    { "game saga\nstart\nlegal A lays {R9}", { "'R9'", "R1, R2" }, NULL },
    { "game saga\nstart\nlegal A lays {r4}", { "'r4'", "R1" }, "legal A lays R4" },
    { "game saga\nstart\n{gren} shows crown", { "gren" }, "green shows crown" },
    { "game saga\nstart\ngreen shows {crwon}",
      { "'crwon'", "crown or plain" },
      "green shows crown" },
    { "game saga\nsketch\nphase {trn}\nend\nover", { "trn" }, "phase turn" },
    { "game saga\nsketch\nhand A R4 {R9}\nend\nover", { "R9" }, NULL },
    { "game saga\nstart\nlegal A recruits {}", { "end of the line", "R1" }, NULL },
    { "game saga\nstart\nlegal A takes back R4 {form} A.-", { "'form'", "from" }, NULL },
    /* ---- Akkon ---- */
    { "game akkon\nsketch\ntop tyrus {jaffa-ban}\nend\nnot-over", { "those of their city" }, NULL },
    { "game akkon\nsketch\npile {Tirus} 3\nend\nnot-over", { "'Tirus'", "tyrus, jaffa" }, NULL },
    { "game akkon\nsketch\nvalue A 2 2 2 {77}\nend\nnot-over", { "no greater than" }, NULL },
    { "game akkon\nsketch\nvalue A 2 2 2 {}\nend\nnot-over", { "each track" }, NULL },
    { "game akkon\nstart\nlegal A bids {knight} on tyrus",
      { "'knight'", "5, 6, 7, 8", "mercenary", "chaplain" },
      "legal A bids 5 on tyrus" },
    { "game akkon\nstart\nlegal A bids 5 on {Tirus}",
      { "'Tirus'", "tyrus", "jaffa" },
      "legal A bids 5 on tyrus" },
    { "game akkon\nstart\nlegal A bids {mercenry} on tyrus",
      { "mercenary" },
      "legal A bids mercenary on tyrus" },
    { "game akkon\nstart\nlegal B {asks} A", { "'asks'", "bids", "plays" }, NULL },
    { "game akkon\nstart\n{field} h1", { "'field'", "a keyword or a move", "legal" }, NULL },
    { "game akkon\nstart\n{jerusalem-plague}",
      { "'jerusalem-plague'", "a keyword or a move" },
      NULL },
    { "game akkon\nstart\nlegal A plays {jerusalem-plauge}", { "jerusalem-plauge" }, NULL },
    { "game akkon\nsketch\nphase {bids}\nend\nover", { "bids" }, "phase bid" },
    { "game akkon\nsketch\nmarshal {akko}\nend\nover", { "akko" }, NULL },
    /* ---- Alexandros ---- */
    { "game alexandros\nsketch\nscore A {9999}\nend\nnot-over", { "at most 255" }, "score A 255" },
    { "game alexandros\nsketch\npoints 0 {hello}\nend\nnot-over",
      { "this line of the board" },
      NULL },
    { "game alexandros\nstart\nlegal A heads {to} 2.5",
      { "'to'", "for" },
      "legal A heads for 2.5" },
    { "game alexandros\nstart\nlegal A uses open {X}", { "'X'", "T, J" }, NULL },
    { "game alexandros\nstart\nlegal A {draw}", { "'draw'", "draws" }, "legal A draws" },
    { "game alexandros\nsketch\nhand A TTTTTT\nhand B {TTTTTT}\nend\nover",
      { "found 12 T", "the 11 that the sheet has" },
      "hand B TTTTT" },
    { "game alexandros\nsketch\nphase {acton}\nend\nover", { "acton", "action" }, "phase action" },
    { "game alexandros\nsketch\nturn {F}\nend\nover", { "F" }, NULL },
    { "game alexandros\nstart\n{shws} turn A", { "'shws'", "shows" }, "shows turn A" },
    { "game alexandros\nstart\n{winer} A", { "'winer'", "winner" }, "winner A" },
    /* ---- expectations ---- */
    { "game saga\nstart\nscore A {}", { "score PLAYER NUMBER" }, NULL },
    { "game saga\nstart\nscore A {many}", { "'many'", "a number" }, NULL },
    { "game saga\nstart\nmoves {some}", { "'some'", "a number" }, "moves 1" },
    { "game saga\nstart\nwinner {E}", { "'E'", "A to B" }, "winner A" },
    { "game saga\nstart\nobserves {Q} turn A", { "'Q'", "A to B" }, "observes A turn A" },
    { "game saga\nstart\nchance green shows crown {half}",
      { "'half'", "3/36" },
      "chance green shows crown 1/6" },
};
enum { CASES = sizeof cases / sizeof cases[0] };

/* Copies the text without its braces, and says where they were. */
static void unmark(const char *marked, char *text, unsigned *line, unsigned *column,
                   unsigned *width)
{
    unsigned at_line = 1, at = 1;
    *width = 0;
    for (; *marked; marked++) {
        if (*marked == '{')
            *line = at_line, *column = at;
        else if (*marked == '}')
            *width = at - *column;
        else {
            *text++ = *marked;
            at++;
            if (*marked == '\n')
                at_line++, at = 1;
        }
    }
    *text = 0;
}

/* Carries out the diagnostic's mend. */
static void mend_line(const char *text, unsigned line, const struct diagnostic *d, char *out)
{
    *out = 0;
    for (unsigned n = 1; *text; n++) {
        size_t length = strcspn(text, "\n");
        if (n == line && d->fix_at != FIX_BELOW && d->fix_at != FIX_AWAY)
            out += sprintf(out, "%s\n", d->fix);
        if (n != line || d->fix_at == FIX_ABOVE || d->fix_at == FIX_BELOW)
            out += sprintf(out, "%.*s\n", (int)length, text);
        if (n == line && d->fix_at == FIX_BELOW)
            out += sprintf(out, "%s\n", d->fix);
        text += length + (text[length] != 0);
    }
}

/* Is this error among them? */
static bool has_error(const char *message, const struct diagnostics *of)
{
    for (unsigned i = 0; i < of->count; i++)
        if (!of->list[i].warning && !strcmp(of->list[i].message, message))
            return true;
    return false;
}

static struct diagnostics all;

static bool error_on(unsigned line)
{
    for (unsigned i = 0; i < all.count; i++)
        if (all.list[i].at.line == line && !all.list[i].warning)
            return true;
    return false;
}

TEST says_what_is_wrong(const struct wrong *w)
{
    static char text[1000], fixed[2000]; /* messages point into them */
    unsigned line = 0, column = 0, width = 0;
    unmark(w->file, text, &line, &column, &width);
    check_scenario(text, strlen(text), NULL, &all);
    ASSERTm(text, all.count > 0);
    const struct diagnostic *d = &all.list[0];
    ASSERT_EQ_FMTm(text, line, d->at.line, "%u");
    ASSERT_EQ_FMTm(text, column, d->at.column, "%u");
    ASSERT_EQ_FMTm(text, width ? width : 1, d->at.width, "%u");
    static char message[sizeof d->message];
    snprintf(message, sizeof message, "%s", d->message);
    for (unsigned i = 0; i < MOST_SAID && w->says[i]; i++)
        if (!strstr(d->message, w->says[i])) {
            ASSERT_STR_EQm(text, w->says[i], d->message);
        }
    char mend[2 * SAID_ROOM];
    enum fix_place where = d->fix_at;
    mend_of(d, mend);
    if (w->fix)
        ASSERT_STR_EQm(text, w->fix, where == FIX_INSTEAD ? d->fix : mend);
    else
        ASSERTm(text, *mend);
    if (!*mend)
        PASS(); /* a line may be left out, and the reader has to choose which one */
    mend_line(text, line, d, fixed);
    check_scenario(fixed, strlen(fixed), NULL, &all);
    ASSERT_FALSEm(fixed, error_on(line) && where != FIX_AWAY);
    ASSERT_FALSEm(fixed, error_on(line + 1) && (where == FIX_ABOVE || where == FIX_BELOW));
    ASSERT_FALSEm(fixed, has_error(message, &all));
    PASS();
}

TEST all_errors_of_a_file_are_told(void)
{
    static const char text[] = "game ordonanz\nsketch\nhand A NH\nphase lya\nend\n"
                               "legal A lays NH on 1\nscroe A 3\nover\nwinner Z\n";
    check_scenario(text, strlen(text), NULL, &all);
    ASSERT_EQ_FMT(5u, all.count, "%u");
    static const unsigned lines[] = { 3, 4, 6, 7, 9 };
    for (unsigned i = 0; i < 5; i++)
        ASSERT_EQ_FMT(lines[i], all.list[i].at.line, "%u");
    PASS();
}

/* If the sheet is missing, the position is not compared with the standard sheet. */
TEST missing_sheet_is_told_alone(void)
{
    static const char text[] =
        "game sakkara\nreading q-none=A\nsheet none.sheet\nsketch\nfield h1 3\nend\n"
        "over";
    check_scenario(text, strlen(text), "x.scenario", &all);
    ASSERT_EQ_FMT(2u, all.count, "%u");
    ASSERT_EQ_FMT(2u, all.list[0].at.line, "%u");
    ASSERT_EQ_FMT(3u, all.list[1].at.line, "%u");
    ASSERT(strstr(all.list[1].message, "none.sheet"));
    PASS();
}

TEST no_more_than_twenty_are_shown(void)
{
    static char text[2000] = "game ordonanz\nstart\n";
    size_t used = strlen(text);
    for (unsigned i = 0; i < 33; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "gibberish\n");
    check_scenario(text, strlen(text), NULL, &all);
    ASSERT_EQ_FMT(20u, all.count, "%u");
    ASSERT_EQ_FMT(13u, all.dropped, "%u");
    PASS();
}

/* Eleven pieces are too many; both lines that have some are marked, each with its number. */
TEST pieces_are_named_where_they_are(void)
{
    static const char text[] =
        "game sakkara\nsketch\nfield a1 hewn/hewn/hewn\nholder A 8xhewn\nend\nover\n";
    check_scenario(text, strlen(text), NULL, &all);
    ASSERT_EQ_FMT(1u, all.count, "%u");
    const struct diagnostic *d = &all.list[0];
    ASSERT_EQ_FMT(1u, d->others, "%u");
    ASSERT_EQ_FMT(3u, d->other[0].line, "%u");
    ASSERT_STR_EQ("3 here", d->other[0].note);
    ASSERT_EQ_FMT(4u, d->at.line, "%u");
    ASSERT_STR_EQ("at most 7 here", d->at.note);
    PASS();
}

/* If the first line of a block is wrong, its other lines cause no further errors. */
TEST block_goes_with_its_first_line(void)
{
    static const char *const texts[] = {
        "game ordonanz\nposition-refused nonsense\nhand A L\nend\n",
        "game ordonanz\nstart\nposition\nhand A L\nend\nnot-over\n",
        "game ordonanz\nstart\nsheet\ndeck 3xL\nend\nnot-over\n",
    };
    for (unsigned i = 0; i < 3; i++) {
        check_scenario(texts[i], strlen(texts[i]), NULL, &all);
        ASSERT_EQ_FMTm(texts[i], 1u, all.count, "%u");
    }
    PASS();
}

/* The tip is the third step of a pyramid: without the other two no play leads there. */
TEST sketch_names_a_step_without_the_one_below(void)
{
    static const char text[] = "game sakkara\nsketch\nfield a1 A1@hewn\nfield b1 A2@hewn\n"
                               "field a2 B1@ox\nfield b2 B2@ox\npyramid A tip\nend\nnot-over\n";
    bool told = false;
    ASSERT(check_scenario(text, strlen(text), NULL, &all));
    for (unsigned i = 0; i < all.count; i++) {
        const struct diagnostic *d = &all.list[i];
        ASSERT(d->warning);
        if (!strstr(d->message, "steps-are-built-one-on-the-other"))
            continue;
        told = true;
        ASSERT(strstr(d->message, "because of 'tip'"));
        ASSERT(strstr(d->message, "clause steps-in-order"));
        ASSERT_EQ_FMT(7u, d->at.line, "%u");
        ASSERT_EQ_FMT(11u, d->at.column, "%u");
    }
    ASSERT(told);
    PASS();
}

TEST table_names_the_line_of_the_sheet(void)
{
    static const char text[] = "game ordonanz\nsheet\ndeck 3xL\nend\nstart\nnot-over\n";
    ASSERT_FALSE(check_scenario(text, strlen(text), NULL, &all));
    ASSERT_EQ_FMT(1u, all.count, "%u");
    ASSERT_STR_EQ("at least 40 here", all.list[0].at.note); /* twenty for each of two */
    ASSERT_EQ_FMT(1u, all.list[0].others, "%u");
    ASSERT_EQ_FMT(5u, all.list[0].other[0].line, "%u");
    PASS();
}

TEST empty_file_has_a_first_line(void)
{
    check_scenario("", 0, NULL, &all);
    ASSERT_EQ_FMT(1u, all.count, "%u");
    ASSERT_EQ_FMT(1u, all.list[0].at.line, "%u");
    PASS();
}

TEST as_people_read_it(void)
{
    static const char text[] = "game akkon\nstart\n  legal A bids knight on tyrus\n";
    static char said[2000];
    FILE *out = fmemopen(said, sizeof said - 1, "w");
    check_scenario(text, strlen(text), "bids.scenario", &all);
    print_diagnostics(out, &all, false);
    fclose(out);
    ASSERT_STR_EQ("bids.scenario:3:16: error: found 'knight', expected 5, 6, 7, 8, mercenary, "
                  "grey, chaplain, marshal or borrowed\n"
                  "     3 |   legal A bids knight on tyrus\n"
                  "       |                ^^^^^^\n"
                  "       = for example: legal A bids 5 on tyrus\n",
                  said);
    PASS();
}

SUITE(diagnostics_suite)
{
    for (unsigned i = 0; i < CASES; i++)
        RUN_TESTp(says_what_is_wrong, &cases[i]);
    RUN_TEST(all_errors_of_a_file_are_told);
    RUN_TEST(missing_sheet_is_told_alone);
    RUN_TEST(no_more_than_twenty_are_shown);
    RUN_TEST(pieces_are_named_where_they_are);
    RUN_TEST(block_goes_with_its_first_line);
    RUN_TEST(sketch_names_a_step_without_the_one_below);
    RUN_TEST(table_names_the_line_of_the_sheet);
    RUN_TEST(empty_file_has_a_first_line);
    RUN_TEST(as_people_read_it);
}
