# The log: one fact a line, in the present tense.

log-deployment-began = Deployment: {$seat}
log-spearhead-began = Spearheads: {$seat}
log-team-deployed = {$team} deploys
log-turn-began = Turn {$turn}: {$seat}
log-phase-began = { $phase ->
    [movement] Movement
    [shooting] Shooting
   *[assault] Assault
}: {$seat}
log-step-done = { $step ->
    [remount] No crew to remount
    [rally] No pinned unit to rally
    [last-stand] No unit needs a last stand
    [formation-stand] All formations hold
    [ambushes] No ambush to reveal
    [reserves] No reserves arrive
    [aircraft] No aircraft arrive
    [smoke] No smoke to remove
   *[other] Nothing to do in this step
}
log-steps-skipped = { $count ->
    [one] {$count} starting step had nothing to do
   *[other] {$count} starting steps had nothing to do
}
log-battle-ended = { $why ->
    [conceded] The other side concedes
    [formations-lost] The other side has no formation left in good spirits
    [goal-held] An objective is held
   *[turn-limit] The turn limit is reached
}: {$winner} wins
log-battle-ended-result = {$won} : {$lost} victory points
log-cross-rolled = {$team} tries to cross: {$ground}
log-cross-rolled-result = {$number}, needs {$need} · { $crosses ->
    [yes] it crosses
   *[no] it stops
}
log-team-moved = { $sets_off ->
    [yes] { $speed ->
        [dash] {$team} dashes {$distance} cm
       *[tactical] {$team} moves {$distance} cm
    }
   *[no] {$team} cannot set off
}
log-team-moved-result = { $stuck ->
    [yes] stuck
   *[no] { "" }
}
log-unit-move-ended = { $pinned ->
    [yes] {$unit} is pinned by the mines
   *[no] Out of command after moving: {$strayed}
}
log-unit-move-ended-result = { $both ->
    [yes] out of command: {$strayed}
   *[no] { "" }
}
log-mine-rolled = {$team} moves among mines
log-mine-rolled-result = {$number}, needs {$need} · { $safe ->
    [yes] it gets through
   *[no] a mine goes off
}
log-mines-cleared = {$team} clears a minefield
log-work-crushed = {$team} flattens: {$work}
log-works-abandoned = Given up: {$works}
log-work-placed = {$seat} lays: {$work}
log-units-hidden = { $known ->
    [yes] {$seat} writes down{ $ambush ->
        [none] { "" }
       *[other] {" "}· in ambush: {$ambush}
    }{ $reserve ->
        [none] { "" }
       *[other] {" "}· in reserve: {$reserve}
    }
   *[no] {$seat} writes down what waits off the table
}
log-aiming-point-seen = {$seat}: an aiming point is placed
log-ambush-revealed = Ambush! {$unit} appears
log-reserves-rolled = { $dice ->
    [0] All reserves arrive: {$seat}
   *[other] {$seat} looks out for reserves: {$numbers}
}
log-reserves-rolled-result = { $units ->
    [0] none comes
    [one] {$units} unit comes
   *[other] {$units} units come
}
log-reserve-entered = {$unit} enters from reserve
log-unit-withdrawn = {$unit} leaves the table
log-order-given = {$unit}: {$order}
log-order-given-result = { $tested ->
    [yes] {$number}, needs {$need} · { $passed ->
        [yes] it succeeds
       *[no] it fails
    }
   *[no] { "" }
}
log-team-mounted = {$team} mounts {$vehicle}
log-team-dismounted = {$team} dismounts
log-transports-sent = To the rear: {$teams}
log-transport-brought = {$team} comes from the rear
log-rider-hit = {$team} on {$vehicle} is hit, too
log-passenger-rolled = {$team} in the lost vehicle: {$number}, needs {$need}
log-passenger-rolled-result = { $again ->
    [0] { "" }
   *[other] again {$again} ·{" "}
}{ $saved ->
    [yes] it gets out
   *[no] it is lost
}
log-team-landed = { $pinned ->
    [yes] {$team} gets off, pinned
   *[no] {$team} gets off
}
log-volley-declared = { $smoke ->
    [yes] {$unit} fires smoke at {$targets}
   *[no] {$unit} fires at {$targets}
}
log-shot-rolled = {$shooter}, {$weapon}, at {$target}: {$numbers}
log-shot-rolled-result = { $sixes ->
    [0] { "" }
   *[other] confirmed by {$confirmed} ·{" "}
}{ $hits ->
    [0] no hit
    [one] {$hits} hit
   *[other] {$hits} hits
}
log-smoke-laid = { $count ->
    [one] {$count} ball of smoke is laid
   *[other] {$count} balls of smoke are laid
}
log-aiming-point-placed = {$unit}: an aiming point is placed
log-bombardment-declared = { $smoke ->
    [yes] {$unit}: smoke bombardment, spotted by {$spotter}
   *[no] { $repeats ->
        [yes] {$unit} repeats its bombardment, spotted by {$spotter}
       *[no] {$unit} bombards, spotted by {$spotter}
    }
}
log-range-rolled = {$unit} ranges in, attempt {$attempt}: {$number}, needs {$need}
log-range-rolled-result = { $passed ->
    [yes] on target
   *[no] off target
}
log-ranging-failed = {$unit} has not ranged in
log-screen-laid = A smoke screen of {$length} cm is laid
log-team-shelled = { $again ->
    [0] {$team} under the template: {$number}, needs {$need}
   *[other] {$team} under the template: {$number}, rolled again {$again}, needs {$need}
}
log-team-shelled-result = { $hit ->
    [yes] hit
   *[no] no hit
}
log-smoke-lifted = The smoke of the last turn is gone
log-night-sight-rolled = {$unit} looks into the night: {$number}
log-night-sight-rolled-result = it sees {$distance} cm
log-dawn-rolled = {$seat} looks for the dawn: {$numbers}
log-dawn-rolled-result = { $dawns ->
    [yes] day breaks
   *[no] it is still dark
}
log-flight-rolled = {$unit}: {$number}, needs {$need}
log-flight-rolled-result = { $arrives ->
    [yes] it arrives
   *[no] it does not come
}
log-aircraft-placed = {$team} flies in
log-flight-attacked = {$unit} attacks
log-flight-left = { $count ->
    [0] {$unit} is not placed and turns back
   *[other] {$unit} leaves the table
}
log-hits-swapped = Mistaken Target: {$first} and {$second}
log-hits-swapped-result = {$number} · { $swaps ->
    [yes] their hits are exchanged
   *[no] the hits stay
}
log-hit-resolved = { $kind ->
    [armour] { $struck ->
        [top] {$team} is hit from above: armour {$armour} against {$against}
        [side] {$team} is hit in the side: armour {$armour} against {$against}
        [turret] {$team} is hit in the turret: armour {$armour} against {$against}
       *[other] {$team} is hit: armour {$armour} against {$against}
    }
   *[save] { $again ->
        [0] {$team} is hit: save {$number}, needs {$need}
       *[other] {$team} is hit: save {$number}, rolled again {$again}, needs {$need}
    }
}
log-hit-resolved-result = { $firepower ->
    [0] { "" }
   *[other] firepower {$firepower} ·{" "}
}{ $outcome ->
    [saved] saved
    [bounced] it bounces
    [nothing] no effect
    [bailed] the crew bails out
   *[destroyed] destroyed
}
log-team-bailed = {$team}, {$of}: the crew is out
log-bailed-again = {$team}: the crew is hit again, {$numbers}, needs {$need}
log-bailed-again-result = { $holds ->
    [yes] it stays near
   *[no] it gives the tank up
}
log-team-destroyed = {$team}, {$of}, is lost
log-unit-pinned = {$unit} is pinned
log-rating-tested = { $test ->
    [remount] {$subject}: remount, {$numbers}, needs {$need}
    [rally] {$subject}: rally, {$numbers}, needs {$need}
    [counterattack] {$subject}: counterattack, {$numbers}, needs {$need}
   *[last-stand] {$subject}: last stand, {$numbers}, needs {$need}
}
log-rating-tested-result = { $passed ->
    [yes] passed
   *[no] failed
}
log-team-remounted = {$team}: the crew is back
log-unit-rallied = {$unit} rallies
log-unit-lost = { $why ->
    [formation] {$unit} goes with its formation
   *[last-stand] {$unit} gives up
}
log-transports-withdrawn = {$unit} leave the battle
log-commander-joined = { $replaces ->
    [yes] The commander of {$formation} takes the place of {$host}
   *[no] The commander of {$formation} takes over {$host}
}
log-formation-lost = {$formation} is destroyed
log-leader-named = { $named ->
    [yes] {$team} takes over the lead of {$unit}
   *[no] {$unit} has no leader now
}
log-commander-named = { $why ->
    [killed] {$formation} has lost its commander
   *[other] The commander of {$formation} takes over {$team}
}
log-commander-rolled = Does the commander of {$formation} survive? {$number}
log-commander-rolled-result = { $survives ->
    [yes] he survives
   *[no] he falls
}
log-assault-declared = {$units} assaults
log-assault-declared-result = { $count ->
    [one] {$count} team charges
   *[other] {$count} teams charge
}
log-team-charged = { $sets_off ->
    [yes] {$team} charges {$distance} cm
   *[no] {$team} does not get into contact
}
log-team-charged-result = { $stuck ->
    [yes] stopped
   *[no] { "" }
}
log-contact-made = In contact: {$teams}
log-ranks-closed = {$team} closes the ranks
log-assault-repulsed = The assault is repulsed: {$units}
log-assault-repulsed-result = { $lost ->
    [0] { $hits ->
        [one] {$hits} hit
       *[other] {$hits} hits
    }
   *[other] { $hits ->
        [one] {$hits} hit
       *[other] {$hits} hits
    }, {$lost} out of action
}
log-team-fell-back = { $sets_off ->
    [yes] {$team} falls back {$distance} cm
   *[no] {$team} cannot fall back
}
log-assault-rolled = {$unit} strikes: {$numbers}
log-assault-rolled-result = needs {$need} · { $hits ->
    [0] no hit
    [one] {$hits} hit
   *[other] {$hits} hits
}
log-assault-die = {$team}: {$number}, needs {$need}
log-strike-taken = {$striker} hits {$target}
log-assault-checked = { $won ->
    [yes] The assault is won
   *[no] The defenders still fight
}
log-counterattack-decided = { $counterattacks ->
    [yes] {$units} counterattacks
   *[no] {$units} breaks off
}
log-team-broke-off = { $why ->
    [away] {$team} breaks off: {$distance} cm
    [captured] {$team} is captured
    [stuck] {$team} gets stuck and surrenders
    [mined] {$team} is lost among the mines
   *[no-way] {$team} cannot get away and surrenders
}
log-counterattack-began = Counterattack: {$units}
log-team-consolidated = { $sets_off ->
    [yes] {$team} consolidates: {$distance} cm
   *[no] {$team} cannot set off
}
log-team-consolidated-result = { $stuck ->
    [yes] stuck
   *[no] { "" }
}
log-assault-ended = { $why ->
    [failed] No team gets into contact: the assault fails
    [spent] No team is left in contact: the assault is over
   *[other] The assault is over
}
