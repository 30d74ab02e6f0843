/* This chapter states what the document says under "Overzicht": what each card does. */
#include "shared.h"

CLAUSE(value_clamp, "Kaartronde", EFFECT, EXPLICIT,
       "No action brings a value below 0 or above 13; what is over lapses.")

static unsigned up(const struct akkon_table *t, unsigned value, unsigned by)
{
    return least(value + by, t->most);
}

/* The values after this move, said once for all cards. */
static void values_then(const struct akkon_table *t, const struct akkon_state *before,
                        struct move m, const struct akkon_state *after,
                        uint8_t value[SEATS][TRACKS])
{
    unsigned p = before->mover % SEATS;
    const struct akkon_print *it = pays(before, m) ? played_card(t, before, m) : running(t, before);
    unsigned on = pays(before, m) ? played_on(before, m) : 0, track = it->track % TRACKS,
             other = it->other % TRACKS;
    unsigned lance = READS(t, Q_lance_feast, 'B') ? 3 : 1,
             feast = READS(t, Q_lance_feast, 'B') ? 1 : 3;
    for (unsigned q = 0; q < SEATS; q++)
        for (unsigned i = 0; i < TRACKS; i++)
            value[q][i] = before->value[q][i];
    uint8_t *own = &value[p][track];
    if (acts(before, m, after)) {
        bool fixed = !READS(t, Q_lance_feast, 'C');
        if (it->action == LANCE && fixed)
            *own = (uint8_t)up(t, *own, lance);
        if (it->action == FEAST && fixed)
            *own = (uint8_t)up(t, *own, feast);
        if (it->action == BAN || it->action == SIEGE)
            *own = (uint8_t)up(t, *own, 2);
        if (it->action == SIEGE)
            value[p][other] = (uint8_t)down(value[p][other], 1);
        if (it->action == BAN && on > 0)
            value[(on - 1) % SEATS][track] = (uint8_t)down(value[(on - 1) % SEATS][track], 2);
    }
    if (m.kind == M_PUSH)
        value[m.arg[0] % SEATS][track] = (uint8_t)down(value[m.arg[0] % SEATS][track], 1);
    if (m.kind == M_ADVANCE)
        *own = (uint8_t)up(t, *own, m.arg[0]);
    if (m.kind == M_RAISE)
        value[m.actor % SEATS][m.arg[0] % TRACKS] =
            (uint8_t)up(t, value[m.actor % SEATS][m.arg[0] % TRACKS], 1);
    if (m.kind == M_LOWER)
        value[p][m.arg[0] % TRACKS] = (uint8_t)down(value[p][m.arg[0] % TRACKS], 1);
}

STEP_PROPERTY(values_change_only_as_a_card_or_clemens_says)
{
    uint8_t value[SEATS][TRACKS];
    if (sets_up(before))
        return same_bytes(before->value[0], after->value[0], SEATS * TRACKS);
    values_then(t, before, m, after, value);
    return same_bytes(value[0], after->value[0], SEATS * TRACKS);
}

LAW(what_is_over_lapses)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned value = choose(from, MOST_VALUE + 1u), by = choose(from, 6),
             seat = choose(from, t.head.players);
    s.value[seat][FAITH] = (uint8_t)value;
    akkon_forward(&t, &s, seat, FAITH, by);
    unsigned then = s.value[seat][FAITH];
    akkon_backward(&s, seat, FAITH, by);
    return then == (value + by > 13 ? 13 : value + by)
        && s.value[seat][FAITH] == (then > by ? then - by : 0);
}

QUESTION(q_null_effect, "May a card be played that has no effect, or a part of it?", 'A',
         "What is over lapses; only ban and scripture have a bar.", BUILT('A', "yes"),
         BUILT('B', "no: what its player must or, with a Levant, may move forward has to fit"))

CLAUSE(lance_plus_1, "Lans", EFFECT, AMBIGUOUS,
       "A lance moves the player's indicated marker 1 forward.")

/* How far a lance and a feast go; q-lance-feast C: as its player says. */
static bool goes(const struct akkon_table *t, const struct akkon_state *before, struct move m,
                 const struct akkon_state *after, unsigned action, unsigned by)
{
    unsigned p = before->mover, track = played_card(t, before, m)->track;
    if (!acts_as(t, before, m, after, action))
        return true;
    if (READS(t, Q_lance_feast, 'C') && before->value[p][track] < t->most)
        return after->phase == STEPS;
    return READS(t, Q_lance_feast, 'C')
        || after->value[p][track] == up(t, before->value[p][track], by);
}

STEP_PROPERTY(lance_goes_one_forward)
{
    return goes(t, before, m, after, LANCE, READS(t, Q_lance_feast, 'B') ? 3 : 1);
}

QUESTION(q_lance_feast, "Which of lance and feast is the 1 and which the 3?", 'A',
         "The order of the title; the cards would tell.", BUILT('A', "the lance is 1, the feast 3"),
         BUILT('B', "the lance is 3, the feast 1"),
         BUILT('C', "each is 1 or 3, as the player likes"))

CLAUSE(feast_plus_3, "Lans", EFFECT, AMBIGUOUS, "A feast moves it 3 forward.")

STEP_PROPERTY(feast_goes_three_forward)
{
    return goes(t, before, m, after, FEAST, READS(t, Q_lance_feast, 'B') ? 1 : 3);
}

CLAUSE(ban_self_plus_2, "Kerkban", EFFECT, EXPLICIT,
       "A ban moves the player's indicated marker 2 forward.")

STEP_PROPERTY(ban_goes_two_forward)
{
    unsigned track = played_card(t, before, m)->track, p = before->mover;
    return !acts_as(t, before, m, after, BAN)
        || after->value[p][track] == before->value[p][track] + 2;
}

CLAUSE(ban_other_minus_2, "Kerkban", EFFECT, EXPLICIT,
       "It moves the same marker of another player 2 back.")

STEP_PROPERTY(ban_goes_two_back)
{
    unsigned track = played_card(t, before, m)->track, on = played_on(before, m);
    return !acts_as(t, before, m, after, BAN)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u
            && after->value[on - 1][track] + 2 == before->value[on - 1][track]);
}

CLAUSE(ban_within_bounds, "Kerkban", LEGALITY, EXPLICIT,
       "It can be played only if neither step leaves the track.")

/* So nothing of it is lost: the track's sum is the same. */
STEP_PROPERTY(ban_loses_nothing)
{
    unsigned track = played_card(t, before, m)->track, was = 0, is = 0;
    for (unsigned p = 0; p < t->head.players; p++) {
        was += before->value[p][track];
        is += after->value[p][track];
    }
    return !acts_as(t, before, m, after, BAN) || was == is;
}

LAW(ban_is_judged_before_it_is_paid)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), BAN), own = choose(from, 14),
             other = choose(from, 14);
    s.value[0][t.print[p].track] = (uint8_t)own;
    s.value[1][t.print[p].track] = (uint8_t)other;
    put(&t, &s, p, IN_HAND);
    return asked(&t, &s, M_PLAY_ON, 0, p, 1)
        == (own > 11 || other < 2 ? (verdict)AKKON_ban_within_bounds : (verdict)LEGAL);
}

CLAUSE(siege_plus_2_minus_1, "Belegering", EFFECT, EXPLICIT,
       "A siege moves one indicated marker of the player 2 forward and the other one 1 back.")

TABLE_PROPERTY(siege_names_two_tracks)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && (t->print[p].action != SIEGE || t->print[p].other != t->print[p].track);
    return good;
}

LAW(siege_of_one_track_is_refused)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_print *siege = &t.print[print_named(&t, choose(from, JERUSALEM), SIEGE)];
    siege->other = siege->track;
    return judged(&t) == AKKON_siege_plus_2_minus_1;
}

STEP_PROPERTY(siege_goes_two_forward_and_one_back)
{
    const struct akkon_print *it = played_card(t, before, m);
    unsigned p = before->mover;
    return !acts_as(t, before, m, after, SIEGE)
        || (after->value[p][it->track] == up(t, before->value[p][it->track], 2)
            && after->value[p][it->other] == down(before->value[p][it->other], 1));
}

CLAUSE(siege_back_at_0_ok, "Belegering", LEGALITY, EXPLICIT,
       "It may be played though the other one stands at 0.")

LAW(siege_is_legal_at_any_values)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), SIEGE), own = choose(from, 14),
             other = choose(from, 14);
    s.value[0][t.print[p].track] = (uint8_t)own;
    s.value[0][t.print[p].other] = (uint8_t)other;
    s.marshal = SPENT;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    return akkon_step(&t, &s, m) == LEGAL
        && s.value[0][t.print[p].track] == (own > 11 ? 13 : own + 2)
        && s.value[0][t.print[p].other] == (other > 0 ? other - 1 : 0);
}

CLAUSE(plague_borrow_1, "Pest", EFFECT, EXPLICIT,
       "With a plague the player names another one of whom he borrows a knight for the next card "
       "round.")

/* How many knights more are claimed of a lender by a card that borrows this many. */
static unsigned claimed_more(const struct akkon_table *t, const struct akkon_state *before,
                             unsigned lender, unsigned count)
{
    unsigned left = down(lendable(t, before, lender), owed_by(before, lender));
    if (before->ending == LAST_ROUND)
        return 0;
    return READS(t, Q_borrow_shortage, 'A') ? least(count, left) : count;
}

static bool claims_rise(const struct akkon_table *t, const struct akkon_state *before,
                        struct move m, const struct akkon_state *after, unsigned action,
                        unsigned count)
{
    unsigned on = played_on(before, m), p = before->mover;
    bool cut = READS(t, Q_borrow_shortage, 'A') && !READS(t, Q_borrow_return, 'A');
    if (!acts_as(t, before, m, after, action) || on == 0 || on > t->head.players || cut)
        return true;
    return after->claim[on - 1][p]
        == before->claim[on - 1][p] + claimed_more(t, before, on - 1, count);
}

STEP_PROPERTY(plague_borrows_one)
{
    return claims_rise(t, before, m, after, PLAGUE, 1);
}

/* Nothing else borrows: and nobody is paid back but before a bid round. */
STEP_PROPERTY(claims_change_only_by_these_cards)
{
    bool good = true;
    bool ends = before->ending != LAST_ROUND && after->ending == LAST_ROUND;
    for (unsigned l = 0; l < SEATS; l++)
        for (unsigned p = 0; p < SEATS; p++) {
            bool card =
                (acts_as(t, before, m, after, PLAGUE) || acts_as(t, before, m, after, BROTHER))
                && played_on(before, m) == l + 1 && p == before->mover;
            bool taken = before->phase == BORROW || closes(before, after) || after->phase == HOME
                      || before->phase == HOME;
            good = good
                && (card || (taken && after->claim[l][p] <= before->claim[l][p])
                    || (ends && after->claim[l][p] == 0)
                    || after->claim[l][p] == before->claim[l][p]);
        }
    return good;
}

CLAUSE(plague_back_1, "Pest", EFFECT, EXPLICIT,
       "He may also move the indicated marker of another player 1 back.")

STEP_PROPERTY(plague_asks_whose_marker_goes_back)
{
    return !acts_as(t, before, m, after, PLAGUE) || after->phase == PUSH;
}

STEP_PROPERTY(plague_goes_one_back)
{
    unsigned track = running(t, before)->track, on = m.arg[0] % SEATS;
    return m.kind != M_PUSH
        || (before->phase == PUSH && on != before->mover && m.arg[0] < t->head.players
            && after->value[on][track] == down(before->value[on][track], 1)
            && after->phase != PUSH);
}

CLAUSE(plague_targets_free, "Pest", LEGALITY, EXPLICIT,
       "These two may be one player or two, but never he himself.")

/* Any opponent, the lender or not; or none. */
TALLY_PROPERTY(any_opponent_may_be_pushed_back)
{
    for (unsigned p = 0; s->phase == PUSH && p < t->head.players; p++)
        if (asked(t, s, M_PUSH, s->mover, p, 0)
            != (p == s->mover ? (verdict)AKKON_plague_targets_free : (verdict)LEGAL))
            return false;
    return s->phase != PUSH || can(t, s, M_SKIP, s->mover, 0, 0);
}

CLAUSE(plague_at_0_ok, "Pest", LEGALITY, EXPLICIT,
       "It may be played though that marker stands at 0.")

LAW(plague_is_legal_at_any_value)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, PLAGUE), value = choose(from, 14);
    s.marshal = SPENT;
    for (unsigned seat = 0; seat < t.head.players; seat++)
        s.value[seat][t.print[p].track] = (uint8_t)value;
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } }, push = { M_PUSH, 0, { 1 } };
    return akkon_step(&t, &s, play) == LEGAL && akkon_step(&t, &s, push) == LEGAL
        && s.value[1][t.print[p].track] == (value > 0 ? value - 1 : 0) && s.phase == TURN;
}

CLAUSE(brother_borrow_2, "Wapenbroeder", EFFECT, EXPLICIT,
       "With a brother the player names another one of whom he borrows two knights for the next "
       "card "
       "round.")

STEP_PROPERTY(brother_borrows_two)
{
    return claims_rise(t, before, m, after, BROTHER, 2);
}

CLAUSE(brother_self_plus_1, "Wapenbroeder", EFFECT, EXPLICIT,
       "He may also move his own indicated marker 1 forward.")

STEP_PROPERTY(brother_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    return !acts_as(t, before, m, after, BROTHER)
        || (after->phase == STEPS) == (before->value[before->mover][it->track] < t->most);
}

/* One or none. */
TALLY_PROPERTY(brother_goes_one_forward_or_none)
{
    for (unsigned by = 0; s->phase == STEPS && running(t, s)->action == BROTHER && by <= MOST_VALUE;
         by++)
        if (asked(t, s, M_ADVANCE, s->mover, by, 0)
            != (by <= 1 ? (verdict)LEGAL : (verdict)AKKON_brother_self_plus_1))
            return false;
    return true;
}

STEP_PROPERTY(steps_are_made_where_they_are_asked)
{
    unsigned p = before->mover, track = running(t, before)->track;
    return m.kind != M_ADVANCE
        || (before->phase == STEPS && after->phase != STEPS
            && after->value[p][track] == up(t, before->value[p][track], m.arg[0]));
}

CLAUSE(levant_choose_opponent, "Levantenhandel", EFFECT, EXPLICIT,
       "With a Levant the player chooses another one.")

STEP_PROPERTY(levant_is_played_on_another)
{
    unsigned on = played_on(before, m);
    return !acts_as(t, before, m, after, LEVANT)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u);
}

CLAUSE(levant_count_on_fields, "Levantenhandel", EFFECT, AMBIGUOUS,
       "That one's knights on the bid fields of the indicated cities are counted.")

TABLE_PROPERTY(levants_name_several_cities)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good
            && (t->print[p].action != LEVANT
                || bits_in(t->print[p].cities) >= (t->head.small ? 1 : 2));
    return good;
}

LAW(levant_of_one_city_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.print[print_named(&t, AKKON, LEVANT)].cities = (uint8_t)(1u << choose(from, CITIES));
    return judged(&t) == AKKON_levant_count_on_fields;
}

/* Cities that a Levant names. */
TABLE_PROPERTY(cities_of_levants_are_counted)
{
    unsigned cities = 0;
    for (unsigned p = 0; p < t->prints; p++)
        cities |= t->print[p].cities;
    return t->counted == cities;
}

LAW(levant_counts_the_cities_it_names)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned seat = choose(from, t.head.players), cities = choose(from, 64), n = 0;
    for (unsigned city = 0; city < CITIES; city++) {
        s.paid[seat][city] = (uint8_t)choose(from, 4);
        n += bit(cities, city) ? s.paid[seat][city] : 0;
    }
    return akkon_levant_count(&t, &s, seat, cities) == n;
}

/* What lies at the cities when pieces are turned up: bids do, where they are read to count. */
STEP_PROPERTY(bids_count_for_a_levant_as_read)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++)
        for (unsigned city = 0; city < CITIES; city++) {
            unsigned n = 0;
            for (unsigned k = 0; k < KNIGHTS; k++)
                n += lies_on(&then, p, k, city);
            bool count = bit(t->counted, city) && !READS(t, Q_levant_what, 'A');
            good = good && after->paid[p][city] == (count ? n : 0);
        }
    return good;
}

QUESTION(q_levant_what, "Which knights does a Levant count?", 'A',
         "Bids are moved off the fields; then A is always 0 for the first player of a card round.",
         BUILT('A', "those put down as payment in this card round"),
         BUILT('B', "those, and those bid that lie beside the pile"), BUILT('C', "only those bid"))

CLAUSE(levant_counts_borrowed, "Levantenhandel", EFFECT, AMBIGUOUS,
       "Knights that he borrowed and put there count, too.")

/* Put down by another: his, but as read of the owner as well. */
STEP_PROPERTY(borrowed_knights_count_as_read)
{
    unsigned p = before->mover;
    bool good = true;
    if (!pays(before, m) || READS(t, Q_levant_what, 'C'))
        return true;
    unsigned city = played_card(t, before, m)->city;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned c = 0; c < CITIES && q != p; c++) {
            unsigned lent =
                c == city && bit(t->counted, c) ? down(before->stock[p][q], after->stock[p][q]) : 0;
            unsigned his_too = READS(t, Q_levant_foreign_colour, 'B') ? lent : 0;
            unsigned guests = READS(t, Q_levant_foreign_colour, 'C') ? lent : 0;
            good = good && after->paid[q][c] == before->paid[q][c] + his_too
                && after->guests[q][c] == before->guests[q][c] + guests;
        }
    return good;
}

/* The city + 1 that a piece leaves which Richard returns, if what was bid counts; the chaplain's is
 * known. */
static unsigned returned_from(const struct akkon_table *t, const struct akkon_state *before,
                              struct move m)
{
    unsigned p = m.actor % SEATS;
    bool moved =
        READS(t, Q_gold_chaplain, 'B') && holds(before, p, GOLD) && before->moved_from != 0;
    if (READS(t, Q_levant_what, 'A') || m.arg[0] == THE_BID_MARSHAL)
        return 0;
    if (m.arg[0] == THE_CHAPLAIN)
        return moved ? before->moved_from : before->chaplain[p];
    return m.arg[1];
}

/* And only what is put down does; it lies there to the end of the round. */
STEP_PROPERTY(payments_lie_until_the_round_is_over)
{
    bool good = true, stays = card_round(before) && card_round(after) && !pays(before, m);
    for (unsigned p = 0; p < SEATS && stays; p++)
        for (unsigned c = 0; c < CITIES; c++) {
            bool back = m.kind == M_RETURN && p == m.actor && bit(t->counted, c)
                     && returned_from(t, before, m) == c + 1;
            good = good && after->paid[p][c] + back == before->paid[p][c];
        }
    return good;
}

QUESTION(q_levant_foreign_colour, "Whose are borrowed knights for a Levant?", 'A',
         "The chosen player is the one named last, and borrowed knights are used as one's own.",
         BUILT('A', "theirs who put them down"),
         BUILT('B', "theirs, and of the player whose colour they have, too"),
         BUILT('C', "theirs, and if the player of the Levant put them down, also of the one whose "
                    "colour "
                    "they have"))

CLAUSE(levant_not_marshal, "Levantenhandel", EFFECT, EXPLICIT, "The marshal does not count.")

/* A card that the marshal pays leaves nothing to be counted. */
LAW(marshal_does_not_count_for_a_levant)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE);
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY, 0, { (uint8_t)p } }, pay = { M_PAY, 0, { THE_MARSHAL } };
    return akkon_step(&t, &s, play) == LEGAL && s.phase == PAY && akkon_step(&t, &s, pay) == LEGAL
        && s.marshal == SPENT && akkon_levant_count(&t, &s, 0, 63) == 0;
}

CLAUSE(levant_half_up, "Levantenhandel", EFFECT, EXPLICIT, "The number is halved and rounded up.")

/* Any number of knights lies there, of which half may be gone forward. */
LAW(levant_halves_and_rounds_up)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, AKKON, LEVANT), n = 1 + choose(from, 12), city = 0;
    while (!bit(t.print[p].cities, city))
        city++;
    s.marshal = SPENT;
    s.paid[1][city] = (uint8_t)n;
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } },
                go = { M_ADVANCE, 0, { (uint8_t)((n + 1) / 2) } };
    return akkon_step(&t, &s, play) == LEGAL && s.phase == STEPS && akkon_step(&t, &s, go) == LEGAL
        && s.value[0][t.print[p].track] == START_VALUE + (n + 1) / 2;
}

TALLY_PROPERTY(levant_goes_half_forward_or_none)
{
    const struct akkon_print *it = running(t, s);
    bool levant = s->phase == STEPS && it->action == LEVANT;
    unsigned most = levant ? levant_result(t, s, s->target - 1u, it->cities) : 0;
    for (unsigned by = 0; levant && by <= 20; by++) {
        bool may = by == 0 || by == most || (by < most && READS(t, Q_levant_partial, 'B'));
        if (can(t, s, M_ADVANCE, s->mover, by, 0) != may)
            return false;
    }
    return true;
}

CLAUSE(levant_may_advance, "Levantenhandel", EFFECT, AMBIGUOUS,
       "The player may move his indicated marker that far forward.")

/* It is asked wherever there is something to gain. */
STEP_PROPERTY(levant_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    if (!acts_as(t, before, m, after, LEVANT))
        return true;
    unsigned result = levant_result(t, after, played_on(before, m) - 1u, it->cities);
    return (after->phase == STEPS)
        == (result > 0 && before->value[before->mover][it->track] < t->most);
}

QUESTION(q_levant_partial, "May a part of a Levant be taken?", 'A',
         "By that result, says the document.", BUILT('A', "no, all or nothing"), BUILT('B', "yes"))

CLAUSE(scripture_may_plus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "With a scripture the player may move one of his markers 1 forward.")

static unsigned tracks_above(const struct akkon_table *t, const struct akkon_state *s, unsigned but)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->tracks; i++)
        n += i != but && s->value[s->mover][i] > 0;
    return n;
}

/* q-scripture-same C: the step back was made first. */
static bool back_is_done(const struct akkon_table *t, const struct akkon_state *s)
{
    return READS(t, Q_scripture_same, 'C') && s->target != 0;
}

TALLY_PROPERTY(any_marker_may_go_forward)
{
    bool other = READS(t, Q_scripture_same, 'B');
    for (unsigned i = 0; s->phase == FORTH && i < t->tracks; i++) {
        bool may = s->value[s->mover][i] < t->most && (!other || tracks_above(t, s, i) > 0);
        bool back = READS(t, Q_scripture_same, 'C') && s->target == 0 && s->value[s->mover][i] > 0;
        if (can(t, s, M_RAISE, s->mover, i, 0) != may || can(t, s, M_LOWER, s->mover, i, 0) != back)
            return false;
    }
    return s->phase != FORTH
        || can(t, s, M_SKIP, s->mover, 0, 0)
               == (tracks_above(t, s, NOWHERE) > 0 || back_is_done(t, s));
}

STEP_PROPERTY(scripture_asks_for_both_steps)
{
    bool full = true;
    for (unsigned i = 0; i < t->tracks; i++)
        full = full && before->value[before->mover][i] == t->most;
    return !acts_as(t, before, m, after, SCRIPTURE)
        || after->phase == (full && !READS(t, Q_scripture_same, 'C') ? BACK : FORTH);
}

QUESTION(q_scripture_decline, "May a scripture be played if no marker can go forward?", 'A',
         "Forward is what one may do.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(scripture_must_minus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "He must move one of his markers 1 back.")

STEP_PROPERTY(scripture_is_not_done_without_the_step_back)
{
    bool lowers = m.kind == M_LOWER;
    if (before->phase == BACK)
        return lowers && after->phase != BACK;
    if (before->phase == FORTH && back_is_done(t, before))
        return !lowers && after->phase != BACK && after->phase != FORTH;
    return before->phase != FORTH
        || (lowers ? after->phase == FORTH || !back_is_done(t, after) : after->phase == BACK);
}

TALLY_PROPERTY(any_marker_above_0_may_go_back)
{
    for (unsigned i = 0; s->phase == BACK && i < t->tracks; i++) {
        bool may =
            s->value[s->mover][i] > 0 && (!READS(t, Q_scripture_same, 'B') || s->target != i + 1);
        if (can(t, s, M_LOWER, s->mover, i, 0) != may)
            return false;
    }
    return s->phase != BACK || asked(t, s, M_SKIP, s->mover, 0, 0) == AKKON_scripture_must_minus_1;
}

QUESTION(q_scripture_same, "May both steps of a scripture be on one track?", 'A',
         "Nothing says another one, and the forward step is named first.",
         BUILT('A', "yes, forward first"), BUILT('B', "no"), BUILT('C', "yes, in either order"))

CLAUSE(scripture_within_bounds, "Verboden geschriften", LEGALITY, EXPLICIT,
       "It can be played only if no step leaves the track.")

/* No step lapses. */
STEP_PROPERTY(scripture_loses_nothing)
{
    unsigned p = before->mover, i = m.arg[0] % TRACKS;
    if (before->phase == FORTH && m.kind == M_RAISE)
        return after->value[p][i] == before->value[p][i] + 1;
    return m.kind != M_LOWER || after->value[p][i] + 1 == before->value[p][i];
}

/* So there always is a step back. */
STATE_PROPERTY(somebody_can_still_go_back)
{
    unsigned but =
        READS(t, Q_scripture_same, 'B') && s->target > 0 ? s->target - 1u : (unsigned)NOWHERE;
    return s->phase != BACK || tracks_above(t, s, but) > 0;
}

LAW(scripture_is_judged_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, SCRIPTURE), all = choose(from, 3),
             value = all == 0 ? 0
                   : all == 1 ? 13
                              : 5;
    t.head.reading[AKKON_Q_scripture_same] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[AKKON_Q_scripture_decline] = (uint8_t)('A' + choose(from, 2));
    for (unsigned i = 0; i < TRACKS; i++)
        s.value[0][i] = (uint8_t)value;
    put(&t, &s, p, IN_HAND);
    bool refused = (value == 0 && READS(&t, Q_scripture_same, 'B'))
                || (value == 13 && READS(&t, Q_scripture_decline, 'B'));
    return can(&t, &s, M_PLAY, 0, p, 0) == !refused;
}

CLAUSE(mint_take_top, "Muntslagerij", EFFECT, EXPLICIT,
       "With a mint the player takes the top of any pile into his hand.")

/* The card goes, another one comes: as many are in hand, if there is a pile. */
STEP_PROPERTY(mint_takes_the_top_of_the_pile)
{
    unsigned p = before->mover, on = played_on(before, m),
             card = on == 0 ? NOWHERE : top(t, before, on - 1);
    if (!acts_as(t, before, m, after, MINT) || card == NOWHERE)
        return on == 0 || !acts_as(t, before, m, after, MINT);
    bool same = is_play(m) && m.arg[0] == card;
    return copies(t, after, card, IN_HAND + p) + same == copies(t, before, card, IN_HAND + p) + 1
        && pile(t, after, on - 1) + 1 == pile(t, before, on - 1);
}

STEP_PROPERTY(piles_shrink_only_as_told)
{
    bool takes = acts_as(t, before, m, after, MINT) || m.kind == M_EXCHANGE || m.kind == M_FETCH;
    bool good = true;
    unsigned taken = 0;
    for (unsigned city = 0; city < t->cities; city++)
        taken += pile(t, before, city) - pile(t, after, city);
    good = taken == 0 || sets_up(before) || reveals(before, after) || takes;
    return good && (sets_up(before) || reveals(before, after) || taken <= 1);
}

CLAUSE(mint_play_same_round, "Muntslagerij", LEGALITY, EXPLICIT,
       "He may still play that card in this round.")

LAW(card_of_a_mint_may_be_played_at_once)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned mint = print_named(&t, AKKON, MINT), city = choose(from, JERUSALEM),
             lance = print_named(&t, city, LANCE);
    s.marshal = SPENT;
    put(&t, &s, mint, IN_HAND);
    struct move take = { M_PLAY_FOR, 0, { (uint8_t)mint, (uint8_t)city } },
                play = { M_PLAY, 0, { (uint8_t)lance } };
    if (akkon_step(&t, &s, take) != LEGAL || s.phase != EXPOSE)
        return false;
    struct move next = { M_EXPOSE, NATURE, { (uint8_t)lance } };
    return akkon_step(&t, &s, next) == LEGAL && akkon_step(&t, &s, play) == LEGAL
        && s.value[0][t.print[lance].track] == START_VALUE + 1;
}

CLAUSE(mint_no_card_left, "Muntslagerij", EFFECT, SILENT,
       "What a mint does when no pile is left is not said.")

LAW(mint_without_a_pile_is_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned mint = print_named(&t, AKKON, MINT);
    t.head.reading[AKKON_Q_mint_empty] = (uint8_t)('A' + choose(from, 2));
    for (unsigned c = 0; c < CARDS; c++)
        s.card[c] = DISCARDED;
    s.card[t.first_card[mint]] = IN_HAND;
    s.ending = LAST_ROUND;
    s.marshal = SPENT;
    struct move m = { M_PLAY, 0, { (uint8_t)mint } };
    verdict v = akkon_step(&t, &s, m);
    return READS(&t, Q_mint_empty, 'A') ? v == LEGAL && s.phase == TURN && hand(&t, &s, 0) == 0
                                        : v == AKKON_mint_no_card_left;
}

QUESTION(q_mint_empty, "May a mint be played when all piles are used up?", 'A',
         "No bar is written.", BUILT('A', "yes, without effect"), BUILT('B', "no"))
