# The switches of a scenario: its optional rules.

switches-title = Rules
switches-note = They hold for every game that you begin from now on; a game keeps those that it was begun with.
switches-toggle = Switch
switches-reset = As the scenario has them
switches-own = The scenario plays it otherwise.
switches-button = { $count ->
    [0] Rules
    [one] Rules: {$count} changed
   *[other] Rules: {$count} changed
}

switch-overstack-costs-cover = Overstacked hexes cost cover
switch-overstack-costs-cover-note = Each figure over the limit takes one cover from all units of that side in the hex. Off: units are removed at the end of a turn.
switch-events-pay-one = Events pay one point
switch-events-pay-one-note = “Battlefield Integrity” and “Command & Control” pay one point to whoever has more. Off: as many as are counted.
switch-late-events-pay = Late events score
switch-late-events-pay-note = Events still change points after Time has come to Sudden Death.
switch-suppressed-twice-breaks = Twice suppressed is broken
switch-suppressed-twice-breaks-note = A suppressed unit that is suppressed again breaks, but not by a tie in a Rout.
switch-light-leaders = Leaders travel light
switch-light-leaders-note = Leaders carry no weapon that slows them.
switch-initiative-for-fire = Initiative for fire
switch-initiative-for-fire-note = The initiative card can be handed over for one FP more for each hex after the first in which a unit of the fire group fires.
switch-leaders-in-rout = Leaders in a rout
switch-leaders-in-rout-note = Leaders add their Command to the Morale of those with them in a rout, or take it away.
switch-leaders-run-along = Leaders run along
switch-leaders-run-along-note = An unbroken leader may retreat with units of his hex, and breaks.
switch-smoke-breaks-radio = Smoke breaks the radio
switch-smoke-breaks-radio-note = After a smoke mission the radio is broken.
switch-soft-ground = Soft ground
switch-soft-ground-note = Marsh and stream take two from shells that burst there.
switch-near-misses = Near misses
switch-near-misses-note = Ordnance that misses may fall one hex short or long, and strikes whoever is there.
switch-spotters = Spotters
switch-spotters-note = Leaders marked as spotters, and scouts, direct mortars that do not see the target.
switch-drift-beyond-edge = Drift beyond the edge
switch-drift-beyond-edge-note = A fire mission may drift one hex off the map and still fall there.
switch-free-transfer = Free handing over
switch-free-transfer-note = A weapon can be handed over by the taker’s movement point too, and instead of an Advance.

switch-listed = { $title } ({ $stands ->
    [on] played in the scenario; this leaves it out
   *[off] not played in the scenario; this brings it in
})
