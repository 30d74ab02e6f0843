/* Saga: what the document says, clause by clause, in its order.
 *
 * The document is the Dutch rulebook of Saga (Wolfgang Kramer and Horst-Rainer
 * Rösner, 2004). Sources name its headings, most of them cut short: "Titel" is
 * what stands above all, "Doel" the goal, "Materiaal" the list of the material,
 * "Voorbereiding" the setting up, "Landen" the lands, "Spelverloop" the course
 * of a turn; "Roempunten" is action 1, "Afleggen" action 2a, "Kleuren" the
 * important rule about colours within it, "Veroveren" action 2b, "Aanwerven"
 * action 3, "Einde" the end; "Eigenschappen" is what stands above the powers,
 * "Gedurende" those during the game, "Aan het einde" those at its end; "Tips"
 * the advice for a first game.
 *
 * Words: *fame* are points of chips; a *power* is a property on a land card, of
 * its middle field (during the game) or its right one (at the end); a land's
 * *strength* is what an attack troop must exceed; knights whose land is gone
 * are *independent*, together they are the *pool*; a land without a holder lies
 * in the *middle*. A troop *aims* at the land that it attacks.
 */
#include "../rules/saga/saga.h"
#include "spec.h"

#define SPEC_GAME saga
#define SPEC_TABLE struct saga_table
#define SPEC_STATE struct saga_state

/* --------------------------------------------------------------- material -- */

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT,
       "Two, three or four players play.")

CLAUSE(five_sets_of_twelve, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Sixty knights make five sets of twelve, told apart by their backs.")

CLAUSE(chips_thirty_two, "Materiaal", SETUP, EXPLICIT,
       "There are 32 chips of fame, not all of the same value.")

/* ------------------------------------------------------------- setting up -- */

CLAUSE(first_game_crown_sides, "Voorbereiding", SETUP, EXPLICIT,
       "In a first game every land shows the side with the crown.")

CLAUSE(later_games_any_sides, "Voorbereiding", VARIANT, EXPLICIT,
       "In later games a land may show its other side, and sides may be mixed at will.")

CLAUSE(six_lands, "Voorbereiding", SETUP, EXPLICIT,
       "There are six lands, one of each colour.")

CLAUSE(lands_start_in_middle, "Voorbereiding", SETUP, EXPLICIT,
       "All of them begin in the middle of the table, before nobody.")

INERT(lands_two_rows, "Voorbereiding", SETUP, EXPLICIT,
      "They lie in two rows of three, with room for knights between the rows.",
      "a layout without effect: it is not kept")

CLAUSE(sets_equal_value, "Voorbereiding", DEFINITION, EXPLICIT,
       "All sets are worth the same in total; their colours are spread differently.")

CLAUSE(one_set_per_player, "Voorbereiding", SETUP, EXPLICIT,
       "Each player takes one whole set into his hand.")

CLAUSE(hand_hidden, "Voorbereiding", INFORMATION, EXPLICIT,
       "A hand is hidden from the other players.")

CLAUSE(display_from_one_set, "Voorbereiding", SETUP, EXPLICIT,
       "Any one of the sets that nobody got makes the display.")

CLAUSE(surplus_sets_boxed, "Voorbereiding", SETUP, EXPLICIT,
       "The sets then left over take no part: two of them with two players, one with three, none "
       "with four.")

CLAUSE(display_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "The knights of the display are turned one by one and pushed under the lands, open; they "
       "defend them.")

CLAUSE(display_two_per_land, "Voorbereiding", SETUP, EXPLICIT,
       "Each land gets two knights, no more and no fewer.")

CLAUSE(display_first_own_colour, "Voorbereiding", SETUP, EXPLICIT,
       "The first knight of a land has the colour of the land.")

CLAUSE(display_second_on_top, "Voorbereiding", SETUP, EXPLICIT,
       "The second lies on the first, so that both values can be read.")

CLAUSE(display_colours_differ, "Voorbereiding", SETUP, EXPLICIT,
       "The two knights of a land differ in colour.")

CLAUSE(display_deal_may_stick, "Voorbereiding", SETUP, SILENT,
       "What becomes of a turned knight that fits no land is not said.")

CLAUSE(castle_set_advice, "Voorbereiding", VARIANT, EXPLICIT,
       "For a first game the set with the castle is proposed as display, in a given layout.")

CLAUSE(supply_open, "Voorbereiding", SETUP, EXPLICIT,
       "All chips begin in one supply beside the lands.")

CLAUSE(no_starting_fame, "Voorbereiding", SETUP, IMPLIED,
       "Players begin without chips.")

CLAUSE(change_always, "Voorbereiding", EFFECT, EXPLICIT,
       "Chips may be changed with the supply at any time; that is no action.")

CLAUSE(youngest_starts, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "The youngest player has the first turn.")

CLAUSE(clockwise, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "Turns go round clockwise.")

/* -------------------------------------------------------------- the lands -- */

CLAUSE(land_colour_targets, "Landen", DEFINITION, EXPLICIT,
       "A land is attacked by the troops of its own colour, that of their first knight.")

CLAUSE(info_row_three_fields, "Landen", DEFINITION, AMBIGUOUS,
       "The foot of a land card has three fields: income, a power during the game, a power at its "
       "end; one may be blank.")

/* ---------------------------------------------------------- course of a turn -- */

CLAUSE(turn_actions, "Spelverloop", TURN_ORDER, EXPLICIT,
       "In a turn actions 1 and 2a are due, 2b where it arises, 3 as the player likes.")

CLAUSE(action_three_placement, "Spelverloop", TURN_ORDER, EXPLICIT,
       "Action 3 comes before or after 2a and 2b, never before action 1.")

CLAUSE(income_first, "Spelverloop, Roempunten", TURN_ORDER, EXPLICIT,
       "Income comes before any other action of the turn.")

CLAUSE(income_if_remembered, "Spelverloop, Roempunten", LEGALITY, AMBIGUOUS,
       "Who does not think of his income in time gets none; nobody hands it out for him.")

/* --------------------------------------------------------------- action 1 -- */

CLAUSE(income_from_lands_at_turn_start, "Roempunten", EFFECT, EXPLICIT,
       "Income is that of the lands which lie before the player when his turn begins.")

CLAUSE(income_one, "Roempunten", EFFECT, IMPLIED,
       "Every land but gold brings 1.")

CLAUSE(income_gold_more, "Roempunten", EFFECT, AMBIGUOUS,
       "Gold brings more than 1.")

CLAUSE(income_sum, "Roempunten", EFFECT, EXPLICIT,
       "The player adds up the income of his lands and takes that much from the supply.")

CLAUSE(fame_open, "Roempunten", INFORMATION, EXPLICIT,
       "Fame lies open before its owner.")

CLAUSE(income_forfeit, "Roempunten", LEGALITY, EXPLICIT,
       "Once another action is begun, no income can be taken any more in this turn.")

/* -------------------------------------------------------------- action 2a -- */

CLAUSE(lay_exactly_one, "Spelverloop, Afleggen", LEGALITY, EXPLICIT,
       "The player lays one knight in a turn, neither more nor none.")

CLAUSE(lay_from_hand, "Afleggen", LEGALITY, EXPLICIT,
       "It comes from his own hand.")

CLAUSE(lay_open, "Afleggen", LEGALITY, EXPLICIT,
       "It is laid open.")

CLAUSE(lay_own_area, "Afleggen", LEGALITY, IMPLIED,
       "It is laid before the player himself, not with another one's troops.")

CLAUSE(new_troop_sets_target, "Afleggen", DEFINITION, EXPLICIT,
       "The first knight of an attack troop says by its colour at which land the troop aims.")

CLAUSE(new_troop_any_time, "Afleggen", LEGALITY, EXPLICIT,
       "Every knight may begin a new attack troop.")

CLAUSE(new_troop_same_target, "Afleggen", LEGALITY, EXPLICIT,
       "Several troops of a player may aim at one land.")

CLAUSE(new_troop_own_land, "Afleggen", LEGALITY, SILENT,
       "Whether a troop may aim at a land of one's own is not said.")

CLAUSE(reinforce_one_troop, "Afleggen", LEGALITY, EXPLICIT,
       "Instead the knight may go on top of one attack troop that lies there.")

CLAUSE(reinforce_keeps_target, "Afleggen", EFFECT, IMPLIED,
       "A troop that grows aims where it aimed.")

CLAUSE(laid_cards_readable, "Afleggen", INFORMATION, EXPLICIT,
       "Value and colour of knights below stay visible.")

CLAUSE(colour_once, "Kleuren", LEGALITY, EXPLICIT,
       "In an attack troop and in a defence each colour is there once at most.")

/* -------------------------------------------------------------- action 2b -- */

CLAUSE(conquest_strictly_stronger, "Veroveren", EFFECT, EXPLICIT,
       "A troop conquers the land at which it aims if it is worth more than the strength of the land.")

CLAUSE(conquest_at_once, "Veroveren", EFFECT, EXPLICIT,
       "That happens as soon as it is so.")

CLAUSE(conquest_not_optional, "Spelverloop, Veroveren", EFFECT, IMPLIED,
       "It happens whether the player wants it or not.")

CLAUSE(conquest_per_troop, "Veroveren", EFFECT, IMPLIED,
       "Each troop is compared by itself.")

CLAUSE(conquest_highest_wins, "Veroveren", EFFECT, AMBIGUOUS,
       "Of several players whose troops are strong enough the one with the highest value conquers.")

CLAUSE(conquest_any_player, "Veroveren", EFFECT, AMBIGUOUS,
       "It may be any player, not only the one on turn.")

CLAUSE(conquest_not_from_self, "Veroveren", EFFECT, IMPLIED,
       "Nobody conquers a land that is his.")

CLAUSE(land_moves_on_troop, "Veroveren", EFFECT, EXPLICIT,
       "The conqueror takes the land and lays it on the troop that did it.")

CLAUSE(troop_becomes_defence, "Veroveren", EFFECT, EXPLICIT,
       "From then on this troop defends the land.")

CLAUSE(no_laying_on_defence, "Veroveren", LEGALITY, EXPLICIT,
       "No further knight is laid on a troop that defends.")

CLAUSE(middle_defenders_freed, "Veroveren", EFFECT, EXPLICIT,
       "If the land lay in the middle, its two knights stay there, open, as independent ones.")

CLAUSE(loser_takes_cards_back, "Veroveren", EFFECT, EXPLICIT,
       "If it was another player's, he must take all knights of its defence back into his hand.")

CLAUSE(other_troops_stay, "Veroveren", EFFECT, IMPLIED,
       "All other troops stay as they are.")

CLAUSE(land_never_returns, "Veroveren", EFFECT, IMPLIED,
       "A conquered land never comes back to the middle.")

/* --------------------------------------------------------------- action 3 -- */

CLAUSE(recruit_optional, "Spelverloop, Aanwerven", LEGALITY, EXPLICIT,
       "Recruiting is voluntary.")

CLAUSE(recruit_one_per_turn, "Aanwerven", LEGALITY, EXPLICIT,
       "One independent knight is recruited in a turn, at most.")

CLAUSE(recruit_own_turn, "Aanwerven", LEGALITY, EXPLICIT,
       "A player recruits in his own turn only.")

CLAUSE(recruit_only_independent, "Aanwerven", LEGALITY, IMPLIED,
       "Only independent knights are recruited, no defenders and no knights of other players.")

CLAUSE(recruit_price, "Aanwerven", EFFECT, EXPLICIT,
       "The value of the knight is paid in fame, into the supply.")

CLAUSE(recruit_needs_fame, "Aanwerven", LEGALITY, IMPLIED,
       "Who has not that much fame cannot recruit it.")

CLAUSE(recruit_into_hand, "Aanwerven", EFFECT, EXPLICIT,
       "The knight goes into the player's hand.")

CLAUSE(recruit_usable_at_once, "Aanwerven", LEGALITY, EXPLICIT,
       "It may be laid in the same turn.")

/* ---------------------------------------------------------------- the end -- */

CLAUSE(end_on_last_card, "Doel, Einde", END, EXPLICIT,
       "The game ends when a player has laid the last knight of his hand.")

CLAUSE(end_at_once, "Einde", END, EXPLICIT,
       "It ends at once: nothing more is done in this turn, and no turn follows.")

CLAUSE(end_final_conquest, "Einde", END, EXPLICIT,
       "A conquest that this last knight brings about is still carried out.")

CLAUSE(score_chips, "Einde", SCORE, EXPLICIT,
       "Chips count what is printed on them.")

CLAUSE(score_land_defence, "Einde", SCORE, EXPLICIT,
       "Each land of a player counts the sum of the knights under it.")

CLAUSE(score_attack_zero, "Einde", SCORE, EXPLICIT,
       "Attack troops count nothing.")

CLAUSE(score_hand_minus, "Einde", SCORE, EXPLICIT,
       "Each knight still in the hand takes its value away.")

CLAUSE(score_properties_change, "Einde", SCORE, EXPLICIT,
       "Some lands change this count: the right field of the card says how.")

CLAUSE(score_unowned_nothing, "Einde", SCORE, IMPLIED,
       "Lands in the middle and independent knights count for nobody.")

CLAUSE(most_fame_wins, "Doel, Einde", SCORE, EXPLICIT,
       "Who has the most points wins.")

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT,
       "What breaks a tie is not said.")

/* ----------------------------------------------------------------- powers -- */

INERT(crown_marks_first_game, "Eigenschappen", INFORMATION, EXPLICIT,
      "In the list of powers those of a first game are marked with the crown of the land cards.",
      "a mark in the document, which has lost it; which power is on which side is the sheet's")

CLAUSE(properties_of_shown_side, "Voorbereiding, Eigenschappen", DEFINITION, AMBIGUOUS,
       "Only the powers on the side of a land that is in play count.")

/* ---- during the game: one knight more under purple ---- */

CLAUSE(treasure_add_as_play, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of purple may, as his action 2a, lay a knight under that land.")

CLAUSE(treasure_add_once, "Gedurende", LEGALITY, EXPLICIT,
       "He may do that once while he holds it.")

CLAUSE(treasure_add_colours, "Gedurende", LEGALITY, EXPLICIT,
       "The rule of colours holds for it.")

CLAUSE(treasure_add_flip, "Gedurende", EFFECT, EXPLICIT,
       "That it was done is shown by turning the land card over.")

CLAUSE(treasure_add_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

/* ---- one knight taken back ---- */

CLAUSE(takeback_own_cards, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of yellow may take a knight of his own that lies before him, in an attack troop "
       "or a defence, back into his hand.")

CLAUSE(takeback_voluntary, "Gedurende", LEGALITY, EXPLICIT,
       "He need not.")

CLAUSE(takeback_extra, "Gedurende", LEGALITY, EXPLICIT,
       "It is an action beside 1, 2a, 2b and 3.")

CLAUSE(takeback_every_turn, "Gedurende", LEGALITY, EXPLICIT,
       "He may do it each time that it is his turn.")

CLAUSE(takeback_shift, "Gedurende", EFFECT, EXPLICIT,
       "If a defence is thereby weaker than another player's troop against it, that player gets the "
       "land at once.")

CLAUSE(takeback_strongest, "Gedurende", EFFECT, EXPLICIT,
       "Of several it is the one with the strongest troop.")

CLAUSE(takeback_tie_stays, "Gedurende", EFFECT, EXPLICIT,
       "If the strongest troops of several players are equal, the land stays with its holder until "
       "one of them is clearly the strongest.")

CLAUSE(takeback_loser_hand, "Gedurende", EFFECT, EXPLICIT,
       "Who loses the land takes the rest of its defence into his hand.")

/* ---- +1 and -1 ---- */

CLAUSE(red_plus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Red is stronger by 1 than the sum of its defence.")

CLAUSE(red_needs_two_more, "Gedurende", EFFECT, EXPLICIT,
       "So its conqueror needs 2 more than that sum.")

CLAUSE(gold_minus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Orange is weaker by 1 than the sum of its defence.")

CLAUSE(gold_equal_suffices, "Gedurende", EFFECT, EXPLICIT,
       "So its conqueror needs no more than that sum.")

/* ---- one independent knight for nothing ---- */

CLAUSE(free_knight, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers red may take an independent knight into his hand without paying.")

CLAUSE(free_knight_now_or_never, "Gedurende", LEGALITY, EXPLICIT,
       "He does so at once or not at all.")

/* ---- one knight face down ---- */

CLAUSE(hide_as_play, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of blue may, as his action 2a, lay a knight face down.")

CLAUSE(hide_once, "Gedurende", LEGALITY, EXPLICIT,
       "He may do that once while he holds it.")

CLAUSE(hide_on_attack_troop, "Gedurende", LEGALITY, EXPLICIT,
       "It goes on an attack troop of his.")

CLAUSE(hide_colours, "Gedurende", LEGALITY, EXPLICIT,
       "The rule of colours holds for it.")

CLAUSE(hide_counts_zero, "Gedurende", DEFINITION, EXPLICIT,
       "Face down it counts 0, also when the game ends.")

CLAUSE(hide_reveal_later_turn, "Gedurende", LEGALITY, EXPLICIT,
       "The player may turn it up in one of his later turns.")

CLAUSE(hide_reveal_at_conquest, "Gedurende", EFFECT, EXPLICIT,
       "At the latest it is turned up when its troop conquers a land.")

CLAUSE(hide_value_joins, "Gedurende", EFFECT, EXPLICIT,
       "Turned up, its value counts with the troop.")

CLAUSE(hide_flip, "Gedurende", EFFECT, EXPLICIT,
       "That it was done is shown by turning the land card over.")

CLAUSE(hide_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

/* ---- at the end ---- */

CLAUSE(end_corn_five, "Aan het einde", SCORE, EXPLICIT,
       "The holder of yellow gets 5 points more.")

CLAUSE(end_lake_troop, "Aan het einde", SCORE, EXPLICIT,
       "The holder of blue may count the value of one attack troop that has conquered no land.")

CLAUSE(end_forest_hand, "Aan het einde", SCORE, EXPLICIT,
       "The knights in the hand of the holder of green take nothing away.")

CLAUSE(end_gold_zero, "Aan het einde", SCORE, EXPLICIT,
       "The knights under orange count nothing.")

CLAUSE(end_treasure_add, "Aan het einde", SCORE, EXPLICIT,
       "The holder of purple may add one knight of his hand to any attack troop or defence.")

CLAUSE(end_treasure_colours, "Aan het einde", LEGALITY, EXPLICIT,
       "The rule of colours holds for it.")

CLAUSE(end_treasure_no_conquest, "Aan het einde", EFFECT, AMBIGUOUS,
       "That knight conquers no land any more.")

CLAUSE(end_forest_tribute, "Aan het einde", SCORE, EXPLICIT,
       "The holder of green gets chips worth 2 from each of the others.")

CLAUSE(end_corn_fifteen, "Aan het einde", SCORE, EXPLICIT,
       "The knights under yellow count 15, whatever their sum.")

/* ------------------------------------------------------------------- tips -- */

INERT(advice_early_land, "Tips", INFORMATION, EXPLICIT,
      "An early land pays early and is attacked; a weak troop that conquers is a weak defence.",
      "advice: it allows and forbids nothing")

INERT(advice_recruit_early, "Tips", INFORMATION, EXPLICIT,
      "Recruiting pays the more the earlier, above all 3 and 4 in colours that the hand lacks; not "
      "recruiting can bring the end nearer.",
      "advice: it allows and forbids nothing")

INERT(claim_game_ends, "Tips", END, EXPLICIT,
      "The game will end, though it may not look like it.",
      "a claim about all plays: no line can make it true, and plays without end refute it")

CLAUSE(hand_count_on_request, "Tips", INFORMATION, EXPLICIT,
       "Who is asked by a fellow player says how many knights he has in hand.")

/* -------------------------------------------------------------- questions -- */

/* ---- conquest ---- */

QUESTION(q_conquest_trigger, "Whose troops can conquer when something has changed?", 'A',
    "As soon as it is so, says action 2b, and yellow hands lands to players who are not on turn. "
    "B and C: the overview derives action 2b from the knight laid. Under both, a land weakened by "
    "taking a knight back goes to anybody, as that power says.",
    BUILT('A', "everybody's, after every change"),
    BUILT('B', "only the troop that the player on turn has just changed"),
    BUILT('C', "those of the player on turn, once he has laid"))

QUESTION(q_conquest_optional, "May a player leave a land that he could conquer?", 'A',
    "Action 2b is told as a fact; only action 3 is called voluntary. B: three powers speak of a "
    "player who wants to conquer.",
    BUILT('A', "no"), BUILT('B', "yes, each time he is asked"))

QUESTION(q_troops_added, "Are several troops of a player against one land added?", 'A',
    "All of them have the colour of the land, so that together they would break the rule of "
    "colours; the end speaks of one group.",
    BUILT('A', "no"),
    BUILT('B', "yes: all of them conquer, and all of them then lie under the land"))

QUESTION(q_highest_and_owner, "Do attack troops of the holder count in the comparison?", 'A',
    "A conquest is described from the middle and from another player, not from oneself.",
    BUILT('A', "no"),
    BUILT('B', "yes, as a shield: while none is higher, nobody conquers"),
    BUILT('C', "yes, and if it is the highest, the land moves onto it and its old defence goes "
               "into his hand"))

QUESTION(q_own_land_target, "May one begin a troop against one's own land?", 'A',
    "Any knight may begin a troop. Under B a hand can be left without any move.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_equal_own_troops, "Which of several own troops that are strong enough conquers?", 'A',
    "The highest value is said to decide; between equal troops nothing does.",
    BUILT('A', "the highest; of equal ones the player's choice, also out of turn"),
    BUILT('B', "the player's choice among all that are strong enough"),
    BUILT('C', "the highest; of equal ones the oldest"))

QUESTION(q_contested_land, "When is a land looked at again for which players tie?", 'A',
    "Until it is unambiguous, says the document, not through what.",
    BUILT('A', "after every change; it is also over if the defence is strong enough again"),
    BUILT('B', "only when one of the tied troops changes"))

/* ---- sides ---- */

QUESTION(q_flip_side, "Do the powers of the side that shows after turning a card over count?", 'A',
    "Turning is told to mark that the power was used, and a first game to use crown sides only. B: "
    "the end refers to the field of the card. That a knight face down counts 0 at the end has an "
    "effect only where blue's holder may count a troop: with one power on each side only under B.",
    BUILT('A', "no, those of the side in play go on counting"),
    BUILT('B', "yes, instead of those that no longer show"),
    BUILT('C', "neither side's count until it is turned back"))

QUESTION(q_flip_back_may, "Must a new holder turn the card back?", 'A',
    "He may; under A of q-flip-side nobody would leave it.",
    BUILT('A', "it is turned back by itself"),
    BUILT('B', "he decides when he gets the land"),
    BUILT('C', "he may turn it back in any turn of his"))

QUESTION(q_received_is_conquered, "Is a land conquered that somebody gets through a knight taken back, "
    "or when a tie is over?", 'A',
    "The same troops do it, with the same effect.",
    BUILT('A', "yes"),
    BUILT('B', "no: nothing is turned back, and no independent knight comes with it"))

QUESTION(q_blank_fields, "Does every side carry a power in both fields?", 'A',
    "Three elements, says the document, but of some lands it describes no power for a field.",
    BUILT('A', "no, fields are as the sheet has them"),
    BUILT('B', "as far as they can be filled: taking back (yellow), -1 and zero (orange), one troop "
               "(blue) and one knight more at the end (purple) are on both sides"))

/* ---- yellow ---- */

QUESTION(q_takeback_bottom, "What if the lowest knight of an attack troop is taken back?", 'A',
    "Then the next one is the first that lies on the table.",
    BUILT('A', "the troop aims where its now lowest knight says"),
    BUILT('B', "the troop aims where it aimed"),
    BUILT('C', "it cannot be taken while others lie on it"),
    BUILT('D', "only the top knight of an attack troop can be taken"))

QUESTION(q_takeback_lone_hidden, "What if the knight that is lowest then lies face down?", 'A',
    "Nothing forbids it; what nobody sees says nothing.",
    BUILT('A', "the troop aims nowhere until it is turned up"),
    BUILT('B', "the knight below it cannot be taken"))

QUESTION(q_takeback_last_defender, "May the last knight of a defence be taken back?", 'A',
    "A knight of his own lies there; losing the land needs another player's troop.",
    BUILT('A', "yes, the defence is then empty"), BUILT('B', "no"),
    BUILT('C', "yes, and the land goes to the middle"))

QUESTION(q_takeback_when, "When in the turn may a knight be taken back?", 'A',
    "It is called an action, and after another action there is no income.",
    BUILT('A', "at any time; income not taken yet is lost"),
    BUILT('B', "only before a knight is laid; income not taken yet is lost"),
    BUILT('C', "only before anything else; income stays due, for the lands of the turn's beginning"))

QUESTION(q_takeback_new_holder, "May who has conquered yellow take a knight back in the same turn?", 'A',
    "He is its holder and on turn.",
    BUILT('A', "yes"), BUILT('B', "no, from his next turn on"))

QUESTION(q_takeback_twice, "May it be done again if yellow was lost and won back in one turn?", 'A',
    "Each time that he is on turn.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_takeback_test, "What decides whether a weakened land is lost?", 'A',
    "+1 and -1 are the land's.",
    BUILT('A', "its strength, as in a conquest"), BUILT('B', "the bare sum of its defence"))

QUESTION(q_takeback_colour_memory, "Is the colour of a knight that was taken back free again?", 'A',
    "The rule is about knights that lie there.",
    BUILT('A', "yes"), BUILT('B', "no, not in that troop"))

/* ---- blue ---- */

QUESTION(q_hide_check, "Who sees to the colour of a knight that lies face down?", 'A',
    "The rule of colours holds for it. What follows when a breach shows up under B is not said, so B "
    "is no game yet.",
    BUILT('A', "the rules, also for knights laid on it; the others learn nothing"),
    LISTED('B', "nobody until it is turned up"))

QUESTION(q_hide_new_troop, "May a knight face down begin a troop?", 'A',
    "It goes on one of his attack troops.",
    BUILT('A', "no"), BUILT('B', "yes; the troop aims nowhere until it is turned up"))

QUESTION(q_hide_reveal_time, "When may a knight be turned up?", 'A',
    "In one of his later turns.",
    BUILT('A', "in his later turns, at any time"),
    BUILT('B', "at any time, also in the turns of others and in the turn it was laid"))

QUESTION(q_hide_reveal_conquers, "Does turning up alone conquer?", 'A',
    "As soon as the troop is stronger.",
    BUILT('A', "yes, at once"), BUILT('B', "no, only with the knight that is laid in that turn"))

QUESTION(q_hide_forced, "Is the knight turned up if the open ones suffice to conquer?", 'A',
    "At the latest then.",
    BUILT('A', "yes"), BUILT('B', "no, it lies face down in the defence and may be turned up later"))

QUESTION(q_hide_after_loss, "What if blue is lost while a knight lies face down?", 'A',
    "The knight is its player's; only the card of the land changes hands.",
    BUILT('A', "nothing: it may be turned up as before"),
    BUILT('B', "it is turned up at once"),
    BUILT('C', "it goes back into his hand"))

/* ---- red and orange ---- */

QUESTION(q_modifier_in_middle, "Do +1 and -1 count while the land lies in the middle?", 'A',
    "They are said of the land.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_modifier_scores, "Do +1 and -1 count in the score?", 'A',
    "The knights under a land are counted, and in the example red counts just them.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_free_knight_choice, "May the free knight be one that this conquest has set free?", 'A',
    "They lie there when he takes one.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_free_knight_and_recruit, "Is the free knight the one knight of action 3?", 'A',
    "It comes with the conquest.",
    BUILT('A', "no"), BUILT('B', "yes: both cannot be had in one turn"))

QUESTION(q_free_knight_off_turn, "Does who conquers red out of turn get a free knight?", 'A',
    "Whoever has conquered it.",
    BUILT('A', "yes, at once"), BUILT('B', "no"))

QUESTION(q_free_knight_last_card, "Does who conquers red with his last knight get a free one?", 'A',
    "The conquest is still carried out, and this is part of it.",
    BUILT('A', "yes, and the game is over"), BUILT('B', "no"),
    BUILT('C', "yes, and if he takes it, the game goes on"))

/* ---- income ---- */

QUESTION(q_income_duty, "Must income be taken?", 'A',
    "If the player thinks of it in time.",
    BUILT('A', "no"), BUILT('B', "yes, before anything else"))

QUESTION(q_income_partial, "May a player take a part of his income?", 'A',
    "He takes the sum.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_income_closers, "After which actions is no income taken any more?", 'A',
    "Another action is any.",
    BUILT('A', "after all of them"),
    BUILT('B', "after those with a number: laying and recruiting"))

QUESTION(q_gold_income, "How much does gold bring?", 'A',
    "More than 1 is all that is said; a user's sheet is any other answer, so no second reading is "
    "needed.",
    BUILT('A', "what the sheet says"))

QUESTION(q_supply_empty, "What if the supply cannot pay an income?", 'A',
    "Chips count points, and nothing is said to run out.",
    BUILT('A', "it is paid all the same"),
    BUILT('B', "what is there is paid, the rest is lost"),
    BUILT('C', "it is not paid at all"))

QUESTION(q_change_impossible, "What if chips cannot be changed as a payment needs it?", 'A',
    "Changing is always allowed, so points alone count. B needs a supply with an end: "
    "q-supply-empty B or C.",
    BUILT('A', "it is paid all the same"),
    BUILT('B', "the payment cannot be made"))

/* ---- setting up ---- */

QUESTION(q_setup_stuck, "What if a turned knight of the display fits nowhere?", 'A',
    "The rules describe how the display lies in the end.",
    BUILT('A', "every display within the rules can come about: a knight that would be in the way is "
               "laid aside for later"),
    BUILT('B', "knights of the lands' own colours go first, then the others; if one fits nowhere all "
               "is dealt again"),
    BUILT('C', "they are laid as they turn up; if one fits nowhere all is dealt again"))

QUESTION(q_set_knowledge, "Do players know what is in the other sets?", 'A',
    "Hands are hidden; that sets differ is all that is said.",
    BUILT('A', "no"), BUILT('B', "yes: what another holds or has face down is known, but not which "
                                "of these lies there"))

QUESTION(q_set_choice, "Are the sets chosen or dealt?", 'A',
    "Each player receives one. B differs in setting up only, and no order of choosing is given.",
    BUILT('A', "dealt"), LISTED('B', "the players choose"))

QUESTION(q_youngest_equal, "What if several players are the youngest?", 'A',
    "Then any of them may begin, as nature has it.",
    BUILT('A', "one of them begins"))

/* ---- the end ---- */

QUESTION(q_after_last_card, "May anything be done after the last knight?", 'A',
    "The game ends at once; only a conquest is excepted.",
    BUILT('A', "no, but for conquests and what they ask"),
    BUILT('B', "yes, the turn is finished"))

QUESTION(q_last_card_bounce, "What if the last knight comes back into the hand in the same turn?", 'A',
    "It was played.",
    BUILT('A', "the game is over"), BUILT('B', "the game goes on"))

QUESTION(q_endadd_target, "May purple and blue be used on another player's troops at the end?", 'A',
    "Nobody lays on another one's troops in the whole game.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_endadd_conquest, "Can the knight added at the end conquer?", 'A',
    "The game is over; the sentence about it can only be meant for attack troops.",
    BUILT('A', "no"),
    BUILT('B', "on an attack troop, yes: to the letter only what is laid on a defence does not"))

QUESTION(q_end_order, "In which order are the powers at the end used?", 'A',
    "Adding is done with knights, counting comes after; tribute makes no difference.",
    BUILT('A', "first a knight is added, then a troop is chosen to count"),
    BUILT('B', "first a troop is chosen and counted, then a knight is added"))

QUESTION(q_tribute_poor, "What if a player has less than 2 to give?", 'A',
    "He gives chips that he has.",
    BUILT('A', "he gives what he has"),
    BUILT('B', "he gives 2, and is then below nothing"))

QUESTION(q_fifteen_empty, "Does yellow count 15 with no knight under it?", 'A',
    "Whatever the sum is.",
    BUILT('A', "yes"), BUILT('B', "no, nothing"))

QUESTION(q_winner_tie, "Who wins if several have the most points?", 'A',
    "No tie-break is given.",
    BUILT('A', "all of them"),
    BUILT('B', "of these the one with the most lands, then with the most fame"))

QUESTION(q_hand_count_when, "When may one ask for the number of knights in a hand?", 'A',
    "No moment is given.",
    BUILT('A', "at any time"), BUILT('B', "in one's own turn"))

/* ------------------------------------------------------------------ scopes --
 *
 * Two or three lands, red, green and blue; hands and display given. Numbers of
 * states, and of transitions, were reached by two enumerators written apart from
 * this program and from each other, those of finished games by one of them.
 * Nobody is stuck: a hand is never empty in a turn, and any knight may begin a
 * troop. One of them also counted, not compared yet: treasure 382,073 (it may
 * have sorted the knights above the lowest of a troop, as no power takes one
 * back: then it is the reduced count), recruit-minus 789,381, free 1,081,971,
 * recruit-wide 5,140,359,
 * three-all 21,865,855, recruit-three 31,369,360, recruit-wide-minus 40,158,551,
 * recruit-back 42,057,847; of recruit-all more than 110,000,000.
 */
#define SMALL(count, lands, recruits, fame) \
    "players " #count "\nsmall\nlands " #lands "\nfirst A\nrecruits " #recruits "\nfame " #fame "\n"
#define LAND(colour, income, during) "land " colour " crown " #income " " during " none\n"
#define TWO(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1\nseat A 1\nseat B 2\ndisplay-set 3\n" \
    "display red R1 G1\ndisplay green G1 R1\n"
#define THREE(first, second, third) \
    "set 1 " first "\nset 2 " second "\nset 3 " third "\nset 4 2xR1 2xG1\nseat A 1\nseat B 2\n" \
    "seat C 3\ndisplay-set 4\ndisplay red R1 G1\ndisplay green G1 R1\n"
#define RING(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1 2xB1\nseat A 1\nseat B 2\n" \
    "display-set 3\ndisplay red R1 G1\ndisplay green G1 B1\ndisplay blue B1 R1\n"
#define BASE TWO("R1 R2 G2", "R2 G1 G2")
#define WIDE TWO("R1 R2 R3 G2", "R2 G1 G2 G3")
#define TRIO THREE("R1 R2 G2", "R2 G1 G2", "R1 R2 G2")

const struct scope saga_scopes[] = {
    { "plain", IN_TEST, "laying, colours, conquest, knights freed and taken back into the hand, the end",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "none") BASE, 224, 47, 0, 0, 0 },
    { "minus", IN_TEST, "-1: an equal troop suffices, and plays that go on for ever",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") BASE, 193, 38, 0, 0, 0 },
    { "minus-wide", IN_TEST, "the same, with one knight more each",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") WIDE, 3688, 469, 0, 0, 0 },
    { "minus-three", IN_TEST, "three players; no ties while nobody takes a knight back",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") TRIO, 2487, 484, 0, 0, 0 },
    { "back", IN_TEST, "knights taken back, empty defences, lands that change hands by it",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") BASE, 4385, 633, 0, 0, 0 },
    { "recruit", IN_TEST, "income and recruiting",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") BASE, 6084, 2065, 0, 0, 0 },
    { "all-wide", IN_TEST, "+1, -1, knights taken back; a choice between equal troops",
      SMALL(2, 2, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") WIDE, 48205, 4198, 0, 0, 0 },
    { "back-three", IN_VERIFY, "three players who tie: contested lands",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") TRIO, 69538, 10809, 0, 0, 0 },
    { "back-income", IN_VERIFY, "income and knights taken back: what comes first",
      SMALL(2, 2, 0, 4) LAND("red", 1, "none") LAND("green", 1, "back") BASE, 124373, 15061, 0, 0, 0 },
    { "treasure", IN_VERIFY, "one knight more under a land, one face down",
      SMALL(2, 3, 0, 0) LAND("red", 0, "none") LAND("green", 0, "add") LAND("blue", 0, "hide")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 0, 0, 0, 0, 0 },
    { "ring", IN_VERIFY, "three lands: troops that aim elsewhere when their lowest knight is gone",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") LAND("blue", 0, "none")
      RING("R1 G2 B3 R2", "G1 B2 R3 G2"), 436387, 69440, 0, 0, 0 },
    { "recruit-minus", IN_VERIFY, "recruiting, and plays that go on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") BASE, 0, 0, 0, 0, 0 },
    { "free", IN_DEEP, "a free knight; a land that brings 2",
      SMALL(2, 2, 1, 3) LAND("red", 1, "free") LAND("green", 2, "minus") BASE, 0, 0, 0, 0, 0 },
    { "recruit-wide", IN_DEEP, "recruiting; no play goes on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") WIDE, 0, 0, 0, 0, 0 },
    { "three-all", IN_DEEP, "nearly all powers during the game",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") LAND("blue", 0, "add")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 0, 0, 0, 0, 0 },
    { "recruit-three", IN_DEEP, "three players who recruit",
      SMALL(3, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") TRIO, 0, 0, 0, 0, 0 },
    { "recruit-wide-minus", IN_DEEP, "recruiting and -1, with one knight more each",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") WIDE, 0, 0, 0, 0, 0 },
    { "recruit-back", IN_DEEP, "all that two players with two lands can do, but +1 and -1",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "back") BASE, 0, 0, 0, 0, 0 },
    { "recruit-all", IN_DEEP, "the same with +1, and one knight more each: too large to visit whole",
      SMALL(2, 2, 1, 2) LAND("red", 1, "plus") LAND("green", 1, "back") WIDE, 0, 0, 0, 0, 0 },
};
