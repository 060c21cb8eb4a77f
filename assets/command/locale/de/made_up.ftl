# Erzeugte Szenarien

made-title-attack = {$map}: Angriff ({$attacker})
made-title-meeting = {$map}: eine Begegnung
made-place-company = Eine Kompanie auf jeder Seite
made-place-detachment = Eine Abteilung auf jeder Seite
made-place-patrol = Ein Spähtrupp auf jeder Seite
made-date = {$night ->
    [yes] {$year}, bei Nacht
   *[no] {$year}
}
made-story-attack = Angriff: {$attacker}. Verteidigung: {$defender}. Die schwächere Seite beginnt dafür mit Punkten.
made-story-meeting = Beide Seiten tasten sich vor, und noch besitzt keine ein Ziel: {$attacker}, {$defender}.

## Ein Bündel davon zur Auswahl

menu-make = Szenarien erzeugen
menu-make-note = immer wieder neu, mit historischen Gegnern
menu-day = Spiel des Tages
menu-day-note = eine Seite gegen den Computer, für alle gleich
made-up-title = Erzeugte Szenarien
made-up-note = Jeweils zwölf. Die schwächere Seite bekommt dafür zu Beginn Punkte.
made-up-others = Zwölf andere
made-up-size = { $size ->
    [company] Größe: Kompanie
    [detachment] Größe: Abteilung
    [patrol] Größe: Spähtrupp
   *[any] Größe: beliebig
}
made-up-handicap = { $side ->
    [axis] Vorgabe: für die Achse
    [allies] Vorgabe: für die Alliierten
   *[none] Vorgabe: keine
}
made-up-night = { $night ->
    [yes] Bei Nacht
   *[no] Bei Tag
}
made-up-keep = Behalten
made-up-kept-title = Behalten
made-up-kept = Es ist jetzt unter deinen Szenarien: {$file}
