# Was von Reihen vieler Spiele gesagt wird, und von den Dateien, die sie aufbewahren.
# As in English: run-file

run-unit = { " " }Spiele
run-file = combat: { $file }: { $what }
run-is-none = ist keine Datei mit Spielen; nenn eine andere
run-unknown-format = sie hat Format { $format }, das diese Version nicht kennt
run-damaged = ist beschädigt; nimm eine Kopie, wenn es eine gibt, oder gib eine andere Datei an
run-head-damaged = ihr Kopf ist beschädigt ({ $cause }); nenn eine andere Datei
run-other-columns = ihre Spalten sind nicht die dieser Version; nenn eine andere Datei
run-line-damaged = Zeile { $line } ist beschädigt; lösch sie, dann wird ihr Spiel noch einmal gespielt
run-is-written = eine andere Reihe schreibt gerade hinein; warte auf sie oder nenn eine andere Datei
run-no-parquet = Parquet-Dateien brauchen pyarrow: pip install combat-game[parquet]; oder nenn eine .csv-Datei
run-differs = { $what ->
    [plays] ihre Spiele sind von „{ $before }“, nicht von „{ $now }“
    [scenario] ihre Spiele sind vom Szenario „{ $before }“, nicht von „{ $now }“
    [options] ihre Spiele wurden mit den Optionen „{ $before }“ gespielt, nicht mit „{ $now }“
    [squad] ihre Spiele wurden mit der Gruppe „{ $before }“ gespielt, nicht mit „{ $now }“
    [player] ihre Spiele hat „{ $before }“ gespielt, nicht „{ $now }“
    [seed] ihr erstes Spiel hat die Startzahl { $before }, nicht { $now }
   *[version] ihre Spiele wurden mit Version { $before } gespielt, dies ist { $now }
}; nenn eine andere Datei
run-other-content = ihre Spiele wurden gespielt, als das Szenario und was dazugehört anders waren; nenn eine andere Datei
run-other-program = ihre Spiele wurden mit anderem Code der Regeln oder des Spielers gespielt; nenn eine andere Datei
run-processes-end = etwas beendet die Prozesse, die spielen, vielleicht aus Mangel an Speicher; versuch es mit weniger --jobs
run-no-dask = Cluster brauchen Dask: pip install combat-game[cluster]
run-no-address = „{ $address }“ ist keine Adresse eines Schedulers; gib eine an wie tcp://rechner:8786
run-no-scheduler = unter { $address } antwortet kein Scheduler ({ $cause }); starte einen mit dask scheduler
run-no-workers = unter { $address } ist kein Worker da; starte einen mit dask worker { $address }
run-cluster-fails = der Cluster unter { $address } kann nicht spielen ({ $cause }); seine Worker brauchen dieselbe Version des Spiels
run-other-worker = dieser Worker hat anderen Code der Regeln oder des Spielers: { $here } statt { $there }
run-other-title = ihre Spiele sind von „{ $plays }“; nenn es: combat --game { $plays } report
run-unknown-thing = in { $column } des Spiels mit der Startzahl { $seed } steht „{ $name }“, was sein Szenario nicht hat; nimm eine Kopie, wenn es eine gibt, oder gib eine andere Datei an
run-no-game = enthält noch kein Spiel

simulated-column-seed = Startzahl
simulated-column-points = Punkte
simulated-column-turns = Runden
simulated-column-decisions = Entscheidungen
simulated-broken = Startzahl {$seed}: {$cause} ({$place}); das Spiel bis dahin: {$file}
simulated-broken-once = Startzahl {$seed}: {$cause} ({$place}); noch einmal gespielt ging es gut: der Spieler spielt nicht immer gleich
simulated-stopped = nach {$games} von {$all} Spielen angehalten; mit --out RUN.csv bleiben sie aufbewahrt, und derselbe Aufruf macht damit weiter
simulated-kept = {$games} von {$all} Spielen stehen in {$file}; derselbe Aufruf macht damit weiter

# Der Bericht über viele Spiele: `combat report RUN.csv`.
games-title = Viele Spiele: { $title }
games-kind = Bericht über viele Spiele
games-options = Mit: { $options }
games-squad = Gruppe: { $squad }
games-percent = { $share } %
games-interval = Hinter einem Anteil steht, zwischen welchen Grenzen der wahre in 95 von 100 solchen Reihen liegt.
games-result = Das Ergebnis
games-losses = Verluste
games-length = Ein Spiel hat im Mittel { $turns } Runden und { $decisions } Entscheidungen, die der Würfel und Karten mitgezählt.
games-course = Länge
games-column-games = Spiele
games-column-share = Anteil
games-column-interval = Zwischen
games-plot-points = Wie oft ein Spiel so viele Punkte brachte, in Prozent der Spiele
games-plot-turns = Wie oft ein Spiel so viele Runden hatte, in Prozent der Spiele
games-along-points = Punkte
games-along-turns = Runden
games-along-steps = { $what }, in Schritten von { $step }
games-foot = Gespielt mit Version { $played } (Programm { $program }, Inhalt { $content }); Bericht von Version { $version }.
report-no-plots = Diagramme kommen dazu, wenn pygal installiert ist: pip install combat-game[report].
report-written = { $file }: der Bericht über { $title }
report-set-up = Aufstellung
report-luck-even = wie erwartet
