/* Made from spec/alexandros/ by spec/index.awk: do not edit. */
#ifndef ALEXANDROS_CLAUSES_H
#define ALEXANDROS_CLAUSES_H

enum {
    ALEXANDROS_governors_four_each = FIRST_CLAUSE,
    ALEXANDROS_most_areas_plain,
    ALEXANDROS_distance_in_lines,
    ALEXANDROS_distance_from_vertex,
    ALEXANDROS_distance_ignores_walls,
    ALEXANDROS_coast_is_border,
    ALEXANDROS_players_two_to_four,
    ALEXANDROS_wall_supplies,
    ALEXANDROS_deck_eleven_each,
    ALEXANDROS_marker_at_start,
    ALEXANDROS_alexandros_start_vertex,
    ALEXANDROS_deal_one_hidden,
    ALEXANDROS_rest_is_pile,
    ALEXANDROS_two_open_cards,
    ALEXANDROS_random_start_player,
    ALEXANDROS_open_may_be_equal,
    ALEXANDROS_reshuffle,
    ALEXANDROS_clockwise,
    ALEXANDROS_move_then_actions,
    ALEXANDROS_move_mandatory,
    ALEXANDROS_open_card_replaced,
    ALEXANDROS_actions_two,
    ALEXANDROS_actions_optional,
    ALEXANDROS_actions_any_order,
    ALEXANDROS_actions_four_kinds,
    ALEXANDROS_actions_repeat,
    ALEXANDROS_end_red_trigger,
    ALEXANDROS_end_red_finish_actions,
    ALEXANDROS_highest_wins,
    ALEXANDROS_tie_unspecified,
    ALEXANDROS_pick_open_card,
    ALEXANDROS_open_card_into_hand,
    ALEXANDROS_replace_before_route,
    ALEXANDROS_exception_hand_card,
    ALEXANDROS_exception_always_allowed,
    ALEXANDROS_exception_discard,
    ALEXANDROS_exception_no_card,
    ALEXANDROS_exception_rarely,
    ALEXANDROS_joker_no_free_area,
    ALEXANDROS_joker_goal_choice,
    ALEXANDROS_joker_then_take,
    ALEXANDROS_joker_not_from_hand,
    ALEXANDROS_red_shortage_other_area,
    ALEXANDROS_no_goal_no_move,
    ALEXANDROS_goal_symbol_matches,
    ALEXANDROS_goal_nearest,
    ALEXANDROS_distance_to_nearest_corner,
    ALEXANDROS_goal_tie_choice,
    ALEXANDROS_free_no_wall_side,
    ALEXANDROS_free_no_governor,
    ALEXANDROS_free_not_under_alexandros,
    ALEXANDROS_free_corner_contact,
    ALEXANDROS_free_coast_side,
    ALEXANDROS_goal_in_foreign_province,
    ALEXANDROS_exception_same_rules,
    ALEXANDROS_any_corner,
    ALEXANDROS_wall_on_each_line,
    ALEXANDROS_route_free_choice,
    ALEXANDROS_route_shortest,
    ALEXANDROS_route_along_coast,
    ALEXANDROS_no_wall_on_coast,
    ALEXANDROS_route_along_walls,
    ALEXANDROS_no_double_wall,
    ALEXANDROS_route_not_fewest_walls,
    ALEXANDROS_route_through_provinces,
    ALEXANDROS_black_only,
    ALEXANDROS_red_only_last_move,
    ALEXANDROS_symbolless_cut_legal,
    ALEXANDROS_red_after_black,
    ALEXANDROS_take_pile_or_open,
    ALEXANDROS_no_refill_between,
    ALEXANDROS_refill_to_two,
    ALEXANDROS_no_cards_anywhere,
    ALEXANDROS_no_hand_limit,
    ALEXANDROS_walls_permanent,
    ALEXANDROS_connected_by_sides,
    ALEXANDROS_province_any_size,
    ALEXANDROS_whole_land_counts,
    ALEXANDROS_single_symbol_province,
    ALEXANDROS_province_value,
    ALEXANDROS_province_ratio,
    ALEXANDROS_owner_by_governor,
    ALEXANDROS_multi_governor_no_tax,
    ALEXANDROS_route_may_split,
    ALEXANDROS_split_governor_part,
    ALEXANDROS_split_other_part,
    ALEXANDROS_split_counts_anew,
    ALEXANDROS_no_merge,
    ALEXANDROS_tax_single_only,
    ALEXANDROS_relieve_last_frees,
    ALEXANDROS_province_definition,
    ALEXANDROS_occupation_can_wait,
    ALEXANDROS_province_needs_symbol,
    ALEXANDROS_occupy_unoccupied,
    ALEXANDROS_occupy_not_own,
    ALEXANDROS_occupy_min_one_governor,
    ALEXANDROS_occupy_on_symbols,
    ALEXANDROS_occupy_one_per_area,
    ALEXANDROS_occupy_pay_rest,
    ALEXANDROS_occupy_discard,
    ALEXANDROS_occupy_extra_governors,
    ALEXANDROS_multi_governor_advice,
    ALEXANDROS_occupy_from_supply,
    ALEXANDROS_split_same_turn_occupy,
    ALEXANDROS_takeover_opponent,
    ALEXANDROS_takeover_two_per_governor,
    ALEXANDROS_takeover_right_symbol,
    ALEXANDROS_takeover_all_governors,
    ALEXANDROS_takeover_governors_home,
    ALEXANDROS_takeover_then_occupy,
    ALEXANDROS_takeover_one_action,
    ALEXANDROS_takeover_half_to_victim,
    ALEXANDROS_takeover_counts_all,
    ALEXANDROS_takeover_conqueror_picks,
    ALEXANDROS_takeover_round_up,
    ALEXANDROS_takeover_rest_discard,
    ALEXANDROS_takeover_two_players,
    ALEXANDROS_points_only_by_tax,
    ALEXANDROS_tax_matching_card,
    ALEXANDROS_tax_any_own_governor,
    ALEXANDROS_tax_card_discarded,
    ALEXANDROS_tax_sum,
    ALEXANDROS_tax_marker,
    ALEXANDROS_tax_everybody,
    ALEXANDROS_tax_others_no_card,
    ALEXANDROS_tax_timing_advice,
    ALEXANDROS_tax_once_per_turn,
    ALEXANDROS_relieve_own,
    ALEXANDROS_relieve_one_at_a_time,
    ALEXANDROS_relieve_no_cards,
    ALEXANDROS_relieve_is_action,
    ALEXANDROS_relieve_no_backpay,
    ALEXANDROS_end_over_100,
    ALEXANDROS_end_over_100_at_once,
    ALEXANDROS_hands_hidden,
    ALEXANDROS_END
};

enum {
    ALEXANDROS_Q_lakes,
    ALEXANDROS_Q_reshuffle_time,
    ALEXANDROS_Q_actions_mandatory,
    ALEXANDROS_Q_black_exactly_used,
    ALEXANDROS_Q_final_round,
    ALEXANDROS_Q_tie,
    ALEXANDROS_Q_order_goal_refill,
    ALEXANDROS_Q_exception_condition,
    ALEXANDROS_Q_exception_dead_cards,
    ALEXANDROS_Q_exception_no_take,
    ALEXANDROS_Q_joker_trigger,
    ALEXANDROS_Q_joker_unoccupied,
    ALEXANDROS_Q_joker_goal,
    ALEXANDROS_Q_joker_take,
    ALEXANDROS_Q_hand_joker,
    ALEXANDROS_Q_red_shortage,
    ALEXANDROS_Q_no_goal,
    ALEXANDROS_Q_nearest_among_free,
    ALEXANDROS_Q_nearest_corner,
    ALEXANDROS_Q_standing_on,
    ALEXANDROS_Q_corner_touch,
    ALEXANDROS_Q_coast_side,
    ALEXANDROS_Q_coast_walls,
    ALEXANDROS_Q_fewest_walls,
    ALEXANDROS_Q_red_voluntary,
    ALEXANDROS_Q_red_mix,
    ALEXANDROS_Q_symbolless,
    ALEXANDROS_Q_refill_time,
    ALEXANDROS_Q_short_row,
    ALEXANDROS_Q_hand_limit,
    ALEXANDROS_Q_corner_connection,
    ALEXANDROS_Q_whole_land,
    ALEXANDROS_Q_split_two_governors,
    ALEXANDROS_Q_merge,
    ALEXANDROS_Q_relieve_last,
    ALEXANDROS_Q_own_province,
    ALEXANDROS_Q_two_on_one_area,
    ALEXANDROS_Q_extra_governors,
    ALEXANDROS_Q_takeover_costs_points,
    ALEXANDROS_Q_takeover_own,
    ALEXANDROS_Q_takeover_split_actions,
    ALEXANDROS_Q_victim_cards_when,
    ALEXANDROS_Q_half_of_what,
    ALEXANDROS_Q_tax_governor,
    ALEXANDROS_Q_tax_zero,
    ALEXANDROS_Q_marker_on_100,
    ALEXANDROS_Q_tax_compulsory_effect,
    ALEXANDROS_Q_tax_order_at_end,
    ALEXANDROS_Q_tax_others_card,
    ALEXANDROS_Q_relieve_anytime,
    ALEXANDROS_Q_relieve_backpay,
    ALEXANDROS_Q_more_than_100,
    ALEXANDROS_Q_over_100_at_once,
    ALEXANDROS_Q_both_triggers,
    ALEXANDROS_Q_hand_count,
    ALEXANDROS_Q_discard_open,
    ALEXANDROS_QUESTIONS
};

#define NUMBER_OF(slug) ALEXANDROS_##slug
#define ALEXANDROS_SLUGS { "legal", "not-a-move", \
    "governors-four-each", \
    "most-areas-plain", \
    "distance-in-lines", \
    "distance-from-vertex", \
    "distance-ignores-walls", \
    "coast-is-border", \
    "players-two-to-four", \
    "wall-supplies", \
    "deck-eleven-each", \
    "marker-at-start", \
    "alexandros-start-vertex", \
    "deal-one-hidden", \
    "rest-is-pile", \
    "two-open-cards", \
    "random-start-player", \
    "open-may-be-equal", \
    "reshuffle", \
    "clockwise", \
    "move-then-actions", \
    "move-mandatory", \
    "open-card-replaced", \
    "actions-two", \
    "actions-optional", \
    "actions-any-order", \
    "actions-four-kinds", \
    "actions-repeat", \
    "end-red-trigger", \
    "end-red-finish-actions", \
    "highest-wins", \
    "tie-unspecified", \
    "pick-open-card", \
    "open-card-into-hand", \
    "replace-before-route", \
    "exception-hand-card", \
    "exception-always-allowed", \
    "exception-discard", \
    "exception-no-card", \
    "exception-rarely", \
    "joker-no-free-area", \
    "joker-goal-choice", \
    "joker-then-take", \
    "joker-not-from-hand", \
    "red-shortage-other-area", \
    "no-goal-no-move", \
    "goal-symbol-matches", \
    "goal-nearest", \
    "distance-to-nearest-corner", \
    "goal-tie-choice", \
    "free-no-wall-side", \
    "free-no-governor", \
    "free-not-under-alexandros", \
    "free-corner-contact", \
    "free-coast-side", \
    "goal-in-foreign-province", \
    "exception-same-rules", \
    "any-corner", \
    "wall-on-each-line", \
    "route-free-choice", \
    "route-shortest", \
    "route-along-coast", \
    "no-wall-on-coast", \
    "route-along-walls", \
    "no-double-wall", \
    "route-not-fewest-walls", \
    "route-through-provinces", \
    "black-only", \
    "red-only-last-move", \
    "symbolless-cut-legal", \
    "red-after-black", \
    "take-pile-or-open", \
    "no-refill-between", \
    "refill-to-two", \
    "no-cards-anywhere", \
    "no-hand-limit", \
    "walls-permanent", \
    "connected-by-sides", \
    "province-any-size", \
    "whole-land-counts", \
    "single-symbol-province", \
    "province-value", \
    "province-ratio", \
    "owner-by-governor", \
    "multi-governor-no-tax", \
    "route-may-split", \
    "split-governor-part", \
    "split-other-part", \
    "split-counts-anew", \
    "no-merge", \
    "tax-single-only", \
    "relieve-last-frees", \
    "province-definition", \
    "occupation-can-wait", \
    "province-needs-symbol", \
    "occupy-unoccupied", \
    "occupy-not-own", \
    "occupy-min-one-governor", \
    "occupy-on-symbols", \
    "occupy-one-per-area", \
    "occupy-pay-rest", \
    "occupy-discard", \
    "occupy-extra-governors", \
    "multi-governor-advice", \
    "occupy-from-supply", \
    "split-same-turn-occupy", \
    "takeover-opponent", \
    "takeover-two-per-governor", \
    "takeover-right-symbol", \
    "takeover-all-governors", \
    "takeover-governors-home", \
    "takeover-then-occupy", \
    "takeover-one-action", \
    "takeover-half-to-victim", \
    "takeover-counts-all", \
    "takeover-conqueror-picks", \
    "takeover-round-up", \
    "takeover-rest-discard", \
    "takeover-two-players", \
    "points-only-by-tax", \
    "tax-matching-card", \
    "tax-any-own-governor", \
    "tax-card-discarded", \
    "tax-sum", \
    "tax-marker", \
    "tax-everybody", \
    "tax-others-no-card", \
    "tax-timing-advice", \
    "tax-once-per-turn", \
    "relieve-own", \
    "relieve-one-at-a-time", \
    "relieve-no-cards", \
    "relieve-is-action", \
    "relieve-no-backpay", \
    "end-over-100", \
    "end-over-100-at-once", \
    "hands-hidden" }

#endif
