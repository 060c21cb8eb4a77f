# What the command line prints in tables.

simulated-column-verdict = Siegstufe
simulated-column-friendly-killed = eigene Gefallene
simulated-column-enemy-killed = tote Feinde
simulated-games = { $count ->
    [one] {$count} Spiel des Spielers {$player}: {$won} % gewonnen ({$verdicts})
   *[other] {$count} Spiele des Spielers {$player}: {$won} % gewonnen ({$verdicts})
}
simulated-summary = im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, {$least} bis {$most}; gefallen { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } eigene und { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } Feinde
lab-end = { $points ->
    [one] Runde {$turn}, Impuls {$impulse}, {$points} Punkt
   *[other] Runde {$turn}, Impuls {$impulse}, {$points} Punkte
}
lab-end-spotted = entdeckt
lab-end-known = bekannt
lab-end-gone = fort
lab-end-dead = tot
lab-end-terrain = {$hex} ist jetzt: {$terrain}
