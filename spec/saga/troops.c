/* This chapter states how troops lie: taking one up, putting it down, its value, and the land at
 * which it aims. */
#include "shared.h"
#include "conquests.h"

CLAUSE(land_colour_targets, "Landen", DEFINITION, EXPLICIT,
       "A land is attacked by the troops of its own colour, that of their first knight.")

/* A troop's aim is the land of its lowest knight, or the one that a reading has stored. */
TALLY_PROPERTY(troops_aim_at_the_land_of_their_first_knight)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++) {
        unsigned number = 0;
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            struct saga_troop troop = saga_troop_at(s, place_of(p, number++));
            if (saga_aim(t, &troop) != aim_of(t, s, p, l))
                return false;
        }
    }
    return true;
}

/* Whatever lies on it: a red lowest knight attacks the castle land, a green one the forest land,
 * and so on. */
LAW(colour_of_the_first_knight_is_that_of_the_land)
{
    struct saga_table t = as_assumed(from);
    struct saga_troop troop = { .size = (uint8_t)(1 + choose(from, COLOURS)) };
    unsigned first = choose(from, COLOURS);
    for (unsigned i = 0; i < troop.size; i++)
        troop.card[i] = (uint8_t)(card_of((first + i) % COLOURS, 1 + choose(from, VALUES)) + 1);
    return saga_aim(&t, &troop) == first && saga_value(&troop) <= troop.size * 4u;
}

CLAUSE(new_troop_sets_target, "Afleggen", DEFINITION, EXPLICIT,
       "The first knight of an attack troop says by its colour at which land the troop aims.")

/* May the player take the lowest knight from below others? */
static bool takes_lowest(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    struct lying l = lying_at(s, m.arg[1]);
    return held_with(t, s, m.actor % SEATS, P_BACK) != NOWHERE && is_his_troop(s, m, m.arg[1])
        && l.size > 1 && where_in(l, m.arg[0]) == 0;
}

FORBIDS(new_troop_sets_target, lowest_knight_stays, ON(M_TAKE_BACK),
        "{knight} says at which land {place} aims, and others lie on it")
{
    return READS(t, Q_takeback_bottom, 'C') && takes_lowest(t, s, m);
}

FORBIDS(new_troop_sets_target, hidden_one_would_be_lowest, ON(M_TAKE_BACK),
        "the lowest knight of {place} would then lie face down and say nothing")
{
    return READS(t, Q_takeback_lone_hidden, 'B') && takes_lowest(t, s, m)
        && (lying_at(s, m.arg[1]).card[1] & DOWN) != 0;
}

/* A troop of one knight stands there and aims at the land of its colour, or has conquered this
 * land. */
STEP_PROPERTY(new_troop_aims_at_the_land_of_its_colour, ON(M_LAY))
{
    unsigned p = before->mover, land = colour_of(m.arg[0]);
    uint8_t one[1] = { (uint8_t)(m.arg[0] + 1) };
    struct lying alone = { one, 1, 0 };
    unsigned aim = land < t->lands ? land : NOWHERE;
    unsigned more = troops_like(t, after, p, alone, aim),
             was = troops_like(t, before, p, alone, aim);
    return more == was + 1 || !READS(t, Q_troops_added, 'A') || chain(before, m, after)
        || (land < t->lands && after->holder[land] == p + 1
            && alike(under(after, land), alone, true));
}

CLAUSE(reinforce_keeps_target, "Afleggen", EFFECT, IMPLIED,
       "A troop that grows aims where it aimed.")

STATE_PROPERTY(aims_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            unsigned kept = s->aim[p][l.at];
            bool differs = (l.card[0] & DOWN) != 0 || colour_of(knight_of(l.card[0])) + 1 != kept;
            bool aims = READS(t, Q_takeback_bottom, 'B') && kept <= t->lands && differs;
            bool lies =
                READS(t, Q_troops_added, 'B') && kept > LANDS && kept <= LANDS + (unsigned)t->lands;
            good = good && (kept == 0 || aims || lies);
        }
    return good;
}

/* A knight laid on a troop never changes the land that it can conquer. */
STEP_PROPERTY(troop_that_grows_aims_where_it_aimed)
{
    struct saga_state moved;
    struct conquest c;
    if (m.kind != M_ADD || is_land(m.arg[1]) || !one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.seat != before->mover || !alike(c.troop, lying_at(&moved, m.arg[1]), true)
        || aim_of(t, before, c.seat, lying_at(before, m.arg[1])) == c.land;
}

CLAUSE(hide_counts_zero, "Gedurende", DEFINITION, EXPLICIT,
       "Face down it counts 0, also when the game ends.")

TALLY_PROPERTY(troops_are_worth_their_open_knights)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++) {
        unsigned number = 0;
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            struct saga_troop troop = saga_troop_at(s, place_of(p, number++));
            if (saga_value(&troop) != value(l))
                return false;
        }
    }
    return true;
}

LAW(knight_face_down_counts_nothing)
{
    struct saga_troop troop = { .size = (uint8_t)(1 + choose(from, COLOURS)) };
    unsigned sum = 0;
    for (unsigned i = 0; i < troop.size; i++) {
        unsigned points = 1 + choose(from, VALUES), down = choose(from, 2);
        troop.card[i] = (uint8_t)((card_of(i, points) + 1) | (down ? DOWN : 0));
        sum += down ? 0 : points;
    }
    return saga_value(&troop) == sum;
}
