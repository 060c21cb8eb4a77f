# Das Blatt eines Szenarios: Kräfte mit Namen, was zählt, wie schwer und wie lang es ist.

sheet-button = Szenarioblatt
button-briefing = Lage und Sieg
sheet-briefing = Lage
sheet-posture = { $posture ->
    [attack] Angriff
    [defend] Verteidigung
   *[recon] Aufklärung
}
sheet-leaders = Anführer
sheet-units = Gruppen, Trupps
sheet-weapons = Waffen
sheet-works = Befestigungen
sheet-radio = Batterie {$calibre} mm, FK {$fp}
sheet-count = {$count} {$what}
sheet-leader = {$name} (Führung {$command})
sheet-surrender = Kapitulation
sheet-surrender-at = { $count ->
    [one] bei {$count} verlorenen Einheit
   *[other] bei {$count} verlorenen Einheiten
}
sheet-objectives = Ziele
sheet-objective = Ziel {$number} in {$hexes}, gehalten von: {$side}
sheet-objectives-note = Werte nach den offenen Zielmarkern und den geheimen, die du kennst.
sheet-worth-unknown = noch nicht gezogen
sheet-secrets = Geheime Zielmarker
sheet-of-side = {$side} {$count}
sheet-points = Was Punkte bringt
sheet-end = Anfang und Ende
sheet-stacking = Überbelegte Felder
sheet-overstacked = { $costs ->
    [cover] jede Figur über {$most} kostet eins an Deckung
   *[units] was über {$most} Figuren ist, wird am Ende jedes Zuges entfernt
}
sheet-measured = Schwierigkeit und Dauer
sheet-won = { $level ->
    [easy] leichter
    [hard] schwerer
   *[even] ausgeglichen
}: gewinnt {$won} von 100 Spielen ({$least} bis {$most})
sheet-length = Dauer
sheet-turns = die Hälfte der Spiele endet binnen {$half} Spielerzügen, neun von zehn binnen {$most}
sheet-measured-note = { $games ->
    [one] Gemessen in {$games} Spiel
   *[other] Gemessen in {$games} Spielen
} zwischen zwei gleich starken Computerspielern; in Klammern der Bereich, in dem der wahre Anteil vermutlich liegt.
sheet-rule = {$title}: {$words}
sheet-open = Offene Marker
sheet-open-drawn = { $count ->
    [one] {$count} wird vor dem ersten Zug gezogen
   *[other] {$count} werden vor dem ersten Zug gezogen
}
sheet-cup = Im Becher zu Beginn
sheet-cup-objective = Ziel {$number}: Marker zu {$points} SP
sheet-cup-count = { $count ->
    [one] {$count} Zielmarker
   *[other] {$count} Zielmarker
}
sheet-cup-special = { $count ->
    [one] 1 Marker: {$worth}
   *[other] {$count} Marker: {$worth}
}
