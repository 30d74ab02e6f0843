/* This chapter states who comes first, second and third in an area: all players' armies are
 * compared (under "Die Heerschar" for the first, under "Ende" for the others). */
#include "shared.h"

CLAUSE(compare_all_players, "Die Heerschar, Ende", EFFECT, IMPLIED,
       "With three or four players the armies of all players in that number are ranked together.")

TALLY_PROPERTY(every_player_has_the_place_he_earned)
{
    for (unsigned i = 0; ended(s) && i < t->areas; i++) {
        uint8_t place[SEATS];
        struct field f = field(t, s, i);
        ordonanz_places(t, s, i, place);
        for (unsigned p = 0; p < t->head.players; p++)
            if (place[p] != place_on(t, &f, p))
                return false;
    }
    return true;
}

CLAUSE(stronger_army_gets_area, "Die Heerschar", EFFECT, EXPLICIT,
       "The area belongs to the player with the stronger army there.")

TALLY_PROPERTY(weaker_army_never_has_the_area)
{
    for (unsigned i = 0; ended(s) && i < t->areas; i++) {
        uint8_t place[SEATS];
        struct field f = field(t, s, i);
        ordonanz_places(t, s, i, place);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned q = 0; q < t->head.players; q++)
                if (place[p] == 0 && judged_together(t, p, q) && f.strength[q] > f.strength[p])
                    return false;
    }
    return true;
}

CLAUSE(places_by_same_comparison, "Ende, Die Heerschar", SCORE, IMPLIED,
       "Second and third place follow from the same comparison, applied to the remaining players.")

TALLY_PROPERTY(points_follow_from_the_places)
{
    uint8_t points[SEATS], areas[SEATS];
    if (!ended(s))
        return true;
    struct earned e = earned(t, s);
    ordonanz_points(t, s, points, areas);
    for (unsigned p = 0; p < t->head.players; p++)
        if (points[p] != e.points[p] || areas[p] != e.areas[p])
            return false;
    return true;
}

CLAUSE(lower_ties_by_completion, "Ende", SCORE, SILENT,
       "Equal armies below the first place are also ordered by earlier completion.")

/* Even if all armies are equal, all places differ. */
LAW(equal_armies_are_placed_by_completion)
{
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t place[SEATS];
    uint8_t face = choose_card(from), best = choose_card(from);
    unsigned one = choose(from, 4), first = choose(from, 4);
    for (unsigned p = 0; p < 4; p++) {
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = p == one ? best : face;
        s.order[0][p] = (uint8_t)((first + p) % 4 + 1);
    }
    ordonanz_places(&t, &s, 0, place);
    for (unsigned k = 0; k + 1 < 4; k++) {
        unsigned p = s.order[0][k] - 1u, q = s.order[0][k + 1] - 1u;
        if (p != one && q != one && place[p] + 1 != place[q]
            && !(place[p] + 2 == place[q] && place[one] == place[p] + 1))
            return false;
    }
    return place[0] + place[1] + place[2] + place[3] == 6;
}

QUESTION(q_lower_ties, "How are equal armies below the first place ordered?", 'A',
         "The text has the rule only for who owns the area; it serves here too. The first place "
         "always "
         "goes by completion.",
         BUILT('A', "by completion"),
         BUILT('B', "not at all: each takes the mark of the best of their places; nobody takes "
                    "those of the others"),
         BUILT('C', "not at all: each takes the mark of the last of their places, if it has one; "
                    "nobody takes those of the others"))
