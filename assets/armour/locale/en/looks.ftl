# What can be shown on the board at any time: sight, ranges, danger, command, goals, a tape measure.

## The rail, the keys

rail-sight = Sight
rail-ranges = Ranges
rail-danger = Danger
rail-goals = Goals
rail-tape = Tape
rail-tip-sight = What a team sees: the one under the pointer, else the chosen one
rail-tip-ranges = How far and in which arc a team’s weapons fire
rail-tip-danger = Which enemies could harm the chosen team where it stands or is going to, with their odds
rail-tip-goals = Who holds each goal, and who is near it
rail-tip-tape = A tape measure from the pointer, edge to edge between teams
key-sight = Sight of a team
key-sight-here = Sight from here
key-ranges = Ranges and arcs of fire
key-danger = Danger to the chosen team
key-goals = Goals and who holds them
key-tape = Tape measure

## Legends

legend-sight = { $team ->
    [none] Sight: choose a team, or point at one and press the key again
   *[other] Sight of {$team}
}
legend-sight-signs = Hatched: out of sight. Point anywhere: blue is clear, red is cut, and the note says by what.
legend-ranges = { $team ->
    [none] Ranges: choose a team, or point at one and press the key again
   *[other] Ranges of {$team}
}
legend-ranges-signs = Dashes: the farthest a weapon fires, within its arc. Dots: beyond them it is long range.
legend-danger = { $team ->
    [none] Danger: choose a team, or point at one and press the key again
   *[other] Danger to {$team}
}
legend-danger-signs = Red: an enemy’s best shot in its next turn, if all stays as it is.
legend-tape = Tape measure
legend-tape-signs = Edge to edge between teams. Press the key twice to begin elsewhere.

## Labels

sight-clear = in sight
sight-concealed = in sight, concealed{ $cause ->
    [none] { "" }
   *[other] : {$cause}
}
sight-cut = cut{ $cause ->
    [none] { " by the ground" }
   *[other] : {$cause}
}
range-ring = {$weapons} · {$range} cm
range-long = over {$range} cm: +{$worse} to hit
danger-none = No enemy can harm it.
danger-looking = Looking for enemies …
danger-sum = { $count ->
    [one] One enemy can harm it.
   *[other] {$count} enemies can harm it.
}
danger-hits = { $armoured ->
    [yes] All together: hits { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destroyed { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · bailed { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] All together: hits { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destroyed { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
danger-from = {$team} · {$distance} cm
danger-shot = {$weapon}: {$dice} × {$need}+
danger-odds = { $armoured ->
    [yes] {$destroyed}% destroyed · {$bailed}% bailed out
   *[no] {$destroyed}% destroyed
}
goal-held = { $holder ->
    [none] {$goal}: held by nobody
   *[other] {$goal}: held by {$holder}
}
goal-near = Within {$reach} cm: attacker {$attackers}, defender {$defenders}
goal-wins = Wins for: {$seats}
tape-length = {$length} cm

## Context menus

offer-sight-team = What it sees
offer-ranges-team = Ranges and arcs of fire
offer-danger-team = Danger to it
offer-rules-team = Rules on it
offer-sight-place = What the chosen team would see from here
offer-tape-place = Measure from here
