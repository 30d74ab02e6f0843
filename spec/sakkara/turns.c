/* This chapter states what the document says under "Onderdelen van een speelbeurt": whose turn it
 * is, what may be done in it, how it ends. */
#include "shared.h"

CLAUSE(turns_alternate, "Vervolg, Beweging", TURN_ORDER, IMPLIED,
       "The players have turns alternately.")

FORBIDS_ACTOR(turns_alternate, other_player_has_the_turn, ON(M_STEP) | ON(M_END) | ON(M_DISCARD),
              "it is {mover} who has the turn")
{
    return in_play(s) && m.actor != s->mover;
}

STEP_PROPERTY(turn_passes_to_the_other_player)
{
    bool may_end = m.kind == M_END || m.kind == M_DISCARD || m.kind == M_PUT;
    bool over = (before->phase == PLACE || before->phase == SURPLUS) && before->ending == 1
             && after->phase == TURN;
    if (before->phase < TURN)
        return true;
    return (after->mover == before->mover || (passes(before, after) && may_end))
        && (!over || passes(before, after));
}

STATE_PROPERTY(turn_that_ends_does_not_go_on)
{
    bool closing = s->phase == SURPLUS || s->phase == PLACE;
    return READS(t, Q_pile_when, 'A')
             ? s->ending == closing
             : s->ending <= closing && (s->phase != SURPLUS || s->ending == 1);
}

CLAUSE(play_own_turn, "Inzetten", LEGALITY, EXPLICIT, "Tiles are played in the own turn only.")

FORBIDS_ACTOR(play_own_turn, tile_of_who_waits, TILE_PLAYS, "it is {mover} who has the turn")
{
    return in_play(s) && m.actor != s->mover;
}

STEP_PROPERTY(only_the_player_whose_turn_it_is_plays)
{
    bool plays = m.kind >= M_STEP && m.kind <= M_DISCARD;
    return !plays || (m.actor == before->mover && in_turn(before));
}

STEP_PROPERTY(who_waits_lays_out_and_builds_nothing)
{
    unsigned p = other(before->mover);
    return after->ship[p] <= before->ship[p] && after->grain[p] <= before->grain[p]
        && same_bytes(after->built[p], before->built[p], KINDS);
}

CLAUSE(play_before_or_after, "Inzetten", PERMISSION, EXPLICIT,
       "Tiles are played before the movement or after it, in one turn also both.")

/* A player may play the same tiles before and after his movement, except the horse. */
TALLY_PROPERTY(tiles_may_be_played_before_the_movement_and_after_it)
{
    struct sakkara_state then = *s;
    if (s->phase != TURN)
        return true;
    then.moved = 1 - s->moved;
    then.walker = then.heading = then.other_heading = 0;
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        bool movement = m.kind == M_STEP || m.kind == M_HORSE || m.kind == M_END;
        if (!movement && sakkara_refusal(t, s, m) != sakkara_refusal(t, &then, m))
            return false;
    }
    return true;
}

CLAUSE(play_any_number, "Inzetten", PERMISSION, EXPLICIT,
       "Any number may be played in a turn: building, special tiles and spells, mixed at will.")

STEP_PROPERTY(turn_goes_on_after_each_play)
{
    bool play = m.kind == M_STEP || (m.kind >= M_LAND && m.kind <= M_IDLE);
    bool starts = m.kind == M_OX || m.kind == M_SNAKE;
    bool wins = m.kind == M_BUILD && m.arg[0] == TIP && READS(t, Q_win_moment, 'A');
    bool gathers = READS(t, Q_storm_all_or_some, 'B') && (is_storm(m) || m.kind == M_GATHER);
    if (!play || starts || wins || gathers || !READS(t, Q_pile_when, 'A'))
        return true;
    return after->phase == TURN && after->mover == before->mover;
}

/* What is used up for the rest of the turn, and the progress of what has begun: this number rises
 * with every move, so every turn ends. */
static unsigned progress(const struct sakkara_state *s)
{
    unsigned p = s->mover & 1, gone = s->used + sum_of(s->built[p], KINDS) + s->ship[p]
                                    + s->grain[p] + sum_of(s->aside, KINDS) + s->moved;
    unsigned left = s->phase == RIDE   ? 5u - s->rides
                  : s->phase == GATHER ? 60u - size_of_set(s->gathered, FIELDS)
                  : in_the_middle(s)   ? 3
                  : s->phase == TURN   ? 2
                                       : 0;
    return 64 * gone + 64 - left;
}

STEP_PROPERTY(every_move_of_a_turn_uses_something_up)
{
    if (!in_turn(before) || !in_turn(after) || passes(before, after) || m.kind == M_END)
        return true;
    return progress(after) > progress(before);
}

STEP_PROPERTY(laying_down_comes_to_an_end)
{
    unsigned parts_before = 0, parts_after = 0, picked = size_of_set(after->picked, TILES);
    if (before->phase != PLACE || after->phase != PLACE)
        return true;
    for (unsigned i = 0; i < PARTS; i++) {
        parts_before += before->part[i] != 0;
        parts_after += after->part[i] != 0;
    }
    return m.kind == M_PUT ? after->used < before->used
         : m.kind == M_SPLIT
             ? after->used == before->used && parts_after == parts_before + 1
             : after->used == before->used && parts_after + picked + after->kept > parts_before;
}

CLAUSE(play_voluntary, "Inzetten", PERMISSION, IMPLIED, "Nobody ever has to play a tile.")

TALLY_PROPERTY(tiles_held_do_not_keep_a_turn_from_ending)
{
    struct sakkara_state then = *s;
    if (s->phase != TURN || !READS(t, Q_forced_help, 'A'))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        then.holder[s->mover][k] = 0;
    then.held[s->mover] = 0;
    return asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

QUESTION(q_idle_play, "May a tile or a spell be played that can do nothing?", 'A',
         "Tiles are played for their actions.",
         BUILT('A', "no: part of the effect must be possible"),
         BUILT('B', "yes, it just goes on the pile"))

CLAUSE(play_fresh_tiles, "Inzetten, Voorbeeld", PERMISSION, EXPLICIT,
       "A tile may be played in the turn in which it was taken.")

/* A tile that was just taken may be played at once. */
STEP_PROPERTY(tile_just_taken_may_be_played)
{
    unsigned from = taken_from(t, before, m), k = from == NOWHERE ? 0 : top(before, from);
    if (after->phase != TURN || after->mover != before->mover || k == 0)
        return true;
    verdict v = k == SHIP + 1  ? asked_mover(t, after, M_LAY_SHIP, 0, 0)
              : k == GRAIN + 1 ? asked_mover(t, after, M_LAY_GRAIN, 0, 0)
              : k == SNAKE + 1 ? asked_mover(t, after, M_SNAKE, 0, 0)
              : k == HORSE + 1 ? asked_mover(t, after, M_HORSE, 0, 0)
              : k == BIRD + 1  ? asked_mover(t, after, M_BIRD, 0, 0)
              : k == OX + 1    ? asked_mover(t, after, M_OX, 0, 1)
                               : asked_mover(t, after, M_BUILD, k - 1, 0);
    return v != SAKKARA_play_from_holder;
}

CLAUSE(play_from_holder, "Inzetten", LEGALITY, IMPLIED,
       "A tile is played from the own holder; those on display or built are spent.")

FORBIDS(play_from_holder, tile_is_not_held,
        ON(M_HORSE) | ON(M_BIRD) | ON(M_OX) | ON(M_SNAKE) | ON(M_LAY_SHIP) | ON(M_LAY_GRAIN)
            | ON(M_BUILD) | ON(M_IDLE),
        "{actor} holds no {tile}")
{
    static const uint8_t played[MOVE_KINDS] = {
        [M_HORSE] = HORSE, [M_BIRD] = BIRD,     [M_OX] = OX,
        [M_SNAKE] = SNAKE, [M_LAY_SHIP] = SHIP, [M_LAY_GRAIN] = GRAIN,
    };
    unsigned kind = m.kind == M_BUILD || m.kind == M_IDLE ? m.arg[0] : played[m.kind];
    return has_the_turn(s, m) && s->holder[s->mover & 1][kind % KINDS] == 0;
}

FORBIDS(play_from_holder, tiles_of_the_spell_are_not_held, SPELLS_CAST,
        "{actor} does not hold these three tiles")
{
    bool all = true;
    for (unsigned i = 0; i < 3; i++)
        all = all
           && s->holder[s->mover & 1][spell_tile(m, i) % KINDS]
                  >= spell_copies(m, spell_tile(m, i));
    return has_the_turn(s, m) && !all;
}

FORBIDS(play_from_holder, stair_to_waste_is_not_held, ON(M_STEP), "{actor} holds no stair")
{
    return has_the_turn(s, m) && m.arg[2] == 1 && s->holder[s->mover & 1][STAIR] == 0;
}

/* The number of tiles of a kind that come into the mover's holder. */
static unsigned gained(const struct sakkara_table *t, const struct sakkara_state *s, struct move m,
                       unsigned kind)
{
    unsigned from = taken_from(t, s, m), n = 0;
    if (m.kind == M_ROB)
        return m.arg[0] == kind + 1;
    if (!is_storm(m) || READS(t, Q_storm_all_or_some, 'B'))
        return from != NOWHERE && top(s, from) == kind + 1;
    for (unsigned f = 0; f < t->fields; f++)
        n += top(s, f) == kind + 1 && sweeps(t, s, m, f);
    return n;
}

/* The number of tiles of a kind that leave the mover's holder. */
static unsigned paid(const struct sakkara_table *t, const struct sakkara_state *s, struct move m,
                     unsigned kind)
{
    bool with_grain = READS(t, Q_greens_order, 'B') && s->grain[s->mover & 1] == 0;
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:      return kind == STAIR && climbs_by_stair(t, s, m);
    case M_HORSE:     return kind == HORSE;
    case M_BIRD:      return kind == BIRD;
    case M_OX:        return kind == OX;
    case M_SNAKE:     return kind == SNAKE;
    case M_LAY_SHIP:  return kind == SHIP || (kind == GRAIN && with_grain);
    case M_LAY_GRAIN: return kind == GRAIN;
    case M_BUILD:     return (kind == m.arg[0]) + (kind == HAND ? hands_for(t, m.arg[0]) : 0u);
    case M_IDLE:
    case M_DISCARD:   return kind == m.arg[0];
    case M_FIRE:
    case M_WHIRL:
    case M_DROUGHT:
    case M_SHIPWRECK: return spell_copies(m, kind);
    default:          return 0;
    }
}

STEP_PROPERTY(holder_pays_for_what_is_played_and_gets_what_is_taken)
{
    unsigned p = before->mover, costs = 0, gains = 0;
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++) {
        unsigned cost = paid(t, before, m, k), gain = gained(t, before, m, k);
        good = good && after->holder[p][k] + cost == before->holder[p][k] + gain;
        costs += cost;
        gains += gain;
    }
    return good && after->held[p] + costs == before->held[p] + gains;
}

STEP_PROPERTY(tiles_played_were_held)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && before->holder[before->mover][k] >= paid(t, before, m, k);
    return good;
}

CLAUSE(holder_ten_at_end, "Inzetten", LEGALITY, EXPLICIT,
       "At the end of his turn a player keeps ten tiles at most.")

FORBIDS_TIME(holder_ten_at_end, holder_is_too_full, ON(M_END),
             "{mover} holds {held} tiles, and keeps {limit} at most")
{
    return s->phase == SURPLUS;
}

TABLE_PROPERTY(holders_keep_ten)
{
    return t->head.small ? t->holder >= t->workers : t->holder == 10;
}

LAW(other_limits_of_the_holder_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.holder = another(from, 40, 10);
    return judged(&t) == SAKKARA_holder_ten_at_end;
}

STATE_PROPERTY(nobody_keeps_more_than_ten)
{
    bool good = s->phase < TURN || s->held[other(s->mover)] <= t->holder;
    return good && (s->phase != PLACE || s->ending == 0 || s->held[s->mover & 1] <= t->holder);
}

STEP_PROPERTY(turn_with_more_than_ten_is_not_over)
{
    return !passes(before, after) || (after->held[0] <= t->holder && after->held[1] <= t->holder);
}

CLAUSE(holder_free_midturn, "Inzetten, Voorbeeld", DEFINITION, IMPLIED,
       "During the turn the holder may be fuller.")

TALLY_PROPERTY(limit_of_the_holder_forbids_nothing_in_a_turn)
{
    struct sakkara_table roomy = *t;
    roomy.holder = 255;
    for (unsigned n = 0; s->phase == TURN && n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        if (sakkara_refusal(t, s, m) != sakkara_refusal(&roomy, s, m))
            return false;
    }
    return true;
}

CLAUSE(surplus_must_go, "Inzetten", EFFECT, EXPLICIT,
       "What is beyond ten must be discarded at the end of the turn.")

FORBIDS_TIME(surplus_must_go, surplus_goes_first, TURN_MOVES & ~ON(M_DISCARD) & ~ON(M_END),
             "first {mover} discards what is beyond {limit}")
{
    return s->phase == SURPLUS;
}

STATE_PROPERTY(surplus_is_more_than_ten)
{
    return s->phase != SURPLUS || s->held[s->mover & 1] > t->holder;
}

STEP_PROPERTY(surplus_is_discarded_down_to_ten)
{
    unsigned held = after->held[before->mover];
    if (m.kind == M_END && after->phase != OVER)
        return (after->phase == SURPLUS) == (held > t->holder);
    return before->phase != SURPLUS
        || (m.kind == M_DISCARD
            && (after->phase == SURPLUS ? held > t->holder : held == t->holder));
}

CLAUSE(surplus_own_choice, "Inzetten", EFFECT, EXPLICIT,
       "The player himself chooses which of his tiles go.")

FORBIDS(surplus_own_choice, surplus_is_not_held, ON(M_DISCARD), "{actor} holds no {tile}")
{
    return has_the_turn(s, m) && s->holder[s->mover & 1][m.arg[0] % KINDS] == 0;
}

CLAUSE(no_free_discard, "Inzetten", LEGALITY, SILENT,
       "Only surplus is discarded: who has ten or fewer throws nothing away.")

FORBIDS_TIME(no_free_discard, nothing_is_surplus, ON(M_DISCARD),
             "{mover} holds {held} tiles: none is too many")
{
    return in_play(s) && s->phase != SURPLUS && READS(t, Q_free_discard, 'A')
        && s->held[s->mover & 1] <= t->holder;
}

FORBIDS_TIME(no_free_discard, surplus_goes_at_the_end, ON(M_DISCARD),
             "surplus goes when the turn ends, and not before")
{
    return turn_goes_on(s) && READS(t, Q_free_discard, 'A') && s->held[s->mover & 1] > t->holder;
}

STEP_PROPERTY(only_surplus_is_discarded, ON(M_DISCARD))
{
    return READS(t, Q_free_discard, 'B')
        || (before->phase == SURPLUS && before->held[before->mover] > t->holder);
}

QUESTION(q_free_discard, "May tiles be discarded with ten or fewer in the holder?", 'A',
         "Only surplus is spoken of, and only at the end of the turn.", BUILT('A', "no"),
         BUILT('B', "yes, at any time of the turn"))

CLAUSE(one_step_per_turn, "Bouwregels", DEFINITION, EXPLICIT,
       "In one turn a player builds on one step only.")

STATE_PROPERTY(turn_is_about_one_step)
{
    unsigned p = s->mover & 1, step = s->step;
    bool earlier = (step <= 1 || finished(t, s, p, 1)) && (step <= 2 || finished(t, s, p, 2));
    bool later = (step >= 2 || !begun(t, s, p, 2)) && (step >= 3 || !begun(t, s, p, 3));
    return setting_up(s) ? step == 0 : step >= 1 && step <= STEPS && earlier && later;
}

STEP_PROPERTY(tiles_built_in_a_turn_are_of_one_step)
{
    bool begins = passes(before, after) || m.kind == M_ENTER;
    return (m.kind != M_BUILD || step_of(t, m.arg[0]) == before->step)
        && (begins || after->step == before->step);
}

CLAUSE(feather_set, "Overzicht", DEFINITION, EXPLICIT,
       "Special tiles are all the grey ones, and the stair, which is blue; they are played for "
       "certain actions.")

static bool is_special(const struct sakkara_table *t, unsigned kind)
{
    return kind == STAIR || t->colour[kind % KINDS] == GREY;
}

FORBIDS(feather_set, tile_is_not_special, ON(M_IDLE), "{tile} is no special tile")
{
    return !is_special(t, m.arg[0]);
}

/* A helping hand is used together with what is built: see hand-same-moment. */
FORBIDS(feather_set, tile_would_do_nothing, ON(M_IDLE), "a special tile is played for its action")
{
    return READS(t, Q_idle_play, 'A') && is_special(t, m.arg[0]) && m.arg[0] != HAND;
}

TABLE_PROPERTY(grey_tiles_are_the_special_ones)
{
    bool good = t->head.small || t->colour[STAIR] == BLUE;
    for (unsigned k = 0; k < KINDS; k++) {
        bool grey = k == HAND || k == SNAKE || k == HORSE || k == BIRD || k == OX;
        good = good && (t->colour[k] == GREY) == grey
            && (t->colour[k] == GREEN) == (k == SHIP || k == GRAIN)
            && (t->need[k] == 0 || (t->colour[k] >= BLUE && t->colour[k] <= GOLD));
    }
    return good;
}

LAW(special_tiles_of_other_colours_are_refused)
{
    static const uint8_t colour[] = { GREEN, BLUE, RED, GOLD };
    struct sakkara_table t = as_assumed();
    t.colour[HAND + choose(from, KINDS - HAND)] = colour[choose(from, sizeof colour)];
    return judged(&t) == SAKKARA_feather_set;
}

CLAUSE(win_first_tip, "Doel", END, EXPLICIT, "Who first sets the tip on his pyramid wins.")

FORBIDS_WHEN_OVER(win_first_tip, game_is_won, ANY_MOVE, "{winner} has set the tip and won")
{
    return s->phase == OVER && s->built[(s->winner - 1u) & 1][TIP] > 0;
}

STEP_PROPERTY(tip_wins_at_once)
{
    if (m.kind != M_BUILD || m.arg[0] != TIP || READS(t, Q_win_moment, 'B'))
        return m.kind != M_BUILD || after->phase != OVER;
    return after->phase == OVER && after->winner == m.actor + 1;
}

STATE_PROPERTY(winner_is_who_has_the_tip)
{
    unsigned p = (s->winner - 1u) & 1;
    bool tip = s->built[p][TIP] == 1 && s->built[1 - p][TIP] == 0;
    bool won = s->phase == OVER && s->winner >= 1 && s->winner <= PLAYERS
            && (tip || READS(t, Q_no_move, 'B'));
    bool open = s->winner == 0 && s->phase != OVER;
    return won || open;
}

STATE_PROPERTY(nobody_has_a_tip_while_the_game_goes_on)
{
    bool tips = s->built[0][TIP] > 0 || s->built[1][TIP] > 0;
    return s->phase == OVER || !tips
        || (READS(t, Q_win_moment, 'B') && s->built[other(s->mover)][TIP] == 0);
}

QUESTION(q_win_moment, "When is the game won?", 'A', "Who sets the tip first wins.",
         BUILT('A', "when the tip is set"), BUILT('B', "at the end of that turn"))

CLAUSE(win_first_complete, "Einde", END, EXPLICIT, "Who first completes his pyramid wins.")

STATE_PROPERTY(winner_has_a_complete_pyramid)
{
    unsigned p = (s->winner - 1u) & 1;
    bool complete = finished(t, s, p, 1) && finished(t, s, p, 2) && finished(t, s, p, 3);
    return s->phase != OVER || complete || READS(t, Q_no_move, 'B');
}

STATE_PROPERTY(complete_pyramid_ends_the_game)
{
    bool complete = false;
    for (unsigned p = 0; p < PLAYERS; p++)
        complete =
            complete || (finished(t, s, p, 1) && finished(t, s, p, 2) && finished(t, s, p, 3));
    return !complete || s->phase == OVER || READS(t, Q_win_moment, 'B');
}

TALLY_PROPERTY(outcome_names_who_completed_his_pyramid)
{
    struct outcome o;
    sakkara_outcome(t, s, &o);
    if (s->phase != OVER || !READS(t, Q_no_move, 'A'))
        return true;
    return o.over && o.winners == (s->built[0][TIP] == 1 ? 1 : 2);
}

CLAUSE(end_no_other, "Einde", END, SILENT, "There is no other end, and no draw.")

STEP_PROPERTY(game_ends_with_a_tip_only)
{
    bool lost = m.kind == M_END && before->moved == 0 && READS(t, Q_no_move, 'B');
    bool late =
        m.kind == M_END && before->built[before->mover][TIP] == 1 && READS(t, Q_win_moment, 'B');
    return after->phase != OVER || lost || late || (m.kind == M_BUILD && m.arg[0] == TIP);
}

TALLY_PROPERTY(there_is_one_winner_or_none)
{
    struct outcome o;
    sakkara_outcome(t, s, &o);
    return o.over == (s->phase == OVER)
        && (o.over ? o.winners == 1u << (s->winner - 1u) : o.winners == 0);
}

STEP_PROPERTY(nobody_moves_after_the_end)
{
    return before->phase != OVER;
}

QUESTION(q_endless, "What if the game never ends?", 'A',
         "There is no draw, and nothing ends a game that goes on for ever.",
         BUILT('A', "then it goes on"))
