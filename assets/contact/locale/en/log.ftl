# The log: a line for each event.

log-unit-set-up = {$unit} sets up
log-dummy-set-up = A dummy is set up
log-field-laid = { $field ->
    [mines] Mines are laid
   *[wire] Wire is laid
}
log-set-up-done = {$seat}: set-up complete
log-phase-began = { $phase ->
    [regroup] Turn {$turn} · Regroup
    [initiative] Initiative
    [activation] Activation
   *[end] End of turn {$turn}
}
log-smoke-lifted = Old smoke clears
log-initiative-rolled = Initiative: {$rolls}
log-initiative-rolled-result = {$winner} chooses
log-turn-order-chosen = {$first} begins the turn
log-order-began = {$seat}: order for {$units}
log-order-passed = {$seat} passes
log-objective-taken = {$seat} takes {$name}
log-leader-succeeded = {$unit} takes over from {$lost}
log-reserve-entered = {$unit} arrives from the reserve
log-battle-ended = { $won ->
    [no] Draw
   *[yes] {$winner} wins
}: {$why}
ending-conceded = the other side concedes
ending-force-broken = a force is broken
ending-all-taken = all objectives are taken
ending-turn-limit = objectives at the turn limit
ending-fewer-losses = fewer losses
log-act-began = {$unit}: {$act}
log-unit-moved = { $crawls ->
    [yes] {$unit} crawls
   *[no] {$unit} moves {$length} cm
}
log-unit-turned = {$unit} turns
log-ground-rolled = {$unit}: {$ground}, roll of {$number}
log-ground-rolled-result = { $passed ->
    [yes] gets through
   *[no] immobilised
}
log-mine-struck = {$unit} meets mines: {$numbers}
log-mine-struck-result = { $hits ->
    [0] no harm
    [one] one hit
   *[other] {$hits} hits
}
log-field-found = Minefield found
log-field-cleared = Cleared: {$length} cm
log-unit-freed = {$unit} comes free
log-unit-stuck = { $how ->
    [ground] {$unit} is stuck
   *[damage] {$unit} is immobilised
}
log-unit-boarded = {$unit} mounts: {$carrier}
log-unit-landed = {$unit} dismounts
log-smoke-laid = { $flare ->
    [yes] A flare lights the ground
   *[no] Smoke is laid
}
log-unit-camouflaged = {$unit} is camouflaged
log-unit-found = Found: {$unit}
log-unit-found-result = { $known ->
    [yes] by {$by}
   *[no] shows itself
}
log-dummy-found = A marker is turned up: dummy
log-dummy-moved = A dummy moves
log-markers-placed = { $count ->
    [one] {$seat}: a marker
   *[other] {$seat}: {$count} markers
}
log-markers-moved = { $count ->
    [one] {$seat}: a marker moves
   *[other] {$seat}: {$count} markers move
}
log-units-concealed = { $count ->
    [one] {$seat}: a unit goes back under a marker
   *[other] {$seat}: {$count} units go back under markers
}
log-check-rolled = {$test}: {$unit}{ $told ->
    [yes] , {$why}
   *[no] { "" }
} · needs {$need}+, rolls {$number}
log-check-rolled-result = { $passed ->
    [yes] passed
   *[no] failed
}
test-experience = Experience test
test-morale = Morale test
test-save = Saving roll
test-crew = Crew morale test
test-rally = Rally
test-force = Morale test of the force
log-unit-harmed = { $harm ->
    [suppressed] {$unit} is suppressed
    [demoralised] {$unit} is demoralised
    [lost] {$unit} is lost
    [wrecked] {$unit} is destroyed
   *[abandoned] {$unit} is abandoned by its crew
}
log-unit-rallied = {$unit} rallies
log-fire-fell = { $fired ->
    [yes] {$unit} fires at {$target}
   *[no] Fire at {$target}
} · {$weapon}{ $dice ->
    [0] { "" }
   *[other] , {$dice}D6 at {$need}+
}: {$numbers}
log-fire-fell-result = { $hits ->
    [0] no hit
    [one] one hit
   *[other] {$hits} hits
}
log-covering-fire-given = {$unit} gives covering fire at {$target}
log-weapon-tested = {$unit}: {$weapon}, tagged die {$first}{ $second ->
    [0] { "" }
   *[other] , then {$second}
}
log-weapon-tested-result = { $broke ->
    [yes] out of order
   *[no] no breakdown
}
log-weapon-repaired = {$unit}: repair of {$weapon}, roll of {$number}
log-weapon-repaired-result = { $repaired ->
    [yes] repaired
   *[no] still out of order
}
log-shot-rolled = {$unit} fires at {$target} · {$weapon}{ $special ->
    [yes] , {$round}
   *[no] { "" }
}, {$need} or more: {$numbers}
log-shot-rolled-result = { $hit ->
    [yes] { $critical ->
        [yes] critical hit
       *[no] hit
    }
   *[no] missed
}
log-plate-tested = {$target}: hit on the {$face}, {$numbers} {$sum} against armour {$armour}
log-plate-tested-result = { $result ->
    [destroyed] destroyed
    [immobilised] immobilised
   *[none] no effect
}
log-skirts-rolled = Side skirts of {$target}: roll of {$number}
log-skirts-rolled-result = { $saved ->
    [yes] they hold
   *[no] pierced
}
log-charge-made = {$attackers} charge {$target}
log-assault-began = Close combat: {$target}
log-close-rolled = { $what ->
    [tank] {$unit} attacks {$target} at close quarters
    [overrun] {$unit} overruns {$target}
   *[round] {$unit} fights {$target}
} · {$need} or more: {$number}
log-close-rolled-result = { $success ->
    [yes] success
   *[no] no success
}
log-round-fought = Round {$round} of close combat is over
log-unit-withdrew = { $why ->
    [fall-back] {$unit} falls back
    [stopped] {$unit} stops short of contact
    [routed] {$unit} is driven back
    [broken-off] {$unit} breaks off
    [overrun] {$unit} gives way to the vehicle
    [rally] {$unit} falls back out of fire
   *[other] {$unit} goes back
}
log-assault-ended = The close combat is over: {$target}
log-radio-rolled = Radio, {$support}: {$caller} · {$need}+, rolls {$number}
log-radio-rolled-result = { $answered ->
    [yes] contact
   *[no] no contact
}
log-point-placed = {$unit} directs {$battery}
log-precision-rolled = { $number ->
    [0] {$battery}: no precision test needed
   *[other] {$battery}: precision test, {$need}+, rolls {$number}
}
log-precision-rolled-result = { $ranged ->
    [yes] on target
   *[no] off target
}
log-point-shifted = {$battery}: the enemy shifts the template
log-volley-fell = {$battery}: volley over{ $number ->
    [0] { "" }
   *[other] , end test {$number}
}
log-volley-fell-result = { $over ->
    [yes] no more support
   *[no] support continues
}
log-planes-came = { $count ->
    [one] {$seat}: an aircraft comes
   *[other] {$seat}: {$count} aircraft come
}
log-plane-aimed = The aircraft looks for {$target} · {$need}+, rolls {$number}
log-plane-aimed-result = { $strayed ->
    [yes] mistaken target
   *[no] { "" }
}
log-plane-fired-at = {$unit} fires at the aircraft: {$numbers}
log-plane-fired-at-result = { $hits ->
    [0] no hit
    [one] one hit
   *[other] {$hits} hits
}
log-plane-left = { $how ->
    [attacked] The aircraft leaves
    [turned-away] The aircraft turns away
    [lost] The aircraft is shot down
   *[no-target] The aircraft finds no target
}
why-reaction = reaction
why-fall-back = falling back
why-camouflage = camouflage
why-charge = explosive charge
why-clear = clearing mines
why-out-of-command = out of command
why-stray-volley = stray volley
why-stray-plane = mistaken target
why-tank-assault = tank assault
why-close-combat = close combat
why-exposed = exposed crew
why-wire = barbed wire
