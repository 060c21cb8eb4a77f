# What `simulate` prints.
simulated-column-winner = winner
simulated-column-ended = ended by
simulated-column-lost = units lost (Axis / Allies)
simulated-games = { $count ->
    [one] {$count} game between {$axis} (Axis) and {$allies} (Allies): {$won}% won by the Axis ({$ended})
   *[other] {$count} games between {$axis} (Axis) and {$allies} (Allies): {$won}% won by the Axis ({$ended})
}
simulated-summary = points { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, {$least} to {$most}, above 0 for the Axis; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } units of the Axis and { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the Allies lost
simulated-length = player turns: a tenth of the games at most {$least}, half {$middle}, nine in ten {$most}; { NUMBER($pace, minimumFractionDigits: 1, maximumFractionDigits: 1) } for each space of Time, { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) } rolls a turn
simulated-surrender = surrender
simulated-wiped-out = a side wiped out
simulated-exited = last unit off the map
simulated-sudden-death = Sudden Death
simulated-five-objectives = all five objectives
simulated-conceded = conceded

# The report of many games: `combat report RUN.csv`.
games-by = { $count ->
    [one] { $count } game, the Axis played by { $axis } and the Allies by { $allies }, with seed { $seed }
   *[other] { $count } games, the Axis played by { $axis } and the Allies by { $allies }, with seeds from { $seed } on
}
games-option = { $title } ({ $stands ->
    [on] on
   *[off] off
})
games-won = { $side }: { $share } won
games-endings = How the games ended
games-points = Points, above 0 for the Axis: { $mean } on average; half of the games between { $low } and { $high }, the middle one at { $middle }; from { $least } to { $most }.
games-length = A game has { $turns } player turns and { $decisions } decisions on average, those of the cards among them.
games-pace = A tenth of the games have at most { $least } player turns, half { $middle }, nine in ten { $most }. There are { $pace } player turns for each space of Time, { $rolls } rolls a turn and { $passes } passes a game.
games-column-winner = Won by
games-column-ended = Ended by
games-column-axis = Won by the Axis
games-column-allies = Won by the Allies
games-column-side = Side
games-column-lost = Units lost in a game
games-column-lost-most = At most
games-plot-lost = How often a side lost so many units, in percent of the games
games-plot-turns = How often a game had so many player turns, in percent of the games
games-along-points = Points of the Axis; below 0 those of the Allies
games-along-lost = Units lost
games-along-turns = Player turns

# What a player of the house thinks, as `simulate --why` prints it.
thought = {$turn}, {$side}: {$question} – {$answer} ({$why})
thought-shot = {$pieces} at {$hex}
thought-order = {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-then = then {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shots = fire {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-advance = advance {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-march = move {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-better = better than here {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-goal = objectives {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-danger = danger {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-boost = two FP more {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shelter = concealment {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-again = another roll {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-initiative = the initiative card {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Challenges: one side against the computer, the same for everybody.
challenge-seat = { $map } · { $year } · you lead the { $side }
challenge-came-to = { $winner } won: { $how } · { $lead } · { $turns ->
    [one] { $turns } player turn
   *[other] { $turns } player turns
}
challenge-proved = { $file }: played by the rules, with the cards of its challenge and against its opponent
save-dice-differ = the cards are not those that lay ready for the challenge
