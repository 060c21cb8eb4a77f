# Herausforderungen: das Spiel des Tages, Codes und Ergebnisse.

menu-day = Spiel des Tages
menu-day-note = eine Seite gegen den Computer, für alle gleich
challenge-seat = {$table} · deine Seite: {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = Sieger: {$winner}, { $why ->
    [conceded] die andere Seite gab auf
    [force-broken] eine Truppe brach
    [all-taken] alle Ziele waren genommen
    [fewer-losses] weniger Verluste
   *[turn-limit] die letzte Runde war vorbei
} · vernichteter Bruchwert abzüglich der Verluste des Südens: {$points} · { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
