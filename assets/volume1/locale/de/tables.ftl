# What the command line prints in tables.

simulated-seed = Startzahl
simulated-points = Punkte
simulated-verdict = Siegstufe
simulated-turns = Runden
simulated-decisions = Entscheidungen
simulated-friendly-killed = eigene Gefallene
simulated-enemy-killed = tote Feinde
simulated-games = { $count ->
    [one] {$count} Spiel des Spielers {$player}: {$won} % gewonnen ({$verdicts})
   *[other] {$count} Spiele des Spielers {$player}: {$won} % gewonnen ({$verdicts})
}
simulated-broken = Startzahl {$seed}: {$cause} ({$place}); das Spiel bis dahin: {$file}
simulated-broken-once = Startzahl {$seed}: {$cause} ({$place}); noch einmal gespielt ging es gut: der Spieler spielt nicht immer gleich
simulated-stopped = nach {$games} von {$all} Spielen angehalten; mit --out RUN.csv bleiben sie aufbewahrt, und derselbe Aufruf macht damit weiter
simulated-kept = {$games} von {$all} Spielen stehen in {$file}; derselbe Aufruf macht damit weiter
simulated-summary = im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, {$least} bis {$most}; gefallen { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } eigene und { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } Feinde
generated-file = {$file}: {$title}, aus der Startzahl {$seed}
lab-end = { $points ->
    [one] Runde {$turn}, Impuls {$impulse}, {$points} Punkt
   *[other] Runde {$turn}, Impuls {$impulse}, {$points} Punkte
}
lab-end-spotted = entdeckt
lab-end-known = bekannt
lab-end-gone = fort
lab-end-dead = tot
lab-end-terrain = {$hex} ist jetzt: {$terrain}
