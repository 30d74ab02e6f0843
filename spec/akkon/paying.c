/* This chapter states what the document says under "Kaartronde": a card costs knights on the bid
 * field of its city; the chaplain makes it cheaper. */
#include "shared.h"

CLAUSE(merc_grey_payment_ok, "Biedronde", PERMISSION, IMPLIED,
       "In the card round both of them may be put on one field.")

/* All seven knights pay for cards of one city. */
LAW(all_knights_may_be_put_on_one_field)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, CITIES), FEAST);
    t.print[p].cost = KNIGHTS;
    s.marshal = SPENT;
    bring(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    if (t.print[p].action != FEAST)
        return true;
    return akkon_step(&t, &s, m) == LEGAL && knights_at_hand(&s, 0) == 0;
}

CLAUSE(card_cost_on_city, "Kaartronde", LEGALITY, EXPLICIT,
       "To play a card one puts as many pieces on the bid field of its city as the card says.")

FORBIDS_TIME(card_cost_on_city, card_is_not_paid_yet, ALL_BUT(ON(M_PAY) | ON(M_DONE)),
             "{running} is not paid yet")
{
    return s->phase == PAY;
}

FORBIDS_TIME(card_cost_on_city, nothing_is_to_be_paid, ON(M_PAY), "nothing is to be paid now")
{
    return s->phase != PAY && m.arg[0] != A_BID_KNIGHT;
}

FORBIDS(card_cost_on_city, too_few_pieces, PLAYS, "{card} needs {price}, and {actor} has {purse}")
{
    unsigned p = m.actor % SEATS;
    return card_round(s) && pieces_at_hand(t, s, p) < price(t, s, p, m.arg[0]);
}

/* The pieces that have left a player's stock, knights and marshal. */
static unsigned knights_put_down(const struct akkon_state *before, const struct akkon_state *after,
                                 unsigned seat)
{
    return down(knights_at_hand(before, seat), knights_at_hand(after, seat));
}

static bool marshal_put_down(const struct akkon_table *t, const struct akkon_state *before,
                             const struct akkon_state *after, unsigned seat)
{
    return has_marshal(t, before, seat) && !has_marshal(t, after, seat);
}

static unsigned put_down(const struct akkon_table *t, const struct akkon_state *before,
                         const struct akkon_state *after, unsigned seat)
{
    return knights_put_down(before, after, seat) + marshal_put_down(t, before, after, seat);
}

STEP_PROPERTY(card_costs_what_it_says, PLAYS)
{
    unsigned p = before->mover, still = after->phase == PAY ? after->owes : 0;
    return put_down(t, before, after, p) + still == price(t, before, p, m.arg[0]);
}

TABLE_PROPERTY(costs_are_small)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && t->print[p].cost <= 8;
    return good;
}

LAW(higher_costs_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.print[choose(from, t.prints)].cost = (uint8_t)(9 + choose(from, 20));
    return judged(&t) == AKKON_card_cost_on_city;
}

/* Pieces that paid lie on the field of the card's city, where a Levant counts them. */
STEP_PROPERTY(payment_lies_at_the_city_of_the_card)
{
    if (!pays(before, m) || READS(t, Q_levant_what, 'C'))
        return true;
    unsigned p = before->mover, city = played_card(t, before, m)->city,
             n = knights_put_down(before, after, p);
    bool good = true;
    for (unsigned c = 0; c < CITIES; c++)
        good = good
            && after->paid[p][c] == before->paid[p][c] + (c == city && bit(t->counted, c) ? n : 0);
    return good;
}

/* A pays with a knight of B. Who counts it, in this turn and later, depends on the reading. */
LAW(borrowed_knight_that_pays_counts_for_those_of_the_reading)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE), all = t.counted;
    unsigned letter = 'A' + choose(from, 3);
    t.head.reading[AKKON_Q_levant_foreign_colour] = (uint8_t)letter;
    t.print[p].cost = 1;
    s.marshal = SPENT;
    s.stock[0][0] = letter == 'A';
    s.stock[0][1] = letter != 'A';
    bring(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY, 0, { (uint8_t)p } }, end = { M_END, 0, { 0 } };
    if (akkon_step(&t, &s, play) != LEGAL || akkon_levant_count(&t, &s, 0, all) != bit(all, city)
        || akkon_levant_count(&t, &s, 1, all) != (letter != 'A' && bit(all, city)))
        return false;
    return akkon_step(&t, &s, end) == LEGAL && akkon_levant_count(&t, &s, 0, all) == bit(all, city)
        && akkon_levant_count(&t, &s, 1, all) == (letter == 'B' && bit(all, city));
}

CLAUSE(card_pay_exact, "Kaartronde", LEGALITY, AMBIGUOUS,
       "One puts down just as many pieces as the card needs.")

FORBIDS(card_pay_exact, more_is_owed, ON(M_DONE), "{owes} more are owed for {running}")
{
    return s->phase == PAY && !(READS(t, Q_overpay, 'B') && s->owes == 0);
}

STEP_PROPERTY(no_more_is_put_down_than_is_owed)
{
    unsigned n = put_down(t, before, after, before->mover),
             still = after->phase == PAY ? after->owes : 0;
    bool more = READS(t, Q_overpay, 'B') && before->owes == 0;
    if (before->phase != PAY)
        return true;
    return m.kind == M_DONE ? n == 0 && before->owes == 0
         : more             ? n == 1 && still == 0
                            : n + still == before->owes;
}

/* A card is carried out only after it is paid. */
STATE_PROPERTY(something_is_owed_only_while_it_is_paid)
{
    return s->owes == 0 || (s->phase == PAY && s->owes <= pieces_at_hand(t, s, s->mover));
}

/* q-overpay B: a player is asked for pieces with every card, however many it needs and he has. */
STEP_PROPERTY(more_pieces_may_be_put_down, PLAYS)
{
    return READS(t, Q_overpay, 'A') || after->phase == PAY;
}

QUESTION(q_overpay, "May a player put down more knights than a card needs?", 'A',
         "That number is to be put down. The difference matters for what a Levant counts.",
         BUILT('A', "no"), BUILT('B', "yes, as many as he likes"))

CLAUSE(card_pay_from_stock, "Kaartronde, Aandacht", LEGALITY, IMPLIED,
       "Only what is at hand pays, and once: knights in the camp, borrowed ones, the marshal if he "
       "was not bid.")

FORBIDS(card_pay_from_stock, piece_is_not_at_hand, ON(M_PAY), "{actor} has no such piece at hand")
{
    unsigned p = m.actor % SEATS, from = m.arg[0];
    if (from == A_BID_KNIGHT || !card_round(s))
        return false;
    if (from == THE_MARSHAL)
        return !has_marshal(t, s, p);
    unsigned colour = from == OWN ? p : from - OF_COLOUR;
    return from == OF_COLOUR + p || s->stock[p][colour % SEATS] == 0;
}

STEP_PROPERTY(nobody_pays_with_what_he_does_not_have, ON(M_PAY))
{
    unsigned p = before->mover, from = m.arg[0];
    if (from == THE_MARSHAL)
        return has_marshal(t, before, p) && READS(t, Q_marshal_pays, 'A');
    unsigned colour = from == OWN ? p : from - OF_COLOUR;
    return colour < SEATS && before->stock[p][colour] > 0;
}

/* The other players lose nothing when somebody pays. */
STEP_PROPERTY(only_the_own_stock_pays)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && pays(before, m); p++)
        good = good && (p == before->mover || same_bytes(before->stock[p], after->stock[p], SEATS));
    return good;
}

/* A piece pays once in a round, unless Richard returns it. */
STATE_PROPERTY(stock_is_of_the_card_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (!before_reveal(s)
                || (all_zero(s->stock[p], SEATS) && all_zero(s->paid[p], CITIES)));
    return good;
}

CLAUSE(chaplain_discount, "Kapelaan", EFFECT, EXPLICIT,
       "Who laid his chaplain at a city in the bid round needs one piece less for each card of it.")

LAW(card_needs_one_less_where_the_chaplain_was_laid)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = choose(from, t.prints), city = choose(from, CITIES + 1u), cost = choose(from, 9);
    unsigned seat = choose(from, t.head.players);
    t.print[p].cost = (uint8_t)cost;
    s.chaplain[seat] = (uint8_t)city;
    unsigned less = city == t.print[p].city + 1u ? 1 : 0;
    return akkon_need(&t, &s, seat, p) == (cost > less ? cost - less : 0);
}

/* City + 1 from which Saladin moved the player's chaplain; 0 if no rule depends on it. */
static unsigned chaplain_left(const struct akkon_state *before, struct move m, unsigned seat)
{
    if (m.kind == M_SHIFT && m.actor == seat && m.arg[0] == CHAPLAIN)
        return before->at[seat][CHAPLAIN] - ON_FIELD + 1u;
    return holds(before, seat, GOLD) ? before->moved_from : 0;
}

/* Under q-gold-chaplain B the chaplain lies in one city and helps in another. The state tells the
 * first one only if Richard could change something about it. */
static bool lie_told(const struct akkon_table *t, const struct akkon_state *before, unsigned seat)
{
    return !READS(t, Q_levant_what, 'A') && holds(before, seat, POWER);
}

/* The chaplain gives his discount where he lies at the reveal; q-gold-chaplain B, C: or where he
 * was first. */
STEP_PROPERTY(chaplain_helps_where_he_was_laid)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++) {
        unsigned at = then.at[p][CHAPLAIN], city = on_field(at) ? at - ON_FIELD + 1u : 0;
        unsigned left = chaplain_left(before, m, p);
        bool there = READS(t, Q_gold_chaplain, 'B') && left != 0;
        good = good && after->chaplain[p] == (there ? left : city)
            && (!READS(t, Q_gold_chaplain, 'C') || left == 0 || after->moved_from == left)
            && (!there || after->moved_from == (lie_told(t, before, p) ? city : 0));
    }
    return good;
}

CLAUSE(chaplain_discount_to_zero, "Kapelaan", EFFECT, EXPLICIT,
       "With that discount a card may need no knight at all.")

TABLE_PROPERTY(some_card_costs_one)
{
    bool one = t->head.small;
    for (unsigned p = 0; p < t->prints; p++)
        one = one || t->print[p].cost == 1;
    return one;
}

LAW(set_without_a_card_of_cost_one_is_refused)
{
    struct akkon_table t = as_assumed(from);
    for (unsigned p = 0; p < t.prints; p++)
        t.print[p].cost = (uint8_t)(t.print[p].cost < 2 ? 4 : t.print[p].cost);
    return judged(&t) == AKKON_chaplain_discount_to_zero;
}

/* A card of cost 1 in the chaplain's city needs no knight. */
LAW(card_may_need_no_knight_at_all)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE);
    t.head.reading[AKKON_Q_free_card] = (uint8_t)('A' + choose(from, 2));
    s.stock[0][0] = 0;
    s.marshal = SPENT;
    s.chaplain[0] = (uint8_t)(city + 1);
    bring(&t, &s, p, IN_HAND);
    return asked(&t, &s, M_PLAY, 0, p, 0)
        == (READS(&t, Q_free_card, 'A') ? (verdict)LEGAL : (verdict)AKKON_card_needs_stock);
}

CLAUSE(chaplain_discount_scope, "Kapelaan", EFFECT, EXPLICIT,
       "The discount holds for this player, this city and this round only, whether he won the card "
       "or not.")

STEP_PROPERTY(chaplain_helps_in_this_round_only)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bool lost = m.kind == M_RETURN && p == m.actor && READS(t, Q_power_chaplain, 'B');
        bool his = p == before->mover;
        good = good && (!before_reveal(after) || after->chaplain[p] == 0)
            && (!card_round(before) || !card_round(after)
                || after->chaplain[p] == before->chaplain[p]
                || (after->chaplain[p] == 0 && (lost || (his && m.kind != M_PLAY))));
    }
    return good;
}

/* The chaplain helps until his player's turn is over. */
STEP_PROPERTY(chaplain_helps_through_the_whole_turn)
{
    bool turn = before->phase == TURN && after->phase == TURN && after->mover == before->mover;
    return !turn || m.kind == M_END
        || after->chaplain[before->mover] == before->chaplain[before->mover];
}

CLAUSE(card_needs_stock, "Kaartronde", LEGALITY, AMBIGUOUS,
       "While one has knights left one may go on playing cards.")

/* Only under q-free-card B. */
FORBIDS(card_needs_stock, no_piece_is_left, PLAYS, "{actor} has no piece left")
{
    return card_round(s) && READS(t, Q_free_card, 'B')
        && pieces_at_hand(t, s, m.actor % SEATS) == 0;
}

QUESTION(q_free_card, "May a player without knights play a card that needs none?", 'A',
         "The chaplain's rule says that a card may need none; the sentence about knights that are "
         "left forbids nothing.",
         BUILT('A', "yes"), BUILT('B', "no"))
