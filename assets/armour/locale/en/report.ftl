# The after-action report.

report-title = After-action report: { $game }
report-kind = After-action report
report-between = { $attacker } against { $defender } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
report-won = { $winner } wins
report-unfinished = The battle goes on: { $turn ->
    [0] deployment
   *[other] turn { $turn }
}. The report tells no more than both sides have seen.
report-points = Points
report-dice = The dice
report-units-attacker = The attacker
report-units-defender = The defender
report-map = Map
report-timeline = Timeline
report-nothing = Nothing to tell yet.
report-turn = Turn { $turn }
report-destroyed = { $side }: points destroyed
report-goal = { $side }, objective { $goal }: held by
report-dice-about = Every die counts by its own chance, as its sum in the log gives it; of a die that is rolled again, the first.
report-dice-tries = Dice
report-dice-count = Number
report-dice-expected = Expected
report-dice-actual = Came off
report-dice-luck = Luck
report-dice-hits = { $side }: hits of shots
report-dice-saves = { $side }: saves, and shells that bounced off
report-dice-crossing = { $side }: ground crossed
report-dice-tests = { $side }: tests of morale passed
report-dice-orders = { $side }: orders that worked
report-dice-ranging = { $side }: ranged in
report-dice-shells = { $side }: hits of bombardments
report-dice-assault = { $side }: hits in assaults
report-dice-all = { $side }: all of it
report-luck-bad-plain = a little unlucky: as low in 1 game of { $odds }
report-luck-bad-rare = unlucky: as low in 1 game of { $odds }
report-luck-good-plain = a little lucky: as high in 1 game of { $odds }
report-luck-good-rare = lucky: as high in 1 game of { $odds }
report-column-unit = Unit
report-column-shots = Dice fired
report-column-hits = Hits
report-column-destroyed = Destroyed
report-column-lost = Lost
report-column-moved = Moved, cm
report-column-end = At the end
report-gone = destroyed
report-foot = Begun { $begun } with version { $played }; report by version { $version }.
report-plot-turn = Turn
report-plot-points = Points destroyed by the end of each turn
report-map-of = Drawing of the table: { $map }
report-layer-end = { $over ->
    [yes] At the end
   *[no] Now
}
report-layer-moves = Moves: { $side }
report-layer-fire = Shots
report-layer-harm = Losses
report-shots-line = { $side }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

games-by = { $count ->
    [one] { $count } battle, { $attacker } attacking { $defender }, seed { $seed }
   *[other] { $count } battles, { $attacker } attacking { $defender }, seeds from { $seed }
}
games-won = { $side }: { $share } won
games-drawn = Draw
games-endings = How the battles ended
games-column-winner = Won by
games-column-ended = Ended by
games-column-attacker = Won by the attacker
games-column-defender = Won by the defender
games-column-side = Side
games-column-lost = Teams lost in a battle
games-column-lost-most = At most
games-plot-lost = How often a side lost so many teams, in percent of the battles
games-along-lost = Teams lost
