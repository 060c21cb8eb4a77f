# The log: short lines, one for each fact, in the present tense.
# head | sum | result — "Cragg fires at Bach" | "WS 6 −2 rapid −1 wall +1 range = 4" | "hit".
# The same pattern for like things: who does what to whom; then figures or cause; then the result.

## Set-up and the clock

log-turn = Turn {$turn}
log-enemy-cards = Enemy cards
log-end = End of turn {$turn}
log-impulse = Impulse {$impulse}
log-squad-mustered = Your squad
log-man-placed = {$man} sets up in {$hex}
log-comrade-found = {$man} starts on the board in {$hex}
log-enemies-placed = { $count ->
    [one] {$count} enemy counter placed
   *[other] {$count} enemy counters placed
}
log-enemy-placed = Enemy counter placed: {$man}
log-wind-set = Wind: direction {$direction}

## Cards

log-card-drawn-hand = You draw {$card}
log-card-drawn-aside = {$man}’s plan: {$card} set aside for the next turn
log-card-drawn-event = Event card drawn: {$card}
log-card-drawn-wound = Wound card {$number} for {$man}
log-wound-tough = Tough: one of two cards counts
log-cards-taken-up = Planned cards added to your hand
log-card-discarded = You discard {$card}
log-card-played = You play {$card}
log-card-played-values = Able {$able} · Baker {$baker} · Charlie {$charlie}
log-discard-played = You use {$card}
log-discard-roll = {$man} rolled {$roll}
log-discard-for = for {$man}
log-deck-shuffled = Discards reshuffled: {$deck}
log-event-rolled = {$table}: {$title}

## What a card or an event does for the rest of the turn

effect-weapon-skill = {$who}: WS {$amount} this turn
effect-troop-quality = {$who}: TQ {$amount} this turn
effect-spotting = {$who}: {$amount} to Spotting Checks this turn
effect-restrict = {$man} may only be given {$order} this turn

effect-wasted = No effect: {$why}
effect-wasted-nobody = nobody on the board whom it could fall on
effect-wasted-nobody-of-team = nobody of team {$team} on the board to obey
effect-wasted-morale-kept = { $way ->
    [up] the morale of {$man} can rise no further
   *[down] the morale of {$man} can fall no further
}
effect-wasted-morale-all-kept = { $way ->
    [up] nobody’s morale can rise any further
   *[down] nobody’s morale can fall any further
}
effect-wasted-ammo-kept = nobody on the board whose ammunition could run low
effect-wasted-ammo-full = nobody is short of ammunition
effect-wasted-nobody-waits = no enemy is waiting any more
effect-wasted-nobody-in-sight = your men see no unknown enemy
effect-wasted-all-spotted = all your men have been spotted already
effect-wasted-cup-empty = no enemy is left in the cup
effect-wasted-edge-taken = no free hex on the enemy’s edge
effect-wasted-no-card-left = every card is in play
effect-wasted-hand-empty = you hold no card
effect-wasted-by-day = only at night
effect-wasted-nobody-below = nobody on the board to fire it over

## Orders

log-order-placed = {$man}: {$order}
log-order-instead = instead of {$order}
log-order-taken = {$man}: order removed
log-orders-committed = Orders committed
log-order-earned = {$man} may be given {$order} this turn
log-order-check-failed = {$man} cannot be given {$order} this turn
log-enemy-card = Card {$serial} for {$man}
log-enemy-card-team = Card {$serial} for {$team}
log-enemy-card-row = {$section}, {$morale}: {$row}
log-enemy-card-direction = {$section}: direction {$directions}
log-enemy-card-direction-of-team = {$section}: direction {$directions} of card {$serial}
log-enemy-card-initiative = {$team}: initiative {$value}
log-enemy-card-why-cover = He is in cover.
log-enemy-card-why-open = He is in the open.
log-enemy-card-why-rout = He is routed: if he runs, it is in the Rout direction of his team’s card.
log-enemy-card-why-berserk = He is berserk: unless he charges, he goes in the Berserk direction of his team’s card.
log-enemy-card-why-guard = He guards a prisoner: he leads him off in the Rout direction of his team’s card.
log-enemy-card-why-driven = He is driven off: only the Rout direction of the card is used.
log-enemy-card-why-morale = His morale is {$morale}: that row of the table is used.
log-enemy-card-why-c = C on the card: with a spotted man of yours within {$reach} hexes he makes a Charge Check. If he passes he charges instead.
log-enemy-card-why-g = G on the card: with a spotted man of yours within {$reach} hexes he makes a Grenade Check. If he passes he throws a grenade instead.
log-enemy-card-why-initiative = The first card of a team sets its initiative for the turn.
log-initiative-set = Initiative track
log-initiative-value = {$team} {$value}

## The action phase

log-man-moved = {$man} moves to {$hex}
log-man-moved-carried = {$man} is carried to {$hex}
log-man-moved-led = {$man} is led to {$hex}
log-man-moved-driven = {$man} is driven off to {$hex}
log-man-moved-assisting = {$man} moves along to {$hex}
log-fire-held = {$man} does not fire
log-held-no-way = {$man} does not move
log-held-rough-ahead = {$man} does not move
log-held-runner-in-sight = {$man} cannot duck back
log-held-edge-ahead = {$man} does not move
log-held-grenade-off-board = The grenade of {$man} does not scatter
log-held-comrades-there = {$man} does not throw
log-held-nobody-to-throw-at = {$man} throws no grenade
log-held-too-late-to-arm = {$man} throws no grenade
log-held-weapon-needs-two = {$man} does not move
log-held-nobody-to-treat = {$man} bandages nobody
log-held-nothing-to-search = {$man} searches nobody
log-man-left = {$man} leaves the board by the {$edge}
log-man-spotted = {$man} is spotted
log-man-spotted-by = {$by} spots {$man}
log-man-known = Now known: {$man}
log-man-known-by = {$by} spots {$man}
log-dummy-removed = Dummy removed ({$team})
log-man-hidden = {$man} is hidden again
log-man-alerted = {$man} becomes alert
log-men-alerted = { $count ->
    [one] {$count} enemy becomes alert
   *[other] {$count} enemies become alert
}
log-check = {$man}: {$check}
log-check-purpose = {$man}: {$why}
log-check-spotting = {$man} tries to spot {$target}
log-check-passed = passed
log-check-failed = failed
log-check-seen = spotted
log-check-unseen = not spotted
log-check-shift-rout = {$shift} (already Rout)
log-check-shift-capped = {$shift} (Rout is the lowest)
log-check-shift = { $states ->
    [0] no effect
    [one] morale drops one state
   *[other] morale drops {$states} states
}
log-check-band = { $states ->
    [0] natural 0: {$result}
    [one] {$need} or less: {$result}
    [2] more than {$need}: {$result}
   *[other] natural 9: {$result}
}
log-check-confirmed = Rule of 0: confirming TQC {$quality} {$below} = {$need} or less, rolled {$roll}
log-result-rule-of-0 = {$result} (Rule of 0)
log-check-hopeless = Rule of 0: confirming TQC {$quality} {$below} = {$need}, below 0: no second roll
log-shot = {$man} fires at {$target}
log-shot-of = {$man} fires at {$target}, shot {$shot} of {$shots}
log-shot-hit = hit
log-shot-check = hit · Morale Check only
log-shot-miss = miss
log-shot-choice = An enemy fires at the man who is easiest to hit; if tied, at the nearest; if still tied, at random.
log-shot-drawn = The target is drawn at random among the men in the hex.
    .rule = 7.01
log-shot-considered = {$man}: {$need} or less, { $range ->
    [one] {$range} hex
   *[other] {$range} hexes
} away
log-ammo-low = {$man}: Low Ammo
log-ammo-none = {$man}: Out of Ammo
log-ammo-full = {$man} has full ammo again
log-morale-up = {$man}: morale rises to {$after}
log-morale-down = {$man}: morale falls to {$after}
log-morale-surrender = {$man} surrenders: morale becomes {$after}
log-morale-before = was {$before}
log-man-wounded = {$man} takes a {$wound}
log-man-killed = {$man} is killed
log-melee-began = Melee in {$hex}
log-melee-ended = Melee in {$hex} ends
log-melee-winners = Duck Back when next activated: {$men}
log-charge-ended = {$man} goes no further
log-blow = {$man} attacks {$target}
log-blow-hit = hit
log-blow-missed = miss

log-surrendered = {$guard} takes {$man} prisoner
log-prisoner-handed-over = {$guard} now guards {$man}
log-prisoner-led-off = {$guard} leads {$man} off the board
log-prisoner-freed = {$man} is no longer a prisoner

## Helping hands and Papers

log-whom-medical-aid = {$man} treats {$whom}
log-whom-search = {$man} searches {$whom}
log-whom-carry = {$man} carries {$whom}
log-wound-bandaged = {$man} bandages {$whom}
log-papers-taken = {$man} takes the Papers of {$of}
log-papers-dropped = The Papers of {$of} are dropped in {$hex}

## Grenades and smoke

log-grenade-aimed = {$man} aims a grenade at {$hex}
log-grenade-aimed-rifle = {$man} aims a rifle grenade at {$hex}
log-grenade-armed = {$man} arms a grenade
log-grenade-armed-smoke = {$man} arms a smoke grenade
log-grenade-thrown = {$man} throws a grenade at {$hex}
log-grenade-thrown-smoke = {$man} throws a smoke grenade at {$hex}
log-grenade-thrown-rifle = {$man} fires a rifle grenade at {$hex}
log-grenade-scatters-from = scatters on {$roll} or more
log-grenade-on-target = on target
log-grenade-scattered = scatters to {$hex}
log-grenade-near = Grenade Near: {$target}
log-grenade-far = Grenade Far: {$target}
log-grenade-dropped = {$man} drops a live grenade
log-grenade-dropped-smoke = {$man} drops his smoke grenade
log-grenade-exploded = {$weapon} explodes in {$hex}
log-fragment = Damage roll against {$man}
log-fragment-of = Damage roll against {$man}, {$shot} of {$shots}
log-smoke-rose = Smoke in {$hex}
log-smoke-drifted = Smoke spreads to {$hex}
log-smoke-gone = Smoke spreads off the board
log-smoke-faded = Smoke in {$hexes} turns to Fading Smoke
log-smoke-faded-off-board = Smoke off the board turns to Fading Smoke
log-smoke-thinned = Fading Smoke in {$hex} removed

## Artillery from off the board

log-strike-called-friendly = {$strike}: friendly fire mission
log-strike-called-enemy = {$strike}: enemy fire mission
log-strike-unanswered-friendly = No friendly artillery available
log-strike-unanswered-enemy = No enemy artillery available
log-strike-began = {$strike}
log-strike-shells = { $shells ->
    [0] no shells
    [one] {$shells} shell
   *[other] {$shells} shells
}
log-shell-aimed = Target hex {$hex}
log-shell-double = rolled already, no second shell
log-shell-scattered = The shell for {$hex} scatters { $distance ->
    [one] {$distance} hex
   *[other] {$distance} hexes
} in direction {$direction}
log-shell-comes-down = lands in {$hex}
log-shell-off-board = off the board, lost
log-shell-burst = {$weapon}: shell bursts in {$hex}
log-crater-rolled = Crater roll, {$hex}: {$need} or less
log-crater-left = crater
log-crater-spared = no crater
log-rubble-rolled = Rubble roll, {$hex}: {$need} or less
log-rubble-left = collapses, everyone in it is killed
log-rubble-spared = no rubble

## Night and flares

log-night-fell = Visibility: {$range} { $range ->
    [one] hex
   *[other] hexes
}
log-night-flares = { $flares ->
    [one] {$flares} flare left
   *[other] {$flares} flares left
}
log-flare-fired = {$man} fires a flare over {$hex}
log-flare-friendly = Friendly flare over {$hex}
log-flare-enemy = Enemy flare over {$hex}
log-flare-scatter = { $hexes ->
    [one] scatters {$hexes} hex in direction {$direction}
   *[other] scatters {$hexes} hexes in direction {$direction}
}
log-flare-lights = burns over {$hex}
log-flare-lost = off the board, lost
log-flare-burns = burns out on {$roll} or more
log-flare-drifted = The flare over {$start} drifts to {$hex}
log-flare-gone = The flare over {$hex} drifts off the board
log-flare-died = The flare over {$hex} burns out
log-flares-found = { $flares ->
    [one] {$flares} more flare
   *[other] {$flares} more flares
}

## Belt-fed weapons

log-weapon-manned = {$operator} takes the {$weapon}
log-weapon-manned-by-two = {$operator} operates the {$weapon}, {$assistant} assists
log-weapon-lies = {$man} leaves the {$weapon} in {$hex}
log-weapon-left = {$man} no longer serves the {$weapon}
log-weapon-lost = {$man} takes the {$weapon} off the board
log-roles-swapped-bad = The crew change roles: {$operator}’s counter stays at the weapon, the wound goes to {$assistant}’s counter
log-roles-swapped-killed = The assistant takes over the weapon: {$assistant}’s counter is removed, {$operator}’s takes its place
log-roles-swapped-why = At the end of a turn the assistant becomes the operator if the operator is dead or badly wounded.

## The end

log-reinforced = Enemy reinforcement: {$man}
log-game-ended = {$verdict}
log-battle-conceded = Battle conceded
log-last-turn-rolled = Last turn on {$need} or less
log-last-turn-is = This is the last turn
log-last-turn-not = the battle goes on
log-hold = {$objective} held
log-hold-lost = {$objective} no longer held
log-hold-turns = { $turns ->
    [one] at the end of {$turns} turn
   *[other] at the end of {$turns} turns running
}
log-ending-reached = The battle ends
ending-articles = The
ending-held = {$objectives} held at the end of { $turns ->
    [one] a turn
   *[other] {$turns} turns running
}
ending-losses = { $side ->
    [friendly] { $count ->
        [one] {$count} of your men
       *[other] {$count} of your men
    }
   *[enemy] { $count ->
        [one] {$count} enemy
       *[other] {$count} enemies
    }
} killed, captured or fled
ending-cleared = no enemy left on the map
ending-withdrawn = { $count ->
    [one] only {$count} of your men left on the map
   *[other] no more than {$count} of your men left on the map
}
ending-home = {$men} in safety
ending-taken = {$men} captured
ending-rolled = the roll for the last turn
ending-nobody = none of your men left on the map
ending-last-turn = Turn {$turns} is the last.
ending-last-turn-rolled = Turn {$turns} is the last. From turn {$first} on a d10 is rolled as each turn begins: on {$most} or less that turn is the last.
ending-early = The battle ends early: {$condition}.
ending-offered = You may end it early: {$condition}.
log-game-points = { $points ->
    [one] {$points} victory point
   *[other] {$points} victory points
}

## Why something happened: short causes that follow a fact

why-berserk = berserk
why-better = the man of higher Troop Quality operates it
why-call = at your call
why-card = by card
why-carried = he is carried
why-carry-over = Carry/Drag ended
why-charge-reached = his Charge has reached an enemy
why-charge-failed = his Charge reached nobody
why-check = check passed
why-chosen = by your order
why-close-call = Close Call
why-comrade-alert = an alert comrade in sight
why-comrade-hit = a comrade near him was hit
why-comrade-stands = beside a comrade who is not routed
why-crew = with his crew
why-edge-ahead = a neutral edge ahead
why-comrades-there = only his comrades in the target hex
why-evac = order changed: his wound is marked Evac
why-event = event
why-explosion = explosion
why-failed-check = failed check
why-fire-plan = fire plan
why-fired = he has fired
why-fired-at = under fire
why-fired-flare = he has fired a flare
why-forgotten = left without an order
why-freed = no guard left
why-grenade-off-board = it would leave the board
why-guard = he guards a prisoner
why-guard-gone = the guard is gone
why-gun-apart = in different hexes
why-gun-carried = carried
why-gun-guards = he guards a prisoner
why-gun-inactive = inactive
why-gun-killed = killed
why-gun-left-board = left the board
why-gun-routed = routed
why-gun-surrendered = captured
why-gun-took-over = the assistant takes over
why-gunner-alone = too heavy without an assistant
why-hex-entered = his hex was entered
why-hit = hit
why-inactive = order changed: he is inactive
why-kia = KIA
why-killed = killed
why-laid-down = laid down by your order
why-all-routed = both sides are routed
why-launched = he has fired a rifle grenade
why-melee-over = the melee ended before orders were given
why-melee = enemy in his hex
why-melee-near = a melee nearby
why-melee-ended = his Charge ends with the melee
why-melee-won = he has won the melee
why-natural-0 = natural 0
why-no-quarter = killed by a berserk captor
why-no-way = no hex he may enter
why-nobody-to-throw-at = nobody within reach to aim it at
why-nobody-to-treat = his patient is not in his hex or has no open wound
why-nothing-to-search = nothing left to search
why-officer = within his leader’s LDR range
why-out-of-ammo = Out of Ammo
why-put-down = put down
why-rally = Rally
why-relieved = guard relieved
why-rough = a Sprint into rough ground
why-rough-ahead = rough ground ahead
why-rout = routed
why-rubble = under the rubble
why-runner-in-sight = an enemy sees him
why-sees-foe = a spotted man of yours in sight
why-shot = a shot nearby
why-shows-heavy = about to fire: his weapon is too heavy for his order
why-shows-slow = about to fire: his weapon is Slow
why-slow-weapon = order changed: his weapon is Slow
why-spares-comrade = order changed: a captured comrade is in the hex
why-spotted-someone = he has spotted a man of yours
why-steady = Steady in Cover
why-taken = by your order
why-taken-back = taken back, to be given again
why-team-card = his team’s card
why-threw = he has thrown a grenade
why-too-late-to-arm = his order came too late to arm it
why-took-cover = he has reached cover
why-took-over = he guards a prisoner now
why-turned = Duck Back turned over
why-under-care = under medical care
why-was-hit = he was hit
why-weapon-forbids = order changed: his weapon is too heavy
why-weapon-needs-two = too heavy without an assistant
why-wound = wound
why-wounds = died of wounds
why-wounds-forbid = order changed: his wounds forbid it

## What a die is rolled or a card drawn for: a check by its name, or by what it allows

roll-charge-check = Charge Check
roll-charge-goal = target of the Charge
roll-confirm = Rule of 0: confirming check
roll-crater = Crater roll
roll-empty-hand = card for an empty hand
roll-enemy-event = enemy event
roll-enemy-order = enemy card
roll-entry-hex = hex of entry
roll-event = card drawn by an event
roll-first-to-act = who acts first
roll-flare-burns = does the flare burn out?
roll-flare-direction = direction of the flare’s scatter
roll-flare-scatter = distance of the flare’s scatter
roll-frag = damage roll
roll-friendly-event = friendly event
roll-grenade = Grenade Near or Grenade Far
roll-grenade-check = Grenade Check
roll-grenade-target = target of the grenade
roll-guard = who guards the prisoner
roll-hide = Hide
roll-hit = shot
roll-holds-fire = hold fire below 0
roll-last-turn = last turn
roll-illumination-hex = hex of the illumination round
roll-initiative-tie = initiative tie
roll-mc = Morale Check
roll-medical = Medical Aid
roll-melee = attack in melee
roll-night = visibility
roll-opening-hand = opening hand
roll-opponent = opponent in melee
roll-plan = Plan
roll-plan-card = card from a Plan
roll-rally = Rally instead of running
roll-random-card = random card
roll-random-man = random man
roll-random-strike = which artillery fires
roll-rc = Rally Check
roll-reinforcement = reinforcement
roll-rifle-grenade = Rifle Grenade
roll-rubble = Rubble roll
roll-scatter = scatter of the grenade
roll-scatter-direction = direction of the scatter
roll-search = Search
roll-set-up = enemy set-up
roll-shift-target = shift the target marker
roll-smoke-grenade = Smoke Grenade
roll-spotting = Spotting Check
roll-squad = your squad
roll-steady = Steady in Cover
roll-stop-running = Duck Back while running
roll-strike-direction = direction of the scatter
roll-strike-distance = distance of the scatter
roll-strike-hex = target hex
roll-strike-shells = number of shells
roll-take-cover = Duck Back in cover
roll-target = target of the shot
roll-target-in-hex = who in the hex is fired at
roll-way = which way he goes
roll-wind = wind direction
roll-wmc = Wound Morale Check
roll-wound = wound card
