# The log: short lines, one for each fact, in the present tense.
# head | sum | result — "Cragg fires at Bach" | "WS 6 −2 rapid −1 wall +1 range = 4" | "hit".

## Set-up and the clock

log-turn = Turn {$turn}
log-enemy-cards = Enemy cards
log-end = End of turn {$turn}
log-impulse = Impulse {$impulse}
log-squad-mustered = The squad falls in
log-man-placed = {$man} takes post
log-comrade-found = {$man} waits for you
log-enemy-placed = An enemy goes to ground: {$man}
log-wind-set = The wind blows toward {$direction}

## Cards

log-card-drawn-hand = You draw {$card}
log-card-drawn-aside = {$man} plans: {$card} for the next turn
log-card-drawn-event = You draw an event: {$card}
log-card-drawn-wound = Wound card {$number} for {$man}
log-cards-taken-up = The planned cards come to hand
log-card-discarded = You discard {$card}
log-card-played = You play {$card}
log-card-played-values = Able {$able} · Baker {$baker} · Charlie {$charlie}
log-discard-played = You use {$card}
log-deck-shuffled = A new draw pile: {$deck} is shuffled
log-event-rolled = {$table}: {$title}

## Effects of cards and events

effect-weapon-skill = {$who}: WS {$amount} this turn
effect-troop-quality = {$who}: TQ {$amount} this turn
effect-spotting = {$who}: {$amount} to spot this turn
effect-restrict = {$man} may be given nothing but {$order} this turn
effect-event = An event for {$who}
effect-morale = The morale of {$man} shifts by {$amount}
effect-morale-all = Morale of {$who}: {$amount}
effect-ammo = {$man} runs low on ammunition
effect-alert = The enemy pricks up his ears
effect-reveal = The nearest unknown enemy shows himself
effect-expose = {$man} is given away
effect-reinforce = { $amount ->
    [one] One more enemy comes up
   *[other] {$amount} more enemies come up
}
effect-draw = { $amount ->
    [one] You draw a card
   *[other] You draw {$amount} cards
}
effect-discard = { $amount ->
    [one] You lose a card
   *[other] You lose {$amount} cards
}
effect-wind = The wind turns
effect-night = { $amount ->
    [one] From now on one sees {$amount} hex
   *[other] From now on one sees {$amount} hexes
}
effect-flares = { $amount ->
    [one] Another flare
   *[other] {$amount} more flares
}
effect-flare = A flare goes up for {$who}
effect-illumination = { $amount ->
    [one] An illumination round
   *[other] {$amount} illumination rounds
}
effect-recover-ammo = {$man} finds ammunition
effect-artillery = Artillery of {$who}
effect-none = Nothing comes of it
effect-re-roll = A roll is made again: {$of}
effect-pass = A roll is passed without a die: {$of}
effect-milder-wound = The wound card is drawn anew
effect-for-whom = {$team}, {$who}

## Orders

log-order-placed = {$man}: {$order}
log-order-taken = {$man} loses his order
log-orders-committed = The orders stand
log-order-earned = {$man} is ready for {$order}
log-order-check-failed = {$order} is out of the question for {$man} this turn
log-enemy-card = Card {$serial} for {$man}
log-enemy-card-team = Card {$serial} for {$team}
log-enemy-card-row = {$section}, {$morale}: {$row}
log-enemy-card-direction = {$section}: direction {$directions}
log-enemy-card-initiative = {$team} acts on {$value}
log-enemy-card-why-cover = He is in cover.
log-enemy-card-why-open = He is in the open.
log-enemy-card-why-rout = He is routed: the card says only which way he runs.
log-enemy-card-why-berserk = He is berserk: the card says only which way he storms.
log-enemy-card-why-morale = His morale is {$morale}: that line of the table counts.
log-enemy-card-why-c = C: he charges if he passes a check and a spotted man of yours is within 4 hexes.
log-enemy-card-why-g = G: he throws a grenade if he passes a check and a spotted man of yours is within 4 hexes.
log-enemy-card-why-initiative = It is the team's first card, so its number places the team on the track.
log-initiative-set = The teams take their places
log-initiative-value = {$team} {$value}

## The action phase

log-man-moved = {$man} moves to {$hex}
log-man-held = {$man} stays put
log-fire-held = {$man} does not fire
log-man-left = {$man} leaves over the {$edge}
log-man-spotted = {$man} is spotted
log-man-spotted-by = {$by} spots {$man}
log-man-known = Now known: {$man}
log-man-known-by = {$by} makes out {$man}
log-dummy-removed = Nobody there: a false report ({$team})
log-man-hidden = {$man} is hidden again
log-man-alerted = {$man} is alert
log-check = {$man}: {$check}
log-check-purpose = {$man}: {$why}
log-check-spotting = {$man} looks for {$target}
log-check-passed = passed
log-check-failed = failed
log-check-seen = seen
log-check-unseen = not seen
log-check-confirmed = Rule of 0: needed {$need} or less, rolled {$roll}
log-result-rule-of-0 = {$result} (Rule of 0)
log-check-hopeless = Rule of 0: no chance at {$need}
log-shot = {$man} fires at {$target}
log-shot-of = {$man} fires at {$target}, shot {$shot} of {$shots}
log-shot-hit = hit
log-shot-check = hit · Morale Check only
log-shot-miss = miss
log-shot-choice = He shoots at the man who is easiest to hit; if several are, at the nearest; else by lot.
log-shot-considered = {$man}: {$need} or less, { $range ->
    [one] {$range} hex
   *[other] {$range} hexes
} away
log-ammo-low = {$man} is low on ammo
log-ammo-none = {$man} is out of ammo
log-ammo-full = {$man} has ammo again
log-morale-up = {$man} takes heart: {$after}
log-morale-down = {$man} loses heart: {$after}
log-morale-before = {$before} before
log-man-wounded = {$man} has a {$wound}
log-man-killed = {$man} is killed
log-melee-began = Hand to hand in {$hex}
log-melee-ended = The fight in {$hex} is over
log-blow = {$man} strikes at {$target}
log-blow-hit = hit
log-blow-missed = warded off

log-surrendered = {$man} gives himself up to {$guard}
log-prisoner-handed-over = {$guard} now guards {$man}
log-prisoner-led-off = {$man} is led off by {$guard}
log-prisoner-freed = {$man} is nobody's prisoner any more

## Helping hands and Papers

log-whom-medical-aid = {$man} sees to {$whom}
log-whom-search = {$man} searches {$whom}
log-whom-carry = {$man} takes up {$whom}
log-wound-bandaged = {$man} bandages {$whom}
log-papers-taken = {$man} has the Papers of {$of}
log-papers-dropped = The Papers of {$of} lie in {$hex}

## Grenades and smoke

log-grenade-aimed = {$man} aims a grenade at {$hex}
log-grenade-aimed-rifle = {$man} aims a rifle grenade at {$hex}
log-grenade-armed = {$man} pulls the pin
log-grenade-thrown = {$man} throws at {$hex}
log-grenade-thrown-smoke = {$man} throws smoke at {$hex}
log-grenade-thrown-rifle = {$man} fires a rifle grenade at {$hex}
log-grenade-scatters-from = it scatters on {$roll} or more
log-grenade-on-target = on target
log-grenade-scattered = it rolls to {$hex}
log-grenade-near = It lies close to {$target}
log-grenade-far = It lies off from {$target}
log-grenade-dropped = {$man} drops a live grenade
log-grenade-exploded = {$weapon} goes off in {$hex}
log-fragment = Fragments at {$man}
log-fragment-of = Fragments at {$man}, {$shot} of {$shots}
## Artillery from off the board

log-strike-called-friendly = {$strike}: our guns answer
log-strike-called-enemy = {$strike}: somewhere behind them guns are laid
log-strike-unanswered-friendly = No guns of ours are in reach
log-strike-unanswered-enemy = No guns of theirs are in reach
log-strike-began = {$strike}
log-strike-shells = { $shells ->
    [0] not one shell comes
    [one] {$shells} shell
   *[other] {$shells} shells
}
log-shell-aimed = A shell meant for {$hex}
log-shell-double = one is meant for it already
log-shell-scattered = The shell for {$hex} drifts in direction {$direction} by {$distance}
log-shell-comes-down = comes down in {$hex}
log-shell-off-board = lost beyond the map
log-shell-burst = {$weapon}: burst in {$hex}
log-crater-rolled = A crater in {$hex}? {$need} or less
log-crater-left = a crater
log-crater-spared = the ground holds
log-rubble-rolled = Does the house in {$hex} stand? It falls on {$need} or less
log-rubble-left = it comes down on everyone in it
log-rubble-spared = it stands
log-smoke-rose = Smoke in {$hex}
log-smoke-drifted = The smoke drifts to {$hex}
log-smoke-gone = Smoke drifts off the board
log-smoke-faded = Smoke grows thin
log-smoke-thinned = The smoke in {$hex} is gone

## Night and flares

log-night-fell = Nobody sees farther than {$range} { $range ->
    [one] hex
   *[other] hexes
}
log-night-flares = { $flares ->
    [one] {$flares} flare in hand
   *[other] {$flares} flares in hand
}
log-flare-fired = {$man} fires a flare over {$hex}
log-flare-friendly = One of our flares opens over {$hex}
log-flare-enemy = An enemy flare opens over {$hex}
log-flare-scatter = { $hexes ->
    [one] {$hexes} hex off in direction {$direction}
   *[other] {$hexes} hexes off in direction {$direction}
}
log-flare-lights = it lights up {$hex}
log-flare-lost = it falls beyond the board
log-flare-burns = burns out on {$roll} or more
log-flare-drifted = The flare over {$start} drifts to {$hex}
log-flare-gone = The flare over {$hex} drifts off the board
log-flare-died = The flare over {$hex} burns out
log-flares-found = { $flares ->
    [one] Another flare turns up
   *[other] {$flares} more flares turn up
}
## Belt-fed weapons

log-weapon-manned = {$operator} takes the {$weapon}
log-weapon-manned-by-two = {$operator} operates the {$weapon}, {$assistant} assists
log-weapon-lies = {$man} leaves the {$weapon}: it lies in {$hex}
log-weapon-left = {$man} no longer serves the {$weapon}
log-weapon-lost = {$man} takes the {$weapon} off the board
log-weapon-ammo-low = The {$man} is low on ammo
log-weapon-ammo-none = The {$man} is out of ammo
log-weapon-ammo-full = The {$man} has ammo again
log-roles-swapped-bad = {$assistant} takes over the weapon: the wound is his now, {$operator} fires on
log-roles-swapped-killed = {$assistant} takes over the weapon: his counter goes, {$operator}'s stands in his place
log-roles-swapped-why = At the end of a turn the assistant becomes the operator where that one is dead or badly wounded.

## The end

log-reinforced = An enemy comes up: {$man}
log-game-ended = {$verdict}
log-game-points = { $points ->
    [one] {$points} victory point
   *[other] {$points} victory points
}

## Why something happened: short causes that follow a fact

why-berserk = berserk
why-call = you called for it
why-bad = badly wounded
why-better = the man of higher Troop Quality operates it
why-fire-plan = the fire plan
why-card = a card says so
why-team-card = his team’s card
why-carried = he is carried
why-carry-over = the carrying is over
why-charge = does he charge?
why-charge-failed = his charge met nobody
why-check = he passed his check
why-chosen = by your order
why-close-call = a close call
why-comrade-alert = a comrade near him is alert
why-comrade-hit = a comrade near him was hit
why-comrades-there = only his comrades are where it would go
why-edge-ahead = no way over this edge
why-explosion = an explosion near him
why-event = an event
why-failed-check = he failed his check
why-fired = he has fired
why-fired-at = under fire
why-fired-flare = he has fired a flare
why-forgotten = left without an order, he hides
why-freed = free again
why-grenade = does he throw a grenade?
why-grenade-off-board = it would roll off the board and stays
why-gun-apart = they are in different hexes
why-gun-carried = carried off
why-gun-guards = he has a prisoner to watch
why-gun-inactive = too badly hurt
why-gun-killed = killed
why-gun-routed = routed
why-gun-surrendered = taken prisoner
why-gun-took-over = the assistant takes over
why-gunner-alone = without an assistant the weapon is too heavy for it
why-guard = he has a prisoner to watch
why-guard-gone = his guard is gone
why-hex-entered = someone came into his hex
why-hide = does he slip from view?
why-hit = hit
why-holds-fire = does he save his shot?
why-kia = killed in action
why-medical = does he dress the wound?
why-killed = killed
why-laid-down = laid down by your order
why-all-routed = both sides are routed
why-melee = hand to hand
why-melee-near = a fight near him
why-melee-won = he gets his breath back
why-no-quarter = no quarter is given
why-no-way = no way leads on
why-weapon-needs-two = the weapon is too heavy without an assistant
why-nobody-to-treat = his patient is not there any more
why-nothing-to-search = there is nothing to search any more
why-officer = roused by his leader
why-out-of-ammo = out of ammo
why-plan = does his plan work?
why-relieved = the guard is relieved
why-put-down = put down again
why-rally = does he pull himself together?
why-rough = a sprint into rough ground
why-rifle-grenade = does he get a rifle grenade ready?
why-rough-ahead = rough ground ahead
why-rout = routed
why-rubble = under the rubble
why-search = does he find anything?
why-sees-foe = he sees one of your men
why-shift-target = does he change his aim?
why-shot = a shot near him
why-slow-weapon = his weapon is too slow for it
why-smoke-grenade = does he find a smoke grenade?
why-spares-comrade = he aims, to spare a captured comrade
why-spotted = spotted
why-spotted-someone = he has spotted one of your men
why-spotting = does he see him?
why-steady = does he hold and fire?
why-stop-running = does he stop running?
why-take-cover = does he go to ground?
why-taken = by your order
why-taken-back = taken back
why-took-over = he has a prisoner to guard now
why-took-cover = he goes to ground in cover
why-threw = he has thrown a grenade
why-turned = the marker is turned to Hide
why-under-care = a medic sees to him
why-wound = a wound
why-wounded = no longer able to
why-wounds = of his wounds

## What chance is asked for

roll-charge-check = does he dare to charge?
roll-charge-goal = whom he charges
roll-confirm = the Rule of 0 asks for a second roll
roll-empty-hand = a card for your empty hand
roll-enemy-event = the enemy's event
roll-enemy-order = the enemy's order
roll-entry-hex = where he comes on
roll-event = a card by an event
roll-first-to-act = who acts first
roll-friendly-event = your event
roll-flare-burns = does the flare burn out?
roll-flare-direction = which way the flare drifts off
roll-flare-scatter = how far the flare drifts off
roll-frag = does a fragment hit?
roll-grenade = how near it lies
roll-grenade-check = does he reach for a grenade?
roll-grenade-target = whom he throws at
roll-guard = who has to stand guard
roll-hit = does the shot hit?
roll-illumination-hex = over which hex the round bursts
roll-initiative-tie = which team acts first
roll-mc = a Morale Check
roll-melee = does his blow land?
roll-night = how far one sees tonight
roll-opening-hand = your first cards
roll-opponent = whom he strikes at
roll-plan = a card won by a plan
roll-random-card = which card
roll-random-man = whom it falls on
roll-crater = does the shell leave a crater?
roll-random-strike = whose guns fire
roll-rubble = does the house come down?
roll-strike-direction = which way the shells drift
roll-strike-distance = how far a shell drifts
roll-strike-hex = where a shell is meant to fall
roll-strike-shells = how many shells
roll-rc = a Rally Check
roll-reinforcement = who comes up
roll-scatter = where the grenade lands
roll-scatter-direction = which way it rolls
roll-set-up = who lies in wait
roll-squad = which squad
roll-target = whom he shoots at
roll-target-in-hex = who of those in the hex is shot at
roll-way = which way he takes
roll-wind = which way the wind blows
roll-wmc = a Wound Morale Check
roll-wound = how bad it is
