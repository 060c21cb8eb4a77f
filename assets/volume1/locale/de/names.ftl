# Names of the things in the rules, as the player reads them.
# A "short" name stands in a sum: "WS 7 −2 rapid −1 hedgerow +1 range = 5".

card-quoted = „{$card}“
man-with-rank = {$man}
unknown-man = {$man}
unknown-man-label = { $number ->
    [0] {$team}
   *[other] {$team} { $number }
}
dummy = Dummy ({$team})

## Sides and teams

side-friendly = deine Männer
side-enemy = der Feind
side-both = beide Seiten
team-able = Able
team-baker = Baker
team-charlie = Charlie
team-red = Rot
team-yellow = Gelb
team-white = Weiß
team-blue = Blau

## Orders

order-none = Kein Befehl
order-aimed-fire = Gezieltes Feuer
    .roster = Gez. Feuer
    .card = Gez. Feuer
order-rapid-fire = Schnellfeuer
order-suppressive-fire = Unterdrückungsfeuer
    .roster = Unterdrück.
    .card = Unterdrück.
    .marker = Unterdrückungs- feuer
order-slow-suppressive-fire = Langsames Unterdrückungsfeuer
    .roster = Langs. Unt.
    .card = Langs. Unt.
    .marker = Langsames Unterdr.
order-run-and-gun = Rennen & Feuern
    .roster = Rennen & F.
    .card = Rennen & F.
order-sneak = Schleichen
order-evade = Ausweichen
order-sprint = Sprint
order-charge = Sturmangriff
order-grenade = Granate
order-smoke-grenade = Rauchgranate
    .roster = Rauchgran.
order-rifle-grenade = Gewehrgranate
    .roster = Gewehrgran.
order-plan = Planen
order-reload = Nachladen
order-medical-aid = Erste Hilfe
order-search = Durchsuchen
order-hide = Verstecken
order-rally = Sammeln
order-carry = Tragen/Ziehen
    .roster = Tragen
order-duck-back = In Deckung gehen
    .roster = In Deckung
order-melee = Nahkampf
order-guard = Bewachen
order-with-directions = {$order} {$directions}
order-with-checks = {$order}; davor { $checks ->
    [C] ein Sturmcheck
    [CG] ein Sturm-, dann ein Granatencheck
    [GC] ein Granaten-, dann ein Sturmcheck
   *[G] ein Granatencheck
}

order-none-short = kein Befehl
order-aimed-fire-short = gezielt
order-rapid-fire-short = Schnellfeuer
order-suppressive-fire-short = Unterdrückungsfeuer
order-slow-suppressive-fire-short = langsames Unterdrückungsfeuer
order-run-and-gun-short = Rennen & Feuern
order-sneak-short = Schleichen
order-evade-short = Ausweichen
order-sprint-short = Sprint
order-charge-short = Sturm
order-grenade-short = Granate
order-smoke-grenade-short = Rauchgranate
order-rifle-grenade-short = Gewehrgranate
order-plan-short = Planen
order-reload-short = Nachladen
order-medical-aid-short = Erste Hilfe
order-search-short = Durchsuchen
order-hide-short = Verstecken
order-rally-short = Sammeln
order-carry-short = Tragen
order-duck-back-short = in Deckung
order-melee-short = Nahkampf
order-guard-short = Bewachen

## Morale, wounds, ammunition, sight

morale-berserk = Rasend
morale-aggressive = Aggressiv
morale-bold = Mutig
morale-normal = Normal
morale-cautious = Vorsichtig
morale-shaken = Erschüttert
morale-rout = Fliehend
morale-berserk-short = rasend
morale-aggressive-short = aggressiv
morale-bold-short = mutig
morale-normal-short = normal
morale-cautious-short = vorsichtig
morale-shaken-short = erschüttert
morale-rout-short = fliehend
wound-light = Leichte Wunde
wound-bad = Schwere Wunde
wound-light-bandaged = Leichte Wunde, verbunden
wound-bad-bandaged = Schwere Wunde, verbunden
wound-close-call = Das war knapp!
wound-kia = im Kampf gefallen
wound-evac = {$wound} (Evak.)
ammo-full = volle Munition
ammo-low = Wenig Munition
ammo-none = Keine Munition
state-prisoner = gefangen
state-guard = Bewacher
dossier-prisoner = gefangen bei {$guard}
dossier-flare = Leuchtpistole
dossier-guards = bewacht {$prisoners}
seen-friendly = entdeckt
unseen-friendly = versteckt
seen-enemy = bekannt
unseen-enemy = unbekannt
alert = alarmiert
waiting = wartend
trait-tough = Zäh
trait-medic = Sanitäter
trait-officer = Anführer
fate-killed = im Kampf gefallen
fate-dummy = Dummy
fate-fled = geflohen
fate-escaped = hat das Spielfeld verlassen
fate-passed = durchgebrochen
fate-captured = gefangen

## Ground and edges

terrain-open = offenes Gelände
terrain-field = Acker
terrain-long-grass = hohes Gras
terrain-trees = Bäume
terrain-orchard = Obstgarten
terrain-logs = Baumstämme
terrain-marsh = Sumpf
terrain-hedgerow = Hecke
terrain-wall = Mauer
terrain-rocks = Felsen
terrain-building = Gebäude
terrain-depression = Senke
terrain-stream = Bach
terrain-foxhole = Schützenloch
terrain-rubble = Trümmer
terrain-crater = Krater
terrain-open-short = offen
ground-cover = Deckung
ground-open = offen
ground-rough = unwegsam
ground-smoke = { $count ->
    [one] Rauch
   *[other] {$count} Rauchmarker
}
ground-fading-smoke = { $count ->
    [one] Verblassender Rauch
   *[other] {$count} Marker: verblassender Rauch
}
ground-lit = beleuchtet
ground-dark = dunkel
ground-smoke-cost = Feuern oder Entdecken hinein, hindurch oder hinaus: {$amount}.
ground-smoke-leader = Ein Anführer darin: LDR {$amount}. Das Feld zählt als Deckung.
ground-smoke-marker = {$source}: Marker {$number} von {$value}, verschwindet nach Runde {$turn}
ground-smoke-source = Herkunft unbekannt
ground-objective = {$title}: {$points} SP
ground-objective-who = Hier ist {$man} versteckt; wer das Missionsziel hält, hat ihn.
ground-objective-held = Bei Spielende deins, wenn ein nicht fliehender Mann von dir darin ist und kein Feind.
ground-home = Ziel für {$man}: {$points} SP
ground-home-reached = Bei Spielende muss er hier sein, lebend und nicht gefangen.
ground-bomb = Sie explodiert am Ende der Runde. Alle im Feld und in den angrenzenden Feldern machen einen Moralcheck.
ground-bomb-near = Granate nah: {$men}
ground-bomb-far = Granate fern: {$men}
ground-target = Der Zielmarker bleibt bis Impuls 3 hier.
ground-target-grenade = Granatenziel von {$man}
ground-target-rifle-grenade = Gewehrgranatenziel von {$man}
edge-left = linker Rand
edge-right = rechter Rand
edge-top = oberer Rand
edge-bottom = unterer Rand

## Checks

check-mc = Moralcheck
check-wmc = Wundmoralcheck
check-rc = Sammelcheck
check-tqc = Truppenqualitätscheck
check-spotting = Entdeckungscheck
check-hit = Schuss
check-plan = Planungscheck
check-medical = Check für Erste Hilfe
check-grenade = Granatenwurf
check-frag = Schadenswurf

## Summands: the short form stands in a log line, the long one in the form before a shot

term-weapon-skill = WS
term-troop-quality = TQ
term-order = {$detail}
term-range = Entfernung
term-wounds = Wunden
term-morale = {$detail}
term-smoke = Rauch
term-night = schlechte Sicht
term-card = Karte
stance-short = {$order}/{$terrain}
term-order-terrain = {$detail}
term-heavy-weapon = schwer
term-leader = Anführer
term-charge = Sturm
term-unseen = ungesehen
term-frag = Splitterwert
term-operator = TQ
term-gunner-alone = ohne Schütze 2
term-weapon-skill-long = Waffenfähigkeit, {$detail}
term-troop-quality-long = Truppenqualität
term-order-long = {$detail}
term-range-long = Entfernung {$detail}
term-wounds-long = Wunden
term-morale-long = Moral: {$detail}
term-smoke-long = Rauch auf der Linie
term-night-long = Nacht oder Nebel
term-card-long = Karte oder Ereignis dieser Runde
term-heavy-weapon-long = Schwere Waffe bei Rennen & Feuern
term-leader-long = In LDR-Reichweite eines Anführers
term-charge-long = Sturmangriff
term-operator-long = TQ von Schütze 1, {$detail}
term-gunner-alone-long = Ohne Schütze 2: {$detail}
term-frag-long = Splitterwert, {$detail}
term-unseen-long = Erster Angriff, vorher ungesehen
term-order-terrain-long = Befehl/Gelände-Tabelle, Ziel: {$order}/{$terrain}
summand = {$amount} {$name}
sum-base-unknown = {$name} ?
sum-base = {$name} {$amount}
sum-total = {$sum} = {$total}

## Decks, cards, tables

deck-friendly = dein Deck
deck-enemy = das Feinddeck
deck-cup = der Becher
table-friendly = Eigenes Ereignis
table-enemy = Feindliches Ereignis
card-number = Nr. {$number}
section-cover = mit Deckung
section-open = ohne Deckung
section-rout = fliehend
section-berserk = rasend
section-guard = als Bewacher
section-driven = fliehend

## Phases

phase-set-up = Aufstellung
phase-friendly-cards = Karte spielen
phase-friendly-orders = Befehle geben
phase-enemy-orders = Feindkarten
phase-action = Aktion
phase-end = Ende der Runde
phase-over = Spielende

## What binds a man to others (7.14-7.18)

tie-medical-aid = Versorgt {$whom}
tie-search = Durchsucht {$whom}
tie-carry = Trägt {$whom}
tie-carried = Getragen von {$man}
tie-treated = versorgt von {$man}
tie-papers = trägt Dokumente: {$of}
papers-of = Dokumente: {$of}
check-promise = {$need} oder weniger am Ende der Runde, {$percent} %

## The tally of victory points (22.0)

score-enemy-killed = {$who} gefallen
score-enemy-officer-killed = {$who} gefallen, ein Anführer
score-enemy-fled = {$who} vom Spielfeld geflohen
score-enemy-passed = {$who} durchgebrochen
score-enemy-captured = {$who} gefangen
score-friendly-killed = {$who} gefallen
score-friendly-bad-wound = {$who} schwer verwundet
score-friendly-bad-wound-bandaged = {$who} schwer verwundet, verbunden
score-friendly-fled = {$who} vom Spielfeld geflohen
score-friendly-escaped = {$who} hat das Spielfeld verlassen
score-friendly-captured = {$who} gefangen
score-friendly-passed = {$who} durchgekommen
score-brought-home = {$who} heimgebracht
score-papers = Dokumente: {$who}
score-objective = {$who} gehalten
score-conceded = Aufgegeben
score-several = {$what}: {$count}
missed-objective = {$who} nicht gehalten
missed-brought-home = {$who} nicht heimgebracht
no-help-nobody = kein Schütze 2
no-help-away = in einem anderen Feld
no-help-wounded = schwer verwundet
no-help-not-himself = fliehend oder rasend
no-help-operator-wild = Schütze 1 ist fliehend oder rasend
no-help-on-guard = er bewacht einen Gefangenen
no-help-other-order = anderer Befehl

## Boards

country-bocage = Heckenland
country-village = Dorf
country-hills = Hügelland
country-river = Flussland
country-orchards = Obstland
country-ruins = Trümmerdorf
board-made-up = { $country } { $seed }
board-farmhouse = Das Bauernhaus
board-village = Das Dorf
board-hill = Der Hügel
board-hedgerows = Die Hecken
board-beach-exit = Der Strandausgang
board-ruined-town = Die zerstörte Stadt
board-river-crossing = Der Flussübergang
board-deep-woods = Der tiefe Wald

# As in English: unknown-man-label, team-able, team-baker, team-charlie, order-sprint, morale-normal, morale-normal-short
