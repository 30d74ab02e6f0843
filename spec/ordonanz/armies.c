/* This chapter states what the document says under "Die Heerschar und die Kontrolle über die
 * Gebiete": combinations, and which of two armies is stronger. */
#include "shared.h"

CLAUSE(rank_order, "Kampfeinheiten", DEFINITION, EXPLICIT,
       "The symbols are ranked: lance, bow, swords, helmets, banner, from weak to strong.")

static struct judgement judged(const uint8_t x[SYMBOLS], const uint8_t y[SYMBOLS])
{
    struct ordonanz_table t = as_written(2);
    return ordonanz_compare(&t, x, y);
}

LAW(higher_symbol_beats_lower)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned low = choose(from, 4), high = low + 1 + choose(from, 4 - low);
    uint8_t size = (uint8_t)(1 + choose(from, 4));
    x[high] = y[low] = size;
    return judged(x, y).sign > 0 && judged(y, x).sign < 0;
}

CLAUSE(areas_numbered_one_to_five, "Das Gebiet", SETUP, EXPLICIT,
       "The areas carry names and the numbers one to five, the same on every strip.")

STEP_PROPERTY(card_lands_on_the_number_named)
{
    unsigned i = m.arg[1];
    if (m.kind != M_LAY)
        return true;
    return i < t->areas && after->laid[strip_named(m)][i] == before->laid[strip_named(m)][i] + 1;
}

CLAUSE(army_is_four_cards, "Die Heerschar", DEFINITION, EXPLICIT,
       "The four cards of a player on one area form an army.")

STATE_PROPERTY(armies_are_complete_when_judged)
{
    return !ended(s) || READS(t, Q_empty_talon, 'C') || everything_full(t, s);
}

QUESTION(q_incomplete_army, "Are fewer than four cards an army?", 'A',
         "Armies are compared at the end, when all are complete. It matters only where the game "
         "may end as soon as the talon is empty, and there it is said.",
         BUILT('A', "no"),
         CONTRADICTS('B', "yes", "army-is-four-cards",
                     "corpus/ordonanz/clauses/armies/army-is-four-cards.scenario"))

CLAUSE(symbols_match_across_cards, "Die Heerschar", DEFINITION, EXPLICIT,
       "Equal symbols on different cards of the same army combine.")

static bool decided(struct judgement j, verdict by)
{
    return j.sign > 0 && j.by == by;
}

/* Two cards that share a symbol beat two cards that share none, whatever singles those show. */
LAW(shared_symbol_beats_any_singles)
{
    uint8_t shared[CAP] = { 0 }, apart[CAP] = { 0 }, x[SYMBOLS], y[SYMBOLS];
    shared[0] = shared[1] = (uint8_t)(1 << choose(from, 5));
    apart[0] = choose_card(from);
    apart[1] = (uint8_t)(31 & ~apart[0]);
    ordonanz_count_symbols(shared, x);
    ordonanz_count_symbols(apart, y);
    return decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

CLAUSE(company_is_two, "Die Heerschar", DEFINITION, EXPLICIT, "Two equal symbols make a company.")

/* An army with a combination of the given size, against one that has each of the five symbols once
 * less: the larger size alone decides. */
static bool outsizes(struct choice *from, unsigned size, verdict by)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS];
    for (unsigned i = 0; i < SYMBOLS; i++)
        y[i] = (uint8_t)(size - 1);
    x[choose(from, SYMBOLS)] = (uint8_t)size;
    return decided(judged(x, y), by);
}

LAW(two_equal_symbols_outsize_singles)
{
    return outsizes(from, 2, ORDONANZ_companies_after_detachments);
}

CLAUSE(detachment_is_three, "Die Heerschar", DEFINITION, EXPLICIT,
       "Three equal symbols make a detachment.")

LAW(three_equal_symbols_outsize_companies)
{
    return outsizes(from, 3, ORDONANZ_detachments_after_regiments);
}

CLAUSE(regiment_is_four, "Die Heerschar", DEFINITION, EXPLICIT,
       "Four equal symbols make a regiment.")

LAW(four_equal_symbols_outsize_detachments)
{
    return outsizes(from, 4, ORDONANZ_more_regiments_win);
}

CLAUSE(strength_by_multiplicity, "Die Heerschar", DEFINITION, EXPLICIT,
       "Combinations are the stronger the more symbols match: regiment over detachment over "
       "company.")

LAW(more_equal_symbols_are_stronger)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned few = 1 + choose(from, 3), many = few + 1 + choose(from, 4 - few);
    x[choose(from, 5)] = (uint8_t)many;
    y[choose(from, 5)] = (uint8_t)few;
    return judged(x, y).sign > 0 && judged(y, x).sign < 0;
}

CLAUSE(one_combination_per_symbol, "Die Heerschar, Captions", DEFINITION, IMPLIED,
       "A symbol makes at most one combination in an army, that of its exact count; a regiment "
       "is not also a detachment or two companies.")

static void choose_counts(struct choice *from, uint8_t n[SYMBOLS])
{
    for (unsigned y = 0; y < SYMBOLS; y++)
        n[y] = (uint8_t)choose(from, CAP + 1);
}

/* Companies and detachments never make up for a regiment more, even if one counts those contained
 * in it. Counting them would give the same order (q-exact-or-cumulative). */
LAW(counting_smaller_sizes_too_changes_nothing)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    uint32_t a = 0, b = 0;
    choose_counts(from, x);
    choose_counts(from, y);
    for (unsigned size = 4; size >= 1; size--) {
        unsigned p = 0, q = 0;
        for (unsigned i = 0; i < SYMBOLS; i++) {
            p |= (x[i] >= size ? 1u : 0u) << i;
            q |= (y[i] >= size ? 1u : 0u) << i;
        }
        a = a << 8 | (size > 1 ? members(p) << 5 : 0) | p;
        b = b << 8 | (size > 1 ? members(q) << 5 : 0) | q;
    }
    return judged(x, y).sign == (a > b) - (a < b);
}

QUESTION(q_exact_or_cumulative, "Does a regiment also count as a detachment and a company?", 'A',
         "A caption lists one regiment and two companies, nothing more. The other reading gives "
         "the same order of armies; this is proved.",
         BUILT('A', "no, each symbol counts once, at its exact size"),
         NO_EFFECT('B', "yes", "proofs/ordonanz/armies/cumulative-counting-is-the-same.c"))

CLAUSE(several_combinations_per_army, "Die Heerschar, Captions", DEFINITION, EXPLICIT,
       "An army may hold several combinations, of the same or of different size.")

LAW(two_companies_beat_the_best_one)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 1, 1, 1, 1, 2 };
    unsigned one = choose(from, 5), other = (one + 1 + choose(from, 4)) % 5;
    x[one] = x[other] = 2;
    return decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

CLAUSE(single_is_count_one, "Die Heerschar", DEFINITION, IMPLIED,
       "A symbol standing on exactly one card of the army is a single warrior.")

LAW(one_warrior_more_is_stronger)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned symbol = choose(from, 5), other = (symbol + 1 + choose(from, 4)) % 5;
    x[other] = y[other] = (uint8_t)choose(from, CAP + 1);
    x[symbol] = 1;
    struct judgement j = judged(x, y);
    return j.sign > 0 && (j.by == ORDONANZ_extra_single_wins || j.by == ORDONANZ_singles_by_rank);
}

/* Counting the symbols of combinations as singles, too, gives the same order: singles only matter
 * if the combinations are equal (q-what-is-a-single). */
LAW(warriors_of_combinations_change_nothing_as_singles)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    uint64_t a = 0, b = 0;
    choose_counts(from, x);
    choose_counts(from, y);
    for (unsigned size = 4; size > 1; size--) {
        unsigned p = 0, q = 0;
        for (unsigned i = 0; i < SYMBOLS; i++) {
            p |= (x[i] == size ? 1u : 0u) << i;
            q |= (y[i] == size ? 1u : 0u) << i;
        }
        a = a << 8 | members(p) << 5 | p;
        b = b << 8 | members(q) << 5 | q;
    }
    for (unsigned i = SYMBOLS; i-- > 0;) {
        a = a << 3 | x[i];
        b = b << 3 | y[i];
    }
    return judged(x, y).sign == (a > b) - (a < b);
}

QUESTION(q_what_is_a_single, "Which warriors are single?", 'A',
         "The other reading gives the same result, because combinations are equal when single "
         "warriors are looked at; this is proved.",
         BUILT('A', "symbols on exactly one card of the army"),
         NO_EFFECT('B', "every symbol on every card",
                   "proofs/ordonanz/armies/singles-of-combinations-are-the-same.c"))

INERT(combinations_are_automatic, "Die Heerschar", DEFINITION, IMPLIED,
      "Combinations arise from the cards; nobody declares or chooses them.",
      "there is no move for it: combinations are worked out from the cards whenever asked for")

CLAUSE(no_combining_across_areas, "Die Heerschar", DEFINITION, IMPLIED,
       "Symbols in different areas never combine.")

/* Two armies on an area, and cards elsewhere. */
static struct ordonanz_state some_armies(struct choice *from)
{
    struct ordonanz_state s = { 0 };
    for (unsigned p = 0; p < 2; p++)
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = choose_card(from);
    s.order[0][0] = (uint8_t)(1 + choose(from, 2));
    s.order[0][1] = (uint8_t)(3 - s.order[0][0]);
    return s;
}

LAW(other_areas_do_not_matter)
{
    struct ordonanz_table t = as_written(3);
    struct ordonanz_state s = some_armies(from), other = s;
    for (unsigned c = 0; c < CAP; c++)
        other.area[0][1][c] = choose_card(from);
    struct judgement a = ordonanz_rivals(&t, &s, 0, 0, 1), b = ordonanz_rivals(&t, &other, 0, 0, 1);
    return a.sign == b.sign && a.by == b.by;
}

CLAUSE(no_combining_across_players, "Die Heerschar", DEFINITION, IMPLIED,
       "Symbols of different players never combine.")

LAW(third_players_do_not_matter)
{
    struct ordonanz_table t = as_written(3);
    struct ordonanz_state s = some_armies(from), other = s;
    for (unsigned c = 0; c < CAP; c++)
        other.area[2][0][c] = choose_card(from);
    struct judgement a = ordonanz_rivals(&t, &s, 0, 0, 1), b = ordonanz_rivals(&t, &other, 0, 0, 1);
    return a.sign == b.sign && a.by == b.by;
}

CLAUSE(compare_same_number, "Die Heerschar", EFFECT, EXPLICIT,
       "Armies are compared in areas of the same number.")

/* The army of the player who completes an area is compared with those who completed the area with
 * this number before. */
STEP_PROPERTY(armies_of_equal_number_are_compared, ON(M_LAY))
{
    unsigned own = strip_named(m), area = m.arg[1];
    if (after->laid[own][area] != t->cap || after->order[area][1] == 0)
        return true; /* fewer than two armies are complete */
    struct field f = field(t, after, area);
    for (unsigned p = 0; p < t->head.players; p++)
        if (p != own && after->laid[p][area] == t->cap
            && (ordonanz_rivals(t, after, area, own, p).sign > 0) != ahead(&f, own, p))
            return false;
    return true;
}

CLAUSE(regiments_compared_first, "Die Heerschar", EFFECT, EXPLICIT,
       "Regiments are looked at before anything else.")

LAW(different_regiments_settle_it)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    struct judgement j = judged(x, y);
    bool by_regiments = j.by == ORDONANZ_more_regiments_win || j.by == ORDONANZ_higher_regiment_wins
                     || j.by == ORDONANZ_next_regiment_decides;
    return of_size(x, 4) == of_size(y, 4) ? !by_regiments : by_regiments && j.sign != 0;
}

QUESTION(q_more_combinations, "Does the total number of combinations decide?", 'A',
         "The summary could be read so; the procedure that follows it goes size by size.",
         BUILT('A', "no, size by size"),
         CONTRADICTS('B', "yes, the total first", "regiments-compared-first",
                     "corpus/ordonanz/clauses/armies/regiments-compared-first.scenario"))

CLAUSE(more_regiments_win, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "More regiments beat fewer, whatever their rank.")

LAW(more_regiments_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return members(of_size(x, 4)) <= members(of_size(y, 4))
        || decided(judged(x, y), ORDONANZ_more_regiments_win);
}

QUESTION(q_number_or_rank,
         "Among combinations of one size, does their number or their rank come first?", 'A',
         "Said so for regiments, and the same principle is named for the others.",
         BUILT('A', "number, then rank"),
         BUILT('B', "rank: the army with the highest one that the other has not, however many "
                    "there are"))

CLAUSE(higher_regiment_wins, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "With equally many regiments the best regiment of higher rank wins.")

LAW(best_regiment_decides_among_equally_many)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 4), q = of_size(y, 4);
    return members(p) != members(q) || highest(p) <= highest(q)
        || decided(judged(x, y), ORDONANZ_higher_regiment_wins);
}

QUESTION(q_rank_sum,
         "Are equally many combinations compared best against best, or by a sum of ranks?", 'A',
         "The procedure for regiments names the highest, then the next.",
         BUILT('A', "best against best"),
         CONTRADICTS('B', "by the sum", "higher-regiment-wins",
                     "corpus/ordonanz/clauses/armies/higher-regiment-wins.scenario"))

CLAUSE(next_regiment_decides, "Die Heerschar", EFFECT, EXPLICIT,
       "If the best regiments are also equal, the next best are compared, and so on.")

LAW(next_best_regiment_decides)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 4), q = of_size(y, 4);
    return members(p) != members(q) || highest(p) != highest(q) || p <= q
        || decided(judged(x, y), ORDONANZ_next_regiment_decides);
}

CLAUSE(detachments_after_regiments, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "Only if number and ranks of the regiments are all equal, more detachments win.")

LAW(more_detachments_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return of_size(x, 4) != of_size(y, 4) || members(of_size(x, 3)) <= members(of_size(y, 3))
        || decided(judged(x, y), ORDONANZ_detachments_after_regiments);
}

QUESTION(q_may_compare, "Is comparing detachments and companies optional?", 'A',
         "A caption compares detachments when regiments are equal.", BUILT('A', "no"),
         CONTRADICTS('B', "yes", "detachments-after-regiments",
                     "corpus/ordonanz/clauses/armies/detachments-after-regiments.scenario"))

CLAUSE(detachment_ranks, "Die Heerschar", EFFECT, EXPLICIT,
       "With equally many detachments their ranks decide, best first, then next best.")

LAW(ranks_decide_among_detachments)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 3), q = of_size(y, 3);
    return of_size(x, 4) != of_size(y, 4) || members(p) != members(q) || p <= q
        || decided(judged(x, y), ORDONANZ_detachment_ranks);
}

CLAUSE(companies_after_detachments, "Die Heerschar", EFFECT, EXPLICIT,
       "Only if regiments and detachments are all equal, more companies win.")

LAW(more_companies_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return of_size(x, 4) != of_size(y, 4) || of_size(x, 3) != of_size(y, 3)
        || members(of_size(x, 2)) <= members(of_size(y, 2))
        || decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

CLAUSE(company_ranks, "Die Heerschar", EFFECT, EXPLICIT,
       "With equally many companies their ranks decide, best first, then next best.")

LAW(ranks_decide_among_companies)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 2), q = of_size(y, 2);
    return of_size(x, 4) != of_size(y, 4) || of_size(x, 3) != of_size(y, 3)
        || members(p) != members(q) || p <= q || decided(judged(x, y), ORDONANZ_company_ranks);
}

CLAUSE(larger_size_dominates, "Die Heerschar", EFFECT, IMPLIED,
       "No number or rank of smaller combinations outweighs any difference at a larger size.")

/* Changes below the largest size that differs leave the winner unchanged. */
LAW(smaller_sizes_never_outweigh_larger)
{
    uint8_t x[SYMBOLS], y[SYMBOLS], other[SYMBOLS];
    unsigned size = 2 + choose(from, 3);
    choose_counts(from, x);
    choose_counts(from, y);
    choose_counts(from, other);
    bool differ = false;
    for (unsigned larger = 4; larger >= size; larger--) {
        if (of_size(x, larger) != of_size(other, larger))
            return true; /* they differ above this size: nothing is claimed */
        differ = differ || of_size(x, larger) != of_size(y, larger);
    }
    return !differ || judged(x, y).sign == judged(other, y).sign;
}

CLAUSE(singles_after_combinations, "Die Heerschar", EFFECT, EXPLICIT,
       "Only if all combinations are equal, single warriors decide.")

LAW(singles_count_only_among_equal_combinations)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    struct judgement j = judged(x, y);
    bool equal = of_size(x, 4) == of_size(y, 4) && of_size(x, 3) == of_size(y, 3)
              && of_size(x, 2) == of_size(y, 2);
    bool by_singles = j.by == ORDONANZ_singles_by_rank || j.by == ORDONANZ_extra_single_wins;
    return equal ? by_singles == (of_size(x, 1) != of_size(y, 1)) : !by_singles;
}

/* The best singles that differ decide, or under one reading first their number. */
LAW(singles_go_by_rank_or_number_as_read)
{
    struct ordonanz_table t = as_written(2);
    uint8_t x[SYMBOLS], y[SYMBOLS];
    t.head.reading[ORDONANZ_Q_singles_number_or_rank] = choose(from, 2) ? 'B' : 'A';
    for (unsigned i = 0; i < SYMBOLS; i++) {
        x[i] = (uint8_t)choose(from, 2);
        y[i] = (uint8_t)choose(from, 2);
    }
    int p = (int)of_size(x, 1), q = (int)of_size(y, 1);
    int more = (int)members((unsigned)p) - (int)members((unsigned)q);
    int by_rank = (p > q) - (p < q), by_number = (more > 0) - (more < 0);
    bool number = READS(&t, Q_singles_number_or_rank, 'B') && more != 0;
    return ordonanz_compare(&t, x, y).sign == (number ? by_number : by_rank);
}

/* If all combinations are equal, singles decide as if there was nothing else, under every
 * reading. */
LAW(equal_combinations_leave_it_to_the_singles)
{
    static const uint8_t open[] = {
        ORDONANZ_Q_number_or_rank,
        ORDONANZ_Q_singles_number_or_rank,
        ORDONANZ_Q_singles_only_highest,
    };
    struct ordonanz_table t = as_written(2);
    uint8_t x[SYMBOLS], y[SYMBOLS], of_x[SYMBOLS], of_y[SYMBOLS];
    for (unsigned q = 0; q < sizeof open; q++)
        t.head.reading[open[q]] = choose(from, 2) ? 'B' : 'A';
    for (unsigned i = 0; i < SYMBOLS; i++) {
        unsigned size = choose(from, CAP + 1);
        of_x[i] = size < 2 ? (uint8_t)size : 0;
        of_y[i] = size < 2 ? (uint8_t)choose(from, 2) : 0;
        x[i] = size < 2 ? of_x[i] : (uint8_t)size;
        y[i] = size < 2 ? of_y[i] : (uint8_t)size;
    }
    struct judgement all = ordonanz_compare(&t, x, y), alone = ordonanz_compare(&t, of_x, of_y);
    return all.sign == alone.sign && all.by == alone.by;
}

CLAUSE(singles_by_rank, "Die Heerschar", EFFECT, AMBIGUOUS,
       "Singles are compared by rank: the best single of each army first, then the next best.")

LAW(best_differing_single_decides)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned top = 5;
    for (unsigned i = 0; i < SYMBOLS; i++) {
        x[i] = (uint8_t)choose(from, 2);
        y[i] = (uint8_t)choose(from, 2);
        if (x[i] != y[i])
            top = i;
    }
    int sign = judged(x, y).sign;
    return top == 5 ? sign == 0 : sign == (x[top] > y[top] ? 1 : -1);
}

QUESTION(q_singles_number_or_rank, "Are single warriors compared by rank or by number first?", 'A',
         "The text names the rank of the single warriors.", BUILT('A', "by rank"),
         BUILT('B', "by number, then rank, as combinations are"))

CLAUSE(extra_single_wins, "Die Heerschar", EFFECT, AMBIGUOUS,
       "If one army has no single left while all compared so far are equal, the army with a "
       "further single wins.")

LAW(further_single_wins)
{
    uint8_t x[SYMBOLS], y[SYMBOLS] = { 0 };
    unsigned lowest = choose(from, 5);
    for (unsigned i = 0; i < SYMBOLS; i++)
        x[i] = y[i] = i > lowest ? (uint8_t)choose(from, 2) : 0;
    x[lowest] = 1;
    return decided(judged(x, y), ORDONANZ_extra_single_wins);
}

QUESTION(q_singles_only_highest, "Does only the best single warrior count?", 'A',
         "The text speaks of the single warriors, all of them.",
         BUILT('A', "no, the next best follow, and one more wins"),
         BUILT('B', "yes; then whoever completed the area first wins it"))

EXCLUDES(q_singles_only_highest, 'B', q_singles_number_or_rank, 'B',
         "where only the best single counts, the number of singles does not")

CLAUSE(first_complete_breaks_equality, "Die Heerschar", EFFECT, EXPLICIT,
       "If the armies are equal in everything, the area goes to the one of the equal players who "
       "first had all four cards there.")

LAW(earlier_completion_breaks_equality)
{
    struct ordonanz_table t = as_written(2);
    struct ordonanz_state s = some_armies(from);
    uint8_t x[SYMBOLS], y[SYMBOLS];
    showings(&s, 0, 0, x);
    showings(&s, 1, 0, y);
    bool equal = x[0] == y[0] && x[1] == y[1] && x[2] == y[2] && x[3] == y[3] && x[4] == y[4];
    struct judgement j = ordonanz_rivals(&t, &s, 0, 0, 1);
    if (!equal)
        return j.by != ORDONANZ_first_complete_breaks_equality && j.sign != 0;
    return j.by == ORDONANZ_first_complete_breaks_equality
        && j.sign == (s.order[0][0] == 1 ? 1 : -1);
}

/* The document's procedure gives the same order as the numbers of strength, under every reading of
 * the questions about it. */
LAW(procedure_is_the_order_of_strengths)
{
    static const uint8_t open[] = {
        ORDONANZ_Q_number_or_rank,
        ORDONANZ_Q_singles_number_or_rank,
        ORDONANZ_Q_singles_only_highest,
        ORDONANZ_Q_absolutely_equal,
    };
    struct ordonanz_table t = as_written(2);
    uint8_t x[SYMBOLS], y[SYMBOLS];
    for (unsigned q = 0; q < sizeof open; q++)
        t.head.reading[open[q]] = choose(from, 2) ? 'B' : 'A';
    choose_counts(from, x);
    choose_counts(from, y);
    uint32_t a = strength(&t, x), b = strength(&t, y);
    return ordonanz_compare(&t, x, y).sign == (a > b) - (a < b);
}

LAW(only_equal_armies_are_equal)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    bool equal = x[0] == y[0] && x[1] == y[1] && x[2] == y[2] && x[3] == y[3] && x[4] == y[4];
    return (judged(x, y).sign == 0) == equal && judged(x, y).sign == -judged(y, x).sign;
}

LAW(order_of_armies_is_transitive)
{
    uint8_t x[SYMBOLS], y[SYMBOLS], z[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    choose_counts(from, z);
    return judged(x, y).sign <= 0 || judged(y, z).sign <= 0 || judged(x, z).sign > 0;
}

LAW(symbol_more_makes_an_army_stronger)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    unsigned more = choose(from, SYMBOLS);
    for (unsigned i = 0; i < SYMBOLS; i++)
        y[i] = x[i];
    if (x[more] == CAP)
        return true; /* every card left has the symbol */
    y[more]++;
    return judged(y, x).sign > 0;
}

QUESTION(q_absolutely_equal, "Does completion decide as soon as all combinations are equal?", 'A',
         "The sentence follows the one on single warriors, which would otherwise mean nothing.",
         BUILT('A', "no, single warriors come first"),
         BUILT('B', "yes, single warriors are ignored"))

QUESTION(q_completion_among_equals, "Who must have been first when armies are equal?", 'A',
         "If the first of all players were meant, a weaker army could win by having been quick.",
         BUILT('A', "the first of the equal players"),
         CONTRADICTS('B', "the first of all players", "first-complete-breaks-equality",
                     "corpus/ordonanz/clauses/armies/first-complete-breaks-equality.scenario"))
