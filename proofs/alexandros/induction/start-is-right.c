/* proof: whatever table set-up accepts, whose lists have the properties of tables: at the start all
 *        properties of states hold
 * clause: alexandros-start-vertex wall-supplies rest-is-pile marker-at-start province-definition
 * readings: standard
 * marks: alexandros_start_vertex wall_supplies rest_is_pile marker_at_start province_definition
 *     connected_by_sides
 * rules: material.c setup.c provinces.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=5
 *     ALEXANDROS_WAYS=4 ALEXANDROS_INNER=3 ALEXANDROS_COAST=7
 * unwind: 14
 */
#include "../map.h"
#include "../parts.h"
#include "alexandros_properties.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s;
    t.head.small = any_bool();
    t.black = any(uint8_t);
    t.red = any(uint8_t);
    t.governors = any(uint8_t);
    t.limit = any(uint8_t);
    t.first = any(uint8_t);
    assume(alexandros_table_refusal(&t) == LEGAL);
    assume(t.start < t.points);
    assume(alexandros_property_deck_has_eleven_of_each(&t));
    assume(alexandros_property_corners_are_three_points(&t));
    assume(alexandros_property_inner_lines_lie_between_two_areas(&t));
    alexandros_start(&t, &s);
    witness_state(t, s);
    check(alexandros_every_state_property(&t, &s));
    check(goes_on_soundly(&t, &s));
}
