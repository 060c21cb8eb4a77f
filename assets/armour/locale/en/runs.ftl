# What `simulate` prints.
simulated-column-winner = winner
simulated-column-ended = ended by
simulated-column-lost = teams lost (attacker / defender)
simulated-battles = { $count ->
    [one] {$count} battle between {$attacker} (attacker) and {$defender} (defender): {$won}% won by the attacker, between {$least} and {$most}% with 95% certainty ({$ended})
   *[other] {$count} battles between {$attacker} (attacker) and {$defender} (defender): {$won}% won by the attacker, between {$least} and {$most}% with 95% certainty ({$ended})
}
simulated-losses = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, above 0 for the attacker; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } teams of the attacker and { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the defender lost
simulated-pace = half of the battles last at most { NUMBER($turns, maximumFractionDigits: 0) } turns; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } assaults a battle
simulated-goal-held = objective held
simulated-formations-lost = no formation left
simulated-turn-limit = turn limit
simulated-conceded = conceded

# Why the computer answers as it does: points of its force for and against.
thought = {$turn}, {$seat}: {$question} – {$answer} ({$why})
thought-reason = {$what} {$points}
thought-place = position
thought-goal = objective
thought-fire = fire
thought-danger = danger
thought-kills = expected kills
thought-shells = shelling
thought-pins = pinning
thought-losses = enemy losses
thought-own-losses = own losses
thought-ground = ground
thought-hits = hits
thought-spared = losses spared
thought-command = command
thought-cover = cover
thought-safety = safety
thought-check = victory check
thought-assault = assault
thought-spotting = spotting
