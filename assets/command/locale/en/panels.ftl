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
