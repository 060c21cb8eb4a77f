# As in English: move-eye, rail-phase
# Der Tisch: Felder, Pläne für Bewegungen und Schüsse, Schaltflächen.

## Top line, phases, layout

top-deployment = Aufstellung
top-turn = Runde
top-turn-value = Runde {$turn}
top-of = {$count} von {$most}
top-goals = Ziele
top-lost = Verluste
top-off-table = Abseits
top-points = Vernichtet
top-victory = Siegpunkte
tip-turn = Ziele zählen ab Runde {$first}. Nach Runde {$turns} ist die Schlacht zu Ende.
tip-goals = Wer zu Beginn seines Spielzugs ein Ziel hält, gewinnt.
tip-goal = {$goal}: {$holder}
tip-lost = Verlorene Trupps: die des Angreifers, die des Verteidigers
tip-off-table = Einheiten, die noch nicht auf dem Tisch sind: die des Angreifers, die des Verteidigers
tip-points = Punkte zerstörter Gegner: vom Angreifer, vom Verteidiger
tip-victory = Siegpunkte: die des Angreifers, die des Verteidigers. Der Sieger hat 10, weniger 1 je verlorene Einheit.
log-of-turn = Runde {$turn}
moment-turn = Runde {$turn}
moment-deployment = Aufstellung
tab-dossier = Trupp
tab-unit = Einheit
tab-log = Protokoll
rail-phase = Phase
rail-show = Zeigen
rail-signs = Zeichen
rail-command-ring = Befehl
rail-tip-signs = Zeichen statt Modelle
rail-tip-command-ring = Wie weit die Befehle der gewählten Einheit reichen
rail-tip-starting = Besatzungen sitzen auf, niedergehaltene Einheiten sammeln sich, erschütterte testen, Ziele werden geprüft
rail-tip-movement = Einheiten bewegen sich
rail-tip-shooting = Einheiten schießen
rail-tip-assault = Einheiten stürmen; dann kommt die andere Seite an die Reihe
phase-starting = Beginn
phase-movement = Bewegung
phase-shooting = Beschuss
phase-assault = Sturm

## Dossier

dossier-title = Trupp
dossier-empty = Zeige auf einen Trupp, um seine Karte zu sehen.
dossier-unit = {$letter} · {$unit}
dossier-armour = Panzerung
dossier-front = vorn
dossier-side = seitlich
dossier-top = oben
dossier-save = Rettung
dossier-cross = Gelände
rating-motivation = Moral
rating-skill = Können
rating-hit-on = Trefferwert
speed-tactical = Taktisch
speed-terrain = Gelände
speed-country = Feld
speed-road = Straße
weapon-values = Reichweite {$range} · {$halted}/{$moving} Würfel · Panzerabwehr {$at} · Feuerkraft {$fp}+
weapon-bombs = Beschuss: Reichweite {$range} · Panzerabwehr {$at} · Feuerkraft {$fp}+
weapon-below = Bomben: unter dem Flugzeug · Panzerabwehr {$at} · Feuerkraft {$fp}+

## Units

unit-title = Einheit
unit-teams = { $count ->
    [one] {$count} Trupp
   *[other] {$count} Trupps
}
unit-leader = {$team}, Führung
unit-stray = außer Befehl
unit-elsewhere = { $where ->
    [mounted] auf: {$vehicle}
    [rear] hinten
    [due] eingetroffen
   *[away] außerhalb des Tisches
}
unit-moved = { $speed ->
    [dash] {$way} geeilt
   *[other] {$way} bewegt
}
unit-holds = schießt nicht
unit-shot = {$dice} × {$need}+ · { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer
unit-state = { $state ->
    [ambush] im Hinterhalt
    [reserve] in Reserve
    [undeployed] aufzustellen
    [waiting] wartet
    [moving] bewegt sich
    [moved] bewegt
    [dig-in] gräbt sich ein
    [clear-mines] räumt Minen
    [assaulted] hat gestürmt
    [fired] hat geschossen
    [dashed] ist geeilt
    [away] wartet außerhalb des Tisches
    [due] eingetroffen
    [overhead] in der Luft
    [attacking] greift an
   *[ready] bereit
}
state-leader = führt seine Einheit
state-bailed = Besatzung ausgestiegen
state-pinned = niedergehalten
state-foxholes = in Schützenlöchern
state-ambush = im Hinterhalt: dem Gegner unbekannt
state-reserve = in Reserve: dem Gegner unbekannt
state-gone-to-ground = am Boden
state-acted = hat gehandelt
state-out-of-command = außer Befehl
state-carries-1 = trägt einen Trupp
state-carries-2 = trägt zwei Trupps
state-carries-3 = trägt drei Trupps
state-mounted = fährt auf einem Fahrzeug mit
state-rear = hinten
state-away = wartet außerhalb des Tisches
state-due = eingetroffen: platzieren
state-fired-at-aircraft = hat auf Flugzeuge geschossen
state-shot-down = abgeschossen
state-lost = verloren
state-wreck = ein Wrack: niedriges Gelände und kugelsichere Deckung
note-team = {$team} · {$unit}
note-shot = {$weapon}: {$dice} Würfel, {$need}+ trifft ({$hit} %)
note-harm = { $armoured ->
    [yes] je Treffer: {$destroyed} % zerstört, {$bailed} % ausgestiegen
   *[no] je Treffer: {$destroyed} % zerstört
}

## Deployment

works-done = Rest weglassen
works-kind = {$name} (noch {$count})
aim-done = Weiter
deploy-rest = Rest aufstellen
deploy-done = Fertig aufgestellt
deploy-lead = Dieser Trupp führt
spearhead-done = Speerspitzen fertig
deploy-no-room = In deiner Zone ist kein Platz mehr: Verschiebe eine Einheit.
hide-done = Notieren
hide-none = Nichts verbergen
hide-ambush = Hinterhalt ({$count} von {$most})
hide-reserve = Reserve ({$points} von {$most} Punkten)
ambush-waits = Verborgen bleiben
reserve-enters = In der Mitte einrücken
withdraw-unit = Abziehen: {$unit}

## Moves

move-go = Bewegen
move-done = Bewegung beenden
move-corner = Ecke
move-back = Zurück
move-alone = Ein Trupp
move-unit = Ganze Einheit
move-pending = { $count ->
    [0] Klick den Ort noch einmal an, oder bewege.
    [one] Es wird ein Geländewurf fällig: Klick den Ort noch einmal an, oder bewege.
   *[other] Es werden {$count} Geländewürfe fällig: Klick den Ort noch einmal an, oder bewege.
}
move-way = { $speed ->
    [dash] {$way} von {$limit} cm · Eilbewegung
   *[tactical] {$way} von {$limit} cm · Taktisch
}
move-left = {$left} übrig
move-command = { $stray ->
    [0] im Befehl
   *[other] {$stray} von {$count} außer Befehl
}
move-seen = { $count ->
    [0] von niemandem gesehen
   *[other] von {$count} gesehen
}
move-concealed = { $plain ->
    [0] vor allen gedeckt
   *[other] ohne Deckung gegen {$plain} von {$count}
}
move-rolls = { $count ->
    [one] Gelände {$need}+ ({$ground}): {$odds} %
   *[other] {$count} × Gelände {$need}+ ({$ground}): alle {$odds} %
}
move-eye = {$team} · {$distance} cm
drag-not-now = Jetzt nicht. Gefragt ist: {$question}
ferry-mount = { $count ->
    [one] Aufsitzen
   *[other] Aufsitzen ({$count})
}
ferry-dismount = Absitzen
ferry-forward = Von hinten holen
ferry-boards = {$team} sitzt auf: {$vehicle}
enter-due = Klicke, wo {$team} fliegen soll; Alt mit Rad oder Pfeil dreht.
enter-rear = Klicke, wohin {$team} vorkommen soll; Alt mit Rad oder Pfeil dreht.
enter-mounted = Klicke, wohin es für {$team} geht: Zuerst wird neben dem Fahrzeug abgesessen.

## Shots

shoot-aim = Klick ein Ziel an, oder geh mit E alle durch.
shoot-promised = { $shots ->
    [one] Ein Trupp schießt mit
   *[other] {$shots} Trupps schießen mit
} { $dice ->
    [one] einem Würfel
   *[other] {$dice} Würfeln
}: im Mittel { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer, { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } zerstört. Klick das Ziel noch einmal an, um zu feuern.
shoot-assault = Mit der Feuerrate in Bewegung, um zu stürmen
shoot-stand = Mit voller Feuerrate, ohne zu stürmen
shoot-fire = Feuer
bombard-aim = Klick einen Punkt an, um ihn mit Artillerie zu beschießen, oder ein Ziel.
bombard-next = Nächsten beschießen
bombard-nobody = Kein Gegner kann beschossen werden: keiner ist in Sicht eines Beobachters und in Reichweite.
bombard-fire = Beschießen
bombard-screen-left = Nebel nach links
bombard-screen-right = Nebel nach rechts
bombard-spotter = { $need ->
    [0] {$spotter} beobachtet, eingeschossen, Geschütze: {$guns}
   *[other] {$spotter} beobachtet, Einschießen bei {$need}+, Geschütze: {$guns}
}
bombard-under = Trupps unter der Schablone: {$count}
shoot-smoke = Nebelgranaten
shoot-shells = Andere Munition
screen-begin = Nebelwand
screen-fire = Nebelwand legen
screen-guns = Rohre: {$guns} von {$most}
screen-stop = Keine Nebelwand
screen-point = Klicke, wo die Nebelwand beginnt.
screen-angle = Alt mit Rad oder Pfeil dreht sie; klick das Band erneut an oder leg sie.
screen-length = eine Nebelwand von {$length} cm
smoke-balls = Nebeltreffer { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) }
smoke-promised = Jeder Treffer legt eine Nebelwolke auf sein Ziel: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer zu erwarten. Klick das Ziel erneut an, um zu feuern.
shoot-done = Beschuss beenden
shoot-next = Nächstes Ziel
shoot-weapon = Andere Waffe
shoot-hold = Nicht schießen
shoot-join = Mitschießen
shoot-alone = Ein Trupp
shoot-all = Ganze Einheit
shoot-choose-first = Wähl zuerst eine deiner Einheiten.
shoot-choose-team = Wähl zuerst einen ihrer Trupps.
shoot-no-target = Auf niemanden kann geschossen werden.
shoot-one-weapon = Er hat keine andere Waffe für dieses Ziel.
shot-target = {$team} · {$needs}
shot-promised = { $armoured ->
    [yes] Treffer { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · zerstört { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · ausgestiegen { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] Treffer { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · zerstört { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
allot-take = Verteilen
allot-other = Anders
allot-hits = {$team}: {$hits}
allot-no-more = {$team} kann keinen weiteren nehmen: Treffer werden gleichmäßig verteilt.

## Choices of teams

team-stays = Keine Änderung
swap-pair = {$first} gegen {$second}
swap-team = { $hits ->
    [one] {$team} ({$hits} Treffer)
   *[other] {$team} ({$hits} Treffer)
}
swap-none = Kein Tausch

## Keys

keys-look = Was zu sehen ist
key-signs = Zeichen statt Modelle
key-command-ring = Befehlsweite der gewählten Einheit

## Orders and assaults

move-order-done = Befehl beenden
move-stay = Hier bleiben
charge-leave = Auslassen
charge-along = Mitnehmen
charge-other = Anderes Ziel
charge-no-way = {$team} kommt nicht geradeaus in Kontakt mit {$enemy}.
charge-no-fire = Kein Abwehrfeuer.
charge-fire = { $count ->
    [one] Abwehrfeuer eines Trupps: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer erwartet
   *[other] Abwehrfeuer von {$count} Trupps: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer erwartet
}
charge-repulse = { $losses ->
    [yes] {$needed} verlorene oder ausgestiegene Panzer werfen ihn zurück: {$odds} %
   *[no] {$needed} Treffer werfen ihn zurück und halten die Einheit nieder: {$odds} %
}
charge-go = Stürmen
charge-done = Spielzug beenden
charge-stay = Hier bleiben
charge-nobody = Kein Gegner ist in Sturmreichweite.
charge-laid = { $count ->
    [one] Ein Trupp findet einen Weg zum Gegner. Klick einen gewählten Trupp an, um ihn auszulassen.
   *[other] {$count} Trupps finden einen Weg zum Gegner. Klick einen gewählten Trupp an, um ihn auszulassen.
}
answer-grenades = Handgranaten
answer-counterattack = Gegenstoß
answer-break-off = Absetzen

## Flugzeuge

flight-attack = Angreifen
flight-leave = Abfliegen
flight-first = Erst muss die Kette angreifen: Der Feind darf auf sie schießen.
flight-hold = Feuer einstellen
flight-under = { $count ->
    [one] {$count} feindlicher Trupp unter den Bomben
   *[other] {$count} feindliche Trupps unter den Bomben
}

## Stellungen und Nacht

state-trench = im Schützengraben
state-pit = in der Geschützstellung
night-sees = sieht bei Nacht {$distance} cm weit
note-work-shelter = { $arm ->
    [gun] Sichtschutz und kugelsichere Deckung: {$teams ->
        [one] ein Geschütz
       *[other] {$teams} Geschütze
    } (jetzt {$inside})
   *[infantry] Sichtschutz und kugelsichere Deckung: {$teams} Infanterietrupps (jetzt {$inside})
}
note-work-wall = niedriges Gelände; kugelsichere Deckung gegen direktes Feuer
note-work-mines = wer sich näher als {$distance} cm bewegt, würfelt auf Können oder wird getroffen: Panzerabwehr {$strength}, Feuerkraft {$firepower}+
note-work-stops = {$who} halten davor und queren im nächsten Spielzug mit einem Geländewurf
note-work-difficult = {$who} queren mit einem Geländewurf
note-work-barred = {$who} kommen nicht hinüber
note-work-removed = {$who} walzen beim Queren alles nieder
running-foot = Infanterie
running-towed = Geschütze
running-tracked = Kettenfahrzeuge
running-half-tracked = Halbkettenfahrzeuge
running-wheeled = Radfahrzeuge
