/* This chapter states what the document says under "Provincies": which areas form a province, its
 * owner, and its value. */
#include "shared.h"
#include "occupations.h"

CLAUSE(walls_permanent, "-", EFFECT, IMPLIED, "A wall stays where it was laid.")

STEP_PROPERTY(no_wall_leaves_the_board)
{
    bool good = true;
    for (unsigned i = 0; i < WALL_BYTES; i++)
        good = good && (before->wall[i] & ~after->wall[i]) == 0;
    for (unsigned i = 0; i < SHORE_BYTES; i++)
        good = good && (before->shored[i] & ~after->shored[i]) == 0;
    return good && after->needless >= before->needless;
}

CLAUSE(connected_by_sides, "Provincies", DEFINITION, IMPLIED,
       "Areas are connected through sides, not through corners.")

static unsigned corners_shared(const struct alexandros_table *t, unsigned a, unsigned b)
{
    unsigned n = 0;
    for (unsigned i = 0; i < CORNERS; i++)
        n += is_a_corner(t, b, t->corner[a][i]);
    return n;
}

/* Two areas share a side exactly if they have two corners in common. */
TABLE_PROPERTY(neighbours_share_two_corners)
{
    for (unsigned a = 0; a < t->areas; a++) {
        unsigned near = 0, sides = 0;
        for (unsigned b = 0; b < t->areas; b++)
            near += a != b && corners_shared(t, a, b) == 2;
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned b = t->beyond[a][i];
            sides += b != NOWHERE;
            if (b != NOWHERE && (b >= t->areas || b == a || corners_shared(t, a, b) != 2))
                return false;
        }
        if (near != sides)
            return false;
    }
    return true;
}

/* Side i lies between corner i and the next one. */
TABLE_PROPERTY(inner_lines_lie_between_two_areas)
{
    unsigned sides = 0;
    bool good = t->inner <= INNER;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned line = t->side[a][i], p = t->corner[a][i],
                     q = t->corner[a][i == 2 ? 0 : i + 1];
            bool inner = line != NOWHERE;
            good = good && inner == (t->beyond[a][i] != NOWHERE) && (!inner || line < t->inner);
            if (inner && good)
                good = t->end[line][0] == least(p, q) && t->end[line][1] == p + q - least(p, q)
                    && t->bank[line][0] == least(a, t->beyond[a][i])
                    && t->bank[line][1] == a + t->beyond[a][i] - least(a, t->beyond[a][i]);
            sides += inner;
        }
    return good && sides == 2u * t->inner;
}

/* Six areas around a point, with walls on all six lines that meet there, laid in any order: each
 * area becomes a province of its own, although all meet in the point. */
LAW(areas_around_a_point_are_parted_by_six_walls)
{
    static const char *const rows[] = { "..T-J", "..-T-" };
    struct alexandros_table t = board_of(rows, 2);
    struct alexandros_state s;
    unsigned middle, provinces = 0, first = choose(from, 6), stride = choose(from, 2) ? 1 : 5;
    t.start_across = 2;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    middle = point(&t, 1, 3);
    for (unsigned i = 0; i < 6; i++)
        wall_between(&t, &s, middle, t.next[middle][(first + i * stride) % 6]);
    for (unsigned a = 0; a < t.areas; a++)
        provinces += s.province[a] == a;
    return t.areas == 6 && t.degree[middle] == 6 && provinces == 6;
}

QUESTION(q_corner_connection, "Are areas connected that meet in a corner only?", 'A',
         "In an example four areas are a province, though one of them meets others in a corner. If "
         "corners connected, no wall could ever part anything.",
         BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(province_any_size, "Provincies", DEFINITION, EXPLICIT, "A province may have any size.")

/* Each area is in exactly one province. */
TALLY_PROPERTY(provinces_make_up_the_land)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == a ? areas_in(t, s, a) : 0;
    return n == t->areas;
}

TALLY_PROPERTY(size_makes_no_province_unfit)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_is_province(t, s, a) != counts_as_province(t, s, a))
            return false;
    return true;
}

CLAUSE(whole_land_counts, "Provincies", DEFINITION, AMBIGUOUS,
       "So the land that nothing has cut is a province too, and whatever remains of it.")

FORBIDS(whole_land_counts, land_is_no_province, CONQUERS,
        "the land around {area} does not count as a province")
{
    return !counts_as_province(t, s, s->province[m.arg[0]]);
}

LAW(uncut_land_is_a_province)
{
    static const char *const rows[] = { ".T-T" };
    struct alexandros_table t = board_of(rows, 1);
    struct alexandros_state s;
    unsigned held = choose(from, 3);
    t.governors = 1;
    t.start_across = 0;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    s.phase = ACTION;
    s.actions = 2;
    s.hand[0][TOWN] = s.held[0] = (uint8_t)held;
    s.pile[TOWN] = (uint8_t)(s.pile[TOWN] - held);
    struct move m = { M_OCCUPY, 0, { 2 } };
    verdict v = alexandros_refusal(&t, &s, m);
    return s.province[2] == 0 && alexandros_value(&t, &s, 0) == 1
        && v == (held >= 1 ? (verdict)LEGAL : (verdict)ALEXANDROS_occupy_pay_rest);
}

QUESTION(q_whole_land, "Is land that no wall has cut a province?", 'A',
         "By the letter: the coast is a border too.", BUILT('A', "yes"),
         BUILT('B', "no, at least one wall is needed"),
         BUILT('C', "no, nor is the largest remainder, if it is larger than any other"))

CLAUSE(single_symbol_province, "Provincies", DEFINITION, EXPLICIT,
       "A single area with a symbol can be a province; it is worth nothing.")

TALLY_PROPERTY(enclosed_symbol_is_worth_nothing)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (t->symbol[a] != PLAIN && areas_in(t, s, a) == 1 && s->province[a] == a
            && (alexandros_value(t, s, a) != 0 || !alexandros_is_province(t, s, a))
            && READS(t, Q_whole_land, 'A'))
            return false;
    return true;
}

/* For any symbol on the board, with a wall on each side that is not on the coast. */
LAW(single_area_can_be_a_province)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned a = choose(from, t.areas), size = 0;
    alexandros_start(&t, &s);
    for (unsigned i = 0; i < CORNERS; i++)
        if (t.side[a][i] != NOWHERE)
            alexandros_wall_in(&t, &s, t.side[a][i]);
    for (unsigned b = 0; b < t.areas; b++)
        size += s.province[b] == s.province[a];
    return size == 1 && alexandros_value(&t, &s, s.province[a]) == (t.symbol[a] == PLAIN);
}

CLAUSE(province_value, "Provincies", SCORE, EXPLICIT,
       "A province is worth a point for each of its empty areas.")

TABLE_PROPERTY(areas_are_counted_by_symbol)
{
    unsigned all = 0;
    for (unsigned k = 0; k <= PLAIN; k++) {
        unsigned n = 0;
        for (unsigned a = 0; a < t->areas; a++)
            if (t->symbol[a] == k && t->with[k][n++] != a)
                return false;
        if (n != t->count[k])
            return false;
        all += n;
    }
    return all == t->areas && t->plains == t->count[PLAIN];
}

TALLY_PROPERTY(value_is_the_number_of_plain_areas)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_value(t, s, a) != plain_areas(t, s, a))
            return false;
    return true;
}

/* The value of an area's province never grows. */
STEP_PROPERTY(no_area_comes_into_a_richer_province)
{
    bool good = true;
    if (m.kind != M_WALK)
        return same_bytes(before->province, after->province, AREAS);
    for (unsigned a = 0; a < t->areas; a++)
        good = good
            && (after->province[a] != a
                || plain_areas(t, after, a) <= plain_areas(t, before, before->province[a]));
    return good;
}

INERT(province_ratio, "Provincies", INFORMATION, EXPLICIT,
      "Many empty areas and few symbols make a province rich and cheap.",
      "advice: it allows and forbids nothing")

CLAUSE(owner_by_governor, "Vrije provincie, Overnemen", DEFINITION, IMPLIED,
       "A province is occupied by whoever has a governor in it.")

/* All governors in a province belong to one player. */
STATE_PROPERTY(each_province_has_one_lord)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned province =
                s->governor[p][i] == 0 ? NOWHERE : province_of(s, s->governor[p][i] - 1u);
            for (unsigned q = 0; q < p && province != NOWHERE; q++)
                good = good && governors_of(s, q, province) == 0;
        }
    return good;
}

TALLY_PROPERTY(owners_are_who_stands_there)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_owner(t, s, a) != lord_of(t, s, a))
            return false;
    return true;
}

CLAUSE(multi_governor_no_tax, "Vrije provincie, Belasting", SCORE, EXPLICIT,
       "A province with more than one governor pays no tax.")

TALLY_PROPERTY(provinces_with_several_governors_pay_nothing)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned alone = 0;
        for (unsigned i = 0; i < GOVERNORS; i++)
            alone += s->governor[p][i] != 0
                  && governors_there(t, s, province_of(s, s->governor[p][i] - 1u)) == 1;
        if (alone == 0 && alexandros_income(t, s, p) != 0)
            return false;
    }
    return true;
}

CLAUSE(route_may_split, "Verzetten, Vrije provincie", EFFECT, EXPLICIT,
       "A way through a province can cut it in parts.")

STEP_PROPERTY(walls_alone_change_provinces)
{
    bool same = same_bytes(before->province, after->province, AREAS);
    return same || (m.kind == M_WALK && !same_bytes(before->wall, after->wall, WALL_BYTES));
}

/* A wall cuts one province in two, or none. */
STEP_PROPERTY(wall_cuts_at_most_one_province)
{
    unsigned was = 0, is = 0;
    for (unsigned a = 0; a < t->areas; a++) {
        was += before->province[a] == a;
        is += after->province[a] == a;
    }
    return is == was || (is == was + 1 && m.kind == M_WALK);
}

/* Six areas around a point, three of them with symbols: an independent enumerator found 75
 * positions of Alexandros and the walls, in any order of finding them. */
LAW(hexagon_has_75_positions)
{
    static const char *const rows[] = { "..T-J", "..-T-" };
    struct positions all = { .t = board_of(rows, 2) };
    struct alexandros_state first;
    unsigned jugs_first = choose(from, 2);
    all.t.start_across = 2;
    if (judged(&all.t) != LEGAL || all.t.inner != HEXAGON_LINES || all.t.points != HEXAGON_POINTS)
        return false;
    alexandros_start(&all.t, &first);
    first.pile[JUG] = 0;
    note_position(&all, first);
    for (unsigned n = 0; n < all.count; n++) {
        bool one = go_to_all_goals(&all, all.list[n], jugs_first ? JUG : TOWN);
        bool other = go_to_all_goals(&all, all.list[n], jugs_first ? TOWN : JUG);
        all.frozen += !one && !other;
    }
    return all.count == 75;
}

CLAUSE(split_governor_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part with a governor stays his who occupied the whole.")

/* With q-split-two-governors B a player may lose those in one part. */
STEP_PROPERTY(governors_stay_when_a_province_is_cut, ON(M_WALK))
{
    if (READS(t, Q_split_two_governors, 'B'))
        return true;
    return same_bytes(before->governor[0], after->governor[0], SEATS * GOVERNORS);
}

/* q-split-two-governors B: does a governor go home? Exactly if the wall separates him from a
 * governor of the same player whose part is worth more. */
static bool is_outbid(const struct alexandros_table *t, const struct alexandros_state *before,
                      const struct alexandros_state *after, unsigned seat, unsigned a)
{
    bool outbid = false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned b = before->governor[seat][i] == 0 ? a : before->governor[seat][i] - 1u;
        outbid = outbid
              || (province_of(before, a) == province_of(before, b)
                  && plain_areas(t, after, province_of(after, b))
                         > plain_areas(t, after, province_of(after, a)));
    }
    return outbid;
}

STEP_PROPERTY(governors_of_the_poorer_part_go_home, ON(M_WALK))
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && READS(t, Q_split_two_governors, 'B'); p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned a = before->governor[p][i] == 0 ? NOWHERE : before->governor[p][i] - 1u;
            good = good
                && (a == NOWHERE
                    || (standing_on(after, p, a) == 0) == is_outbid(t, before, after, p, a));
        }
    return good;
}

STEP_PROPERTY(part_with_a_governor_keeps_its_lord)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && m.kind == M_WALK; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good
                && (after->governor[p][i] == 0
                    || lord_of(t, after, province_of(after, after->governor[p][i] - 1u)) == p);
    return good;
}

QUESTION(q_split_two_governors, "What if governors of one player come to stand in different parts?",
         'A', "A part with a governor stays occupied.", BUILT('A', "both parts are his"),
         BUILT('B', "only the one that is worth more as soon as a wall parts them; the governors "
                    "of the other go home. Of equal value both are his"))

CLAUSE(split_other_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part without a governor is nobody's.")

STEP_PROPERTY(part_without_a_governor_is_nobodys)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && m.kind == M_WALK; a++) {
        bool any = false;
        for (unsigned b = 0; b < t->areas && after->province[a] == a; b++)
            any = any || (after->province[b] == a && who_stands_on(t, after, b) != NOWHERE);
        good =
            good && (after->province[a] != a || (alexandros_owner(t, after, a) == NOWHERE) == !any);
    }
    return good;
}

CLAUSE(split_counts_anew, "Vrije provincie, Belasting", DEFINITION, IMPLIED,
       "Value and governors of each part are counted anew.")

TALLY_PROPERTY(governors_are_counted_in_each_part)
{
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned province =
                s->governor[p][i] == 0 ? NOWHERE : province_of(s, s->governor[p][i] - 1u);
            if (province != NOWHERE
                && alexandros_governors_in(t, s, province) != governors_there(t, s, province))
                return false;
        }
    return true;
}

/* The values of the two parts add up to the value of the whole. */
STEP_PROPERTY(no_plain_area_is_lost_by_a_cut)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && m.kind == M_WALK; a++) {
        unsigned parts = 0;
        for (unsigned b = 0; b < t->areas && before->province[a] == a; b++)
            parts +=
                before->province[b] == a && after->province[b] == b ? plain_areas(t, after, b) : 0;
        good = good && (before->province[a] != a || parts == plain_areas(t, before, a));
    }
    return good;
}

CLAUSE(no_merge, "-", EFFECT, IMPLIED, "Provinces never grow together.")

/* Areas that are in one province now were in one before. */
STEP_PROPERTY(provinces_never_grow)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        good = good && before->province[a] == before->province[after->province[a]];
    return good;
}

QUESTION(q_merge, "Can provinces grow together?", 'A',
         "No wall ever leaves the board, so no second reading is needed.", BUILT('A', "no"))

CLAUSE(tax_single_only, "Belasting", SCORE, EXPLICIT,
       "A province pays only if just one governor stands in it.")

/* The rules compute the income governor by governor; the property computes it area by area. */
TALLY_PROPERTY(incomes_are_those_of_the_document)
{
    for (unsigned p = 0; p < t->head.players; p++)
        if (alexandros_income(t, s, p) != pays_now(t, s, p))
            return false;
    return true;
}

/* Each plain area pays at most one player. */
TALLY_PROPERTY(all_incomes_are_no_more_than_plain_areas)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += alexandros_income(t, s, p);
    return n <= t->count[PLAIN];
}

CLAUSE(relieve_last_frees, "Aflossen", EFFECT, IMPLIED,
       "If it was the last one, the province is nobody's.")

STEP_PROPERTY(province_without_governors_is_nobodys, ON(M_RELIEVE))
{
    unsigned province = before->province[m.arg[0]];
    bool last = governors_there(t, before, province) == 1;
    return lord_of(t, after, province) == (last ? (unsigned)NOWHERE : before->mover)
        && alexandros_owner(t, after, province) == lord_of(t, after, province);
}

/* A province that pays with one governor pays nothing without him, and pays something if he is the
 * last one left. */
STEP_PROPERTY(income_follows_the_governors, ON(M_RELIEVE))
{
    unsigned p = before->mover, province = before->province[m.arg[0]],
             n = governors_there(t, before, province);
    unsigned value = counts_as_province(t, before, province) ? plain_areas(t, before, province) : 0;
    return pays_now(t, after, p) + (n == 1 ? value : 0)
        == pays_now(t, before, p) + (n == 2 ? value : 0);
}

QUESTION(q_relieve_last, "Whose is a province when its last governor was relieved?", 'A',
         "Only governors occupy. Otherwise a mark would be needed that the game does not have.",
         BUILT('A', "nobody's"),
         INVENTS('B', "still his", "what marks his province once no governor stands in it"))
