# The after-action report: `combat report`, and the form that opens from the end of a battle.

report-title = After-action report: { $battle }
report-kind = After-action report
report-where = { $date } · { $place }
report-unfinished = The battle goes on: { $moment }. The report tells no more than you have seen.
report-points = Points
report-men-friendly = Your men
report-men-enemy = The enemy
report-dice = The dice
report-board-section = The board
report-timeline = The course of the battle
report-nothing = Nothing to tell yet.
report-turn = Turn { $turn }

report-column-man = Man
report-column-shots = Shots
report-column-hits = Hits (expected)
report-column-wounded = Wounds dealt
report-column-killed = Killed
report-column-captured = Captured
report-column-spotted = Spotted
report-column-thrown = Grenades
report-column-bandaged = Bandaged
report-column-hexes = Hexes
report-column-fate = At the end
# `expected` has one decimal
report-order = { $order } ×{ $turns }

report-dice-about = Every try counts by its own chance, as its sum in the log gives it; a card that rolled a die again is part of the outcome.
report-dice-tries = Tries
report-dice-count = Rolled
report-dice-expected = Expected
report-dice-actual = Came off
report-dice-luck = Luck
report-dice-fire = { $side ->
        [friendly] Your shots
       *[enemy] Enemy shots
    }
report-dice-fragments = { $side ->
        [friendly] Grenades and shells against the enemy
       *[enemy] Grenades and shells against your men
    }
report-dice-spotting = { $side ->
        [friendly] Your Spotting Checks
       *[enemy] Enemy Spotting Checks
    }
report-dice-morale = { $side ->
        [friendly] Your Morale Checks
       *[enemy] Enemy Morale Checks
    }
report-luck-bad-plain = a little unlucky: as low in 1 battle of { $odds }
report-luck-bad-rare = unlucky: as low in 1 battle of { $odds }
report-luck-good-plain = a little lucky: as high in 1 battle of { $odds }
report-luck-good-rare = lucky: as high in 1 battle of { $odds }

report-plot-fire = Hits so far: { $side }
report-plot-hits = Hits
report-plot-expected = Expected
report-plot-losses = Men lost in each turn
report-plot-turn = Turn

report-board = Drawing of the board: { $board }
report-layer-end = At the end
report-layer-steps-friendly = Your moves
report-layer-steps-enemy = Enemy moves
report-layer-fire = Fire
report-layer-hits = Hits
report-fire-line = { $side }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }
report-foot = Begun { $begun } with version { $played }; report by version { $version } of COMBAT!.

# The same in the game.
report-button-tip = The battle so far: fire, losses, ways
report-dice-line = { $actual } (expected: { $expected }), { $tries } rolled
report-hits = { $hits } ({ $expected })
report-tab-men = Men
report-tab-dice = Dice
report-tab-board = Board
report-tab-course = Timeline
