/* Made from spec/akkon/ by spec/index.awk: do not edit. */
#ifndef AKKON_CLAUSES_H
#define AKKON_CLAUSES_H

enum {
    AKKON_players_2_to_5 = FIRST_CLAUSE,
    AKKON_colour_kit,
    AKKON_seven_distinct_knights,
    AKKON_four_tracks_0_13,
    AKKON_copy_count_public,
    AKKON_discard_never_returns,
    AKKON_markers_start_at_2,
    AKKON_knights_start_in_camp,
    AKKON_start_player_by_lot,
    AKKON_marshal_to_start_player,
    AKKON_privileges_start_open,
    AKKON_piles_by_city,
    AKKON_starters_taken_out,
    AKKON_starters_dealt_open,
    AKKON_starters_surplus_to_box,
    AKKON_piles_shuffled,
    AKKON_pile_size_10,
    AKKON_eval_next_exposed,
    AKKON_short_game_removal,
    AKKON_seven_knights_per_round,
    AKKON_round_bid_then_card,
    AKKON_card_clockwise,
    AKKON_played_to_discard,
    AKKON_marshal_passes_left,
    AKKON_priv_check_round_end,
    AKKON_priv_sole_leader,
    AKKON_priv_holder_only,
    AKKON_priv_may_hold_many,
    AKKON_priv_from_next_round,
    AKKON_priv_tie_nobody,
    AKKON_priv_tie_incumbent,
    AKKON_end_pile_used_up,
    AKKON_end_finish_round,
    AKKON_end_once,
    AKKON_bid_clockwise,
    AKKON_bid_min_one,
    AKKON_bid_one_field,
    AKKON_bid_from_own_camp,
    AKKON_bid_stacking_free,
    AKKON_bid_needs_visible_card,
    AKKON_bid_no_withdrawal,
    AKKON_bid_place_or_pass,
    AKKON_pass_allowed_any_time,
    AKKON_pass_is_final,
    AKKON_pass_when_empty,
    AKKON_bid_ends_all_passed,
    AKKON_merc_grey_exclusive,
    AKKON_merc_grey_foreign_ok,
    AKKON_marshal_used_as_knight,
    AKKON_marshal_start_player_only,
    AKKON_marshal_opens_field,
    AKKON_marshal_reveals_earlier,
    AKKON_plan_both_rounds,
    AKKON_knight_value_5_8,
    AKKON_mercenary_base_2,
    AKKON_mercenary_plus_2_each,
    AKKON_grey_no_value,
    AKKON_grey_doubles_own,
    AKKON_grey_not_foreign,
    AKKON_chaplain_no_value,
    AKKON_marshal_value_4,
    AKKON_bid_is_sum,
    AKKON_chaplain_wins_nothing,
    AKKON_bid_set_aside,
    AKKON_eval_each_city,
    AKKON_eval_highest_takes,
    AKKON_eval_tie_stays,
    AKKON_eval_zero_stays,
    AKKON_card_type_irrelevant,
    AKKON_borrow_as_own,
    AKKON_decline_when_asked,
    AKKON_bid_not_for_cards,
    AKKON_card_one_turn_each,
    AKKON_card_optional,
    AKKON_card_from_hand,
    AKKON_new_card_playable,
    AKKON_card_read_then_act,
    AKKON_hand_limit_5,
    AKKON_hand_limit_only_then,
    AKKON_hand_limit_choose,
    AKKON_merc_grey_payment_ok,
    AKKON_card_cost_on_city,
    AKKON_card_pay_exact,
    AKKON_card_pay_from_stock,
    AKKON_chaplain_discount,
    AKKON_chaplain_discount_to_zero,
    AKKON_chaplain_discount_scope,
    AKKON_card_needs_stock,
    AKKON_score_max_plus_min,
    AKKON_score_middle_ignored,
    AKKON_win_greatest,
    AKKON_tie_second_highest,
    AKKON_tie_still_open,
    AKKON_value_clamp,
    AKKON_lance_plus_1,
    AKKON_feast_plus_3,
    AKKON_ban_self_plus_2,
    AKKON_ban_other_minus_2,
    AKKON_ban_within_bounds,
    AKKON_siege_plus_2_minus_1,
    AKKON_siege_back_at_0_ok,
    AKKON_plague_borrow_1,
    AKKON_plague_back_1,
    AKKON_plague_targets_free,
    AKKON_plague_at_0_ok,
    AKKON_brother_borrow_2,
    AKKON_brother_self_plus_1,
    AKKON_levant_choose_opponent,
    AKKON_levant_count_on_fields,
    AKKON_levant_counts_borrowed,
    AKKON_levant_not_marshal,
    AKKON_levant_half_up,
    AKKON_levant_may_advance,
    AKKON_scripture_may_plus_1,
    AKKON_scripture_must_minus_1,
    AKKON_scripture_within_bounds,
    AKKON_mint_take_top,
    AKKON_mint_play_same_round,
    AKKON_mint_no_card_left,
    AKKON_borrow_before_bid,
    AKKON_borrow_blind,
    AKKON_borrow_card_round_only,
    AKKON_borrow_owner_lacks,
    AKKON_borrow_returns,
    AKKON_borrow_shortage,
    AKKON_borrow_not_marshal,
    AKKON_priv_voluntary,
    AKKON_priv_once_per_round,
    AKKON_prestige_take,
    AKKON_prestige_top_only,
    AKKON_prestige_pay_old_card,
    AKKON_prestige_needs_hand,
    AKKON_power_before_own_turn,
    AKKON_power_return_one,
    AKKON_gold_before_reveal,
    AKKON_gold_move_one,
    AKKON_gold_not_marshal,
    AKKON_gold_keeps_limits,
    AKKON_faith_two_same_city,
    AKKON_faith_step,
    AKKON_faith_once,
    AKKON_bid_face_down,
    AKKON_bid_no_peek,
    AKKON_hand_count_public,
    AKKON_END
};

enum {
    AKKON_Q_starter_which_copies,
    AKKON_Q_short_variant_order,
    AKKON_Q_priv_incumbent,
    AKKON_Q_no_progress,
    AKKON_Q_bid_simultaneous,
    AKKON_Q_bid_one_field,
    AKKON_Q_empty_pile_field,
    AKKON_Q_pass_without_bid,
    AKKON_Q_hidden_combo,
    AKKON_Q_marshal_pays,
    AKKON_Q_marshal_open_same_move,
    AKKON_Q_mercenary_later,
    AKKON_Q_mercenary_counts,
    AKKON_Q_grey_doubles_marshal,
    AKKON_Q_zero_bid,
    AKKON_Q_hand_limit,
    AKKON_Q_overpay,
    AKKON_Q_free_card,
    AKKON_Q_second_highest,
    AKKON_Q_tie_final,
    AKKON_Q_null_effect,
    AKKON_Q_lance_feast,
    AKKON_Q_levant_what,
    AKKON_Q_levant_foreign_colour,
    AKKON_Q_levant_partial,
    AKKON_Q_scripture_decline,
    AKKON_Q_scripture_same,
    AKKON_Q_mint_empty,
    AKKON_Q_borrow_must,
    AKKON_Q_borrow_picker,
    AKKON_Q_borrow_return,
    AKKON_Q_borrow_shortage,
    AKKON_Q_borrow_marshal,
    AKKON_Q_borrow_chain,
    AKKON_Q_prestige_first_use,
    AKKON_Q_prestige_end,
    AKKON_Q_prestige_which,
    AKKON_Q_power_moment,
    AKKON_Q_power_marshal,
    AKKON_Q_power_chaplain,
    AKKON_Q_gold_moment,
    AKKON_Q_gold_open_field,
    AKKON_Q_gold_chaplain,
    AKKON_Q_gold_limits,
    AKKON_Q_faith_moment,
    AKKON_Q_faith_count,
    AKKON_Q_face_details,
    AKKON_QUESTIONS
};

#define NUMBER_OF(slug) AKKON_##slug
#define AKKON_SLUGS { "legal", "not-a-move", \
    "players-2-to-5", \
    "colour-kit", \
    "seven-distinct-knights", \
    "four-tracks-0-13", \
    "copy-count-public", \
    "discard-never-returns", \
    "markers-start-at-2", \
    "knights-start-in-camp", \
    "start-player-by-lot", \
    "marshal-to-start-player", \
    "privileges-start-open", \
    "piles-by-city", \
    "starters-taken-out", \
    "starters-dealt-open", \
    "starters-surplus-to-box", \
    "piles-shuffled", \
    "pile-size-10", \
    "eval-next-exposed", \
    "short-game-removal", \
    "seven-knights-per-round", \
    "round-bid-then-card", \
    "card-clockwise", \
    "played-to-discard", \
    "marshal-passes-left", \
    "priv-check-round-end", \
    "priv-sole-leader", \
    "priv-holder-only", \
    "priv-may-hold-many", \
    "priv-from-next-round", \
    "priv-tie-nobody", \
    "priv-tie-incumbent", \
    "end-pile-used-up", \
    "end-finish-round", \
    "end-once", \
    "bid-clockwise", \
    "bid-min-one", \
    "bid-one-field", \
    "bid-from-own-camp", \
    "bid-stacking-free", \
    "bid-needs-visible-card", \
    "bid-no-withdrawal", \
    "bid-place-or-pass", \
    "pass-allowed-any-time", \
    "pass-is-final", \
    "pass-when-empty", \
    "bid-ends-all-passed", \
    "merc-grey-exclusive", \
    "merc-grey-foreign-ok", \
    "marshal-used-as-knight", \
    "marshal-start-player-only", \
    "marshal-opens-field", \
    "marshal-reveals-earlier", \
    "plan-both-rounds", \
    "knight-value-5-8", \
    "mercenary-base-2", \
    "mercenary-plus-2-each", \
    "grey-no-value", \
    "grey-doubles-own", \
    "grey-not-foreign", \
    "chaplain-no-value", \
    "marshal-value-4", \
    "bid-is-sum", \
    "chaplain-wins-nothing", \
    "bid-set-aside", \
    "eval-each-city", \
    "eval-highest-takes", \
    "eval-tie-stays", \
    "eval-zero-stays", \
    "card-type-irrelevant", \
    "borrow-as-own", \
    "decline-when-asked", \
    "bid-not-for-cards", \
    "card-one-turn-each", \
    "card-optional", \
    "card-from-hand", \
    "new-card-playable", \
    "card-read-then-act", \
    "hand-limit-5", \
    "hand-limit-only-then", \
    "hand-limit-choose", \
    "merc-grey-payment-ok", \
    "card-cost-on-city", \
    "card-pay-exact", \
    "card-pay-from-stock", \
    "chaplain-discount", \
    "chaplain-discount-to-zero", \
    "chaplain-discount-scope", \
    "card-needs-stock", \
    "score-max-plus-min", \
    "score-middle-ignored", \
    "win-greatest", \
    "tie-second-highest", \
    "tie-still-open", \
    "value-clamp", \
    "lance-plus-1", \
    "feast-plus-3", \
    "ban-self-plus-2", \
    "ban-other-minus-2", \
    "ban-within-bounds", \
    "siege-plus-2-minus-1", \
    "siege-back-at-0-ok", \
    "plague-borrow-1", \
    "plague-back-1", \
    "plague-targets-free", \
    "plague-at-0-ok", \
    "brother-borrow-2", \
    "brother-self-plus-1", \
    "levant-choose-opponent", \
    "levant-count-on-fields", \
    "levant-counts-borrowed", \
    "levant-not-marshal", \
    "levant-half-up", \
    "levant-may-advance", \
    "scripture-may-plus-1", \
    "scripture-must-minus-1", \
    "scripture-within-bounds", \
    "mint-take-top", \
    "mint-play-same-round", \
    "mint-no-card-left", \
    "borrow-before-bid", \
    "borrow-blind", \
    "borrow-card-round-only", \
    "borrow-owner-lacks", \
    "borrow-returns", \
    "borrow-shortage", \
    "borrow-not-marshal", \
    "priv-voluntary", \
    "priv-once-per-round", \
    "prestige-take", \
    "prestige-top-only", \
    "prestige-pay-old-card", \
    "prestige-needs-hand", \
    "power-before-own-turn", \
    "power-return-one", \
    "gold-before-reveal", \
    "gold-move-one", \
    "gold-not-marshal", \
    "gold-keeps-limits", \
    "faith-two-same-city", \
    "faith-step", \
    "faith-once", \
    "bid-face-down", \
    "bid-no-peek", \
    "hand-count-public" }

#endif
