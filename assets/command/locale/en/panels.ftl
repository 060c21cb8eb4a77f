# The panes around the board: hand, tracks, who is in a hex.

## The hand

hand-empty = No cards in hand.
card-not-now = This card cannot be played now.
card-order = order
card-action = action
card-tip = Card {$number}
card-tip-play = Click to play its {$part}: {$use}
card-tip-nothing = Neither its order nor its action can be played now.
card-tip-event = If it is turned up for an event: {$event}

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
track-time-tip = Time {$space}. From space {$most} on, each advance brings a Sudden Death roll: below the space, the game ends.
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
track-chit-open = It lies open and counts for both sides.
