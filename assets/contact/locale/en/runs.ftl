# What `simulate` prints.
simulated-column-winner = winner
simulated-column-ended = ended by
simulated-column-lost = units lost (attacker / defender)
simulated-battles = { $count ->
    [one] {$count} battle between {$attacker} (attacker) and {$defender} (defender): {$won}% won by the attacker, between {$least} and {$most}% with 95% certainty ({$ended})
   *[other] {$count} battles between {$attacker} (attacker) and {$defender} (defender): {$won}% won by the attacker, between {$least} and {$most}% with 95% certainty ({$ended})
}
simulated-losses = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of break value destroyed by the attacker on average, less its own; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } units of the attacker and { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the defender lost
simulated-pace = half of the battles last at most { NUMBER($turns, maximumFractionDigits: 0) } turns; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } assaults a battle
simulated-conceded = conceded
simulated-force-broken = force broken
simulated-all-taken = all objectives taken
simulated-turn-limit = turn limit
simulated-fewer-losses = fewer losses
simulated-draw = draw

# Why the computer answers as it does: points of its force for and against.
thought = {$turn}, {$seat}: {$question} – {$answer} ({$why})
thought-reason = {$what} {$points}
thought-fire = fire
thought-assault = assault
thought-chance = chance
thought-artillery = artillery
thought-objective = objective
thought-nearer = nearer to the objective
thought-cover = cover
thought-danger = danger
thought-waits = waiting
thought-watches = overwatch
thought-apart = out of command
