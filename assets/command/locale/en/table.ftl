# The table: the line above the board, the notes on hexes, and the buttons that answer.

top-set-up = Set-up
top-turn-value = turn {$turn}
top-orders = Orders
top-time = Time
top-points = VP
top-of = {$count} of {$most}
top-time-value = {$count} (sudden death from {$most})
tip-turn = A player turn: orders up to the limit, or discards; then the hand is filled.
tip-orders = Orders given in this turn, and how many may be given at most.
tip-time = From space {$space} on, each advance of Time may end the game by sudden death.
tip-points = Victory points: what one side has more than the other.
tip-posture = { $posture ->
    [attack] {$side}: Attack
    [defend] {$side}: Defend
   *[recon] {$side}: Recon
}
top-even = even
top-ahead = {$side} {$points}
log-of-turn = turn {$turn}
moment-turn = Turn {$turn}
moment-set-up = Set-up
tab-stack = Hex
tab-log = Log
hex-note = {$hex} · {$ground} · level {$level}
hex-note-unit = {$unit}
offer-sight-unit = What is in sight from here
offer-rules-unit = Rules on this unit
offer-sees-unit = {$unit} · { $hexes ->
    [one] {$hexes} hex
   *[other] {$hexes} hexes
}{ $hindrance ->
    [0] {""}
   *[other] {" · "}hindrance {$hindrance}
}
