# The log: one fact a line, in the present tense. Where a side acts, its name and a colon come first.

log-game-began = Before the game
log-set-up-began = Set-up: {$side}
log-unit-placed = {$unit} sets up in {$hex}
log-units-placed = { $count ->
    [one] {$count} unit set up
   *[other] {$count} units set up
}
log-work-set-up = {$side}: {$built} in {$hex}
log-spotter-named = {$unit} becomes the mortar spotter
log-scout-taken = {$side}: a scout comes for the mortars
log-turn-began = Turn {$number}: {$side}
log-turn-passed = {$side}: no orders this turn
log-order-begun = Activated: {$units}
log-player-activated = {$side}: a roll for each broken unit
log-trigger-began = {$trigger ->
    [event] Event!
    [sniper] Sniper!
    [time] Time!
   *[jammed] Jammed!
}
log-event-read = Event: {$event}
log-hex-read = Random hex: {$hex}
log-stage-reached = No unit and no fortification in the area: nothing is struck
log-nothing-came = { $what ->
    [sniper] The sniper hits nobody
   *[other] No effect
}
log-sniper-no-enemy = {$side}: no enemy in the sniper’s reach
log-declined = {$side}: declined

## Cards

log-card-drawn = {$side}: draws 1 card
log-cards-drawn-axis = { $count ->
    [one] Axis: draws {$count} card
   *[other] Axis: draws {$count} cards
}
log-cards-drawn-allies = { $count ->
    [one] Allies: draws {$count} card
   *[other] Allies: draws {$count} cards
}
log-card-flipped = {$side}: {$white} and {$colour} rolled
log-card-played = {$side}: {$used} played
log-cards-discarded = { $count ->
    [one] {$side}: {$count} card discarded
   *[other] {$side}: {$count} cards discarded
}
log-cards-discarded-result = {$happening}
log-hand-shown = {$side}: hand shown
log-deck-shuffled = {$side}: discards shuffled into the deck
log-roll-cancelled = {$holder}: roll cancelled, initiative card handed over
log-initiative-handed = {$holder}: initiative card handed over for more firepower

## Time, points and the end

log-time-advanced = Time {$time}
log-time-advanced-result = {$cause ->
    [deck] deck used up
   *[trigger] { "" }
}
log-sudden-death-rolled = {$side}: sudden death roll {$roll}, under {$time} ends the game
log-points-scored = {$side}: {$signed} VP
log-points-scored-result = {$why ->
    [eliminated] unit eliminated · now {$now}
    [exited] unit exited · now {$now}
    [objective] { $lost ->
        [0] objective {$about} · now {$now}
       *[other] objective {$about}: {$gained} gained, {$lost} taken from the enemy · now {$now}
    }
    [chit] chit {$about} · now {$now}
    [defender] defender · now {$now}
    [light-wounds] Light Wounds · now {$now}
    [no-quarter] No Quarter · now {$now}
   *[other] event · now {$now}
}
log-objective-taken = {$side}: objective {$objective} taken
log-objective-unclaimed = Objective {$objective}: not taken, nobody takes one by a late event
log-chit-drawn = {$side}: a secret chit drawn
log-chit-drawn-result = {$worth}
log-chit-opened = Chit {$chit} is open
log-chit-opened-result = { $paid ->
    [unpaid] {$worth}; a late event opened it, so nobody scores it now (4.6)
    [owed] {$worth}; a late event opened it, so it scores only at the end (4.6)
   *[paid] {$worth}
}
log-surrender-moved = {$side}: surrender marker to space {$space}
log-ended = { $winner ->
    [axis] The Axis win
   *[allies] The Allies win
}
log-ended-result = {$how ->
    [surrender] { $loser ->
        [axis] the Axis surrender
       *[allies] the Allies surrender
    }
    [wiped-out] { $loser ->
        [axis] the Axis have no unit left
       *[allies] the Allies have no unit left
    }
    [exited] on points, after the last unit has left the map
    [sudden-death] on points, by sudden death
    [five-objectives] all five objectives held
   *[conceded] { $loser ->
        [axis] the Axis concede
       *[allies] the Allies concede
    }
}

## Units and weapons

log-unit-broke = {$unit} breaks
log-units-broke = {$pieces} break
log-unit-rallied = {$unit} rallies
log-unit-suppressed = {$unit} is suppressed
log-units-suppressed = {$pieces} are suppressed
log-suppression-lifted = { $why ->
    [recover] {$unit}: no longer suppressed
   *[other] {$unit}: suppressed a second time
}
log-veteran-made = {$unit} becomes veteran
log-unit-eliminated = {$unit} is eliminated
log-units-eliminated = {$pieces} are eliminated
log-unit-returned = {$unit} returns broken in {$hex}
log-unit-split = {$unit} is replaced by {$teams}
log-unit-arrived = {$unit} arrives in {$hex}
log-unit-delayed = {$unit} finds no room and waits
log-unit-recruited = {$unit} joins in {$hex}
log-unit-exited = {$unit} exits the map
log-unit-exited-result = { $space ->
    [0] for good
   *[other] returns at Time {$space}
}
log-unit-moved = {$unit} goes to {$hex}
log-weapon-broke = {$why ->
    [jammed] Jammed! The {$weapon} breaks
   *[other] The {$weapon} breaks
}
log-weapon-repaired = The {$weapon} is repaired
log-weapon-boxed = {$why ->
    [jammed] Jammed! The {$weapon} is out of play
   *[other] The {$weapon} is out of play
}
log-weapon-taken = {$taker} takes the {$weapon}
log-radio-broke = {$side}: radio broken
log-radio-repaired = {$side}: radio repaired
log-radio-lost = {$side}: radio lost
log-radio-brought = {$side}: a radio arrives
log-radio-arrived = {$side}: radio in play
log-morale-rolled = {$unit}: roll {$roll}, Morale {$morale}
log-morale-rolled-result = {$result ->
    [rallied] rallies
    [suppressed] suppressed
    [still-suppressed] suppressed already
    [suppressed-broken-eliminated] tie, already suppressed and broken: breaks again, eliminated
    [suppressed-broken-breaks-again] tie, already suppressed and broken: breaks again
    [retreats] retreats
    [eliminated] eliminated
   *[holds] no effect
}

## Moves, fire and melee

log-group-moved = {$units}: to {$hex}
log-walk = {$units}: {$way}
log-walk-points = {$cost} MP
log-walk-step = {$hex}: {$cost} MP
log-group-held = Wire holds {$units}
log-retreat-began = { $hexes ->
    [one] Retreat of {$hexes} hex: {$units}
   *[other] Retreat of {$hexes} hexes: {$units}
}
log-leaders-declared = Leaders in {$hex}: {$signed} to Morale
log-answered = Op fire: {$units}
log-attack-declared = {$attack ->
    [mines] Mines attack in {$hex}
    [impact] Shells fall on {$hex}
    [op-fire] Op fire at {$hex}: {$pieces}
    [assault-fire] Assault Fire at {$hex}: {$pieces}
   *[fire] Fire at {$hex}: {$pieces}
}
log-targeted = Targeting roll, range {$range}
log-targeted-result = {$result ->
    [hit] hit
    [short] short, in {$hex}
    [long] long, in {$hex}
   *[missed] missed
}
log-attack-rolled = Attack total {$total}
log-attack-rolled-result = {$burst}
log-action-used = {$action ->
    [spray-fire] Spray Fire: {$hex} too
   *[other] Attack total {$signed}: cover of {$hex}
}
log-defence-rolled = {$unit}: defence total {$total} against {$attack}
log-defence-rolled-result = {$result ->
    [breaks] breaks
    [suppressed] suppressed
    [already-suppressed] tie, already suppressed: no effect
    [suppressed-breaks] tie, already suppressed: breaks
    [suppressed-broken-eliminated] tie, already suppressed and broken: breaks again, eliminated
    [suppressed-broken-breaks-again] tie, already suppressed and broken: breaks again
    [broken-eliminated] already broken: breaks again, eliminated
    [broken-breaks-again] already broken: breaks again
   *[holds] no effect
}
log-attack-ended = Attack over
log-attack-ended-result = {$why ->
    [missed] missed
    [too-weak] less than 1 FP
   *[other] { "" }
}
log-melee-began = Melee in {$hex}
log-melee-rolled = {$side}: melee total {$total}
log-melee-ended = Melee in {$hex} over
log-melee-ended-result = {$result ->
    [won] {$winner}: won
    [tie] tie
    [left] {$loser}: nobody left to fight
   *[off] nobody left to fight
}

## Ground

log-smoke-laid = Smoke {$hindrance} in {$hex}
log-smoke-lifted = Smoke clears in {$hex}
log-work-placed = In {$hex}: {$built}
log-work-removed = Fortification removed in {$hex}
log-blaze-lit = Blaze in {$hex}
log-starshell-lit = Starshell over {$hex}
log-starshell-died = Starshell over {$hex} goes out

## Artillery

log-round-placed = {$fires ->
    [smoke] {$side}: smoke mission on {$hex}
    [starshell] {$side}: starshell over {$hex}
   *[shells] {$side}: fire mission on {$hex}
}
log-accuracy-rolled = Accuracy roll, range {$range}
log-accuracy-rolled-result = {$result ->
    [hit] accurate: drifts one hex by each die
   *[missed] inaccurate: drifts as many hexes as the second die, in the direction of the first
}
log-round-drifted = {$result ->
    [in] Drift roll {$white} and {$colour}: the spotting round comes down in {$hex}
    [beyond] Drift roll {$white} and {$colour}: the spotting round comes down just off the map
   *[lost] Drift roll {$white} and {$colour}: the spotting round is lost off the map
}

command-turn = turn {$turn}

# Why the computer gave an order, by what everybody sees.
log-why-fire = Why: {$chance} % to break a unit in {$hex}
log-why-goal = { $goal ->
    [enemy] Why: closer to the enemy
   *[other] Why: closer to objective {$goal}
}
log-why-safer = Why: less fire reaches {$hex}
log-why-company = Why: in {$hex} units stand with a leader
log-why-leaves = Why: points for leaving by the enemy’s edge
log-why-melee = Why: {$chance} % to win the melee in {$hex}, cards aside
log-why-recover = { $count ->
    [one] Why: one unit to rally, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
   *[other] Why: {$count} units to rally, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
}
log-why-rout = { $count ->
    [one] Why: one broken unit, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected to retreat
   *[other] Why: {$count} broken units, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected to retreat
}
log-why-cards = { $count ->
    [one] Why: one of the cards had an order of no use
   *[other] Why: {$count} of the cards had orders of no use
}
