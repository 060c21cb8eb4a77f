# The after-action report: `combat report`, and the form that opens from the end of a battle.

report-title = Gefechtsbericht: { $battle }
report-kind = Gefechtsbericht
report-where = { $date } · { $place }
report-unfinished = Das Gefecht dauert an: { $moment }. Der Bericht sagt nicht mehr, als du gesehen hast.
report-points = Punkte
report-men-friendly = Deine Männer
report-men-enemy = Der Feind
report-dice = Die Würfel
report-board-section = Das Spielfeld
report-timeline = Verlauf des Gefechts
report-nothing = Noch gibt es nichts zu berichten.
report-turn = Runde { $turn }

report-column-man = Mann
report-column-shots = Schüsse
report-column-hits = Treffer (erwartet)
report-column-wounded = Verwundete Feinde
report-column-killed = Getötet
report-column-captured = Gefangen
report-column-spotted = Entdeckt
report-column-thrown = Granaten
report-column-bandaged = Verbunden
report-column-hexes = Felder
report-column-fate = Am Ende
# `expected` has one decimal
report-order = { $order } ×{ $turns }

report-dice-about = Jeder Wurf zählt mit seiner eigenen Chance, wie sie die Summe im Protokoll ergibt; was eine Karte neu würfeln ließ, gehört zum Ergebnis.
report-dice-tries = Würfe
report-dice-count = Anzahl
report-dice-expected = Erwartet
report-dice-actual = Gelungen
report-dice-luck = Glück
report-dice-fire = { $side ->
        [friendly] Deine Schüsse
       *[enemy] Feindliche Schüsse
    }
report-dice-fragments = { $side ->
        [friendly] Granaten und Geschosse gegen den Feind
       *[enemy] Granaten und Geschosse gegen deine Männer
    }
report-dice-spotting = { $side ->
        [friendly] Deine Entdeckungschecks
       *[enemy] Feindliche Entdeckungschecks
    }
report-dice-morale = { $side ->
        [friendly] Deine Moralchecks
       *[enemy] Feindliche Moralchecks
    }
report-luck-bad-plain = etwas Pech: so wenig in 1 von { $odds } Gefechten
report-luck-bad-rare = Pech: so wenig in 1 von { $odds } Gefechten
report-luck-good-plain = etwas Glück: so viel in 1 von { $odds } Gefechten
report-luck-good-rare = Glück: so viel in 1 von { $odds } Gefechten

report-plot-fire = Treffer bis dahin: { $side }
report-plot-hits = Treffer
report-plot-expected = Erwartet
report-plot-losses = Verluste in jeder Runde
report-plot-turn = Runde

report-board = Zeichnung des Spielfelds: { $board }
report-layer-end = Am Ende
report-layer-steps-friendly = Deine Bewegungen
report-layer-steps-enemy = Feindliche Bewegungen
report-layer-fire = Feuer
report-layer-hits = Treffer
report-fire-line = { $side }: { $shots ->
        [one] { $shots } Schuss
       *[other] { $shots } Schüsse
    }
report-foot = Begonnen am { $begun } mit Version { $played }; Bericht von Version { $version } von COMBAT!.

# The same in the game.
report-button-tip = Das Gefecht bis hier: Feuer, Verluste, Wege
report-dice-line = { $actual } (erwartet: { $expected }), { $tries ->
    [one] { $tries } Wurf
   *[other] { $tries } Würfe
}
report-hits = { $hits } ({ $expected })
report-tab-men = Männer
report-tab-dice = Würfel
report-tab-board = Spielfeld
report-tab-course = Verlauf
