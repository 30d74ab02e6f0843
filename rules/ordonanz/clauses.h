/* Made from spec/ordonanz/ by spec/index.awk: do not edit. */
#ifndef ORDONANZ_CLAUSES_H
#define ORDONANZ_CLAUSES_H

enum {
    ORDONANZ_two_to_four_players = FIRST_CLAUSE,
    ORDONANZ_unit_is_one_card,
    ORDONANZ_five_symbols,
    ORDONANZ_symbols_fixed_row,
    ORDONANZ_card_is_symbol_set,
    ORDONANZ_card_not_blank,
    ORDONANZ_theme_is_inert,
    ORDONANZ_enough_cards,
    ORDONANZ_cap_belongs_to_basic_set,
    ORDONANZ_card_in_several_combinations,
    ORDONANZ_shuffle_before_game,
    ORDONANZ_one_deck_for_two,
    ORDONANZ_two_decks_for_three_or_four,
    ORDONANZ_decks_form_one_talon,
    ORDONANZ_deal_six,
    ORDONANZ_talon_is_the_rest,
    ORDONANZ_strip_after_deal,
    ORDONANZ_one_strip_per_player,
    ORDONANZ_area_names_inert,
    ORDONANZ_layout_is_inert,
    ORDONANZ_areas_start_empty,
    ORDONANZ_five_areas_per_strip,
    ORDONANZ_two_player_facing_layout,
    ORDONANZ_three_four_left_layout,
    ORDONANZ_game_in_turns,
    ORDONANZ_first_player_by_lot,
    ORDONANZ_next_is_left_neighbour,
    ORDONANZ_clockwise_forever,
    ORDONANZ_one_actor_at_a_time,
    ORDONANZ_turn_has_two_duties,
    ORDONANZ_place_before_draw,
    ORDONANZ_must_place,
    ORDONANZ_one_placement_per_turn,
    ORDONANZ_place_from_own_hand,
    ORDONANZ_free_area_choice,
    ORDONANZ_own_strip_only,
    ORDONANZ_four_card_cap,
    ORDONANZ_cap_per_player_area,
    ORDONANZ_card_in_exactly_one_area,
    ORDONANZ_uneven_filling_allowed,
    ORDONANZ_placed_cards_stay,
    ORDONANZ_no_discard,
    ORDONANZ_always_a_gap,
    ORDONANZ_must_draw,
    ORDONANZ_one_draw_per_turn,
    ORDONANZ_draw_from_talon,
    ORDONANZ_drawn_card_to_hand,
    ORDONANZ_draw_is_blind,
    ORDONANZ_drawn_card_next_turn,
    ORDONANZ_hand_six_between_turns,
    ORDONANZ_empty_talon_no_draw,
    ORDONANZ_talon_never_refills,
    ORDONANZ_completion_is_own_fourth_card,
    ORDONANZ_completion_order_is_strict,
    ORDONANZ_control_judged_at_end,
    ORDONANZ_no_earlier_end,
    ORDONANZ_ends_at_last_placement,
    ORDONANZ_laid_cards_are_open,
    ORDONANZ_hand_is_private,
    ORDONANZ_hand_size_is_known,
    ORDONANZ_talon_is_hidden,
    ORDONANZ_completion_order_is_known,
    ORDONANZ_rank_order,
    ORDONANZ_areas_numbered_one_to_five,
    ORDONANZ_army_is_four_cards,
    ORDONANZ_symbols_match_across_cards,
    ORDONANZ_company_is_two,
    ORDONANZ_detachment_is_three,
    ORDONANZ_regiment_is_four,
    ORDONANZ_strength_by_multiplicity,
    ORDONANZ_one_combination_per_symbol,
    ORDONANZ_several_combinations_per_army,
    ORDONANZ_single_is_count_one,
    ORDONANZ_combinations_are_automatic,
    ORDONANZ_no_combining_across_areas,
    ORDONANZ_no_combining_across_players,
    ORDONANZ_compare_same_number,
    ORDONANZ_regiments_compared_first,
    ORDONANZ_more_regiments_win,
    ORDONANZ_higher_regiment_wins,
    ORDONANZ_next_regiment_decides,
    ORDONANZ_detachments_after_regiments,
    ORDONANZ_detachment_ranks,
    ORDONANZ_companies_after_detachments,
    ORDONANZ_company_ranks,
    ORDONANZ_larger_size_dominates,
    ORDONANZ_singles_after_combinations,
    ORDONANZ_singles_by_rank,
    ORDONANZ_extra_single_wins,
    ORDONANZ_first_complete_breaks_equality,
    ORDONANZ_compare_all_players,
    ORDONANZ_stronger_army_gets_area,
    ORDONANZ_places_by_same_comparison,
    ORDONANZ_lower_ties_by_completion,
    ORDONANZ_ends_when_all_full,
    ORDONANZ_nothing_after_the_end,
    ORDONANZ_twenty_placements_each,
    ORDONANZ_mark_iii_to_strongest,
    ORDONANZ_mark_iii_on_own_cards,
    ORDONANZ_mark_ii_to_second,
    ORDONANZ_mark_i_to_third,
    ORDONANZ_fourth_gets_no_mark,
    ORDONANZ_marks_are_points,
    ORDONANZ_most_points_wins,
    ORDONANZ_two_players_most_areas,
    ORDONANZ_points_tie_shared,
    ORDONANZ_leftovers_score_nothing,
    ORDONANZ_fifteen_marks_suffice,
    ORDONANZ_END
};

enum {
    ORDONANZ_Q_player_count,
    ORDONANZ_Q_symbol_twice,
    ORDONANZ_Q_blank_card,
    ORDONANZ_Q_deck_composition,
    ORDONANZ_Q_short_deck,
    ORDONANZ_Q_basic_set,
    ORDONANZ_Q_two_decks,
    ORDONANZ_Q_deal_order,
    ORDONANZ_Q_compare_scope,
    ORDONANZ_Q_left_of_whom,
    ORDONANZ_Q_lot,
    ORDONANZ_Q_action_order,
    ORDONANZ_Q_whose_area,
    ORDONANZ_Q_gebiet_two_senses,
    ORDONANZ_Q_cap_scope,
    ORDONANZ_Q_rearrange,
    ORDONANZ_Q_empty_talon,
    ORDONANZ_Q_blind_draw,
    ORDONANZ_Q_completion_meaning,
    ORDONANZ_Q_control_timing,
    ORDONANZ_Q_early_end,
    ORDONANZ_Q_final_draw,
    ORDONANZ_Q_face_up,
    ORDONANZ_Q_hidden_hands,
    ORDONANZ_Q_talon_count,
    ORDONANZ_Q_completion_memory,
    ORDONANZ_Q_incomplete_army,
    ORDONANZ_Q_exact_or_cumulative,
    ORDONANZ_Q_what_is_a_single,
    ORDONANZ_Q_more_combinations,
    ORDONANZ_Q_number_or_rank,
    ORDONANZ_Q_rank_sum,
    ORDONANZ_Q_may_compare,
    ORDONANZ_Q_singles_number_or_rank,
    ORDONANZ_Q_singles_only_highest,
    ORDONANZ_Q_absolutely_equal,
    ORDONANZ_Q_completion_among_equals,
    ORDONANZ_Q_lower_ties,
    ORDONANZ_Q_marks_two_players,
    ORDONANZ_Q_two_player_points,
    ORDONANZ_Q_points_tie,
    ORDONANZ_Q_mark_supply,
    ORDONANZ_Q_garbled_caption,
    ORDONANZ_Q_truncated_caption,
    ORDONANZ_QUESTIONS
};

#define NUMBER_OF(slug) ORDONANZ_##slug
#define ORDONANZ_SLUGS { "legal", "not-a-move", \
    "two-to-four-players", \
    "unit-is-one-card", \
    "five-symbols", \
    "symbols-fixed-row", \
    "card-is-symbol-set", \
    "card-not-blank", \
    "theme-is-inert", \
    "enough-cards", \
    "cap-belongs-to-basic-set", \
    "card-in-several-combinations", \
    "shuffle-before-game", \
    "one-deck-for-two", \
    "two-decks-for-three-or-four", \
    "decks-form-one-talon", \
    "deal-six", \
    "talon-is-the-rest", \
    "strip-after-deal", \
    "one-strip-per-player", \
    "area-names-inert", \
    "layout-is-inert", \
    "areas-start-empty", \
    "five-areas-per-strip", \
    "two-player-facing-layout", \
    "three-four-left-layout", \
    "game-in-turns", \
    "first-player-by-lot", \
    "next-is-left-neighbour", \
    "clockwise-forever", \
    "one-actor-at-a-time", \
    "turn-has-two-duties", \
    "place-before-draw", \
    "must-place", \
    "one-placement-per-turn", \
    "place-from-own-hand", \
    "free-area-choice", \
    "own-strip-only", \
    "four-card-cap", \
    "cap-per-player-area", \
    "card-in-exactly-one-area", \
    "uneven-filling-allowed", \
    "placed-cards-stay", \
    "no-discard", \
    "always-a-gap", \
    "must-draw", \
    "one-draw-per-turn", \
    "draw-from-talon", \
    "drawn-card-to-hand", \
    "draw-is-blind", \
    "drawn-card-next-turn", \
    "hand-six-between-turns", \
    "empty-talon-no-draw", \
    "talon-never-refills", \
    "completion-is-own-fourth-card", \
    "completion-order-is-strict", \
    "control-judged-at-end", \
    "no-earlier-end", \
    "ends-at-last-placement", \
    "laid-cards-are-open", \
    "hand-is-private", \
    "hand-size-is-known", \
    "talon-is-hidden", \
    "completion-order-is-known", \
    "rank-order", \
    "areas-numbered-one-to-five", \
    "army-is-four-cards", \
    "symbols-match-across-cards", \
    "company-is-two", \
    "detachment-is-three", \
    "regiment-is-four", \
    "strength-by-multiplicity", \
    "one-combination-per-symbol", \
    "several-combinations-per-army", \
    "single-is-count-one", \
    "combinations-are-automatic", \
    "no-combining-across-areas", \
    "no-combining-across-players", \
    "compare-same-number", \
    "regiments-compared-first", \
    "more-regiments-win", \
    "higher-regiment-wins", \
    "next-regiment-decides", \
    "detachments-after-regiments", \
    "detachment-ranks", \
    "companies-after-detachments", \
    "company-ranks", \
    "larger-size-dominates", \
    "singles-after-combinations", \
    "singles-by-rank", \
    "extra-single-wins", \
    "first-complete-breaks-equality", \
    "compare-all-players", \
    "stronger-army-gets-area", \
    "places-by-same-comparison", \
    "lower-ties-by-completion", \
    "ends-when-all-full", \
    "nothing-after-the-end", \
    "twenty-placements-each", \
    "mark-iii-to-strongest", \
    "mark-iii-on-own-cards", \
    "mark-ii-to-second", \
    "mark-i-to-third", \
    "fourth-gets-no-mark", \
    "marks-are-points", \
    "most-points-wins", \
    "two-players-most-areas", \
    "points-tie-shared", \
    "leftovers-score-nothing", \
    "fifteen-marks-suffice" }

#endif
