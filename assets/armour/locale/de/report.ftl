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
report-points = Punkte
report-dice = Die Würfel
report-units-attacker = Der Angreifer
report-units-defender = Der Verteidiger
report-map = Plan
report-timeline = Der Verlauf der Schlacht
report-nothing = Noch nichts zu berichten.
report-turn = Runde { $turn }
report-destroyed = { $side }: zerstörte Punkte
report-goal = { $side }, Ziel { $goal }: gehalten von
report-dice-about = Jeder Würfel zählt mit seiner eigenen Chance, wie seine Summe im Protokoll sie ergibt; wird er noch einmal geworfen, zählt der erste Wurf.
report-dice-tries = Würfel
report-dice-count = Anzahl
report-dice-expected = Erwartet
report-dice-actual = Gelungen
report-dice-luck = Glück
report-dice-hits = { $side }: Treffer von Schüssen
report-dice-saves = { $side }: Rettungen und abgeprallte Granaten
report-dice-crossing = { $side }: überquertes Gelände
report-dice-tests = { $side }: bestandene Moraltests
report-dice-orders = { $side }: gelungene Befehle
report-dice-ranging = { $side }: eingeschossen
report-dice-shells = { $side }: Artillerietreffer
report-dice-assault = { $side }: Treffer im Sturmangriff
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
report-gone = zerstört
report-foot = Begonnen { $begun } mit Version { $played }; Bericht von Version { $version }.
report-plot-turn = Runde
report-plot-points = Vernichtete Punkte am Ende jeder Runde
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
games-column-lost = Verlorene Trupps je Schlacht
games-column-lost-most = Höchstens
games-plot-lost = Wie oft eine Seite so viele Trupps verlor, in Prozent der Schlachten
games-along-lost = Verlorene Trupps
