# Was `simulate` schreibt.
simulated-stopped = nach {$games} von {$all} Spielen angehalten
simulated-games = { $count ->
    [one] Ein Spiel
   *[other] {$count} Spiele
  } zwischen {$axis} (Achse) und {$allies} (Alliierte): Die Achse gewann {$won} %.
simulated-ended = Wie sie endeten: {$how}.
simulated-points = Punkte: {$points} im Mittel, über 0 für die Achse; verlorene Einheiten: Achse {$axis}, Alliierte {$allies}.
simulated-turns = Spielerzüge: ein Zehntel der Spiele höchstens {$least}, die Hälfte {$middle}, neun von zehn {$most}; {$pace} je Zeitfeld, {$rolls} Würfe je Zug.
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
