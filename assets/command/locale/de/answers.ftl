# Was auf den Knöpfen einer Frage steht.

answer-hex = { $hex }
answer-pass = Verzichten
answer-pass-give-order = Passen und abwerfen
answer-pass-give-order-night = Passen und ganze Hand abwerfen
answer-pass-give-order-empty = Passen
answer-pass-reroll = Gelten lassen
answer-pass-react-fire-roll = Würfeln
answer-pass-react-defence = Würfeln
answer-pass-react-entered = Nicht reagieren
answer-pass-react-melee = Kämpfen
answer-pass-react-breaking = Wird gebrochen
answer-pass-react-eliminated = Wird ausgeschaltet
answer-pass-pick-unit-sniper = Keine
answer-pass-pick-unit-spotter = Keiner
answer-pass-pick-hex = In keinem Feld
answer-pass-pick-unit-deploy = Keine
answer-pass-pick-unit-split = Keine
answer-pass-pick-unit = Keine
answer-pass-pick-weapon = Keine
answer-pass-pick-card = Keine
answer-done = Fertig
answer-done-give-order = Zug beenden
answer-done-set-up = Aufstellung fertig
answer-done-set-off = Bewegung beenden
answer-done-advance-one = Vorrücken beenden
answer-done-shoot = Feuer einstellen
answer-stop = Hier halten
answer-exit = Spielfeld verlassen
answer-exit-unit = {$unit} verlässt das Spielfeld
answer-shoot = Feuern
answer-initiative = Initiativekarte abgeben für +{$fp} Feuerkraft
answer-reroll = Neu würfeln
answer-give = Übergeben: {$weapon} an {$unit}
answer-scrap = Wegwerfen: {$weapon}
answer-placed = {$unit} in {$hex}
answer-of-side = {$name} ({$side})
answer-card = {$order} / {$action}
answer-card-unknown = Eine Karte
answer-time = Zeit {$space}
answer-chit = Zielmarker {$chit}: {$worth}
answer-rout-help-add = Addiert seine Führung
answer-rout-help-subtract = Zieht seine Führung ab
answer-run-along-yes = Geht mit
answer-run-along-no = Bleibt
answer-request-repair = Funkgerät reparieren
answer-request-mission = Feuerauftrag
answer-request-starshell = Leuchtgranate
answer-mission-shells = Sprenggranaten
answer-mission-smoke = Rauch
answer-deny-radio = Funkgerät
answer-deny-starshell = Leuchtgranate
answer-lift-smoke = Rauch
answer-lift-starshell = Leuchtgranate
answer-lift-none = Nichts
answer-markers-1 = Der Trupp mit der Waffe
answer-markers-2 = Der andere Trupp

button-place-rest = Rest aufstellen
button-work = {$work}: noch {$count}
button-discard = { $count ->
    [0] Keine abwerfen
    [one] {$count} Karte abwerfen
   *[other] {$count} Karten abwerfen
}
button-activate = { $count ->
    [0] Einheiten aktivieren
    [one] {$count} Einheit aktivieren
   *[other] {$count} Einheiten aktivieren
}
button-activate-first = { $count ->
    [one] {$count} Einheit
   *[other] {$count} Einheiten
} aktivieren, Angriff danach wählen
button-set-off = { $count ->
    [0] Einheiten bewegen
    [one] {$count} Einheit bewegen
   *[other] {$count} Einheiten bewegen
}
button-fire-fp = Feuern mit Feuerkraft {$fp}
button-fire-weak = Mit Feuerkraft {$fp} ansagen: nur mit einer Aktion
button-aim = Zielen: Trefferchance {$percent}
button-all-in-order = Alle in dieser Reihenfolge
button-aim-otherwise = Feuergruppe ändern
button-smoke-shell = Rauch schießen
button-smoke-on = Stattdessen Rauch
button-smoke-off = Stattdessen Sprenggranaten
button-give-order = Befehl: {$order}
button-give-order-none = Befehl geben
button-pick-own = Auch eigene anbieten
button-pick-enemies = Auch feindliche anbieten
choose-units-first = Erst Einheiten wählen
choose-card-first = Erst eine Karte wählen: mit ihrer Nummer oder anklicken.
nothing-to-fire-with = Nichts, was feuern darf, sieht {$hex} in Reichweite
too-weak-to-fire = Weniger als 1 Feuerkraft gegen {$hex}
far-way = Kein Weg: {$hex} ist mit Bewegung nicht erreichbar
far-way-costs = { $gained ->
    [0] Zu weit: {$hex} kostet {$cost}, {$lacks} zu viel
   *[other] Zu weit: {$hex} kostet {$cost}, {$lacks} zu viel, auch mit {$gained} mehr unterwegs
}
far-way-nearest = {$why}. Am nächsten: {$nearest}, Kosten {$spent}
