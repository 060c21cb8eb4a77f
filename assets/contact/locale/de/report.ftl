# Der Einsatzbericht.

report-title = Einsatzbericht: { $game }
report-kind = Einsatzbericht
report-between = { $attacker } gegen { $defender } · { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
report-won = Sieg: { $winner }
report-unfinished = Die Schlacht geht weiter: { $turn ->
    [0] Aufstellung
   *[other] Runde { $turn }
}. Der Bericht sagt nicht mehr, als beide Seiten gesehen haben.
report-points = Verluste
report-dice = Die Würfel
report-units-attacker = Süd
report-units-defender = Nord
report-map = Plan
report-timeline = Der Verlauf der Schlacht
report-nothing = Noch nichts zu berichten.
report-turn = Runde { $turn }
report-destroyed = { $side }: vernichteter Bruchwert
report-goal = Ziel { $goal }: gehalten von
report-dice-about = Jeder Würfel zählt mit seiner eigenen Chance, wie seine Summe im Protokoll sie ergibt.
report-dice-tries = Würfel
report-dice-count = Anzahl
report-dice-expected = Erwartet
report-dice-actual = Gelungen
report-dice-luck = Glück
report-dice-pools = { $side }: Treffer von Schusswürfeln
report-dice-guns = { $side }: Treffer von Geschützen auf Fahrzeuge
report-dice-plates = { $side }: durchschlagen oder bewegungsunfähig
report-dice-saves = { $side }: bestandene Rettungswürfe
report-dice-experience = { $side }: bestandene Erfahrungstests
report-dice-morale = { $side }: bestandene Moraltests
report-dice-close = { $side }: Nahkampf
report-dice-radio = { $side }: Funkrufe mit Antwort
report-dice-precision = { $side }: Schablonen im Ziel
report-dice-all = { $side }: alles zusammen
report-luck-bad-plain = etwas Pech: so wenig in 1 von { $odds } Spielen
report-luck-bad-rare = Pech: so wenig in 1 von { $odds } Spielen
report-luck-good-plain = etwas Glück: so viel in 1 von { $odds } Spielen
report-luck-good-rare = Glück: so viel in 1 von { $odds } Spielen
report-column-unit = Einheit
report-column-shots = Schusswürfel
report-column-hits = Treffer
report-column-destroyed = Zerstört
report-column-lost = Verloren
report-column-moved = Bewegt, cm
report-column-end = Am Ende
report-fit = einsatzfähig
report-foot = Begonnen { $begun } mit Version { $played }; Bericht von Version { $version }.
report-plot-turn = Runde
report-plot-points = Vernichteter Bruchwert am Ende jeder Runde
report-map-of = Zeichnung des Tisches: { $map }
report-layer-end = { $over ->
    [yes] Am Ende
   *[no] Jetzt
}
report-layer-moves = Bewegungen: { $side }
report-layer-fire = Schüsse
report-layer-harm = Verluste
report-shots-line = { $side }: { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}

games-by = { $count ->
    [one] { $count } Schlacht, { $attacker } greift { $defender } an, Startzahl { $seed }
   *[other] { $count } Schlachten, { $attacker } greift { $defender } an, Startzahlen ab { $seed }
}
games-won = { $side }: { $share } gewonnen
games-drawn = Unentschieden
games-endings = Wie die Schlachten endeten
games-column-winner = Sieger
games-column-ended = Spielende
games-column-attacker = Siege des Angreifers
games-column-defender = Siege des Verteidigers
games-column-side = Seite
games-column-lost = Verlorene Einheiten je Schlacht
games-column-lost-most = Höchstens
games-plot-lost = Wie oft eine Seite so viele Einheiten verlor, in Prozent der Schlachten
games-along-lost = Verlorene Einheiten
