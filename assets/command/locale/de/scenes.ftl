# Die Seiten um den Tisch.

scenarios-title = Szenarien
scenarios-note = Wähle, was gespielt wird.
scenarios-empty = Es gibt keine Szenarien.
scenarios-play = Spielen
scenario-about = {$place} · {$date}
