/* Alexandros: what the document says, clause by clause, in its order.
 *
 * The document is the Dutch rulebook of Alexandros (Leo Colovini, 2004). Sources
 * name its headings, some of them cut short: "Titel" is what stands above all,
 * "Spelidee", "Inhoud" the list of the material, "Voorbereiding" the setting up,
 * "Spelverloop" the course of the game; "Verzetten" the move of Alexandros,
 * "Uitzonderingszet" his exception move; "Vervolgacties" the further actions,
 * with "Kaart pakken", "Provincies", "Vrije provincie", "Overnemen", "Belasting"
 * and "Aflossen"; "Einde"; "Bijzonder" the special cases at the very end. A dash
 * stands for what the document says nowhere. Its board is lost with its pictures:
 * the board here is assumed, and a sheet may have any other.
 *
 * Words: an *area* is a triangle of the board, an *empty* one has no symbol; a
 * *vertex* is a corner of areas, a *line* a side of one; a line of one area only
 * lies on the *coast*. A *province* is a group of areas that are connected
 * through sides without a wall; its *value* is the number of its empty areas. A
 * *free* area is a goal that Alexandros may have. A *way* is a row of lines. The
 * *supply* of a player is his governors beside the board; the *row* is the open
 * cards, the *pile* the hidden ones.
 */
#include "../rules/alexandros/alexandros.h"
#include "spec.h"

#define SPEC_GAME alexandros
#define SPEC_TABLE struct alexandros_table
#define SPEC_STATE struct alexandros_state

/* ------------------------------------------------- title, goal, material -- */

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT,
       "Two, three or four players play.")

CLAUSE(governors_four_each, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "Every player has the four governors of a colour as his supply.")

CLAUSE(wall_supplies, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "There are 65 black walls and 10 red ones, each colour in a pile of its own.")

CLAUSE(deck_eleven_each, "Inhoud", SETUP, EXPLICIT,
       "Of each of the five symbols there are eleven cards.")

/* ------------------------------------------------------------- setting up -- */

CLAUSE(marker_at_start, "Voorbereiding", SETUP, AMBIGUOUS,
       "All markers begin at the start of the score track, its field 100; nobody has a point yet.")

CLAUSE(alexandros_start_vertex, "Voorbereiding", SETUP, EXPLICIT,
       "Alexandros begins on the start vertex.")

CLAUSE(deal_one_hidden, "Voorbereiding", SETUP, EXPLICIT,
       "The cards are shuffled, and everybody gets one that the others do not see.")

CLAUSE(rest_is_pile, "Voorbereiding", SETUP, EXPLICIT,
       "All other cards are the pile.")

CLAUSE(two_open_cards, "Voorbereiding", SETUP, EXPLICIT,
       "Two cards of the pile are laid open: the row.")

CLAUSE(random_start_player, "Voorbereiding", SETUP, EXPLICIT,
       "The lot decides who begins.")

/* --------------------------------------------------------------- the turn -- */

CLAUSE(clockwise, "Spelverloop", TURN_ORDER, EXPLICIT,
       "Turns go round clockwise.")

CLAUSE(move_then_actions, "Spelverloop, Vervolgacties", TURN_ORDER, EXPLICIT,
       "In a turn Alexandros is moved first; two further actions follow.")

CLAUSE(move_mandatory, "Spelverloop, Verzetten", LEGALITY, IMPLIED,
       "Whoever can move Alexandros has to.")

/* ------------------------------------------------------ Alexandros: the goal -- */

CLAUSE(pick_open_card, "Verzetten", LEGALITY, EXPLICIT,
       "For the move of Alexandros the player chooses a card of the row.")

CLAUSE(open_may_be_equal, "Verzetten", DEFINITION, EXPLICIT,
       "The cards of the row may be equal.")

CLAUSE(goal_symbol_matches, "Verzetten", LEGALITY, EXPLICIT,
       "The goal is an area with the symbol of the card.")

CLAUSE(goal_nearest, "Verzetten", LEGALITY, EXPLICIT,
       "Of the free areas with that symbol it is one of those that are nearest.")

CLAUSE(distance_in_lines, "Verzetten", DEFINITION, EXPLICIT,
       "Distance is the number of lines of a shortest way.")

CLAUSE(distance_from_vertex, "Verzetten", DEFINITION, EXPLICIT,
       "It is measured from the vertex of Alexandros.")

CLAUSE(distance_to_nearest_corner, "Verzetten", DEFINITION, IMPLIED,
       "It is measured to the nearest corner of an area.")

CLAUSE(distance_ignores_walls, "Verzetten", DEFINITION, IMPLIED,
       "Walls, provinces and pieces make no way longer or shorter; coast lines count like others.")

CLAUSE(goal_tie_choice, "Verzetten", LEGALITY, EXPLICIT,
       "Among areas that are equally near the player chooses.")

CLAUSE(free_no_wall_side, "Verzetten", LEGALITY, EXPLICIT,
       "An area with a wall on one of its sides is not free.")

CLAUSE(free_no_governor, "Verzetten, Vrije provincie", LEGALITY, EXPLICIT,
       "An area with a governor, whoever's, is not free.")

CLAUSE(free_not_under_alexandros, "Verzetten", LEGALITY, AMBIGUOUS,
       "An area on which Alexandros stands is not free: none that has his vertex as a corner.")

CLAUSE(free_corner_contact, "Verzetten", LEGALITY, AMBIGUOUS,
       "A wall that only touches a corner of an area leaves it free.")

CLAUSE(free_coast_side, "Verzetten", LEGALITY, IMPLIED,
       "A side on the coast leaves an area free.")

CLAUSE(goal_in_foreign_province, "Verzetten, Vrije provincie", LEGALITY, IMPLIED,
       "A goal may lie in a province that somebody occupies.")

CLAUSE(open_card_into_hand, "Verzetten", EFFECT, EXPLICIT,
       "The card that was chosen goes into the player's hand.")

CLAUSE(open_card_replaced, "Verzetten", EFFECT, EXPLICIT,
       "A card of the pile takes its place in the row.")

CLAUSE(replace_before_route, "Verzetten", TURN_ORDER, IMPLIED,
       "That card is turned up before corner and way are chosen.")

/* -------------------------------------------- Alexandros: corner, way, walls -- */

CLAUSE(any_corner, "Verzetten", LEGALITY, EXPLICIT,
       "Alexandros goes to any corner of the goal, and that need not be the nearest.")

CLAUSE(wall_on_each_line, "Verzetten", EFFECT, EXPLICIT,
       "Each line of his way that is not on the coast and has no wall yet gets one.")

CLAUSE(route_free_choice, "Verzetten", LEGALITY, EXPLICIT,
       "Among several shortest ways the player chooses.")

CLAUSE(route_shortest, "Verzetten", LEGALITY, EXPLICIT,
       "No way to that corner has fewer lines than the one he goes.")

CLAUSE(route_along_coast, "Verzetten", LEGALITY, EXPLICIT,
       "The way may follow the coast.")

CLAUSE(no_wall_on_coast, "Verzetten", EFFECT, AMBIGUOUS,
       "Lines of the coast get no wall.")

CLAUSE(route_along_walls, "Verzetten", LEGALITY, EXPLICIT,
       "The way may follow walls that are there.")

CLAUSE(no_double_wall, "Verzetten", EFFECT, AMBIGUOUS,
       "A line that has a wall gets no second one.")

CLAUSE(route_not_fewest_walls, "Verzetten", LEGALITY, IMPLIED,
       "Among shortest ways it need not be the one that asks for the fewest new walls.")

CLAUSE(route_through_provinces, "Verzetten", LEGALITY, EXPLICIT,
       "The way may cross walls and go through any province, occupied or not.")

CLAUSE(black_only, "Verzetten", LEGALITY, EXPLICIT,
       "Walls are black as a rule.")

CLAUSE(red_only_last_move, "Verzetten", LEGALITY, EXPLICIT,
       "Red walls are for the very last move of Alexandros.")

CLAUSE(walls_permanent, "-", EFFECT, IMPLIED,
       "A wall stays where it was laid.")

/* ------------------------------------------------------- the exception move -- */

CLAUSE(exception_hand_card, "Uitzonderingszet", LEGALITY, EXPLICIT,
       "For the move a card of the hand may be chosen instead of one of the row.")

CLAUSE(exception_always_allowed, "Uitzonderingszet", LEGALITY, AMBIGUOUS,
       "Whether the row is good enough is for the player to judge: no condition is checked.")

CLAUSE(exception_discard, "Uitzonderingszet", EFFECT, EXPLICIT,
       "A card chosen from the hand is discarded.")

CLAUSE(exception_no_card, "Uitzonderingszet", EFFECT, EXPLICIT,
       "For such a move no card of the row is taken.")

CLAUSE(exception_same_rules, "Uitzonderingszet", LEGALITY, IMPLIED,
       "Goal, corner, way and walls are those of any other move.")

INERT(exception_rarely, "Uitzonderingszet", INFORMATION, EXPLICIT,
      "Such a move is two cards dear and should be rare.",
      "advice: it allows and forbids nothing")

/* ------------------------------------------------------ the further actions -- */

CLAUSE(actions_two, "Spelverloop, Vervolgacties", LEGALITY, EXPLICIT,
       "A turn has two further actions and no more.")

CLAUSE(actions_optional, "Vervolgacties", LEGALITY, AMBIGUOUS,
       "The player may leave them out, one or both.")

CLAUSE(actions_any_order, "Vervolgacties", TURN_ORDER, EXPLICIT,
       "They come in any order.")

CLAUSE(actions_four_kinds, "Vervolgacties", DEFINITION, EXPLICIT,
       "There are four kinds: to take a card, to occupy or take over a province, to levy tax, to "
       "relieve a governor.")

CLAUSE(actions_repeat, "Vervolgacties", LEGALITY, EXPLICIT,
       "Both may be of one kind, but for the tax.")

/* ---- taking a card ---- */

CLAUSE(take_pile_or_open, "Kaart pakken", EFFECT, EXPLICIT,
       "To take a card is to draw one of the pile or to take one of the row.")

CLAUSE(hands_hidden, "Kaart pakken", INFORMATION, EXPLICIT,
       "Nobody sees what others have in their hands.")

CLAUSE(no_refill_between, "Kaart pakken", EFFECT, EXPLICIT,
       "A card taken from the row as an action is not replaced while an action is left.")

CLAUSE(refill_to_two, "Kaart pakken", EFFECT, EXPLICIT,
       "After the actions the row is filled up to two cards.")

CLAUSE(reshuffle, "Kaart pakken", EFFECT, EXPLICIT,
       "If the pile is used up, all discarded cards are shuffled and are the new pile.")

CLAUSE(no_cards_anywhere, "-", EFFECT, SILENT,
       "If nothing is discarded either, nothing is drawn, and the row stays short.")

CLAUSE(no_hand_limit, "-", LEGALITY, SILENT,
       "A hand may have any number of cards.")

/* ---- provinces ---- */

CLAUSE(province_definition, "Provincies", DEFINITION, EXPLICIT,
       "A province is a connected group of areas that borders enclose on all sides.")

CLAUSE(connected_by_sides, "Provincies", DEFINITION, IMPLIED,
       "Areas are connected through sides, not through corners.")

CLAUSE(coast_is_border, "Provincies", DEFINITION, EXPLICIT,
       "The coast is a border without walls.")

CLAUSE(province_any_size, "Provincies", DEFINITION, EXPLICIT,
       "It may have any size.")

CLAUSE(whole_land_counts, "Provincies", DEFINITION, AMBIGUOUS,
       "So the land that nothing has cut is a province too, and whatever remains of it.")

CLAUSE(occupation_can_wait, "Provincies", LEGALITY, EXPLICIT,
       "A province that has just arisen need not be occupied at once.")

CLAUSE(province_needs_symbol, "Provincies", LEGALITY, EXPLICIT,
       "A province without any symbol cannot be occupied.")

CLAUSE(symbolless_cut_legal, "Provincies", LEGALITY, AMBIGUOUS,
       "A way that cuts off such a province is allowed.")

CLAUSE(single_symbol_province, "Provincies", DEFINITION, EXPLICIT,
       "A single area with a symbol can be a province; it is worth nothing.")

CLAUSE(province_value, "Provincies", SCORE, EXPLICIT,
       "A province is worth a point for each of its empty areas.")

INERT(province_ratio, "Provincies", INFORMATION, EXPLICIT,
      "Many empty areas and few symbols make a province rich and cheap.",
      "advice: it allows and forbids nothing")

/* ---- occupying ---- */

CLAUSE(owner_by_governor, "Vrije provincie, Overnemen", DEFINITION, IMPLIED,
       "A province is occupied by whoever has a governor in it.")

CLAUSE(points_only_by_tax, "Spelidee, Vrije provincie", SCORE, EXPLICIT,
       "There are points for nothing but tax, in provinces that one occupies oneself.")

CLAUSE(occupy_unoccupied, "Vrije provincie", LEGALITY, EXPLICIT,
       "A province that an opponent occupies cannot be occupied in this way.")

CLAUSE(occupy_not_own, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Nor can one that the player occupies already.")

CLAUSE(occupy_min_one_governor, "Vrije provincie", LEGALITY, EXPLICIT,
       "To occupy it, at least one governor is placed there.")

CLAUSE(occupy_on_symbols, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors stand on areas with a symbol, whichever of that province the player likes.")

CLAUSE(occupy_one_per_area, "Vrije provincie", LEGALITY, IMPLIED,
       "An area has room for one governor.")

CLAUSE(occupy_pay_rest, "Vrije provincie", LEGALITY, EXPLICIT,
       "Each area of it with a symbol and without a governor costs a card of that symbol.")

CLAUSE(occupy_discard, "Vrije provincie", EFFECT, EXPLICIT,
       "Cards that are paid are discarded.")

CLAUSE(occupy_extra_governors, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Further governors, up to all four, can stand in for cards.")

INERT(multi_governor_advice, "Vrije provincie", INFORMATION, EXPLICIT,
      "Several governors in one province are for exceptional cases.",
      "advice: it allows and forbids nothing")

CLAUSE(occupy_from_supply, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors come from the player's supply; who has none there cannot occupy a province.")

CLAUSE(multi_governor_no_tax, "Vrije provincie, Belasting", SCORE, EXPLICIT,
       "A province with more than one governor pays no tax.")

/* ---- splitting ---- */

CLAUSE(route_may_split, "Verzetten, Vrije provincie", EFFECT, EXPLICIT,
       "A way through a province can cut it in parts.")

CLAUSE(split_governor_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part with a governor stays his who occupied the whole.")

CLAUSE(split_other_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part without a governor is nobody's.")

CLAUSE(split_counts_anew, "Vrije provincie, Belasting", DEFINITION, IMPLIED,
       "Value and governors of each part are counted anew.")

CLAUSE(split_same_turn_occupy, "Vrije provincie", LEGALITY, EXPLICIT,
       "Whoever cut a part off may occupy it with an action of the same turn.")

CLAUSE(no_merge, "-", EFFECT, IMPLIED,
       "Provinces never grow together.")

/* ---- taking over ---- */

CLAUSE(takeover_opponent, "Vervolgacties, Overnemen", LEGALITY, EXPLICIT,
       "A province that an opponent occupies can be taken over.")

CLAUSE(takeover_two_per_governor, "Overnemen", LEGALITY, EXPLICIT,
       "Each governor in it costs two cards.")

CLAUSE(takeover_right_symbol, "Overnemen", LEGALITY, EXPLICIT,
       "Both have the symbol of the area on which that governor stands.")

CLAUSE(takeover_all_governors, "Overnemen", LEGALITY, IMPLIED,
       "All governors of the province have to go.")

CLAUSE(takeover_governors_home, "Overnemen", EFFECT, EXPLICIT,
       "They go back to the supply of their owner.")

CLAUSE(takeover_then_occupy, "Overnemen", LEGALITY, EXPLICIT,
       "Then the conqueror has to occupy the province like any other, in the same turn.")

CLAUSE(takeover_one_action, "Overnemen", EFFECT, EXPLICIT,
       "All of this is one action.")

CLAUSE(takeover_half_to_victim, "Overnemen", EFFECT, EXPLICIT,
       "Half of the cards used for it go to who lost the province.")

CLAUSE(takeover_counts_all, "Overnemen", DEFINITION, IMPLIED,
       "Used are the cards for governors that go and those for symbols together.")

CLAUSE(takeover_conqueror_picks, "Overnemen", EFFECT, EXPLICIT,
       "The conqueror says which cards these are.")

CLAUSE(takeover_round_up, "Overnemen", EFFECT, EXPLICIT,
       "Of an odd number the larger half goes to the loser.")

CLAUSE(takeover_rest_discard, "Overnemen", EFFECT, EXPLICIT,
       "The other half is discarded.")

CLAUSE(takeover_two_players, "Overnemen", VARIANT, EXPLICIT,
       "Between two players the loser gets his governors only; all cards are discarded.")

/* ---- tax ---- */

CLAUSE(tax_matching_card, "Belasting", LEGALITY, EXPLICIT,
       "To levy tax is to play a card with the symbol of an area on which a governor of one's own "
       "stands.")

CLAUSE(tax_any_own_governor, "Belasting", LEGALITY, IMPLIED,
       "That governor may stand in a province that pays nothing.")

CLAUSE(tax_card_discarded, "Belasting", EFFECT, IMPLIED,
       "The card is discarded.")

CLAUSE(tax_single_only, "Belasting", SCORE, EXPLICIT,
       "A province pays only if just one governor stands in it.")

CLAUSE(tax_sum, "Belasting", SCORE, EXPLICIT,
       "A player gets a point for each empty area of all provinces that pay him.")

CLAUSE(tax_marker, "Belasting", EFFECT, EXPLICIT,
       "His marker goes forward by so many points.")

CLAUSE(tax_everybody, "Belasting", EFFECT, EXPLICIT,
       "All players score at the same time, whether they like it or not.")

CLAUSE(tax_others_no_card, "Belasting", EFFECT, AMBIGUOUS,
       "The others play no card for it and need no governor that matches.")

INERT(tax_timing_advice, "Belasting", INFORMATION, EXPLICIT,
      "Tax is worth its card and action only if it gives more than it gives to the nearest rivals.",
      "advice: it allows and forbids nothing")

CLAUSE(tax_once_per_turn, "Vervolgacties, Belasting", LEGALITY, EXPLICIT,
       "Tax is levied once in a turn at most.")

/* ---- relieving ---- */

CLAUSE(relieve_own, "Aflossen", EFFECT, EXPLICIT,
       "To relieve is to take a governor of one's own off the board, into the supply.")

CLAUSE(relieve_one_at_a_time, "Aflossen", LEGALITY, IMPLIED,
       "One action takes one governor off.")

CLAUSE(relieve_no_cards, "Aflossen", EFFECT, EXPLICIT,
       "It costs no card.")

CLAUSE(relieve_is_action, "Aflossen", LEGALITY, EXPLICIT,
       "It is one of the two actions.")

CLAUSE(relieve_no_backpay, "Aflossen", EFFECT, IMPLIED,
       "Nothing is paid for the symbol that he leaves while another governor stays.")

CLAUSE(relieve_last_frees, "Aflossen", EFFECT, IMPLIED,
       "If it was the last one, the province is nobody's.")

/* ---------------------------------------------------------------- the end -- */

CLAUSE(end_red_trigger, "Einde", END, EXPLICIT,
       "The game ends when the black walls are too few for a way and red ones have to be used.")

CLAUSE(red_after_black, "Einde", EFFECT, AMBIGUOUS,
       "The black walls that are left are laid first.")

CLAUSE(end_over_100, "Einde", END, EXPLICIT,
       "It ends too when somebody has more than 100 points.")

CLAUSE(end_red_finish_actions, "Einde", END, EXPLICIT,
       "After red walls the player still has his actions, and nobody else has a turn.")

CLAUSE(end_over_100_at_once, "Einde", END, AMBIGUOUS,
       "After more than 100 points it is over at once, when everybody has scored.")

CLAUSE(highest_wins, "Einde", SCORE, EXPLICIT,
       "Who has most points wins.")

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT,
       "For equal points there is no rule: these players share the victory.")

/* ---------------------------------------------------------- special cases -- */

CLAUSE(joker_no_free_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If no free area is left for the cards of the row, they are jokers.")

CLAUSE(joker_goal_choice, "Bijzonder", LEGALITY, AMBIGUOUS,
       "With a joker the player chooses any free area with a symbol, near or far.")

CLAUSE(joker_then_take, "Bijzonder", EFFECT, AMBIGUOUS,
       "After that move he may take one of the cards of the row.")

CLAUSE(joker_not_from_hand, "-", LEGALITY, SILENT,
       "A card of the hand is never a joker.")

CLAUSE(red_shortage_other_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If even the red walls are too few, another area has to be chosen, one that they reach.")

CLAUSE(no_goal_no_move, "-", LEGALITY, SILENT,
       "If there is no goal at all, Alexandros stays, and the turn goes on with the actions.")

/* -------------------------------------------------------------- questions --
 *
 * What the document leaves open. The reading in force is the letter on the
 * table; where nothing is said it is the standard one, and why is said here.
 */

/* ---- the goal ---- */

QUESTION(q_nearest_corner, "To which corner is the distance of an area measured?", 'A',
    "In two examples corners farther off are chosen, of areas that are still the nearest.",
    BUILT('A', "to the nearest, and any corner may be entered"),
    BUILT('B', "to the one that is entered: only a nearest corner may be"))

QUESTION(q_nearest_among_free, "Nearest among which areas?", 'A',
    "Both words stand together; in an example a nearer soldier with a governor does not spoil the card.",
    BUILT('A', "among the free ones"),
    BUILT('B', "among all with that symbol: if no nearest one is free, the card has no goal"))

QUESTION(q_standing_on, "On which areas does Alexandros stand?", 'A',
    "He is only ever put on corners. So every move moves him, and nothing has to be remembered.",
    BUILT('A', "on all that have his vertex as a corner"),
    BUILT('B', "on the one to which he was sent last"),
    BUILT('C', "on none: he stands on points"))

QUESTION(q_corner_touch, "Does a wall that touches only a corner spoil a goal?", 'A',
    "In an example all walls of a way to a free area end at its corner. B takes a garbled sentence by "
    "the letter.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_coast_side, "Does a side on the coast spoil a goal?", 'A',
    "The harp of the first examples has one.",
    BUILT('A', "no"), BUILT('B', "yes: the coast is a border"))

QUESTION(q_order_goal_refill, "When is the card of the row replaced that was chosen?", 'A',
    "The examples tell it in this order.",
    BUILT('A', "after the goal, before corner and way"),
    BUILT('B', "after the whole move"), BUILT('C', "before the goal"))

QUESTION(q_exception_condition, "When may a card of the hand be chosen?", 'A',
    "What is good is a matter of judgement. Nobody could check B.",
    BUILT('A', "always"), LISTED('B', "only if no card of the row has a good goal"))

QUESTION(q_exception_dead_cards, "May a card of the hand be chosen when the row is jokers?", 'A',
    "It is one choice more.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_exception_no_take, "Which cards may not be taken after such a move?", 'A',
    "Two cards is the price that is named: one discarded, one not received.",
    BUILT('A', "only the one that goes with the move"),
    BUILT('B', "none in that whole turn"))

QUESTION(q_hand_joker, "May a card of the hand be a joker?", 'A',
    "The rule speaks of the row.",
    BUILT('A', "no"), BUILT('B', "yes, if its symbol has no free area"))

QUESTION(q_joker_trigger, "When is a card of the row a joker?", 'A',
    "The cards are named together, and one of both is taken afterwards.",
    BUILT('A', "when no card of the row has a free area"),
    BUILT('B', "when it has none itself"))

QUESTION(q_joker_unoccupied, "Is a joker about free areas, or about areas without pieces?", 'A',
    "Else walls could leave a card that is neither of use nor a joker.",
    BUILT('A', "about free areas"), BUILT('B', "about areas without pieces, whatever their walls"))

QUESTION(q_joker_goal, "Which areas may a joker choose?", 'A',
    "Only the symbol is left to choice; that a goal has to be free is said of every goal.",
    BUILT('A', "all free ones with a symbol"),
    BUILT('B', "the nearest free ones of a symbol that the player names"),
    BUILT('C', "all with a symbol, free or not"))

QUESTION(q_joker_take, "Must a card be taken after the move of a joker, and when?", 'A',
    "It is a permission, and it comes afterwards.",
    BUILT('A', "it may be left"), BUILT('B', "it has to be taken"),
    BUILT('C', "it is taken before the move"))

QUESTION(q_no_goal, "What if there is no goal, or only one for a card of the hand?", 'A',
    "Nothing ends the game or takes the actions away, and to move is no choice.",
    BUILT('A', "without a goal he stays and the actions follow; a card of the hand has to be played"),
    BUILT('B', "without a goal the turn is lost"),
    BUILT('C', "without a goal the game is over"),
    LISTED('D', "without a free area any area with a symbol is a goal: see q-joker-goal C"),
    BUILT('E', "as A, but the card of the hand need not be played"))

QUESTION(q_short_row, "What if the row cannot be filled up?", 'A',
    "Nothing ends the game.",
    BUILT('A', "the game goes on with what lies there"), BUILT('B', "the game is over"))

/* ---- the way and the walls ---- */

QUESTION(q_fewest_walls, "What has to be as small as possible?", 'A',
    "In two examples more walls are laid than another way would need. B also knows ways without end.",
    BUILT('A', "the number of lines of the way"),
    LISTED('B', "the number of new walls, among all ways"),
    BUILT('C', "the number of new walls, among the shortest ways"))

QUESTION(q_coast_walls, "May walls be laid where they are not needed?", 'A',
    "As few as possible are laid.",
    BUILT('A', "no"), BUILT('B', "yes, on the coast"),
    BUILT('C', "yes, on the coast and where walls are already"))

QUESTION(q_red_voluntary, "May the player go a way that needs red walls if he could do without?", 'A',
    "Goal, corner and way are free as ever; the end looks at the way that was chosen.",
    BUILT('A', "yes"), BUILT('B', "no, not if any choice of his does without"),
    BUILT('C', "no, not if a way to that corner does without"))

QUESTION(q_red_mix, "Which walls are laid if the black ones are too few?", 'A',
    "Red is used for what black is missing for.",
    BUILT('A', "the black ones that are left, then red ones"), BUILT('B', "red ones only"))

QUESTION(q_black_exactly_used, "What if the last black wall was laid, and none is missing?", 'A',
    "Black walls have to be too few for a way.",
    BUILT('A', "the game goes on"), BUILT('B', "that is the end too"))

QUESTION(q_red_shortage, "What may be chosen if red walls are too few?", 'A',
    "Another area, one that can be reached, says the document.",
    BUILT('A', "the nearest of the free areas that can be reached"),
    BUILT('B', "one of the nearest free areas that can be reached; else another card"),
    BUILT('C', "any free area with that symbol that can be reached"))

/* ---- cards ---- */

QUESTION(q_reshuffle_time, "When are discarded cards shuffled?", 'A',
    "They are needed when a card is to be drawn.",
    BUILT('A', "when a card is to be drawn and the pile is empty"),
    BUILT('B', "as soon as the pile is empty"))

QUESTION(q_refill_time, "When is the row filled up?", 'A',
    "It is said of two cards taken one after the other; one moment for all turns is simplest.",
    BUILT('A', "after the second action, whatever it was"),
    BUILT('B', "after the first action, unless the second takes a card too"),
    BUILT('C', "at once"))

QUESTION(q_hand_count, "Do the others see how many cards a player has?", 'A',
    "Only what is on them is hidden.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_discard_open, "May discarded cards be looked at?", 'A',
    "They were all played openly.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_hand_limit, "Is there a limit to a hand?", 'A',
    "None is named.",
    BUILT('A', "no"), LISTED('B', "yes, some number"))

/* ---- actions ---- */

QUESTION(q_actions_mandatory, "Must both actions be performed?", 'A',
    "One sentence tells of two, another one allows two.",
    BUILT('A', "no"), BUILT('B', "yes, as far as possible"))

QUESTION(q_relieve_anytime, "When may a governor be relieved?", 'A',
    "It counts as an action, and actions are those of the own turn.",
    BUILT('A', "with an action of the own turn"), LISTED('B', "at any moment"))

/* ---- provinces ---- */

QUESTION(q_whole_land, "Is land that no wall has cut a province?", 'A',
    "By the letter: the coast is a border too.",
    BUILT('A', "yes"), BUILT('B', "no, at least one wall is needed"),
    BUILT('C', "no, nor is the largest remainder, if it is larger than any other"))

QUESTION(q_symbolless, "May a way cut off a province without a symbol?", 'A',
    "It is called worthless, not forbidden.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_own_province, "May a player occupy a province that is his already?", 'A',
    "He occupies it; to occupy is for those that he does not have.",
    BUILT('A', "no"),
    BUILT('B', "yes, with one more governor at least, and paying for all other symbols"),
    BUILT('C', "yes, with one more governor at least, and paying nothing"))

QUESTION(q_extra_governors, "May governors stand in for cards that the player has?", 'A',
    "One at least is placed; to check it would show the hand.",
    BUILT('A', "yes"), BUILT('B', "no, only for cards that he lacks"))

QUESTION(q_two_on_one_area, "May several governors stand on one area?", 'A',
    "It would serve no purpose.",
    BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_corner_connection, "Are areas connected that meet in a corner only?", 'A',
    "In an example four areas are a province, though one of them meets others in a corner. With B no "
    "wall could ever part anything.",
    BUILT('A', "no"), BUILT('B', "yes"))

/* ---- taking over ---- */

QUESTION(q_half_of_what, "Half of which cards does the loser get?", 'A',
    "Cards for governors are even in number: only then can there be anything to round.",
    BUILT('A', "of all that were used"), BUILT('B', "of those for the governors that went"))

QUESTION(q_takeover_split_actions, "May governors be removed without occupying the province?", 'A',
    "All of it is one action, and the second part has to follow.",
    BUILT('A', "no: it is all or nothing"),
    BUILT('B', "yes, as the first action, if the second one occupies it"),
    BUILT('C', "yes"))

QUESTION(q_takeover_costs_points, "Does taking over cost points?", 'A',
    "A slip: cards are meant, and no number of points is named.",
    BUILT('A', "no"), LISTED('B', "yes"))

QUESTION(q_takeover_own, "May a player take over a province of his own?", 'A',
    "The heading and its first sentence speak of opponents.",
    BUILT('A', "no"), BUILT('B', "yes, to place his governors anew"))

QUESTION(q_victim_cards_when, "When does the loser get his cards?", 'A',
    "He can use them in his own turn only. B would make no difference.",
    BUILT('A', "at once"), LISTED('B', "after the turn of the conqueror"))

/* ---- tax ---- */

QUESTION(q_tax_others_card, "Do the others need a card to score?", 'A',
    "Only the player whose turn it is loses a card in the text and in the example.",
    BUILT('A', "no"), BUILT('B', "yes, each one that matches"))

QUESTION(q_tax_zero, "May tax be levied if it brings the player nothing?", 'A',
    "Only the card is asked for.",
    BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_tax_governor, "Which governor must the card match?", 'A',
    "In the example it is one whose province pays nothing.",
    BUILT('A', "any of the player's"), BUILT('B', "one whose province pays"))

QUESTION(q_tax_compulsory_effect, "May a player refuse his points?", 'A',
    "He has to score, says the document.",
    BUILT('A', "no"), BUILT('B', "yes"))

/* ---- splitting and relieving ---- */

QUESTION(q_split_two_governors, "What if governors of one player come to stand in different parts?", 'A',
    "A part with a governor stays occupied.",
    BUILT('A', "both parts are his"),
    BUILT('B', "only the one that is worth more; the governors of the other go home"))

QUESTION(q_merge, "Can provinces grow together?", 'A',
    "No wall ever leaves the board, so no second reading is needed.",
    BUILT('A', "no"))

QUESTION(q_relieve_last, "Whose is a province when its last governor was relieved?", 'A',
    "Only governors occupy. B would need a mark that the game does not have.",
    BUILT('A', "nobody's"), LISTED('B', "still his"))

QUESTION(q_relieve_backpay, "Is a card due for the symbol that a relieved governor leaves?", 'A',
    "It costs no card.",
    BUILT('A', "no"), BUILT('B', "yes, while another governor stays"))

/* ---- the end ---- */

QUESTION(q_more_than_100, "How many points end the game?", 'A',
    "More than 100, says the document.",
    BUILT('A', "more than 100"), BUILT('B', "100 or more"))

QUESTION(q_marker_on_100, "How many points is the field 100 at the start?", 'A',
    "The track is a loop, and its first field its last. With B the first tax that pays would end the game.",
    BUILT('A', "none"), BUILT('B', "100"), LISTED('C', "100, and points are counted down"))

QUESTION(q_over_100_at_once, "When is the game over after more than 100 points?", 'A',
    "Only of the other end it is said that the actions remain.",
    BUILT('A', "at once, when everybody has scored"), BUILT('B', "at the end of the turn"),
    BUILT('C', "when all had equally many turns"))

QUESTION(q_tax_order_at_end, "Do all points of the last tax count?", 'A',
    "Tax is for all players.",
    BUILT('A', "yes"), BUILT('B', "no, scoring stops with the first who has more than 100"))

QUESTION(q_both_triggers, "What if red walls were laid and a tax brings more than 100 points?", 'A',
    "Each end holds for itself, and the earlier one comes first.",
    BUILT('A', "it is over at once"), BUILT('B', "the second action is still due"))

QUESTION(q_final_round, "Does anybody have a turn after red walls were laid?", 'A',
    "Red walls are for the very last move of Alexandros.",
    BUILT('A', "no"), LISTED('B', "yes, until all had equally many"))

QUESTION(q_tie, "Who wins if several have most points?", 'A',
    "Nothing more is said; B would be a rule of one's own.",
    BUILT('A', "all of them"), LISTED('B', "some other number decides"))

/* ------------------------------------------------------------------ scopes -- */

const struct scope alexandros_scopes[] = {
    { "none", IN_DEEP, "", "", 0, 0, 0, 0, 0 },
};
