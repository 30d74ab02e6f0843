/* Made from spec/sakkara/ by spec/index.awk: do not edit. */
#ifndef SAKKARA_CLAUSES_H
#define SAKKARA_CLAUSES_H

enum {
    SAKKARA_own_holder = FIRST_CLAUSE,
    SAKKARA_height_is_count,
    SAKKARA_two_players,
    SAKKARA_tiles_seventy_five,
    SAKKARA_four_workers,
    SAKKARA_setup_shuffle_open,
    SAKKARA_setup_one_each,
    SAKKARA_setup_second_layer,
    SAKKARA_setup_max_two,
    SAKKARA_setup_two_ships_visible,
    SAKKARA_oldest_starts,
    SAKKARA_entry_order,
    SAKKARA_entry_any_free_field,
    SAKKARA_entry_takes_top,
    SAKKARA_entry_two_tiles,
    SAKKARA_turns_alternate,
    SAKKARA_play_own_turn,
    SAKKARA_play_before_or_after,
    SAKKARA_play_any_number,
    SAKKARA_play_voluntary,
    SAKKARA_play_fresh_tiles,
    SAKKARA_play_from_holder,
    SAKKARA_holder_ten_at_end,
    SAKKARA_holder_free_midturn,
    SAKKARA_surplus_must_go,
    SAKKARA_surplus_own_choice,
    SAKKARA_no_free_discard,
    SAKKARA_one_step_per_turn,
    SAKKARA_feather_set,
    SAKKARA_win_first_tip,
    SAKKARA_win_first_complete,
    SAKKARA_end_no_other,
    SAKKARA_move_must,
    SAKKARA_move_own_worker,
    SAKKARA_move_once,
    SAKKARA_move_one_field,
    SAKKARA_move_orthogonal,
    SAKKARA_move_takes_top,
    SAKKARA_move_one_tile_only,
    SAKKARA_move_empty_field_ok,
    SAKKARA_move_not_occupied,
    SAKKARA_climb_two,
    SAKKARA_climb_from_current,
    SAKKARA_descend_free,
    SAKKARA_stair_any_climb,
    SAKKARA_horse_after_move,
    SAKKARA_horse_one_or_two,
    SAKKARA_horse_straight,
    SAKKARA_horse_may_take,
    SAKKARA_horse_three_tiles,
    SAKKARA_horse_obeys_move_rules,
    SAKKARA_bird_before_or_after,
    SAKKARA_bird_any_worker,
    SAKKARA_bird_any_field,
    SAKKARA_bird_takes_tile,
    SAKKARA_bird_extra,
    SAKKARA_own_pyramid,
    SAKKARA_greens_first,
    SAKKARA_greens_and_build_same_turn,
    SAKKARA_one_ship_serves_all,
    SAKKARA_step_one_nine_blue,
    SAKKARA_step_one_content,
    SAKKARA_step_two_second_grain,
    SAKKARA_step_two_four_red,
    SAKKARA_step_three_third_grain,
    SAKKARA_step_three_tip,
    SAKKARA_steps_in_order,
    SAKKARA_next_step_next_turn,
    SAKKARA_next_grain_next_turn,
    SAKKARA_hewn_needs_hand,
    SAKKARA_hand_same_moment,
    SAKKARA_tip_needs_two_hands,
    SAKKARA_rebuild_needs_full_greens,
    SAKKARA_only_missing_tiles,
    SAKKARA_step_over_many_turns,
    SAKKARA_built_stays,
    SAKKARA_greens_stay,
    SAKKARA_green_cap,
    SAKKARA_build_is_not_used_up,
    SAKKARA_hands_go_on_pile,
    SAKKARA_stair_two_uses,
    SAKKARA_pile_content,
    SAKKARA_pile_play_order,
    SAKKARA_pile_beside_board,
    SAKKARA_pile_one_per_turn,
    SAKKARA_destroyed_joins_pile,
    SAKKARA_ship_on_top,
    SAKKARA_grain_on_top,
    SAKKARA_grain_second_below_ship,
    SAKKARA_pile_open,
    SAKKARA_placer_is_opponent,
    SAKKARA_placer_not_next_to_own,
    SAKKARA_placer_diagonal_ok,
    SAKKARA_placer_near_other_ok,
    SAKKARA_place_on_empty,
    SAKKARA_place_fewest_fallback,
    SAKKARA_place_fewest_choice,
    SAKKARA_pile_max_nine,
    SAKKARA_pile_excess_next,
    SAKKARA_split_from_six,
    SAKKARA_split_min_three,
    SAKKARA_split_voluntary,
    SAKKARA_snake_robs_one,
    SAKKARA_snake_shows_holder,
    SAKKARA_snake_holder_only,
    SAKKARA_ox_pushes_top,
    SAKKARA_ox_in_front,
    SAKKARA_ox_never_up,
    SAKKARA_ox_block_keeps_order,
    SAKKARA_pile_spell_order_free,
    SAKKARA_spell_three_tiles,
    SAKKARA_spell_chain,
    SAKKARA_fire_recipe,
    SAKKARA_fire_line,
    SAKKARA_fire_six,
    SAKKARA_whirl_recipe,
    SAKKARA_whirl_ring,
    SAKKARA_whirl_eight,
    SAKKARA_storm_top_only,
    SAKKARA_drought_recipe,
    SAKKARA_drought_effect,
    SAKKARA_shipwreck_recipe,
    SAKKARA_shipwreck_effect,
    SAKKARA_spell_targets_display,
    SAKKARA_tops_open,
    SAKKARA_holder_hidden,
    SAKKARA_END
};

enum {
    SAKKARA_Q_ship_fix,
    SAKKARA_Q_idle_play,
    SAKKARA_Q_free_discard,
    SAKKARA_Q_win_moment,
    SAKKARA_Q_endless,
    SAKKARA_Q_no_move,
    SAKKARA_Q_forced_help,
    SAKKARA_Q_way_closed,
    SAKKARA_Q_height_when,
    SAKKARA_Q_stair_count,
    SAKKARA_Q_stair_needless,
    SAKKARA_Q_horse_delay,
    SAKKARA_Q_horse_after_bird,
    SAKKARA_Q_horse_repeat,
    SAKKARA_Q_horse_interleave,
    SAKKARA_Q_horse_take,
    SAKKARA_Q_horse_height,
    SAKKARA_Q_bird_whose,
    SAKKARA_Q_bird_height,
    SAKKARA_Q_bird_take,
    SAKKARA_Q_greens_order,
    SAKKARA_Q_grain_build_same_turn,
    SAKKARA_Q_regrow_several,
    SAKKARA_Q_spare_greens,
    SAKKARA_Q_grain_total,
    SAKKARA_Q_hands_return,
    SAKKARA_Q_pile_when,
    SAKKARA_Q_top_after_split,
    SAKKARA_Q_grain_second_trigger,
    SAKKARA_Q_own_worker_whose,
    SAKKARA_Q_empty_vs_worker,
    SAKKARA_Q_adjacent_vs_empty,
    SAKKARA_Q_fewest_scope,
    SAKKARA_Q_no_eligible_field,
    SAKKARA_Q_fewest_who,
    SAKKARA_Q_pile_cut,
    SAKKARA_Q_overflow_position,
    SAKKARA_Q_split_shape,
    SAKKARA_Q_part_order,
    SAKKARA_Q_snake_decline,
    SAKKARA_Q_ox_direction,
    SAKKARA_Q_ox_worker,
    SAKKARA_Q_spell_tile_kind,
    SAKKARA_Q_fire_line,
    SAKKARA_Q_storm_all_or_some,
    SAKKARA_Q_under_worker,
    SAKKARA_Q_storm_reach,
    SAKKARA_Q_recipes_lost,
    SAKKARA_Q_stack_peek,
    SAKKARA_QUESTIONS
};

#define NUMBER_OF(slug) SAKKARA_##slug
#define SAKKARA_SLUGS { "legal", "not-a-move", \
    "own-holder", \
    "height-is-count", \
    "two-players", \
    "tiles-seventy-five", \
    "four-workers", \
    "setup-shuffle-open", \
    "setup-one-each", \
    "setup-second-layer", \
    "setup-max-two", \
    "setup-two-ships-visible", \
    "oldest-starts", \
    "entry-order", \
    "entry-any-free-field", \
    "entry-takes-top", \
    "entry-two-tiles", \
    "turns-alternate", \
    "play-own-turn", \
    "play-before-or-after", \
    "play-any-number", \
    "play-voluntary", \
    "play-fresh-tiles", \
    "play-from-holder", \
    "holder-ten-at-end", \
    "holder-free-midturn", \
    "surplus-must-go", \
    "surplus-own-choice", \
    "no-free-discard", \
    "one-step-per-turn", \
    "feather-set", \
    "win-first-tip", \
    "win-first-complete", \
    "end-no-other", \
    "move-must", \
    "move-own-worker", \
    "move-once", \
    "move-one-field", \
    "move-orthogonal", \
    "move-takes-top", \
    "move-one-tile-only", \
    "move-empty-field-ok", \
    "move-not-occupied", \
    "climb-two", \
    "climb-from-current", \
    "descend-free", \
    "stair-any-climb", \
    "horse-after-move", \
    "horse-one-or-two", \
    "horse-straight", \
    "horse-may-take", \
    "horse-three-tiles", \
    "horse-obeys-move-rules", \
    "bird-before-or-after", \
    "bird-any-worker", \
    "bird-any-field", \
    "bird-takes-tile", \
    "bird-extra", \
    "own-pyramid", \
    "greens-first", \
    "greens-and-build-same-turn", \
    "one-ship-serves-all", \
    "step-one-nine-blue", \
    "step-one-content", \
    "step-two-second-grain", \
    "step-two-four-red", \
    "step-three-third-grain", \
    "step-three-tip", \
    "steps-in-order", \
    "next-step-next-turn", \
    "next-grain-next-turn", \
    "hewn-needs-hand", \
    "hand-same-moment", \
    "tip-needs-two-hands", \
    "rebuild-needs-full-greens", \
    "only-missing-tiles", \
    "step-over-many-turns", \
    "built-stays", \
    "greens-stay", \
    "green-cap", \
    "build-is-not-used-up", \
    "hands-go-on-pile", \
    "stair-two-uses", \
    "pile-content", \
    "pile-play-order", \
    "pile-beside-board", \
    "pile-one-per-turn", \
    "destroyed-joins-pile", \
    "ship-on-top", \
    "grain-on-top", \
    "grain-second-below-ship", \
    "pile-open", \
    "placer-is-opponent", \
    "placer-not-next-to-own", \
    "placer-diagonal-ok", \
    "placer-near-other-ok", \
    "place-on-empty", \
    "place-fewest-fallback", \
    "place-fewest-choice", \
    "pile-max-nine", \
    "pile-excess-next", \
    "split-from-six", \
    "split-min-three", \
    "split-voluntary", \
    "snake-robs-one", \
    "snake-shows-holder", \
    "snake-holder-only", \
    "ox-pushes-top", \
    "ox-in-front", \
    "ox-never-up", \
    "ox-block-keeps-order", \
    "pile-spell-order-free", \
    "spell-three-tiles", \
    "spell-chain", \
    "fire-recipe", \
    "fire-line", \
    "fire-six", \
    "whirl-recipe", \
    "whirl-ring", \
    "whirl-eight", \
    "storm-top-only", \
    "drought-recipe", \
    "drought-effect", \
    "shipwreck-recipe", \
    "shipwreck-effect", \
    "spell-targets-display", \
    "tops-open", \
    "holder-hidden" }

#endif
