# The rules lab.

menu-lab-note = die Regeln am Beispiel, Schritt für Schritt
lab-list-note = Stellungen mit ihren Würfeln, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-d6 = W6
lab-no-script = Keine Würfel oder Antworten nötig.
lab-measure = {$subject}: {$values}
lab-where-undeployed = nicht aufgestellt
lab-where-mounted = aufgesessen
lab-where-rear = im rückwärtigen Raum
lab-where-withdrawn = abgezogen
lab-where-destroyed = vernichtet
lab-where-ambush = im Hinterhalt
lab-where-reserve = in Reserve
lab-where-away = nicht über dem Tisch
lab-where-due = im Anflug
lab-where-table = auf dem Tisch
lab-found-length = {$value} cm
lab-found-seen = { $value ->
    [yes] sichtbar
   *[no] nicht sichtbar
}
lab-found-concealed = { $value ->
    [yes] in Deckung
   *[no] nicht in Deckung
}
lab-found-by = { $value ->
    [none] nichts dazwischen
   *[other] durch: {$value}
}
lab-found-bulletproof = { $value ->
    [yes] kugelsicher
   *[no] nicht kugelsicher
}
lab-found-need = braucht {$value}
lab-found-dice = { $value ->
    [one] {$value} Würfel
   *[other] {$value} Würfel
}
lab-found-hit = ein Würfel trifft {$value}
lab-found-refused = { $value ->
    [none] erlaubt
   *[other] abgelehnt: {$value}
}
lab-found-at = bei {$value}
lab-found-where = {$value}
lab-found-bailed = { $value ->
    [yes] Besatzung draußen
   *[no] Besatzung im Panzer
}
lab-found-dug-in = { $value ->
    [yes] in Schützenlöchern
   *[no] nicht in Schützenlöchern
}
lab-found-in-command = { $value ->
    [yes] unter Führung
   *[no] außerhalb der Führung
}
lab-found-gone-to-ground = { $value ->
    [yes] am Boden
   *[no] nicht am Boden
}
lab-found-leader = { $value ->
    [none] ohne Anführer
   *[other] geführt von {$value}
}
lab-found-pinned = { $value ->
    [yes] niedergehalten
   *[no] nicht niedergehalten
}
lab-found-hits = { $value ->
    [one] {$value} Treffer
   *[other] {$value} Treffer
}
lab-found-teams = { $value ->
    [one] {$value} Trupp auf dem Tisch
   *[other] {$value} Trupps auf dem Tisch
}
lab-found-good-spirits = { $value ->
    [yes] guten Mutes
   *[no] nicht guten Mutes
}
