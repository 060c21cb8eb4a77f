# Was `simulate` schreibt.
simulated-column-winner = Sieger
simulated-column-ended = Spielende
simulated-column-lost = verlorene Einheiten (Achse / Alliierte)
simulated-games = { $count ->
    [one] {$count} Spiel zwischen {$axis} (Achse) und {$allies} (Alliierte): {$won} % von der Achse gewonnen ({$ended})
   *[other] {$count} Spiele zwischen {$axis} (Achse) und {$allies} (Alliierte): {$won} % von der Achse gewonnen ({$ended})
}
simulated-summary = im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, {$least} bis {$most}, über 0 für die Achse; verloren { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Einheiten der Achse und { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } der Alliierten
simulated-length = Spielerzüge: ein Zehntel der Spiele höchstens {$least}, die Hälfte {$middle}, neun von zehn {$most}; { NUMBER($pace, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Zeitfeld, { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) } Würfe je Zug
report-no-runs = { $file }: Berichte von COMMAND! entstehen aus Spielständen, nicht aus Spielreihen; der Aufruf von simulate, der die Reihe schrieb, gibt ihr Ergebnis aus
simulated-surrender = Kapitulation
simulated-wiped-out = eine Seite aufgerieben
simulated-exited = letzte Einheit vom Spielfeld
simulated-sudden-death = Plötzlicher Tod
simulated-five-objectives = alle fünf Ziele
simulated-conceded = aufgegeben

# Was ein Spieler des Hauses denkt, wie `simulate --why` es schreibt.
thought = {$turn}, {$side}: {$question} – {$answer} ({$why})
thought-shot = {$pieces} auf {$hex}
thought-order = {$order} {$points}
thought-shots = Feuer {$points}
thought-advance = Vorrücken {$points}
thought-march = Bewegung {$points}
thought-better = besser als hier {$points}
thought-goal = Ziele {$points}
thought-danger = Gefahr {$points}
thought-boost = zwei FK mehr {$points}
thought-shelter = Tarnung {$points}
thought-again = noch ein Wurf {$points}
thought-initiative = die Initiativekarte {$points}
