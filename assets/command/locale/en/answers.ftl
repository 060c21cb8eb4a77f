# What stands on the buttons of a question.

answer-hex = { $hex }
answer-pass = Pass
answer-pass-give-order = Pass and discard
answer-pass-give-order-night = Pass and discard the whole hand
answer-pass-give-order-empty = Pass
answer-pass-reroll = Let it stand
answer-pass-react-fire-roll = Roll
answer-pass-react-defence = Roll
answer-pass-react-entered = No reaction
answer-pass-react-melee = Fight
answer-pass-react-breaking = It breaks
answer-pass-react-eliminated = It is eliminated
answer-pass-pick-unit-sniper = Nobody
answer-pass-pick-unit-spotter = Nobody
answer-pass-pick-hex = In no hex
answer-pass-pick-unit-deploy = Nobody
answer-pass-pick-unit-split = Nobody
answer-pass-pick-unit = Nobody
answer-pass-pick-weapon = None
answer-pass-pick-card = None
answer-done = Done
answer-done-give-order = End the turn
answer-done-set-up = Set-up complete
answer-done-set-off = End the move
answer-done-advance-one = End the advance
answer-done-shoot = Cease fire
answer-stop = Stop here
answer-exit = Leave the map
answer-exit-unit = {$unit} leaves the map
answer-shoot = Fire
answer-initiative = Hand over the initiative card for +{$fp} FP
answer-reroll = Roll again
answer-give = Give {$weapon} to {$unit}
answer-scrap = Throw away: {$weapon}
answer-placed = {$unit} in {$hex}
answer-of-side = {$name} ({$side})
answer-card = {$order} / {$action}
answer-card-unknown = A card
answer-time = Time {$space}
answer-chit = Chit {$chit}: {$worth}
answer-rout-help-add = Adds his Command
answer-rout-help-subtract = Subtracts his Command
answer-run-along-yes = Goes along
answer-run-along-no = Stays
answer-request-repair = Repair the radio
answer-request-mission = Fire mission
answer-request-starshell = Starshell
answer-mission-shells = High explosive
answer-mission-smoke = Smoke
answer-deny-radio = Radio
answer-deny-starshell = Starshell
answer-lift-smoke = Smoke
answer-lift-starshell = Starshell
answer-lift-none = Nothing
answer-markers-1 = The team with the weapon
answer-markers-2 = The other team

button-place-rest = Place the rest
button-work = {$work}: {$count} left
button-discard = { $count ->
    [0] Discard none
    [one] Discard {$count} card
   *[other] Discard {$count} cards
}
button-activate = { $count ->
    [0] Activate units
    [one] Activate {$count} unit
   *[other] Activate {$count} units
}
button-activate-first = Activate { $count ->
    [one] {$count} unit
   *[other] {$count} units
}, choose the attack next
button-set-off = { $count ->
    [0] Move units
    [one] Move {$count} unit
   *[other] Move {$count} units
}
button-fire-fp = Fire with FP {$fp}
button-fire-weak = Declare fire with FP {$fp}: an action must add to it
button-aim = Aim: hit in {$percent}
button-all-in-order = All in this order
button-aim-otherwise = Choose another attack
button-smoke-shell = Shell with smoke
button-smoke-on = Fire smoke instead
button-smoke-off = Fire shells instead
button-give-order = Order: {$order}
button-give-order-none = Give the order
button-pick-own = Offer my own too
button-pick-enemies = Offer the enemy’s too
choose-units-first = Choose units first
choose-card-first = Choose a card first: by its number, or click it.
nothing-to-fire-with = Nothing that may fire sees {$hex} in range
too-weak-to-fire = Less than 1 FP against {$hex}
far-way = No way: {$hex} cannot be reached in a move
far-way-costs = { $gained ->
    [0] Too far: {$hex} costs {$cost}, {$lacks} too many
   *[other] Too far: {$hex} costs {$cost}, {$lacks} too many even with {$gained} more on the way
}
far-way-nearest = {$why}. Nearest in reach: {$nearest}, cost {$spent}
