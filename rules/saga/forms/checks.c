/* Completes a position that was read: fills in what follows from the other lines, and refuses an
 * impossible position with a message that says what would be possible. */
#include "spelling.h"

/* ------------------------------------------------- what follows from the rest -- */

static unsigned knights_under(const struct saga_state *s, unsigned land)
{
    return saga_troop_at(s, land).size;
}

static uint8_t derive_ending(const struct saga_table *t, const struct saga_state *s)
{
    unsigned second = READS(t, Q_end_order, 'B') ? ENLIST : PICK;
    if (s->phase == OVER || s->phase == second)
        return CLOSED;
    return s->phase == ENLIST || s->phase == PICK ? CLOSING : NOT_YET;
}

static bool has_set(const struct saga_table *t, const struct saga_state *s, unsigned set)
{
    bool taken = false;
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        taken = taken || s->set_of[seat] == set + 1;
    return taken;
}

/* The table gives the sets; otherwise, once they are dealt, each seat gets the first one left. */
static void derive_sets(const struct saga_table *t, struct saga_state *s)
{
    unsigned players = t->head.players;
    for (unsigned seat = 0; seat <= SEATS; seat++) {
        unsigned given = seat < players ? t->seat_set[seat] : seat == players ? t->display_set : 0;
        if (s->set_of[seat] == DERIVE && (given != 0 || seat > players || s->phase <= DEAL_SETS))
            s->set_of[seat] = (uint8_t)given;
    }
    for (unsigned seat = 0, set = 0; seat <= players; seat++)
        if (s->set_of[seat] == DERIVE) {
            while (set < SETS && has_set(t, s, set))
                set++;
            s->set_of[seat] = (uint8_t)(set < t->sets ? set + 1 : 0);
        }
}

void saga_derive(const struct saga_table *t, struct saga_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (s->held[seat] == DERIVE)
            s->held[seat] = (uint8_t)sum_of(s->hand[seat], CARDS);
    derive_sets(t, s);
    if (s->ending == DERIVE)
        s->ending = derive_ending(t, s);
}

/* ---- does it add up? ---- */

static bool is_asking(unsigned phase)
{
    return (phase >= CHOOSE && phase <= ASIDE) || phase == ENLIST || phase == PICK;
}

static const char *check_decision(const struct saga_table *t, const struct saga_state *s)
{
    bool paying = s->phase == PAY || s->phase == DRAW, changes = READS(t, Q_change_impossible, 'B');
    if (is_asking(s->phase) != (s->asked != 0) || s->asked > t->head.players)
        return "a line 'asked PLAYER' in phases choose, gift, flip, aside, enlist and pick, and "
               "only there";
    if ((s->phase >= CHOOSE && s->phase <= FLIP) != (s->about != 0) || s->about > t->lands)
        return "a line 'about LAND' in phases choose, gift and flip, and only there";
    if (paying != (s->owes != 0 || s->gets != 0) || (paying && !changes))
        return "lines 'owes NUMBER' or 'gets NUMBER' in phases pay and draw, which "
               "q-change-impossible B has";
    if (s->phase >= ENLIST ? s->ending != derive_ending(t, s)
                           : s->phase < TURN && s->ending != NOT_YET)
        return "in phases enlist, pick and over the ending that goes with them, and none before "
               "phase turn";
    return NULL;
}

/* ---- the set-up ---- */

/* Is this a possible state of the display? All knights are of its set, at most two lie under each
 * land, the first one has the land's colour, and under q-setup-stuck A the others can still be laid
 * out. */
static bool display_fits(const struct saga_table *t, const struct saga_state *s)
{
    uint8_t left[CARDS];
    unsigned set = s->set_of[t->head.players];
    bool good = set != 0;
    for (unsigned card = 0; good && card < CARDS; card++)
        left[card] = t->set[set - 1][card];
    for (unsigned land = 0; good && land < t->lands; land++) {
        struct saga_troop pair = saga_troop_at(s, land);
        unsigned own = 0;
        good = pair.size <= DISPLAYED;
        for (unsigned i = 0; good && i < pair.size; i++) {
            good = (pair.card[i] & DOWN) == 0 && left[pair.card[i] - 1]-- > 0;
            own += colour_of(pair.card[i] - 1u) == land;
        }
        good = good && own == (pair.size > 0);
    }
    return good && (!READS(t, Q_setup_stuck, 'A') || !saga_display_sticks(t, s));
}

/* Is anything left to choose or to deal in this phase? */
static bool waits(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        any = any
           || (s->phase == SIDES ? t->side[land] == EITHER && (s->settled >> land & 1u) == 0
                                 : s->phase == DISPLAY && knights_under(s, land) < DISPLAYED);
    for (unsigned seat = 0; seat <= t->head.players && s->phase == DEAL_SETS; seat++)
        any = any || s->set_of[seat] == 0;
    return any;
}

static bool settled_by_nature(const struct saga_table *t, const struct saga_state *s)
{
    bool good = s->phase == SIDES || s->settled == 0;
    for (unsigned land = 0; land < t->lands; land++) {
        bool settled = (s->settled >> land & 1u) != 0;
        good = good && (!settled || t->side[land] == EITHER)
            && (s->phase != SIDES || settled || t->side[land] != EITHER || s->side[land] == CROWN);
    }
    return good;
}

static const char *check_set_up(const struct saga_table *t, const struct saga_state *s)
{
    if (!settled_by_nature(t, s) || (s->phase == SIDES && !waits(t, s)))
        return "in phase sides, and only there, 'settled' behind lands whose side was chosen: not "
               "behind all, nor where the sheet gives it";
    if (s->phase == DEAL_SETS && !waits(t, s))
        return "in phase sets a player or the display without a set";
    if (s->phase == DISPLAY && (!display_fits(t, s) || !waits(t, s)))
        return "in phase display knights of its set under the lands, as far as the dealing has "
               "come";
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        for (unsigned other = 0; other < seat; other++)
            if (s->set_of[seat] != 0 && s->set_of[seat] == s->set_of[other])
                return "a set of its own for each player and for the display";
    return NULL;
}

static const char *check_given(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (t->side[land] != EITHER && s->side[land] != t->side[land])
            return "the side of each land that the sheet gives";
    for (unsigned seat = 0; seat <= t->head.players; seat++) {
        unsigned given = seat == t->head.players ? t->display_set : t->seat_set[seat];
        if (given != 0 && s->set_of[seat] != given)
            return "the set of each player that the sheet gives";
    }
    return NULL;
}

/* ---- knights ---- */

static unsigned laid_by(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        unsigned mask)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM; i++)
        n += s->attack[seat][i] != 0 && (s->attack[seat][i] & mask) == mask;
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && owns(s, seat, land); i++)
            n += s->defence[land][i] != 0 && (s->defence[land][i] & mask) == mask;
    return n;
}

static bool any_unknown(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        any = any || sum_of(s->hand[seat], CARDS) > s->held[seat];
        for (unsigned i = 0; i < ROOM; i++)
            any = any || (s->attack[seat][i] != 0 && (s->attack[seat][i] & KNIGHT) == 0);
    }
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            any = any || (s->defence[land][i] != 0 && (s->defence[land][i] & KNIGHT) == 0);
    return any;
}

static bool any_hidden_in_middle(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && s->holder[land] == 0; i++)
            any = any || (s->defence[land][i] & DOWN) != 0;
    return any;
}

static bool in_play(const struct saga_table *t, unsigned during)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        any = any || ((t->during[land][CROWN] | t->during[land][PLAIN]) & during) != 0;
    return any;
}

static const char *check_hidden(const struct saga_table *t, const struct saga_state *s)
{
    unsigned down = 0, fresh = 0, own = laid_by(t, s, s->mover, FRESH);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        down += laid_by(t, s, seat, DOWN);
        fresh += laid_by(t, s, seat, FRESH);
    }
    if (any_unknown(t, s))
        return "a knight for each (?): what nobody knows cannot be played on";
    if (any_hidden_in_middle(t, s) || (down > 0 && !in_play(t, P_HIDE)))
        return "knights face down before players only, and where the power for it is in play";
    return fresh > own || fresh > 1 ? "a * on one knight at most, of the player whose turn it is"
                                    : NULL;
}

static const char *check_numbers(const struct saga_table *t, const struct saga_state *s)
{
    unsigned knights = sum_of(s->pool, CARDS);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        knights += s->held[seat] + laid_by(t, s, seat, 0);
    for (unsigned land = 0; land < t->lands; land++)
        knights += s->holder[land] == 0 ? knights_under(s, land) : 0;
    return knights <= KNIGHTS ? NULL : "no more knights than there are: 60";
}

/* ---- lands, income, chips ---- */

static const char *check_lands(const struct saga_table *t, const struct saga_state *s)
{
    unsigned due = 0;
    bool picks = false;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned during = t->during[land][CROWN] | t->during[land][PLAIN];
        due += t->income[land][CROWN] > t->income[land][PLAIN] ? t->income[land][CROWN]
                                                               : t->income[land][PLAIN];
        picks = picks || ((t->final[land][CROWN] | t->final[land][PLAIN]) & E_TROOP) != 0;
        if (s->turned[land] != UNTURNED
            && ((during & (P_ADD | P_HIDE)) == 0 || s->holder[land] == 0))
            return "turned only lands whose power is used once, and before a player";
    }
    if (s->due > due)
        return "no more income due than the lands bring";
    if (s->took && (due == 0 || s->due > 0 || s->laid || s->recruited))
        return "a line 'took' only where lands bring income, of which none is due any more, and "
               "in a turn without a knight laid or recruited";
    if (s->lost && (due == 0 || s->due > 0 || s->laid || s->recruited))
        return "a line 'lost' only where lands bring income, of which none is due, and in a turn "
               "without a "
               "knight laid or recruited";
    return s->counted != 0 && !picks ? "a troop counted only where a land has the power for it"
                                     : NULL;
}

static unsigned worth_of_chips(const struct saga_table *t, const struct saga_state *s,
                               unsigned seat)
{
    unsigned n = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        n += (unsigned)t->chip[d] * s->chips[seat][d];
    return n;
}

static const char *check_chips(const struct saga_table *t, const struct saga_state *s)
{
    bool kept = READS(t, Q_change_impossible, 'B');
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        bool mover = seat == s->mover;
        unsigned has = worth_of_chips(t, s, seat) + (mover ? s->gets : 0u);
        unsigned needs = s->fame[seat] + (mover ? s->owes : 0u);
        if (kept ? has != needs : saga_any_chips(s, seat))
            return "under q-change-impossible B chips that make up the fame of each player, and "
                   "else no line "
                   "'chips'";
    }
    for (unsigned d = 0; d < DENOMINATIONS; d++) {
        unsigned out = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++)
            out += s->chips[seat][d];
        if (out > t->chips[d])
            return "no more chips of a value than the sheet has";
    }
    return NULL;
}

/* ---- what only some readings know ---- */

static bool any_byte(const uint8_t *bytes, unsigned count)
{
    bool any = false;
    for (unsigned i = 0; i < count; i++)
        any = any || bytes[i] != 0;
    return any;
}

static bool needs_weakened(const struct saga_table *t)
{
    return !READS(t, Q_conquest_trigger, 'A') || READS(t, Q_takeback_test, 'B')
        || READS(t, Q_received_is_conquered, 'B');
}

static const char *check_readings(const struct saga_table *t, const struct saga_state *s)
{
    bool aims = READS(t, Q_takeback_bottom, 'B') || READS(t, Q_troops_added, 'B');
    bool remembers = READS(t, Q_takeback_colour_memory, 'B');
    if (s->weakened != 0 && !needs_weakened(t))
        return "'weakened' only under q-conquest-trigger B or C, q-takeback-test B, "
               "q-received-is-conquered B";
    if (s->changed != 0 && !READS(t, Q_conquest_trigger, 'B'))
        return "a line 'changed' only under q-conquest-trigger B";
    if (s->changed != 0 && saga_troop_at(s, s->changed - 1u).size == 0)
        return "a line 'changed' with a troop that lies there";
    if (any_byte(s->declined, LANDS) && !READS(t, Q_conquest_optional, 'B'))
        return "'declined' only under q-conquest-optional B";
    if (any_byte(s->tied, LANDS) && !READS(t, Q_contested_land, 'B'))
        return "'tied' only under q-contested-land B";
    if (s->gained != 0 && !READS(t, Q_takeback_new_holder, 'B'))
        return "'gained' only under q-takeback-new-holder B";
    if (s->freed[0] != 0 && (!READS(t, Q_free_knight_choice, 'B') || s->phase != GIFT))
        return "a line 'freed' only under q-free-knight-choice B, in phase gift";
    if (s->begun != 0 && !READS(t, Q_takeback_when, 'C'))
        return "a line 'begun' only under q-takeback-when C";
    if (any_byte(&s->aim[0][0], sizeof s->aim) && !aims)
        return "'>' behind a troop only under q-takeback-bottom B or q-troops-added B";
    if ((any_byte(&s->barred[0][0], sizeof s->barred) || any_byte(s->barred_under, LANDS))
        && !remembers)
        return "barred colours only under q-takeback-colour-memory B";
    return NULL;
}

const char *saga_finish_position(const struct saga_table *t, struct saga_state *s)
{
    saga_derive(t, s);
    const char *(*const checks[])(const struct saga_table *, const struct saga_state *) = {
        check_decision, check_given, check_hidden, check_numbers,
        check_set_up,   check_lands, check_chips,  check_readings,
    };
    for (unsigned i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        const char *expected = checks[i](t, s);
        if (expected)
            return expected;
    }
    return NULL;
}
