/* Made from spec/saga/ by spec/index.awk: do not edit. */
#ifndef SAGA_CLAUSES_H
#define SAGA_CLAUSES_H

enum {
    SAGA_players_two_to_four = FIRST_CLAUSE,
    SAGA_five_sets_of_twelve,
    SAGA_chips_thirty_two,
    SAGA_six_lands,
    SAGA_sets_equal_value,
    SAGA_first_game_crown_sides,
    SAGA_later_games_any_sides,
    SAGA_lands_start_in_middle,
    SAGA_lands_two_rows,
    SAGA_one_set_per_player,
    SAGA_display_from_one_set,
    SAGA_surplus_sets_boxed,
    SAGA_display_dealt_open,
    SAGA_display_two_per_land,
    SAGA_display_first_own_colour,
    SAGA_display_second_on_top,
    SAGA_display_colours_differ,
    SAGA_display_deal_may_stick,
    SAGA_castle_set_advice,
    SAGA_no_starting_fame,
    SAGA_youngest_starts,
    SAGA_supply_open,
    SAGA_fame_has_a_limit,
    SAGA_change_always,
    SAGA_info_row_three_fields,
    SAGA_income_from_lands_at_turn_start,
    SAGA_income_one,
    SAGA_income_gold_more,
    SAGA_income_sum,
    SAGA_crown_marks_first_game,
    SAGA_properties_of_shown_side,
    SAGA_red_plus_one,
    SAGA_red_needs_two_more,
    SAGA_gold_minus_one,
    SAGA_gold_equal_suffices,
    SAGA_clockwise,
    SAGA_turn_actions,
    SAGA_action_three_placement,
    SAGA_recruit_optional,
    SAGA_takeback_voluntary,
    SAGA_advice_early_land,
    SAGA_advice_recruit_early,
    SAGA_income_first,
    SAGA_income_if_remembered,
    SAGA_income_forfeit,
    SAGA_lay_exactly_one,
    SAGA_lay_from_hand,
    SAGA_lay_open,
    SAGA_lay_own_area,
    SAGA_new_troop_any_time,
    SAGA_new_troop_same_target,
    SAGA_new_troop_own_land,
    SAGA_reinforce_one_troop,
    SAGA_colour_once,
    SAGA_land_colour_targets,
    SAGA_new_troop_sets_target,
    SAGA_reinforce_keeps_target,
    SAGA_hide_counts_zero,
    SAGA_conquest_any_player,
    SAGA_conquest_strictly_stronger,
    SAGA_conquest_at_once,
    SAGA_conquest_not_optional,
    SAGA_conquest_per_troop,
    SAGA_conquest_highest_wins,
    SAGA_conquest_not_from_self,
    SAGA_land_moves_on_troop,
    SAGA_troop_becomes_defence,
    SAGA_middle_defenders_freed,
    SAGA_loser_takes_cards_back,
    SAGA_other_troops_stay,
    SAGA_land_never_returns,
    SAGA_end_final_conquest,
    SAGA_takeback_strongest,
    SAGA_takeback_tie_stays,
    SAGA_takeback_loser_hand,
    SAGA_hide_reveal_at_conquest,
    SAGA_recruit_one_per_turn,
    SAGA_recruit_own_turn,
    SAGA_recruit_only_independent,
    SAGA_recruit_price,
    SAGA_recruit_needs_fame,
    SAGA_recruit_into_hand,
    SAGA_recruit_usable_at_once,
    SAGA_end_on_last_card,
    SAGA_end_at_once,
    SAGA_end_lake_troop,
    SAGA_end_treasure_add,
    SAGA_end_treasure_colours,
    SAGA_end_treasure_no_conquest,
    SAGA_claim_game_ends,
    SAGA_score_chips,
    SAGA_score_land_defence,
    SAGA_score_attack_zero,
    SAGA_score_hand_minus,
    SAGA_score_properties_change,
    SAGA_score_unowned_nothing,
    SAGA_most_fame_wins,
    SAGA_tie_unspecified,
    SAGA_end_corn_five,
    SAGA_end_forest_hand,
    SAGA_end_gold_zero,
    SAGA_end_forest_tribute,
    SAGA_end_corn_fifteen,
    SAGA_no_laying_on_defence,
    SAGA_treasure_add_as_play,
    SAGA_treasure_add_once,
    SAGA_treasure_add_colours,
    SAGA_treasure_add_flip,
    SAGA_treasure_add_renewed,
    SAGA_hide_renewed,
    SAGA_takeback_own_cards,
    SAGA_takeback_extra,
    SAGA_takeback_every_turn,
    SAGA_takeback_shift,
    SAGA_free_knight,
    SAGA_free_knight_now_or_never,
    SAGA_hide_as_play,
    SAGA_hide_once,
    SAGA_hide_on_attack_troop,
    SAGA_hide_colours,
    SAGA_hide_reveal_later_turn,
    SAGA_hide_value_joins,
    SAGA_hide_flip,
    SAGA_hand_hidden,
    SAGA_fame_open,
    SAGA_laid_cards_readable,
    SAGA_hand_count_on_request,
    SAGA_END
};

enum {
    SAGA_Q_set_choice,
    SAGA_Q_setup_stuck,
    SAGA_Q_youngest_equal,
    SAGA_Q_supply_empty,
    SAGA_Q_change_impossible,
    SAGA_Q_blank_fields,
    SAGA_Q_gold_income,
    SAGA_Q_income_partial,
    SAGA_Q_modifier_in_middle,
    SAGA_Q_modifier_scores,
    SAGA_Q_income_duty,
    SAGA_Q_income_closers,
    SAGA_Q_own_land_target,
    SAGA_Q_conquest_trigger,
    SAGA_Q_conquest_optional,
    SAGA_Q_troops_added,
    SAGA_Q_highest_and_owner,
    SAGA_Q_equal_own_troops,
    SAGA_Q_contested_land,
    SAGA_Q_hide_forced,
    SAGA_Q_last_card_bounce,
    SAGA_Q_after_last_card,
    SAGA_Q_end_order,
    SAGA_Q_endadd_target,
    SAGA_Q_endadd_conquest,
    SAGA_Q_winner_tie,
    SAGA_Q_tribute_poor,
    SAGA_Q_fifteen_empty,
    SAGA_Q_flip_back_may,
    SAGA_Q_received_is_conquered,
    SAGA_Q_hide_after_loss,
    SAGA_Q_takeback_bottom,
    SAGA_Q_takeback_lone_hidden,
    SAGA_Q_takeback_last_defender,
    SAGA_Q_takeback_colour_memory,
    SAGA_Q_takeback_when,
    SAGA_Q_takeback_new_holder,
    SAGA_Q_takeback_twice,
    SAGA_Q_takeback_test,
    SAGA_Q_free_knight_choice,
    SAGA_Q_free_knight_and_recruit,
    SAGA_Q_free_knight_off_turn,
    SAGA_Q_free_knight_last_card,
    SAGA_Q_hide_new_troop,
    SAGA_Q_hide_check,
    SAGA_Q_hide_reveal_time,
    SAGA_Q_hide_reveal_conquers,
    SAGA_Q_flip_side,
    SAGA_Q_set_knowledge,
    SAGA_Q_hand_count_when,
    SAGA_QUESTIONS
};

#define NUMBER_OF(slug) SAGA_##slug
#define SAGA_SLUGS { "legal", "not-a-move", \
    "players-two-to-four", \
    "five-sets-of-twelve", \
    "chips-thirty-two", \
    "six-lands", \
    "sets-equal-value", \
    "first-game-crown-sides", \
    "later-games-any-sides", \
    "lands-start-in-middle", \
    "lands-two-rows", \
    "one-set-per-player", \
    "display-from-one-set", \
    "surplus-sets-boxed", \
    "display-dealt-open", \
    "display-two-per-land", \
    "display-first-own-colour", \
    "display-second-on-top", \
    "display-colours-differ", \
    "display-deal-may-stick", \
    "castle-set-advice", \
    "no-starting-fame", \
    "youngest-starts", \
    "supply-open", \
    "fame-has-a-limit", \
    "change-always", \
    "info-row-three-fields", \
    "income-from-lands-at-turn-start", \
    "income-one", \
    "income-gold-more", \
    "income-sum", \
    "crown-marks-first-game", \
    "properties-of-shown-side", \
    "red-plus-one", \
    "red-needs-two-more", \
    "gold-minus-one", \
    "gold-equal-suffices", \
    "clockwise", \
    "turn-actions", \
    "action-three-placement", \
    "recruit-optional", \
    "takeback-voluntary", \
    "advice-early-land", \
    "advice-recruit-early", \
    "income-first", \
    "income-if-remembered", \
    "income-forfeit", \
    "lay-exactly-one", \
    "lay-from-hand", \
    "lay-open", \
    "lay-own-area", \
    "new-troop-any-time", \
    "new-troop-same-target", \
    "new-troop-own-land", \
    "reinforce-one-troop", \
    "colour-once", \
    "land-colour-targets", \
    "new-troop-sets-target", \
    "reinforce-keeps-target", \
    "hide-counts-zero", \
    "conquest-any-player", \
    "conquest-strictly-stronger", \
    "conquest-at-once", \
    "conquest-not-optional", \
    "conquest-per-troop", \
    "conquest-highest-wins", \
    "conquest-not-from-self", \
    "land-moves-on-troop", \
    "troop-becomes-defence", \
    "middle-defenders-freed", \
    "loser-takes-cards-back", \
    "other-troops-stay", \
    "land-never-returns", \
    "end-final-conquest", \
    "takeback-strongest", \
    "takeback-tie-stays", \
    "takeback-loser-hand", \
    "hide-reveal-at-conquest", \
    "recruit-one-per-turn", \
    "recruit-own-turn", \
    "recruit-only-independent", \
    "recruit-price", \
    "recruit-needs-fame", \
    "recruit-into-hand", \
    "recruit-usable-at-once", \
    "end-on-last-card", \
    "end-at-once", \
    "end-lake-troop", \
    "end-treasure-add", \
    "end-treasure-colours", \
    "end-treasure-no-conquest", \
    "claim-game-ends", \
    "score-chips", \
    "score-land-defence", \
    "score-attack-zero", \
    "score-hand-minus", \
    "score-properties-change", \
    "score-unowned-nothing", \
    "most-fame-wins", \
    "tie-unspecified", \
    "end-corn-five", \
    "end-forest-hand", \
    "end-gold-zero", \
    "end-forest-tribute", \
    "end-corn-fifteen", \
    "no-laying-on-defence", \
    "treasure-add-as-play", \
    "treasure-add-once", \
    "treasure-add-colours", \
    "treasure-add-flip", \
    "treasure-add-renewed", \
    "hide-renewed", \
    "takeback-own-cards", \
    "takeback-extra", \
    "takeback-every-turn", \
    "takeback-shift", \
    "free-knight", \
    "free-knight-now-or-never", \
    "hide-as-play", \
    "hide-once", \
    "hide-on-attack-troop", \
    "hide-colours", \
    "hide-reveal-later-turn", \
    "hide-value-joins", \
    "hide-flip", \
    "hand-hidden", \
    "fame-open", \
    "laid-cards-readable", \
    "hand-count-on-request" }

#endif
