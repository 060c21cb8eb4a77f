# What `simulate` prints.
simulated-stopped = stopped after {$games} of {$all} games
simulated-games = { $count ->
    [one] One game
   *[other] {$count} games
  } between {$axis} (Axis) and {$allies} (Allies): the Axis won {$won} %.
simulated-ended = How they ended: {$how}.
simulated-points = Points {$points} on average, above 0 for the Axis; units lost: Axis {$axis}, Allies {$allies}.
simulated-turns = Player turns: a tenth of the games at most {$least}, half {$middle}, nine in ten {$most}; {$pace} for each space of Time, {$rolls} rolls a turn.
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
