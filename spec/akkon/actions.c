/* This chapter states what the document says under "Overzicht": what each card does. */
#include "shared.h"

CLAUSE(value_clamp, "Kaartronde", EFFECT, EXPLICIT,
       "No action brings a value below 0 or above 13; what is over lapses.")

/* The least that a played card moves the player's own marker on the track that it indicates. */
static unsigned least_step(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    const struct akkon_print *it = print_at(t, m.arg[0]);
    bool swapped = READS(t, Q_lance_feast, 'B'), free_step = READS(t, Q_lance_feast, 'C');
    switch (it->action) {
    case LANCE:  return swapped ? 3 : 1;
    case FEAST:  return swapped || free_step ? 1 : 3;
    case SIEGE:  return 2;
    case LEVANT: return levant_result(t, s, m.arg[1], it->cities);
    default:     return 0;
    }
}

static bool steps_forward(const struct akkon_table *t, struct move m)
{
    unsigned a = print_at(t, m.arg[0])->action;
    return m.kind == M_PLAY ? a == LANCE || a == FEAST || a == SIEGE
                            : m.kind == M_PLAY_ON && a == LEVANT && m.arg[1] != m.actor;
}

/* Only under q-null-effect B. */
FORBIDS(value_clamp, card_would_move_nothing, ON(M_PLAY) | ON(M_PLAY_ON),
        "not all of the step on {indicated} would be made")
{
    unsigned by = least_step(t, s, m);
    return READS(t, Q_null_effect, 'B') && steps_forward(t, m)
        && (by == 0
            || s->value[m.actor % SEATS][print_at(t, m.arg[0])->track % TRACKS] + by > t->most);
}

/* Only under q-null-effect B together with q-lance-feast C. */
FORBIDS(value_clamp, step_does_not_fit, ON(M_ADVANCE),
        "not all of that step on {indicated} would be made")
{
    const struct akkon_print *it = running(t, s);
    return READS(t, Q_null_effect, 'B') && s->phase == STEPS
        && (it->action == LANCE || it->action == FEAST)
        && s->value[m.actor % SEATS][it->track % TRACKS] + m.arg[0] > t->most;
}

FORBIDS(value_clamp, marker_is_at_the_end, ON(M_RAISE),
        "the marker of {actor} on {track} is at the end of its track")
{
    return s->phase != FORTH && s->value[m.actor % SEATS][m.arg[0] % TRACKS] >= t->most;
}

static unsigned up(const struct akkon_table *t, unsigned value, unsigned by)
{
    return least(value + by, t->most);
}

/* The values that each card must lead to. Several properties below compare with them. */
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
         "What goes beyond the track lapses; only Ban and Scripture are restricted.",
         BUILT('A', "yes"),
         BUILT('B', "no: what its player must or, with a Levant, may move forward has to fit"))

CLAUSE(lance_plus_1, "Lans", EFFECT, AMBIGUOUS,
       "A lance moves the player's indicated marker 1 forward.")

/* Under q-lance-feast C the player is asked how far to go. */
static bool lance_or_feast_asks(const struct akkon_table *t, const struct akkon_state *s,
                                unsigned action)
{
    return s->phase == STEPS && running(t, s)->action == action;
}

FORBIDS(lance_plus_1, lance_goes_1_or_3, ON(M_ADVANCE) | ON(M_SKIP),
        "a lance moves the marker by 1 or by 3")
{
    return lance_or_feast_asks(t, s, LANCE)
        && (m.kind == M_SKIP || (m.arg[0] != 1 && m.arg[0] != 3));
}

/* Does a Lance or Feast go as far as it must? Under q-lance-feast C the player says how far. */
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

QUESTION(q_lance_feast, "Which of Lance and Feast moves a marker 1 field, and which 3?", 'A',
         "That is the order of the title; the cards themselves would tell.",
         BUILT('A', "the lance is 1, the feast 3"), BUILT('B', "the lance is 3, the feast 1"),
         BUILT('C', "each is 1 or 3, as the player likes"))

CLAUSE(feast_plus_3, "Lans", EFFECT, AMBIGUOUS, "A feast moves the indicated marker 3 forward.")

FORBIDS(feast_plus_3, feast_goes_1_or_3, ON(M_ADVANCE) | ON(M_SKIP),
        "a feast moves the marker by 1 or by 3")
{
    return lance_or_feast_asks(t, s, FEAST)
        && (m.kind == M_SKIP || (m.arg[0] != 1 && m.arg[0] != 3));
}

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
       "A ban also moves the same marker of another player 2 back.")

static bool plays_a(const struct akkon_table *t, struct move m, unsigned action)
{
    return print_at(t, m.arg[0])->action == action;
}

FORBIDS(ban_other_minus_2, ban_names_nobody, ON(M_PLAY),
        "{card} has to be played on another player")
{
    return plays_a(t, m, BAN);
}

FORBIDS(ban_other_minus_2, ban_on_himself, ON(M_PLAY_ON), "{actor} is not another player")
{
    return plays_a(t, m, BAN) && m.arg[1] == m.actor;
}

STEP_PROPERTY(ban_goes_two_back)
{
    unsigned track = played_card(t, before, m)->track, on = played_on(before, m);
    return !acts_as(t, before, m, after, BAN)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u
            && after->value[on - 1][track] + 2 == before->value[on - 1][track]);
}

CLAUSE(ban_within_bounds, "Kerkban", LEGALITY, EXPLICIT,
       "A ban can be played only if neither step leaves the track.")

FORBIDS(ban_within_bounds, ban_goes_too_high, ON(M_PLAY_ON),
        "the marker of {actor} on {indicated} cannot go 2 forward")
{
    return plays_a(t, m, BAN) && m.arg[1] != m.actor
        && s->value[m.actor % SEATS][print_at(t, m.arg[0])->track % TRACKS] + 2 > t->most;
}

FORBIDS(ban_within_bounds, ban_goes_too_low, ON(M_PLAY_ON),
        "the marker of {other} on {indicated} cannot go 2 back")
{
    return plays_a(t, m, BAN) && m.arg[1] != m.actor
        && s->value[m.arg[1] % SEATS][print_at(t, m.arg[0])->track % TRACKS] < 2;
}

/* Another player gains what the victim loses: the sum of the values on the track stays the same. */
STEP_PROPERTY(ban_loses_nothing)
{
    unsigned track = played_card(t, before, m)->track, was = 0, is = 0;
    for (unsigned p = 0; p < t->head.players; p++) {
        was += before->value[p][track];
        is += after->value[p][track];
    }
    return !acts_as(t, before, m, after, BAN) || was == is;
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

CLAUSE(siege_back_at_0_ok, "Belegering", PERMISSION, EXPLICIT,
       "A siege may be played though the marker that goes back stands at 0.")

LAW(siege_is_legal_at_any_values)
{
    struct akkon_table t = as_assumed(from);
    unsigned p = print_named(&t, choose(from, JERUSALEM), SIEGE), own = choose(from, 14),
             other = choose(from, 14);
    struct akkon_state s = made_to_play(&t, p);
    s.value[0][t.print[p].track] = (uint8_t)own;
    s.value[0][t.print[p].other] = (uint8_t)other;
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    return akkon_step(&t, &s, m) == LEGAL
        && s.value[0][t.print[p].track] == (own > 11 ? 13 : own + 2)
        && s.value[0][t.print[p].other] == (other > 0 ? other - 1 : 0);
}

CLAUSE(plague_borrow_1, "Pest", EFFECT, EXPLICIT,
       "With a plague the player names another one of whom he borrows a knight for the next card "
       "round.")

/* Only under q-borrow-must A. */
FORBIDS(plague_borrow_1, plague_names_no_lender, ON(M_PLAY),
        "{card} has to name another player of whom a knight is borrowed")
{
    return plays_a(t, m, PLAGUE) && READS(t, Q_borrow_must, 'A');
}

/* How many more knights a card claims from a lender, if it borrows this many. */
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

/* No other move makes a claim, and claims are only served before a bid round. */
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
       "The player of a plague may also move the indicated marker of another player 1 back.")

STEP_PROPERTY(plague_asks_whose_marker_goes_back)
{
    return !acts_as(t, before, m, after, PLAGUE) || after->phase == PUSH;
}

STEP_PROPERTY(plague_goes_one_back, ON(M_PUSH))
{
    unsigned track = running(t, before)->track, on = m.arg[0] % SEATS;
    return before->phase == PUSH && on != before->mover && m.arg[0] < t->head.players
        && after->value[on][track] == down(before->value[on][track], 1) && after->phase != PUSH;
}

CLAUSE(plague_targets_free, "Pest", LEGALITY, EXPLICIT,
       "The lender of a plague and the player who is moved back may be one player or two, but "
       "never the one who plays it.")

FORBIDS(plague_targets_free, plague_on_himself, ON(M_PLAY_ON), "{actor} cannot borrow of himself")
{
    return plays_a(t, m, PLAGUE) && m.arg[1] == m.actor;
}

FORBIDS(plague_targets_free, plague_pushes_himself, ON(M_PUSH), "it is not the marker of another")
{
    return m.arg[0] == m.actor;
}

CLAUSE(plague_at_0_ok, "Pest", PERMISSION, EXPLICIT,
       "A plague may be played though that marker stands at 0.")

LAW(plague_is_legal_at_any_value)
{
    struct akkon_table t = as_assumed(from);
    unsigned p = print_named(&t, JERUSALEM, PLAGUE), value = choose(from, 14);
    struct akkon_state s = made_to_play(&t, p);
    for (unsigned seat = 0; seat < t.head.players; seat++)
        s.value[seat][t.print[p].track] = (uint8_t)value;
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } }, push = { M_PUSH, 0, { 1 } };
    return akkon_step(&t, &s, play) == LEGAL && akkon_step(&t, &s, push) == LEGAL
        && s.value[1][t.print[p].track] == (value > 0 ? value - 1 : 0) && s.phase == TURN;
}

CLAUSE(brother_borrow_2, "Wapenbroeder", EFFECT, EXPLICIT,
       "With a brother the player names another one of whom he borrows two knights for the next "
       "card "
       "round.")

/* Only under q-borrow-must A. */
FORBIDS(brother_borrow_2, brother_names_no_lender, ON(M_PLAY),
        "{card} has to name another player of whom knights are borrowed")
{
    return plays_a(t, m, BROTHER) && READS(t, Q_borrow_must, 'A');
}

FORBIDS(brother_borrow_2, brother_on_himself, ON(M_PLAY_ON), "{actor} cannot borrow of himself")
{
    return plays_a(t, m, BROTHER) && m.arg[1] == m.actor;
}

STEP_PROPERTY(brother_borrows_two)
{
    return claims_rise(t, before, m, after, BROTHER, 2);
}

CLAUSE(brother_self_plus_1, "Wapenbroeder", EFFECT, EXPLICIT,
       "The player of a brother may also move his own indicated marker 1 forward.")

FORBIDS(brother_self_plus_1, brother_goes_further, ON(M_ADVANCE),
        "{running} moves the marker by 1, no more")
{
    return s->phase == STEPS && running(t, s)->action == BROTHER && m.arg[0] > 1;
}

STEP_PROPERTY(brother_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    return !acts_as(t, before, m, after, BROTHER)
        || (after->phase == STEPS) == (before->value[before->mover][it->track] < t->most);
}

STEP_PROPERTY(steps_are_made_where_they_are_asked, ON(M_ADVANCE))
{
    unsigned p = before->mover, track = running(t, before)->track;
    return before->phase == STEPS && after->phase != STEPS
        && after->value[p][track] == up(t, before->value[p][track], m.arg[0]);
}

CLAUSE(levant_choose_opponent, "Levantenhandel", EFFECT, EXPLICIT,
       "With a Levant the player chooses another one.")

FORBIDS(levant_choose_opponent, levant_names_nobody, ON(M_PLAY),
        "{card} has to name another player")
{
    return plays_a(t, m, LEVANT);
}

FORBIDS(levant_choose_opponent, levant_on_himself, ON(M_PLAY_ON), "{actor} is not another player")
{
    return plays_a(t, m, LEVANT) && m.arg[1] == m.actor;
}

STEP_PROPERTY(levant_is_played_on_another)
{
    unsigned on = played_on(before, m);
    return !acts_as(t, before, m, after, LEVANT)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u);
}

CLAUSE(levant_count_on_fields, "Levantenhandel", EFFECT, AMBIGUOUS,
       "A Levant counts the chosen player's knights on the bid fields of the indicated cities.")

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

/* The table marks exactly the cities that some Levant names. */
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

/* At the reveal, bids count for a Levant only under a reading that says so. */
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
         "Bids are moved off the fields. For the first player of a card round the result is then "
         "always 0.",
         BUILT('A', "those put down as payment in this card round"),
         BUILT('B', "those, and those bid that lie beside the pile"), BUILT('C', "only those bid"))

CLAUSE(levant_counts_borrowed, "Levantenhandel", EFFECT, AMBIGUOUS,
       "Knights that he borrowed and put there count, too.")

/* A borrowed knight that pays counts for the payer, and under some readings for its owner, too. */
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

/* If bids count for a Levant: city + 1 from which Richard takes a piece. The city of the chaplain
 * need not be named. */
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

/* Only payments add to the count, and they lie there to the end of the round. */
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

QUESTION(q_levant_foreign_colour, "Whose are borrowed knights when a Levant is counted?", 'A',
         "The chosen player is the one named last, and borrowed knights are used as one's own.",
         BUILT('A', "those of the player who put them down"),
         BUILT('B', "those of that player, and of the player whose colour they have too"),
         BUILT('C', "those of that player; and if the player of the Levant put them down, also "
                    "those of the player whose colour they have"))

CLAUSE(levant_not_marshal, "Levantenhandel", EFFECT, EXPLICIT,
       "A Levant does not count the marshal.")

/* If the marshal pays for a card, a Levant counts nothing for it. */
LAW(marshal_does_not_count_for_a_levant)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE);
    bring(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY, 0, { (uint8_t)p } }, pay = { M_PAY, 0, { THE_MARSHAL } };
    return akkon_step(&t, &s, play) == LEGAL && s.phase == PAY && akkon_step(&t, &s, pay) == LEGAL
        && s.marshal == SPENT && akkon_levant_count(&t, &s, 0, 63) == 0;
}

CLAUSE(levant_half_up, "Levantenhandel", EFFECT, EXPLICIT, "The number is halved and rounded up.")

/* For any number of knights there: a Levant goes half of it forward, rounded up; under
 * q-levant-partial B it may also go less. */
LAW(levant_halves_and_rounds_up)
{
    struct akkon_table t = as_assumed(from);
    unsigned p = print_named(&t, AKKON, LEVANT), n = 1 + choose(from, 12), city = 0;
    struct akkon_state s = made_to_play(&t, p);
    while (!bit(t.print[p].cities, city))
        city++;
    unsigned by = 1 + choose(from, (n + 1) / 2);
    t.head.reading[AKKON_Q_levant_partial] = (uint8_t)('A' + choose(from, 2));
    s.paid[1][city] = (uint8_t)n;
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } }, go = { M_ADVANCE, 0, { (uint8_t)by } };
    if (akkon_step(&t, &s, play) != LEGAL || s.phase != STEPS)
        return false;
    if (by < (n + 1) / 2 && READS(&t, Q_levant_partial, 'A'))
        return akkon_step(&t, &s, go) == AKKON_levant_may_advance;
    return akkon_step(&t, &s, go) == LEGAL && s.value[0][t.print[p].track] == START_VALUE + by;
}

CLAUSE(levant_may_advance, "Levantenhandel", EFFECT, AMBIGUOUS,
       "The player may move his indicated marker that far forward.")

/* The player must take the whole result; under q-levant-partial B he may take a part of it. */
FORBIDS(levant_may_advance, levant_goes_otherwise, ON(M_ADVANCE),
        "the result of {running} is another number")
{
    const struct akkon_print *it = running(t, s);
    if (s->phase != STEPS || it->action != LEVANT)
        return false;
    unsigned most = levant_result(t, s, s->target - 1u, it->cities);
    return m.arg[0] > most || (m.arg[0] < most && READS(t, Q_levant_partial, 'A'));
}

/* The player is asked whenever a Levant would gain him something. */
STEP_PROPERTY(levant_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    if (!acts_as(t, before, m, after, LEVANT))
        return true;
    unsigned result = levant_result(t, after, played_on(before, m) - 1u, it->cities);
    return (after->phase == STEPS)
        == (result > 0 && before->value[before->mover][it->track] < t->most);
}

QUESTION(q_levant_partial, "May a player take only a part of what a Levant brings?", 'A',
         "By that result, says the document.", BUILT('A', "no, all or nothing"), BUILT('B', "yes"))

CLAUSE(scripture_may_plus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "With a scripture the player may move one of his markers 1 forward.")

/* The number of own markers, except the one on track 'but', that can still go back. */
static unsigned tracks_above(const struct akkon_table *t, const struct akkon_state *s, unsigned but)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->tracks && i < TRACKS; i++)
        n += i != but && s->value[s->mover % SEATS][i] > 0;
    return n;
}

/* Was the step back made first? Under q-scripture-same C the state does not tell on which track. */
static bool went_back(const struct akkon_state *s)
{
    return s->phase == FORTH && s->target != 0;
}

static bool went_back_on(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    return went_back(s) && !READS(t, Q_scripture_same, 'C') && s->target == track + 1;
}

/* Only under q-scripture-decline B. */
FORBIDS(scripture_may_plus_1, no_marker_can_go_forward, ON(M_PLAY),
        "no marker of {actor} can go forward")
{
    bool any = false;
    for (unsigned i = 0; i < t->tracks && i < TRACKS; i++)
        any = any || s->value[m.actor % SEATS][i] < t->most;
    return plays_a(t, m, SCRIPTURE) && READS(t, Q_scripture_decline, 'B') && !any;
}

/* Only under q-scripture-same B. */
FORBIDS(scripture_may_plus_1, marker_went_back, ON(M_RAISE), "the marker on {track} went back")
{
    return READS(t, Q_scripture_same, 'B') && went_back_on(t, s, m.arg[0]);
}

STEP_PROPERTY(scripture_asks_for_both_steps)
{
    bool full = true;
    for (unsigned i = 0; i < t->tracks; i++)
        full = full && before->value[before->mover][i] == t->most;
    return !acts_as(t, before, m, after, SCRIPTURE)
        || after->phase == (full && !READS(t, Q_scripture_same, 'C') ? BACK : FORTH);
}

/* For a player whose markers are all at the end of their tracks: none can go forward. */
LAW(scripture_without_a_step_forward_is_played_as_read)
{
    struct akkon_table t = as_assumed(from);
    unsigned p = print_named(&t, JERUSALEM, SCRIPTURE);
    struct akkon_state s = made_to_play(&t, p);
    t.head.reading[AKKON_Q_scripture_decline] = (uint8_t)('A' + choose(from, 2));
    for (unsigned track = 0; track < TRACKS; track++)
        s.value[0][track] = MOST_VALUE;
    return can(&t, &s, M_PLAY, 0, p, 0) == READS(&t, Q_scripture_decline, 'A');
}

QUESTION(q_scripture_decline, "May a scripture be played if no marker can go forward?", 'A',
         "The step forward is a permission.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(scripture_must_minus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "The player of a scripture must move one of his markers 1 back.")

FORBIDS(scripture_must_minus_1, step_back_is_owed, ON(M_SKIP), "a marker has to go back")
{
    return s->phase == BACK;
}

FORBIDS(scripture_must_minus_1, step_back_is_done, ON(M_LOWER), "a marker went back already")
{
    return went_back(s);
}

/* Only under q-scripture-same B. */
FORBIDS(scripture_must_minus_1, marker_went_forward, ON(M_LOWER),
        "the marker on {track} went forward")
{
    return s->phase == BACK && READS(t, Q_scripture_same, 'B') && s->target == m.arg[0] + 1;
}

STEP_PROPERTY(scripture_is_not_done_without_the_step_back)
{
    bool lowers = m.kind == M_LOWER;
    if (before->phase == BACK)
        return lowers && after->phase != BACK;
    if (before->phase == FORTH && went_back(before))
        return !lowers && after->phase != BACK && after->phase != FORTH;
    return before->phase != FORTH
        || (lowers ? after->phase == FORTH && after->target != 0 : after->phase == BACK);
}

QUESTION(q_scripture_same, "May both steps of a scripture be on one track?", 'A',
         "Nothing asks for a second marker, and the forward step is named first.",
         BUILT('A', "yes, forward first"), BUILT('B', "no"), BUILT('C', "yes, in either order"))

/* Only under q-scripture-same C may a marker at the end of its track go back and forward again. */
LAW(scripture_goes_back_and_forward_as_read)
{
    struct akkon_table t = as_assumed(from);
    unsigned p = print_named(&t, JERUSALEM, SCRIPTURE), track = choose(from, TRACKS);
    struct akkon_state s = made_to_play(&t, p);
    t.head.reading[AKKON_Q_scripture_same] = (uint8_t)('A' + choose(from, 3));
    s.value[0][track] = MOST_VALUE;
    struct move play = { M_PLAY, 0, { (uint8_t)p } }, back = { M_LOWER, 0, { (uint8_t)track } };
    if (akkon_step(&t, &s, play) != LEGAL || akkon_step(&t, &s, back) != LEGAL)
        return false;
    return can(&t, &s, M_RAISE, 0, track, 0) == READS(&t, Q_scripture_same, 'C');
}

CLAUSE(scripture_within_bounds, "Verboden geschriften", LEGALITY, EXPLICIT,
       "A scripture can be played only if no step leaves the track.")

/* Only under q-scripture-same B. Under the others a marker may go forward and back again. */
FORBIDS(scripture_within_bounds, all_markers_are_at_0, ON(M_PLAY),
        "no marker of {actor} can go back")
{
    unsigned above = 0;
    for (unsigned i = 0; i < t->tracks && i < TRACKS; i++)
        above += s->value[m.actor % SEATS][i];
    return plays_a(t, m, SCRIPTURE) && READS(t, Q_scripture_same, 'B') && above == 0;
}

/* Under q-scripture-same A the step forward comes first if both are on one track. */
FORBIDS(scripture_within_bounds, step_leaves_the_track, ON(M_RAISE) | ON(M_LOWER),
        "the marker of {actor} on {track} is at the end of its track")
{
    unsigned v = s->value[m.actor % SEATS][m.arg[0] % TRACKS];
    if (m.kind == M_LOWER)
        return v == 0;
    return s->phase == FORTH && v + went_back_on(t, s, m.arg[0]) >= t->most;
}

/* Only under q-scripture-same B. */
FORBIDS(scripture_within_bounds, no_other_could_go_back, ON(M_RAISE),
        "then no other marker of {actor} could go back")
{
    return s->phase == FORTH && m.actor == s->mover && READS(t, Q_scripture_same, 'B')
        && !went_back(s) && tracks_above(t, s, m.arg[0]) == 0;
}

FORBIDS(scripture_within_bounds, none_could_go_back, ON(M_SKIP),
        "then no marker of {actor} could go back")
{
    return s->phase == FORTH && m.actor == s->mover && !went_back(s)
        && tracks_above(t, s, NOWHERE) == 0;
}

/* A Scripture always makes its step back. */
STEP_PROPERTY(scripture_loses_nothing)
{
    unsigned p = before->mover, i = m.arg[0] % TRACKS;
    if (before->phase == FORTH && m.kind == M_RAISE)
        return after->value[p][i] == before->value[p][i] + 1;
    return m.kind != M_LOWER || after->value[p][i] + 1 == before->value[p][i];
}

/* That is why some step back is always possible. */
STATE_PROPERTY(somebody_can_still_go_back)
{
    unsigned but =
        READS(t, Q_scripture_same, 'B') && s->target > 0 ? s->target - 1u : (unsigned)NOWHERE;
    return s->phase != BACK || tracks_above(t, s, but) > 0;
}

CLAUSE(mint_take_top, "Muntslagerij", EFFECT, EXPLICIT,
       "With a mint the player takes the top of any pile into his hand.")

FORBIDS(mint_take_top, mint_names_no_pile, ON(M_PLAY), "{card} has to name a pile")
{
    return plays_a(t, m, MINT) && piles_left(t, s);
}

FORBIDS(mint_take_top, mint_for_no_card, ON(M_PLAY_FOR), "the pile of {city} is used up")
{
    return plays_a(t, m, MINT) && is_used_up(t, s, m.arg[1]);
}

/* One card leaves the hand and another one comes, so their number stays, unless all piles are used
 * up. */
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

CLAUSE(mint_play_same_round, "Muntslagerij", PERMISSION, EXPLICIT,
       "The card taken with a mint may still be played in this round.")

LAW(card_of_a_mint_may_be_played_at_once)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned mint = print_named(&t, AKKON, MINT), city = choose(from, JERUSALEM),
             lance = print_named(&t, city, LANCE);
    s.marshal = SPENT;
    bring(&t, &s, mint, IN_HAND);
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

/* Only under q-mint-empty B. */
FORBIDS(mint_no_card_left, all_piles_are_used_up, ON(M_PLAY) | ON(M_PLAY_FOR),
        "all piles are used up")
{
    return plays_a(t, m, MINT) && READS(t, Q_mint_empty, 'B') && !piles_left(t, s);
}

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
         "Nothing forbids it.", BUILT('A', "yes, without effect"), BUILT('B', "no"))
