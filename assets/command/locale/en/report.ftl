# The after-action report.

report-title = After-action report: { $game }
report-kind = After-action report
report-between = { $axis } against { $allies } · { $turns ->
    [one] { $turns } player turn
   *[other] { $turns } player turns
}
report-unfinished = The game goes on: { $turn ->
    [0] set-up
   *[other] turn { $turn }
}. The report tells no more than both sides have seen.
report-points = Points
report-decks = The decks
report-units-axis = The Axis
report-units-allies = The Allies
report-timeline = Timeline
report-nothing = Nothing to tell yet.
report-turn = Turn { $turn }
report-score = Points
report-time = Time
report-time-of = { $time }, sudden death from { $sudden }
report-lost = Lost: { $side }
report-lost-of = { $lost }, surrender at { $surrender }
report-held = Objectives: { $side }
report-chit = Chit { $chit }
report-decks-about = Every roll counts by its own chance, as its sum in the log gives it; of a roll that was cancelled the one that took its place.
report-decks-tries = Rolls
report-decks-count = Number
report-decks-expected = Expected
report-decks-actual = Came off
report-decks-luck = Luck
report-decks-defence = { $side }: units that stood an attack
report-decks-targeting = { $side }: shells on target
report-decks-accuracy = { $side }: accurate spotting rounds
report-decks-recover = { $side }: units rallied
report-decks-rout = { $side }: enemy units made to retreat
report-decks-all = { $side }: all of it
report-average = { $side }: average roll
report-cancelled = { $count ->
    [0] no roll cancelled
    [one] { $count } roll cancelled
   *[other] { $count } rolls cancelled
}
report-luck-bad-plain = a little unlucky: as low in 1 game of { $odds }
report-luck-bad-rare = unlucky: as low in 1 game of { $odds }
report-luck-good-plain = a little lucky: as high in 1 game of { $odds }
report-luck-good-rare = lucky: as high in 1 game of { $odds }
report-column-unit = Unit
report-column-attacks = Attacks
report-column-felled = Enemies broken
report-column-eliminated = Eliminated
report-column-hexes = Hexes
report-column-broke = Broke
report-column-rallied = Rallied
report-column-end = At the end
report-in = in { $hex }
report-foot = Begun { $begun } with version { $played }; report by version { $version }.
report-plot-turn = Player turn
report-plot-points = Points at the end of each player turn: {$side}; below 0 the other side
report-plot-sum = Sum
report-plot-rolls = What the deck rolled: {$side}
report-plot-rolled = rolled
report-plot-promised = expected

# The same in the game.
report-button-tip = The game so far: points, rolls, losses, ways
report-average-line = { $average } in { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
report-decks-line = { $actual } (expected: { $expected }), { $tries ->
    [one] { $tries } roll
   *[other] { $tries } rolls
}
report-plot-lead = Lead at the end of each player turn: above 0 { $axis }, below 0 { $allies }
report-plot-signs = Vertical lines: the Time marker moves to the space above. Numbers on the curve: objectives, in the colour of the side that takes them; blue is the Axis, orange the Allies.
report-layer-moves = Moves: { $side }
report-layer-fire = Attacks: dots for the Axis, rings for the Allies
report-layer-harm = Units broken or eliminated
report-map = Map
report-map-of = Drawing of the map: {$map}
report-layer-end = { $over ->
    [yes] At the end
   *[other] As they stand
}
report-layer-attacks = Attacks
report-attacks-line = {$side}: { $count ->
    [one] one attack
   *[other] {$count} attacks
}
report-objective = Objective {$number}: { $held ->
    [yes] {$side}
   *[other] held by nobody
}
report-tab-points = Points
report-tab-decks = Decks
report-tab-units = Units
report-tab-map = Map
report-tab-course = Timeline
report-course-signs = Triangles are units that broke or were lost: blue those of the Axis, orange those of the Allies.
