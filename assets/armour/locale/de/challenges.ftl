# Herausforderungen: das Spiel des Tages, Codes und Ergebnisse.

menu-day = Spiel des Tages
menu-day-note = eine Seite gegen den Computer, für alle gleich
challenge-seat = {$table} · deine Seite: {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = Sieger: {$winner}, { $why ->
    [conceded] die andere Seite gab auf
    [formations-lost] der anderen Seite blieb kein Verband
    [goal-held] ein Ziel wurde gehalten
   *[turn-limit] die letzte Runde war vorbei
} · Siegpunkte des Angreifers: {$points} · { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
