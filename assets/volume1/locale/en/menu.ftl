# What is read before the first turn: start screen and scenario sheet. Read first, so kept short.

## Start screen

menu-motto = Man to man · Normandy, June 1944
menu-heading = Headquarters, 2nd Squad
menu-date = 16 June 1944
menu-new = New battle
menu-new-note = { $count ->
    [one] one scenario
   *[other] {$count} scenarios
}
menu-generate = Generate a battle
menu-generate-note = at random or to your taste, on any board
menu-load = Load a battle
menu-load-note = { $count ->
    [0] no saved battles yet
    [one] one saved battle
   *[other] {$count} saved battles
}
menu-rulebook = Rulebook
menu-rulebook-note = every rule, ruling and term
menu-settings-note = size, pace, sound, keys
menu-quit = Quit

## How long ago

## Scenario sheet

sheet-turns-count = { $count ->
    [one] {$count} turn
   *[other] {$count} turns
}
sheet-turns-rolled = {$first} to {$count} turns
sheet-hand = Opening hand
sheet-hand-count = { $count ->
    [one] {$count} card
   *[other] {$count} cards
}
sheet-briefing = Orders of the day
sheet-squad = Your squad
sheet-squad-rolled = one of six squads, rolled at random
sheet-night = Light
sheet-night-range = { $range ->
    [one] visibility {$range} hex
   *[other] visibility {$range} hexes
}
sheet-night-die = visibility {$range} hexes plus a d6
sheet-night-flares = { $flares ->
    [one] {$flares} flare
   *[other] {$flares} flares
}
sheet-night-carried = {$flares}, carried by {$men}
sheet-comrades = On the board
sheet-exits = Your men may leave the board by the {$edges}.
sheet-enemy = The enemy
sheet-cards = Orders
sheet-cards-man = a card for each alert man
sheet-cards-team = a card for each team (9.2)
sheet-papers = Papers
sheet-papers-captured-officer = on captured officers
sheet-papers-fallen-officer = on the fallen too
sheet-enemy-count = { $count ->
    [one] {$count} counter, a man or a dummy
   *[other] {$count} counters, men or dummies
}
sheet-enemy-alert = alert
sheet-enemy-waiting = waiting
sheet-enemy-prepared = prepared
sheet-enemy-unprepared = unprepared
sheet-morale = Morale
sheet-victory = Victory
sheet-victory-points = What counts
sheet-ends = End of the battle
sheet-verdict = {$points} or more: {$title}
sheet-verdict-below = below: {$title}
sheet-options = Optional rules
sheet-options-none = None in play.
sheet-begin = Begin
sheet-back = Back

points-enemy-killed = Enemy killed
points-enemy-officer-killed = Enemy leader killed
points-enemy-fled = Enemy routed off the board
points-enemy-passed = Enemy broke through
points-enemy-captured = Enemy captured
points-friendly-killed = Your man killed
points-friendly-bad-wound = Your man badly wounded
points-friendly-bad-wound-bandaged = Your man badly wounded, bandaged
points-friendly-fled = Your man fled the board
points-friendly-escaped = Your man left the board
points-friendly-captured = Your man captured
points-friendly-passed = Your man left by an exit edge
points-brought-home = {$man} brought home
points-papers = Papers
