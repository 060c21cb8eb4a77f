# The panes around the board: hand, tracks, who is in a hex.

## The hand

hand-empty = No cards in hand.
card-barred-named = {$why}. {$instead}
card-barred = {$what}: {$why}. {$instead}
card-barred-action = {$action} is an action and is not played here; now you play a card as its order.
card-barred-activate = {$order} is under way: choose the units that carry it out and confirm, or take the card back with {$key}.
card-barred-conditions = its conditions are not met here
card-barred-enemy-turn = Turn of the other side ({$side}). You are asked when one of your cards can be played as an action.
card-barred-first = No card is played here. Answer first: {$question}
card-barred-over = The game is over.
card-barred-posture = only a side in Defend plays it
card-barred-shown = Events are still being shown. Your cards can be played at your next question.
card-barred-window = Only {$actions} can be played here. {$instead}
card-instead-end = Play a lit card or end the turn.
card-instead-moved = Move on or stop.
card-instead-only-end = End the turn.
card-instead-only-pass = Pass.
card-instead-pass = Play a lit card or pass.
card-instead-react = Continue without it.
card-order = order
card-action = action
card-tip = Card {$number}
card-tip-play = Click to play its {$part}: {$use}
card-tip-event = If it is turned up for an event: {$event}
card-does-fire = Activated units and weapons attack enemies in range and in line of sight. Played as an action, it answers an enemy move with op fire.
card-does-move = Activated units move hex by hex, as far as their Move goes. The enemy may answer each step with op fire.
card-does-advance = Activated units go one hex, whatever it costs, and draw no fire. In a hex with enemies there is melee.
card-does-recover = All your suppression is lifted, and each of your broken units rolls to rally.
card-does-rout = You choose a side: yours or the enemy. Each broken unit of that side rolls against its Morale. A roll above it makes the unit retreat.
card-does-artillery-request = Repairs your broken radio, or starts a fire mission with one that works.
card-does-artillery-denied = The enemy radio breaks; if it is broken already, it is lost for the game.

## Tracks

track-time = Time
track-points = VP
track-casualties = Casualties
track-initiative = Initiative
track-decks = Cards
track-radios = Radios
track-chits = Objectives
track-of = {$count} / {$most}
track-hand = Hand {$count}
track-time-tip = Time {$space}. From space {$most} on, each advance of Time brings a sudden death roll: below the space, the game ends.
track-arrives = Space {$space}, {$side}: {$units}
track-points-tip = {$side} {$points} VP ahead
track-points-even = Victory points: even
track-casualties-tip = { $count ->
    [one] {$side}: {$count} unit lost; at {$most} they surrender
   *[other] {$side}: {$count} units lost; at {$most} they surrender
}
track-and-more = {$named} and {$count} more
track-initiative-tip = The {$side} hold the initiative card: they may cancel a roll, and win ties.
track-deck-tip = { $count ->
    [one] {$side}: {$count} card in the deck. When it runs out, Time advances.
   *[other] {$side}: {$count} cards in the deck. When it runs out, Time advances.
}
track-discards-tip = { $count ->
    [one] {$side}: {$count} card discarded
   *[other] {$side}: {$count} cards discarded
}
track-counted = {$count} {$what}
track-orders-tip = Orders: {$listed}
track-actions-tip = Actions: {$listed}
track-hand-tip = { $count ->
    [one] {$side}: {$count} card in hand, filled up to {$most}
   *[other] {$side}: {$count} cards in hand, filled up to {$most}
}
track-radio-tip = {$side}: radio of the {$calibre} mm battery, FP {$fp}
track-radio-broken = It is broken: no fire missions until it is repaired.
track-radio-waits = It comes with Time space {$space}.
track-radio-smoke = It can also shell with smoke.
track-chit-hidden = A secret objective chit of the {$side}
track-chit-secret = Secret: only the {$side} know it.
track-chit-open = Open: it counts for both sides.
track-chit-owed = A late event opened it: it scores at the end of the game.

## Who is in a hex

stack-hex = Hex {$hex}
stack-forces = Forces
stack-ground = {$ground}, level {$level}
stack-figures = { $count ->
    [one] {$count} figure of {$most}
   *[other] {$count} figures of {$most}
}
stack-cover = { $side ->
    [none] Cover {$sum}
   *[other] {$side}: cover {$sum}
}
stack-cover-towards = { $side ->
    [none] Cover {$sum} towards {$hexes}
   *[other] {$side}: cover {$sum} towards {$hexes}
}
stack-cover-indirect = { $side ->
    [none] Cover {$cover} against mortars and artillery
   *[other] {$side}: cover {$cover} against mortars and artillery
}
stack-overstacked = { $costs ->
    [cover] {$side}: {$count} too many, cover −{$count}
   *[units] {$side}: {$count} too many, units are removed at the end of the turn
}
stack-none = 0
stack-term = {$amount} ({$name})
stack-road = Road: +{$bonus} Move for a unit entering it
stack-work = Fortification: {$work}
stack-smoke = Smoke, hindrance {$hindrance}
stack-blaze = Blaze: nobody may enter
stack-lit = Lit by a starshell
stack-dark = In the dark
stack-objective-secret = Objective {$number}: {$points} VP now, {$whole} at the end with your secret { $chits ->
    [one] chit
   *[other] chits
}, held by {$side}
stack-objective = Objective {$number}: {$points} VP, held by {$side}
stack-nobody = nobody
stack-broken = {$weapon}, broken
stack-sum = {$what}: {$sum}
value-fp = FP
value-range = Range
value-move = Move
value-morale = Morale
value-morale-indirect = Morale against mortars and artillery
value-least = from
state-activated = activated
state-spotter = mortar spotter
nation-germany = Germany
nation-italy = Italy
nation-united-states = United States
nation-soviet-union = Soviet Union
nation-britain = Britain
nation-france = France
force-orders = { $orders ->
    [one] {$orders} order a turn, hand of {$hand}
   *[other] {$orders} orders a turn, hand of {$hand}
}
force-units = { $count ->
    [one] {$count} unit on the map, {$broken} broken
   *[other] {$count} units on the map, {$broken} broken
}
force-waiting = { $count ->
    [one] {$count} unit yet to come
   *[other] {$count} units yet to come
}
