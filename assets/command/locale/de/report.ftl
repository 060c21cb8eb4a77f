# As in English: report-tab-decks

# Der Einsatzbericht.

report-title = Einsatzbericht: { $game }
report-kind = Einsatzbericht
report-between = { $axis } gegen { $allies } · { $turns ->
    [one] { $turns } Spielerzug
   *[other] { $turns } Spielerzüge
}
report-unfinished = Das Spiel geht weiter: { $turn ->
    [0] Aufstellung
   *[other] Zug { $turn }
}. Der Bericht sagt nicht mehr, als beide Seiten gesehen haben.
report-points = Punkte
report-decks = Die Decks
report-units-axis = Die Achse
report-units-allies = Die Alliierten
report-timeline = Der Verlauf des Spiels
report-nothing = Noch nichts zu berichten.
report-turn = Zug { $turn }
report-score = Punkte
report-time = Zeit
report-time-of = { $time }, Schlusswurf ab { $sudden }
report-lost = Verluste: { $side }
report-lost-of = { $lost }, Kapitulation bei { $surrender }
report-held = Ziele: { $side }
report-chit = Zielmarker { $chit }
report-decks-about = Jeder Wurf zählt mit seiner eigenen Chance, wie seine Summe im Protokoll sie ergibt; von einem aufgehobenen Wurf der, der an seine Stelle trat.
report-decks-tries = Würfe
report-decks-count = Anzahl
report-decks-expected = Erwartet
report-decks-actual = Gelungen
report-decks-luck = Glück
report-decks-defence = { $side }: Einheiten, die einem Angriff standhielten
report-decks-targeting = { $side }: Granaten im Ziel
report-decks-accuracy = { $side }: genaue Einschießschüsse
report-decks-recover = { $side }: gesammelte Einheiten
report-decks-rout = { $side }: gegnerische Einheiten zum Rückzug gezwungen
report-decks-all = { $side }: alles zusammen
report-average = { $side }: durchschnittlicher Wurf
report-cancelled = { $count ->
    [0] kein Wurf aufgehoben
    [one] { $count } Wurf aufgehoben
   *[other] { $count } Würfe aufgehoben
}
report-luck-bad-plain = etwas Pech: so wenig in 1 von { $odds } Spielen
report-luck-bad-rare = Pech: so wenig in 1 von { $odds } Spielen
report-luck-good-plain = etwas Glück: so viel in 1 von { $odds } Spielen
report-luck-good-rare = Glück: so viel in 1 von { $odds } Spielen
report-column-unit = Einheit
report-column-attacks = Angriffe
report-column-felled = Feinde gebrochen
report-column-eliminated = Ausgeschaltet
report-column-hexes = Felder
report-column-broke = Gebrochen
report-column-rallied = Gesammelt
report-column-end = Am Ende
report-in = in { $hex }
report-foot = Begonnen { $begun } mit Version { $played }; Bericht von Version { $version }.
report-plot-turn = Spielerzug
report-plot-points = Punkte – {$side} – am Ende jedes Spielerzuges, unter 0 die der anderen Seite
report-plot-sum = Summe
report-plot-rolls = Was das Deck würfelte: {$side}
report-plot-rolled = gewürfelt
report-plot-promised = erwartet

# The same in the game.
report-button-tip = Das Spiel bis hier: Punkte, Würfe, Verluste, Wege
report-average-line = { $average } bei { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfen
}
report-decks-line = { $actual } (erwartet: { $expected }), { $tries ->
    [one] { $tries } Wurf
   *[other] { $tries } Würfe
}
report-plot-lead = Vorsprung am Ende jedes Spielerzuges: über 0 { $axis }, unter 0 { $allies }
report-plot-signs = Senkrechte Linien: der Zeitmarker rückt auf das Feld darüber. Zahlen auf der Kurve: Ziele, in der Farbe der Seite, die sie nimmt; blau die Achse, orange die Alliierten.
report-layer-moves = Bewegungen: { $side }
report-layer-fire = Angriffe: Punkte der Achse, Ringe der Alliierten
report-layer-harm = Gebrochene oder ausgeschaltete Einheiten
report-map = Spielfeld
report-map-of = Zeichnung des Spielfelds: {$map}
report-layer-end = { $over ->
    [yes] Am Ende
   *[other] Jetziger Stand
}
report-layer-attacks = Angriffe
report-attacks-line = {$side}: { $count ->
    [one] ein Angriff
   *[other] {$count} Angriffe
}
report-objective = Ziel {$number}: { $held ->
    [yes] {$side}
   *[other] in niemandes Hand
}
report-tab-points = Punkte
report-tab-decks = Decks
report-tab-units = Einheiten
report-tab-map = Spielfeld
report-tab-course = Verlauf
report-course-signs = Dreiecke sind gebrochene oder verlorene Einheiten: blau die der Achse, orange die der Alliierten.
