# Names of the things in the rules, as the player reads them.
# A "short" name stands in a sum: "WS 7 −2 rapid −1 hedgerow +1 range = 5".

card-quoted = “{$card}”
man-with-rank = {$man}
unknown-man = unknown {$man}
unknown-man-label = { $number ->
    [0] {$team}
   *[other] {$team} { $number }
}
dummy = dummy ({$team})

## Sides and teams

side-friendly = your men
side-enemy = the enemy
side-both = both sides
team-able = Able
team-baker = Baker
team-charlie = Charlie
team-red = Red
team-yellow = Yellow
team-white = White
team-blue = Blue

## Orders

order-none = No order
order-aimed-fire = Aimed Fire
order-rapid-fire = Rapid Fire
order-suppressive-fire = Suppressive Fire
    .roster = Supp. Fire
    .card = Supp. Fire
order-slow-suppressive-fire = Slow Suppressive Fire
    .roster = Slow Supp.
    .card = Slow Supp.
order-run-and-gun = Run & Gun
order-sneak = Sneak
order-evade = Evade
order-sprint = Sprint
order-charge = Charge
order-grenade = Grenade
order-smoke-grenade = Smoke Grenade
    .roster = Smoke Gren.
order-rifle-grenade = Rifle Grenade
    .roster = Rifle Gren.
order-plan = Plan
order-reload = Reload
order-medical-aid = Medical Aid
order-search = Search
order-hide = Hide
order-rally = Rally
order-carry = Carry/Drag
order-duck-back = Duck Back
order-melee = Melee
order-guard = Guard
order-with-directions = {$order} {$directions}
order-with-checks = {$order}; first { $checks ->
    [C] a Charge Check
    [CG] a Charge Check, then a Grenade Check
    [GC] a Grenade Check, then a Charge Check
   *[G] a Grenade Check
}

order-none-short = no order
order-aimed-fire-short = aimed
order-rapid-fire-short = rapid
order-suppressive-fire-short = suppressive
order-slow-suppressive-fire-short = slow suppressive
order-run-and-gun-short = run & gun
order-sneak-short = sneak
order-evade-short = evade
order-sprint-short = sprint
order-charge-short = charge
order-grenade-short = grenade
order-smoke-grenade-short = smoke grenade
order-rifle-grenade-short = rifle grenade
order-plan-short = plan
order-reload-short = reload
order-medical-aid-short = medical aid
order-search-short = search
order-hide-short = hide
order-rally-short = rally
order-carry-short = carry
order-duck-back-short = duck back
order-melee-short = melee
order-guard-short = guard

## Morale, wounds, ammunition, sight

morale-berserk = Berserk
morale-aggressive = Aggressive
morale-bold = Bold
morale-normal = Normal
morale-cautious = Cautious
morale-shaken = Shaken
morale-rout = Rout
morale-berserk-short = berserk
morale-aggressive-short = aggressive
morale-bold-short = bold
morale-normal-short = normal
morale-cautious-short = cautious
morale-shaken-short = shaken
morale-rout-short = rout
wound-light = Light Wound
wound-bad = Bad Wound
wound-light-bandaged = Light Wound, bandaged
wound-bad-bandaged = Bad Wound, bandaged
wound-close-call = Close Call
wound-kia = killed in action
wound-evac = {$wound} (Evac)
ammo-full = full ammo
ammo-low = Low Ammo
ammo-none = Out of Ammo
state-prisoner = prisoner
state-guard = guard
dossier-prisoner = prisoner of {$guard}
dossier-flare = flare pistol
dossier-guards = guards {$prisoners}
seen-friendly = spotted
unseen-friendly = hidden
seen-enemy = known
unseen-enemy = unknown
alert = alert
waiting = waiting
trait-tough = Tough
trait-medic = Medic
trait-officer = Leader
fate-killed = killed in action
fate-dummy = dummy
fate-fled = fled
fate-escaped = left the board
fate-passed = broke through
fate-captured = captured

## Ground and edges

terrain-open = open ground
terrain-field = field
terrain-long-grass = long grass
terrain-trees = trees
terrain-orchard = orchard
terrain-logs = logs
terrain-marsh = marsh
terrain-hedgerow = hedgerow
terrain-wall = wall
terrain-rocks = rocks
terrain-building = building
terrain-depression = depression
terrain-stream = stream
terrain-foxhole = foxhole
terrain-rubble = rubble
terrain-crater = crater
terrain-open-short = open
ground-cover = cover
ground-open = open
ground-rough = rough
ground-smoke = { $count ->
    [one] Smoke
   *[other] {$count} Smoke markers
}
ground-fading-smoke = { $count ->
    [one] Fading Smoke
   *[other] {$count} Fading Smoke markers
}
ground-lit = lit by a flare
ground-dark = unlit
ground-smoke-cost = Fire or spotting into, through or out of it: {$amount}.
ground-smoke-leader = A leader in it: LDR {$amount}. The hex counts as cover.
ground-smoke-marker = {$source}: marker {$number} of {$value}, removed after turn {$turn}
ground-smoke-source = Unknown source
ground-objective = {$title}: {$points} VP
ground-objective-who = {$man} is hidden here; whoever holds the objective has him.
ground-objective-held = Yours at the end of the game if a man of yours who is not routed is in it, and no enemy.
ground-home = Home for {$man}: {$points} VP
ground-home-reached = At the end of the game he must be here alive, and not a prisoner.
ground-bomb = It explodes at the end of the turn. Everyone in the hex or next to it makes a Morale Check.
ground-bomb-near = Grenade Near: {$men}
ground-bomb-far = Grenade Far: {$men}
ground-target = The target marker stays here until Impulse 3.
ground-target-grenade = Grenade Target of {$man}
ground-target-rifle-grenade = Rifle Grenade Target of {$man}
edge-left = left edge
edge-right = right edge
edge-top = top edge
edge-bottom = bottom edge

## Checks

check-mc = Morale Check
check-wmc = Wound Morale Check
check-rc = Rally Check
check-tqc = Troop Quality Check
check-spotting = Spotting Check
check-hit = shot
check-plan = Plan check
check-medical = Medical Aid check
check-grenade = grenade roll
check-frag = damage roll

## Summands: the short form stands in a log line, the long one in the form before a shot

term-weapon-skill = WS
term-troop-quality = TQ
term-order = {$detail}
term-range = range
term-wounds = wounds
term-morale = {$detail}
term-smoke = smoke
term-night = poor light
term-card = card
stance-short = {$order}/{$terrain}
term-order-terrain = {$detail}
term-heavy-weapon = heavy
term-leader = leader
term-charge = charge
term-unseen = unseen
term-frag = Frag
term-operator = TQ
term-gunner-alone = no assistant
term-weapon-skill-long = Weapon Skill, {$detail}
term-troop-quality-long = Troop Quality
term-order-long = {$detail}
term-range-long = Range {$detail}
term-wounds-long = Wounds
term-morale-long = Morale: {$detail}
term-smoke-long = Smoke on the line
term-night-long = Night or mist
term-card-long = Card or event of this turn
term-heavy-weapon-long = Heavy weapon under Run & Gun
term-leader-long = Within a leader’s LDR range
term-charge-long = Charge
term-operator-long = Operator’s TQ, {$detail}
term-gunner-alone-long = No assistant: {$detail}
term-frag-long = Frag, {$detail}
term-unseen-long = First attack, not seen before
term-order-terrain-long = Order/Terrain chart, target: {$order}/{$terrain}
summand = {$amount} {$name}
sum-base-unknown = {$name} ?
sum-base = {$name} {$amount}
sum-total = {$sum} = {$total}

## Decks, cards, tables

deck-friendly = your deck
deck-enemy = the enemy deck
deck-cup = the cup
table-friendly = Friendly event
table-enemy = Enemy event
card-number = No. {$number}
section-cover = in cover
section-open = in the open
section-rout = rout
section-berserk = berserk
section-guard = on guard
section-driven = rout

## Phases

phase-set-up = Set-up
phase-friendly-cards = Play a card
phase-friendly-orders = Give orders
phase-enemy-orders = Enemy cards
phase-action = Action
phase-end = End of the turn
phase-over = Game over

## What binds a man to others (7.14-7.18)

tie-medical-aid = Treats {$whom}
tie-search = Searches {$whom}
tie-carry = Carries {$whom}
tie-carried = Carried by {$man}
tie-treated = treated by {$man}
tie-papers = carries the Papers of {$of}
papers-of = Papers of {$of}
check-promise = {$need} or less at the end of the turn, {$percent}%

## The tally of victory points (22.0)

score-enemy-killed = {$who} killed
score-enemy-officer-killed = {$who} killed, a leader
score-enemy-fled = {$who} routed off the board
score-enemy-passed = {$who} broke through
score-enemy-captured = {$who} captured
score-friendly-killed = {$who} killed
score-friendly-bad-wound = {$who} badly wounded
score-friendly-bad-wound-bandaged = {$who} badly wounded, bandaged
score-friendly-fled = {$who} fled the board
score-friendly-escaped = {$who} left the board
score-friendly-captured = {$who} captured
score-friendly-passed = {$who} got through
score-brought-home = {$who} brought home
score-papers = Papers: {$who}
score-objective = {$who} held
score-conceded = Conceded
score-several = {$what}: {$count}
missed-objective = {$who} not held
missed-brought-home = {$who} not brought home
no-help-nobody = no assistant
no-help-away = in another hex
no-help-wounded = badly wounded
no-help-not-himself = routed or berserk
no-help-operator-wild = the operator is routed or berserk
no-help-on-guard = he guards a prisoner
no-help-other-order = another order

## Boards

country-bocage = Bocage
country-village = Village
country-hills = Hills
country-river = River
country-orchards = Orchards
country-ruins = Ruins
board-made-up = { $country } { $seed }
board-farmhouse = The Farmhouse
board-village = The Village
board-hill = The Hill
board-hedgerows = The Hedgerows
board-beach-exit = The Beach Exit
board-ruined-town = The Ruined Town
board-river-crossing = The River Crossing
board-deep-woods = The Deep Woods
