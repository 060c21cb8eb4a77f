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
report-no-runs = { $file }: pages of COMMAND! are made of saves, not of runs; the simulate call that made the run prints what it came to
simulated-surrender = surrender
simulated-wiped-out = a side wiped out
simulated-exited = last unit off the map
simulated-sudden-death = Sudden Death
simulated-five-objectives = all five objectives
simulated-conceded = conceded

# What a player of the house thinks, as `simulate --why` prints it.
thought = {$turn}, {$side}: {$question} – {$answer} ({$why})
thought-shot = {$pieces} at {$hex}
thought-order = {$order} {$points}
thought-shots = fire {$points}
thought-advance = advance {$points}
thought-march = move {$points}
thought-better = better than here {$points}
thought-goal = objectives {$points}
thought-danger = danger {$points}
thought-boost = two FP more {$points}
thought-shelter = concealment {$points}
thought-again = another roll {$points}
thought-initiative = the initiative card {$points}
