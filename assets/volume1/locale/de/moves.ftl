# Moves that are drawn: what the path promises, and why a man stops on it.
move-note-way = { $count ->
    [one] 1 Feld
   *[other] {$count} Felder
} · { $first ->
    [same] Impuls {$last}
   *[other] Impulse {$first}–{$last}
}
move-note-short = Erreicht {$hex} in dieser Runde nicht
move-note-down = Geht in Deckung: {$terrain}, {$hex}
move-note-misses = Erreicht keinen Feind: Er geht in Deckung
move-note-meets = Betritt ein Feld mit Feind: {$men}
move-note-on = Muss sich in Impuls {$impulse} weiterbewegen
move-note-fires-or-on = Impuls {$impulse}: Muss feuern, wenn er ein Ziel hat, sonst sich weiterbewegen
move-note-fires = Feuert stattdessen, wenn er ein Ziel hat
move-note-unseen = Kein Feind sieht ihn
move-note-seen = Ab Impuls {$impulse} { $count ->
    [one] sieht ihn {$man}
   *[other] sehen ihn {$count} Feinde
}
move-note-shot = {$shooter} kann in Impuls {$impulse} feuern: {$percent} %
move-no-slot = {$man} kann sich in dieser Runde nicht mehr bewegen.
move-no-order = {$man} braucht einen Befehl, um sich zu bewegen.
move-answer-first = {$man} kann sich noch nicht bewegen. Zuerst: „{$asked}“
move-no-order-leads = Kein Befehl bringt {$man} in dieser Runde nach {$hex}.
move-orders-there = { $others ->
    [0] {$man} nach {$hex}
   *[other] {$man} nach {$hex}, {$others} Mann in Formation daneben
}
move-order-there = {$order}: dort in Impuls {$impulse}
move-order-all-there = {$order}: alle dort in Impuls {$impulse}
move-order-last-there = {$order}: in Impuls {$impulse}, der Letzte in {$last}
move-order-short = {$words}; {$count} { $count ->
    [one] kommt
   *[other] kommen
} nicht hin
move-drag-to-man = Um {$man} zu {$foe} zu schicken, zieh ihn nach {$hex}.
move-no-path = Kein Weg bringt {$man} näher an {$hex}.
moves-stand = { $count ->
    [one] {$men}: Der Weg ist gezeichnet.
   *[other] {$men}: Die Wege sind gezeichnet.
}
moves-stand-on = { $count ->
    [one] {$men} muss sich in Impuls {$impulse} weiterbewegen: Umschalt und ein Klick oder die Zahl eines Felds zeichnet seinen Weg weiter.
   *[other] {$men} müssen sich in Impuls {$impulse} weiterbewegen: Umschalt und ein Klick oder die Zahl eines Felds zeichnet ihre Wege weiter.
}
moves-taken-back = { $count ->
    [one] {$men}: Der gezeichnete Weg ist zurückgenommen.
   *[other] {$men}: Die gezeichneten Wege sind zurückgenommen.
}
offer-take-back = Gezeichneten Weg von {$man} zurücknehmen
offer-go-there = {$man} geht dorthin
offer-go-towards = { $count ->
    [one] {$man} geht 1 Feld in Richtung {$hex}
   *[other] {$man} geht {$count} Felder in Richtung {$hex}
}
offer-go-there-by = {$man} geht dorthin mit …
button-other-man = Anderer Mann
button-carry-on = { $count ->
    [one] Weiter
    [2] Beide weiter
   *[other] Alle { $count } weiter
}
button-carry-on-later = {$count} jetzt weiter, {$later} später
button-carry-on-meets = {$words}: ins Feld des Feindes
carry-on-meets = { $impulse ->
    [0] Weiter: {$men} ins Feld {$hex} mit Feind: {$foes}
   *[other] Weiter: {$men} in Impuls {$impulse} ins Feld {$hex} mit Feind: {$foes}
}
ask-carry-on = { $count ->
    [one] {$men} hat einen gezeichneten Weg.
   *[other] {$men} haben gezeichnete Wege.
}
ask-stopped = { $count ->
    [one] {$men} hält an: {$reason}.
   *[other] {$men} halten an: {$reason}.
}

log-move-stops = { $count ->
    [one] {$men} hält an
   *[other] {$men} halten an
}
log-move-ends = { $count ->
    [one] {$men} gibt seinen gezeichneten Weg auf
   *[other] {$men} geben ihre gezeichneten Wege auf
}
stop-enemy-found = {$about} ist entdeckt
stop-reinforced = ein neuer Feind ist auf dem Spielfeld
stop-alerted = {$about} ist alarmiert
stop-strike = Artillerie feuert
stop-grenade = eine scharfe Granate liegt in der Nähe
stop-seen = {$about} hat ihn entdeckt
stop-seen-by-none = er ist entdeckt
stop-shot-at = {$about} hat auf ihn gefeuert
stop-check = er musste einen Check machen
stop-order = sein Befehl ist jetzt {$order}
stop-morale = seine Moral ist jetzt {$morale}
stop-lost = er ist getroffen
stop-in-the-way = ein Feind ist in {$hex}
stop-barred = er darf {$hex} nicht betreten
stop-must-move = er muss jetzt gehen
stop-at-end = sein gezeichneter Weg endet hier
stop-in-sight = {$about} kann jetzt {$hex} einsehen
