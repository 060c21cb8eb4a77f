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
report-points = Losses
report-dice = The dice
report-units-attacker = South
report-units-defender = North
report-map = Map
report-timeline = Timeline
report-nothing = Nothing to tell yet.
report-turn = Turn { $turn }
report-destroyed = { $side }: break value destroyed
report-goal = Objective { $goal }: held by
report-dice-about = Every die counts by its own chance, as its sum in the log gives it.
report-dice-tries = Dice
report-dice-count = Number
report-dice-expected = Expected
report-dice-actual = Came off
report-dice-luck = Luck
report-dice-pools = { $side }: hits of pools
report-dice-guns = { $side }: hits of guns at vehicles
report-dice-plates = { $side }: plates pierced, or vehicles immobilised
report-dice-saves = { $side }: saving rolls
report-dice-experience = { $side }: tests of experience
report-dice-morale = { $side }: tests of morale
report-dice-close = { $side }: close combat
report-dice-radio = { $side }: radio calls answered
report-dice-precision = { $side }: templates on target
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
report-fit = fit to fight
report-foot = Begun { $begun } with version { $played }; report by version { $version }.
report-plot-turn = Turn
report-plot-points = Break value destroyed by the end of each turn
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
games-column-lost = Units lost in a battle
games-column-lost-most = At most
games-plot-lost = How often a side lost so many units, in percent of the battles
games-along-lost = Units lost
