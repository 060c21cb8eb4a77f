# What the command line prints in tables.

simulated-column-verdict = verdict
simulated-column-friendly-killed = friendly killed
simulated-column-enemy-killed = enemy killed
simulated-games = { $count ->
    [one] {$count} game by the {$player} player: {$won}% won ({$verdicts})
   *[other] {$count} games by the {$player} player: {$won}% won ({$verdicts})
}
simulated-summary = points { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, {$least} to {$most}; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } of ours and { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } of theirs killed
lab-end = { $points ->
    [one] Turn {$turn}, impulse {$impulse}, {$points} point
   *[other] Turn {$turn}, impulse {$impulse}, {$points} points
}
lab-end-spotted = spotted
lab-end-known = known
lab-end-gone = gone
lab-end-dead = dead
lab-end-terrain = {$hex} is now {$terrain}
