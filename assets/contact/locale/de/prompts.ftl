# Was gefragt wird.

ask-deploy = {$seat}: Stell deine Einheiten auf
ask-deploy-hint = Einheiten in Deckung oder Schützenlöchern dürfen verdeckt beginnen. Sag fertig, wenn alle stehen.
ask-call = {$about} anfunken?
ask-call-hint = Ein misslungener Ruf macht den nächsten leichter.
ask-help = Hilft eine Führungsgruppe {$about} beim Sammeln?
ask-help-hint = Sie verzichtet dafür auf ihre Handlung in dieser Runde.
ask-enter = Wo trifft {$about} ein?
ask-choose-first = {$seat}: als Erster oder als Zweiter?
ask-next = {$seat}: Gib einen Befehl oder passe
ask-next-hint = Befehle übrig: {$orders}. Eine Führungsgruppe darf eine Einheit in ihrem Radius mitnehmen.
ask-action = Was tut {$about}?
ask-discovered = {$about} hat einen Gegner entdeckt: weiter oder halt?
ask-react = {$seat}: auf die Bewegung von {$about} reagieren?
ask-react-hint = Höchstens zwei Einheiten, die noch nicht gehandelt haben. Jede macht einen Erfahrungstest, außer sie lauert.
ask-allot = Verteil die weiteren Treffer von {$about}
ask-defend = { $overrun ->
    [yes] {$about} wird überrollt: das Fahrzeug vorher angreifen oder halten?
   *[no] {$about} wird gestürmt: feuern, halten oder ausweichen?
}
ask-press = Eine zweite Runde oder lösen?
ask-casualty = {$seat}: Welche Einheit geht verloren?
ask-adjust = Wohin schießt {$about}?
ask-adjust-hint = Ein Punkt in Sicht oder ein vorbereiteter; oder warten.
ask-shift = {$seat}: Verschieb die Schablone von {$about}
ask-shift-hint = Bis zu 20 cm.
ask-plane-target = {$seat}: Welchen Gegner greift das Flugzeug an?
ask-anti-air = {$seat}: Welche Einheiten feuern auf das Flugzeug?
ask-retreat = Wohin geht {$about} zurück?
ask-roll = {$about}: {$why}
ask-over = { $won ->
    [no] Unentschieden
   *[yes] {$winner} gewinnt
}: {$why}. Verluste: {$losses}
roll-fire = Feuer
roll-to-hit = Trefferwurf
roll-destroy = Vernichtungstest
roll-anti-air = Flugabwehr
roll-breakdown = Ausfall
roll-end-of-support = Feuerende
roll-force-morale = Moral der Truppe
roll-free = Freikommen
roll-ground = schwieriges Gelände
roll-location = Zielsuche
roll-mines = Minen
roll-overrun = Überrollen
roll-plane-save = Rettungswurf des Flugzeugs
roll-precision = Präzision
roll-radio = Funkverbindung
roll-repair = Reparatur
roll-save = Rettungswurf
roll-skirts = Schürzen
roll-tagged = farbiger Würfel
roll-initiative = Initiative
roll-rally = Sammeln
roll-crew = Moral der Besatzung
roll-defence = Abwehrfeuer
roll-round = Nahkampf
roll-charge-fire = Sprengladung
ask-next-keys = {$text} {$next} geht durch deine Einheiten, {$accept} gibt den Befehl.
ask-action-keys = {$text} Mit Tasten: {$next} geht durch die Gegner, {$cursor-right} und die anderen Pfeile bewegen den Cursor, {$accept} plant und führt dann aus.
ask-deploy-keys = {$text} Mit Tasten: {$next} wählt, {$cursor-right} und die anderen Pfeile bewegen den Cursor, {$accept} stellt auf.

## what undo cannot cross
undo-dummy-found = Weiter zurück geht es nicht: Ein Marker wurde umgedreht.
undo-unit-found = Weiter zurück geht es nicht: Eine Einheit wurde entdeckt.
