# What the command line prints in tables.

simulated-seed = seed
simulated-points = points
simulated-verdict = verdict
simulated-turns = turns
simulated-decisions = decisions
simulated-friendly-killed = friendly killed
simulated-enemy-killed = enemy killed
simulated-games = { $count ->
    [one] {$count} game by the {$player} player: {$won}% won ({$verdicts})
   *[other] {$count} games by the {$player} player: {$won}% won ({$verdicts})
}
simulated-broken = seed {$seed}: {$cause} ({$place}); the game to there: {$file}
simulated-broken-once = seed {$seed}: {$cause} ({$place}); played once more it went through: the player does not always play alike
simulated-stopped = stopped after {$games} of {$all} games; with --out RUN.csv they are kept, and the same call goes on with them
simulated-kept = {$games} of {$all} games are in {$file}; the same call goes on with them
simulated-summary = points { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, {$least} to {$most}; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } of ours and { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } of theirs killed
generated-file = {$file}: {$title}, from seed {$seed}
lab-end = { $points ->
    [one] Turn {$turn}, impulse {$impulse}, {$points} point
   *[other] Turn {$turn}, impulse {$impulse}, {$points} points
}
lab-end-spotted = spotted
lab-end-known = known
lab-end-gone = gone
lab-end-dead = dead
lab-end-terrain = {$hex} is now {$terrain}
