# Namen von Seiten, Einheiten und Trupps, und Teile einer Summe.

seat-attacker = Angreifer
seat-defender = Verteidiger
armour-turn = Runde {$turn}
unit-numbered = {$name} {$number}
unit-transports = Fahrzeuge von {$of}
unit-observers = Beobachter von {$of}
unit-short-transports = Fahrzeuge
unit-short-observers = Beobachter
team-numbered = {$name} {$number}
length = { $rest ->
    [0] {$whole}
   *[other] {$whole},{$rest}
}
sum-line = {$first} {$rest} = {$total}
term-hit-on = Trefferwert
term-long-range = große Entfernung
term-concealed = in Deckung
term-gone-to-ground = in Deckung und am Boden
term-out-of-command = außer Befehl
term-rof-1-moving = ein einziger Schuss in Bewegung
term-smoke = Nebel
term-night = Nacht
term-no-he = keine Sprenggranaten
term-slow-firing = langsames Feuer in Bewegung
term-overworked = überlastete Besatzung in Bewegung
term-secondary-weapon = zweites Geschütz
term-die = Wurf
term-front-armour = Frontpanzerung
term-side-armour = Seitenpanzerung
term-top-armour = Panzerung oben
term-side-skirts = Schürzen
term-ranging = zum Einschießen
term-rough-ground = Gelände oder Nebel unter der Schablone
term-unseen = Zielpunkt außer Sicht
term-second-attempt = zweiter Versuch
term-third-attempt = dritter Versuch
order-blitz = Blitzvorstoß
order-shoot-and-scoot = Feuern und Verlegen
order-dig-in = Eingraben
order-follow-me = Mir nach!
order-clear-mines = Minen räumen
order-cross-here = Hier hinüber
term-failed-blitz = misslungener Blitzvorstoß
cause-friend = ein eigener Trupp
cause-foxhole = flach am Boden
table-random = Gelände {$seed}
table-desert = Wüstenrücken
table-hedgerow = Heckenland
table-hilltown = Bergstadt
table-river = Flusslinie
table-steppe = Steppe mit Balkas
table-village = Dorf
