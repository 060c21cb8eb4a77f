# As in English: simulated-sudden-death

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
simulated-surrender = Kapitulation
simulated-wiped-out = eine Seite aufgerieben
simulated-exited = letzte Einheit vom Spielfeld
simulated-sudden-death = Schlusswurf
simulated-five-objectives = alle fünf Ziele
simulated-conceded = aufgegeben

# Der Bericht über viele Spiele: `combat report RUN.csv`.
games-by = { $count ->
    [one] { $count } Spiel, die Achse von { $axis } gespielt, die Alliierten von { $allies }, mit Startzahl { $seed }
   *[other] { $count } Spiele, die Achse von { $axis } gespielt, die Alliierten von { $allies }, mit Startzahlen ab { $seed }
}
games-option = { $title } ({ $stands ->
    [on] an
   *[off] aus
})
games-won = { $side }: { $share } gewonnen
games-endings = Wie die Spiele endeten
games-points = Punkte, über 0 für die Achse: { $mean } im Mittel; die Hälfte der Spiele zwischen { $low } und { $high }, das mittlere bei { $middle }; von { $least } bis { $most }.
games-length = Ein Spiel hat im Mittel { $turns } Spielerzüge und { $decisions } Entscheidungen, die der Karten mitgezählt.
games-pace = Ein Zehntel der Spiele hat höchstens { $least } Spielerzüge, die Hälfte { $middle }, neun von zehn { $most }. Auf ein Zeitfeld kommen { $pace } Spielerzüge, auf einen Zug { $rolls } Würfe; in einem Spiel wird { $passes }-mal gepasst.
games-column-winner = Sieger
games-column-ended = Spielende
games-column-axis = Siege der Achse
games-column-allies = Siege der Alliierten
games-column-side = Seite
games-column-lost = Verlorene Einheiten je Spiel
games-column-lost-most = Höchstens
games-plot-lost = Wie oft eine Seite so viele Einheiten verlor, in Prozent der Spiele
games-plot-turns = Wie oft ein Spiel so viele Spielerzüge hatte, in Prozent der Spiele
games-along-points = Punkte der Achse, unter 0 die der Alliierten
games-along-lost = Verlorene Einheiten
games-along-turns = Spielerzüge

# Was ein Spieler des Hauses denkt, wie `simulate --why` es schreibt.
thought = {$turn}, {$side}: {$question} – {$answer} ({$why})
thought-shot = {$pieces} auf {$hex}
thought-order = {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-then = danach {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shots = Feuer {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-advance = Vorrücken {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-march = Bewegung {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-better = besser als hier {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-goal = Ziele {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-danger = Gefahr {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-boost = zwei FK mehr {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shelter = Tarnung {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-again = noch ein Wurf {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-initiative = die Initiativekarte {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Herausforderungen: eine Seite gegen den Computer, für alle gleich.
challenge-seat = { $map } · { $year } · deine Seite: { $side }
challenge-came-to = Sieger: { $winner }, { $how } · { $lead } · { $turns ->
    [one] { $turns } Spielerzug
   *[other] { $turns } Spielerzüge
}
challenge-proved = { $file }: nach den Regeln gespielt, mit den Karten der Herausforderung und gegen ihren Gegner
save-dice-differ = die Karten sind nicht die, die für die Herausforderung bereitlagen
