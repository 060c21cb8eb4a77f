# The log: short lines, one for each fact, in the present tense.
# head | sum | result — "Cragg fires at Bach" | "WS 6 −2 rapid −1 wall +1 range = 4" | "hit".
# The same pattern for like things: who does what to whom; then figures or cause; then the result.

## Set-up and the clock

log-turn = Runde {$turn}
log-enemy-cards = Feindkarten
log-end = Ende von Runde {$turn}
log-impulse = Impuls {$impulse}
log-squad-mustered = Deine Gruppe
log-man-placed = {$man} wird in {$hex} aufgestellt
log-comrade-found = {$man} beginnt auf dem Spielfeld in {$hex}
log-enemies-placed = { $count ->
    [one] {$count} feindlicher Spielstein aufgestellt
   *[other] {$count} feindliche Spielsteine aufgestellt
}
log-enemy-placed = Feindlicher Spielstein aufgestellt: {$man}
log-wind-set = Wind: Richtung {$direction}

## Cards

log-card-drawn-hand = Du ziehst „{$card}“
log-card-drawn-aside = Plan von {$man}: „{$card}“ für die nächste Runde beiseitegelegt
log-card-drawn-event = Ereigniskarte gezogen: „{$card}“
log-card-drawn-wound = Wundkarte {$number} für {$man}
log-wound-tough = Zäh: Eine von zwei Karten zählt
log-cards-taken-up = Geplante Karten auf die Hand genommen
log-card-discarded = Du wirfst „{$card}“ ab
log-card-played = Du spielst „{$card}“
log-card-played-values = Able {$able} · Baker {$baker} · Charlie {$charlie}
log-discard-played = Du nutzt „{$card}“
log-discard-roll = {$man} hat {$roll} gewürfelt
log-discard-for = für {$man}
log-deck-shuffled = Ablage neu gemischt: {$deck}
log-event-rolled = {$table}: {$title}

## What a card or an event does for the rest of the turn

effect-weapon-skill = {$who}: WS {$amount} in dieser Runde
effect-troop-quality = {$who}: TQ {$amount} in dieser Runde
effect-spotting = {$who}: {$amount} auf Entdeckungschecks in dieser Runde
effect-restrict = {$man} darf in dieser Runde nur den Befehl „{$order}“ bekommen

effect-wasted = Ohne Wirkung: {$why}
effect-wasted-nobody = niemand auf dem Spielfeld, den es treffen könnte
effect-wasted-nobody-of-team = vom Team {$team} ist niemand auf dem Spielfeld, der gehorchen könnte
effect-wasted-morale-kept = { $way ->
    [up] die Moral von {$man} kann nicht weiter steigen
   *[down] die Moral von {$man} kann nicht weiter sinken
}
effect-wasted-morale-all-kept = { $way ->
    [up] niemandes Moral kann weiter steigen
   *[down] niemandes Moral kann weiter sinken
}
effect-wasted-ammo-kept = niemand auf dem Spielfeld, dem die Munition knapp werden könnte
effect-wasted-ammo-full = niemandem fehlt Munition
effect-wasted-nobody-waits = kein Feind wartet mehr
effect-wasted-nobody-in-sight = deine Männer sehen keinen unbekannten Feind
effect-wasted-all-spotted = alle deine Männer sind schon entdeckt
effect-wasted-cup-empty = kein Feind ist mehr im Becher
effect-wasted-edge-taken = kein freies Feld am feindlichen Rand
effect-wasted-no-card-left = alle Karten sind im Spiel
effect-wasted-hand-empty = du hast keine Karte auf der Hand
effect-wasted-by-day = nur bei Nacht von Nutzen
effect-wasted-nobody-below = niemand auf dem Spielfeld, über dem sie aufsteigen könnte

## Orders

log-order-placed = {$man}: {$order}
log-order-instead = statt {$order}
log-order-taken = {$man}: Befehl entfernt
log-orders-committed = Befehle erteilt
log-order-earned = {$man}: {$order} in dieser Runde möglich
log-order-check-failed = {$man}: {$order} in dieser Runde nicht möglich
log-enemy-card = Karte {$serial} für {$man}
log-enemy-card-team = Karte {$serial} für Team {$team}
log-enemy-card-row = {$section}, {$morale}: {$row}
log-enemy-card-direction = {$section}: Richtung {$directions}
log-enemy-card-direction-of-team = {$section}: Richtung {$directions} von Karte {$serial}
log-enemy-card-initiative = Team {$team}: Initiative {$value}
log-enemy-card-why-cover = Er hat Deckung.
log-enemy-card-why-open = Er ist ohne Deckung.
log-enemy-card-why-rout = Er flieht: Läuft er, dann in der Fluchtrichtung der Karte seines Teams.
log-enemy-card-why-berserk = Er ist rasend: Stürmt er nicht, geht er in der Richtung für Rasende, die auf der Karte seines Teams steht.
log-enemy-card-why-guard = Er bewacht einen Gefangenen: Er führt ihn in der Fluchtrichtung der Karte seines Teams ab.
log-enemy-card-why-driven = Er wird vertrieben: Von der Karte zählt nur die Fluchtrichtung.
log-enemy-card-why-morale = Seine Moral ist {$morale}: Diese Zeile der Tabelle gilt.
log-enemy-card-why-c = C auf der Karte: Ist ein entdeckter Mann von dir im Umkreis von {$reach} Feldern, macht er einen Sturmcheck. Besteht er ihn, stürmt er stattdessen.
log-enemy-card-why-g = G auf der Karte: Ist ein entdeckter Mann von dir im Umkreis von {$reach} Feldern, macht der Feind einen Granatencheck. Besteht er ihn, wirft er stattdessen eine Granate.
log-enemy-card-why-initiative = Die erste Karte eines Teams bestimmt seine Initiative für die Runde.
log-initiative-set = Initiativeleiste
log-initiative-value = {$team} {$value}

## The action phase

log-man-moved = {$man} geht nach {$hex}
log-man-moved-carried = {$man} wird nach {$hex} getragen
log-man-moved-led = {$man} wird nach {$hex} geführt
log-man-moved-driven = {$man} wird nach {$hex} vertrieben
log-man-moved-assisting = {$man} geht mit nach {$hex}
log-fire-held = {$man} feuert nicht
log-held-no-way = {$man} bewegt sich nicht
log-held-rough-ahead = {$man} bewegt sich nicht
log-held-runner-in-sight = {$man} kann nicht in Deckung gehen
log-held-edge-ahead = {$man} bewegt sich nicht
log-held-grenade-off-board = Die Granate von {$man} weicht nicht ab
log-held-comrades-there = {$man} wirft nicht
log-held-nobody-to-throw-at = {$man} wirft keine Granate
log-held-too-late-to-arm = {$man} wirft keine Granate
log-held-weapon-needs-two = {$man} bewegt sich nicht
log-held-nobody-to-treat = {$man} verbindet niemanden
log-held-nothing-to-search = {$man} durchsucht niemanden
log-man-left = {$man} verlässt das Spielfeld: {$edge}
log-man-spotted = {$man} ist entdeckt
log-man-spotted-by = {$by} entdeckt {$man}
log-man-known = Jetzt bekannt: {$man}
log-man-known-by = {$by} entdeckt {$man}
log-dummy-removed = Dummy entfernt ({$team})
log-man-hidden = {$man} ist wieder versteckt
log-man-alerted = {$man} ist jetzt alarmiert
log-men-alerted = { $count ->
    [one] {$count} Feind ist jetzt alarmiert
   *[other] {$count} Feinde sind jetzt alarmiert
}
log-check = {$man}: {$check}
log-check-purpose = {$man}: {$why}
log-check-spotting = {$man} versucht, {$target} zu entdecken
log-check-passed = gelungen
log-check-failed = misslungen
log-check-seen = entdeckt
log-check-unseen = nicht entdeckt
log-check-shift-rout = {$shift} (flieht schon)
log-check-shift-capped = {$shift} (tiefer als Fliehend geht es nicht)
log-check-shift = { $states ->
    [0] keine Wirkung
    [one] Moral −1 Stufe
   *[other] Moral −{$states} Stufen
}
log-check-band = { $states ->
    [0] natürliche 0: {$result}
    [one] {$need} oder weniger: {$result}
    [2] mehr als {$need}: {$result}
   *[other] natürliche 9: {$result}
}
log-check-confirmed = Null-Regel: bestätigender TQC {$quality} {$below} = {$need} oder weniger, gewürfelt {$roll}
log-result-rule-of-0 = {$result} (Null-Regel)
log-check-hopeless = Null-Regel: bestätigender TQC {$quality} {$below} = {$need}, unter 0: kein zweiter Wurf
log-shot = {$man} feuert auf {$target}
log-shot-of = {$man} feuert auf {$target}, Schuss {$shot} von {$shots}
log-shot-hit = Treffer
log-shot-check = Treffer · nur Moralcheck
log-shot-miss = daneben
log-shot-choice = Ein Feind feuert auf den, der am leichtesten zu treffen ist; bei Gleichstand auf den Nächsten, danach entscheidet der Zufall.
log-shot-drawn = Das Ziel wird unter den Männern im Feld ausgelost.
log-shot-considered = {$man}: {$need} oder weniger, { $range ->
    [one] {$range} Feld
   *[other] {$range} Felder
} entfernt
log-ammo-low = {$man}: wenig Munition
log-ammo-none = {$man}: keine Munition
log-ammo-full = {$man} hat wieder volle Munition
log-morale-up = {$man}: Moral steigt auf {$after}
log-morale-down = {$man}: Moral sinkt auf {$after}
log-morale-surrender = {$man} ergibt sich: Moral jetzt {$after}
log-morale-before = vorher {$before}
log-man-wounded = {$man}: {$wound}
log-man-killed = {$man} fällt
log-melee-began = Nahkampf in {$hex}
log-melee-ended = Nahkampf in {$hex} endet
log-melee-winners = In Deckung gehen bei der nächsten Aktivierung: {$men}
log-charge-ended = {$man} geht nicht weiter
log-blow = {$man} greift {$target} an
log-blow-hit = Treffer
log-blow-missed = daneben

log-surrendered = {$guard} nimmt {$man} gefangen
log-prisoner-handed-over = {$guard} bewacht jetzt {$man}
log-prisoner-led-off = {$guard} führt {$man} vom Spielfeld
log-prisoner-freed = {$man} ist nicht mehr gefangen

## Helping hands and Papers

log-whom-medical-aid = {$man} versorgt {$whom}
log-whom-search = {$man} durchsucht {$whom}
log-whom-carry = {$man} trägt {$whom}
log-wound-bandaged = {$man} verbindet {$whom}
log-papers-taken = {$man} nimmt die Dokumente: {$of}
log-papers-dropped = Dokumente liegen jetzt in {$hex}: {$of}

## Grenades and smoke

log-grenade-aimed = {$man} zielt mit einer Granate auf {$hex}
log-grenade-aimed-rifle = {$man} zielt mit einer Gewehrgranate auf {$hex}
log-grenade-armed = {$man} macht eine Granate scharf
log-grenade-armed-smoke = {$man} macht eine Rauchgranate scharf
log-grenade-thrown = {$man} wirft eine Granate nach {$hex}
log-grenade-thrown-smoke = {$man} wirft eine Rauchgranate nach {$hex}
log-grenade-thrown-rifle = {$man} feuert eine Gewehrgranate nach {$hex}
log-grenade-scatters-from = weicht ab bei {$roll} oder mehr
log-grenade-on-target = im Ziel
log-grenade-scattered = weicht ab nach {$hex}
log-grenade-near = Granate nah: {$target}
log-grenade-far = Granate fern: {$target}
log-grenade-dropped = {$man} lässt eine scharfe Granate fallen
log-grenade-dropped-smoke = {$man} lässt seine Rauchgranate fallen
log-grenade-exploded = Explosion in {$hex}: {$weapon}
log-fragment = Schadenswurf gegen {$man}
log-fragment-of = Schadenswurf gegen {$man}, {$shot} von {$shots}
log-smoke-rose = Rauch in {$hex}
log-smoke-drifted = Rauch breitet sich aus: {$hex}
log-smoke-gone = Rauch zieht vom Spielfeld
log-smoke-faded = Rauch wird zu verblassendem Rauch: {$hexes}
log-smoke-faded-off-board = Rauch außerhalb des Spielfelds wird zu verblassendem Rauch
log-smoke-thinned = Verblassender Rauch in {$hex} entfernt

## Artillery from off the board

log-strike-called-friendly = {$strike}: eigener Feuerauftrag
log-strike-called-enemy = {$strike}: feindlicher Feuerauftrag
log-strike-unanswered-friendly = Keine eigene Artillerie verfügbar
log-strike-unanswered-enemy = Keine feindliche Artillerie verfügbar
log-strike-began = {$strike}
log-strike-shells = { $shells ->
    [0] keine Geschosse
    [one] {$shells} Geschoss
   *[other] {$shells} Geschosse
}
log-shell-aimed = Zielfeld {$hex}
log-shell-double = schon gewürfelt, kein zweites Geschoss
log-shell-scattered = Das Geschoss für {$hex} weicht um { $distance ->
    [one] {$distance} Feld
   *[other] {$distance} Felder
} in Richtung {$direction} ab
log-shell-comes-down = schlägt ein in {$hex}
log-shell-off-board = außerhalb des Spielfelds, verloren
log-shell-burst = {$weapon}: Einschlag in {$hex}
log-crater-rolled = Wurf für Krater, {$hex}: {$need} oder weniger
log-crater-left = Krater
log-crater-spared = kein Krater
log-rubble-rolled = Wurf für Trümmer, {$hex}: {$need} oder weniger
log-rubble-left = stürzt ein, alle darin sind tot
log-rubble-spared = keine Trümmer

## Night and flares

log-night-fell = Sichtweite: {$range} { $range ->
    [one] Feld
   *[other] Felder
}
log-night-flares = { $flares ->
    [one] noch {$flares} Leuchtkugel
   *[other] noch {$flares} Leuchtkugeln
}
log-flare-fired = {$man} schießt eine Leuchtkugel über {$hex}
log-flare-friendly = Eigene Leuchtkugel über {$hex}
log-flare-enemy = Feindliche Leuchtkugel über {$hex}
log-flare-scatter = { $hexes ->
    [one] weicht um {$hexes} Feld in Richtung {$direction} ab
   *[other] weicht um {$hexes} Felder in Richtung {$direction} ab
}
log-flare-lights = brennt über {$hex}
log-flare-lost = außerhalb des Spielfelds, verloren
log-flare-burns = erlischt bei {$roll} oder mehr
log-flare-drifted = Die Leuchtkugel über {$start} treibt ab nach {$hex}
log-flare-gone = Die Leuchtkugel über {$hex} treibt vom Spielfeld
log-flare-died = Die Leuchtkugel über {$hex} erlischt
log-flares-found = { $flares ->
    [one] {$flares} weitere Leuchtkugel
   *[other] {$flares} weitere Leuchtkugeln
}

## Belt-fed weapons

log-weapon-manned = {$operator} bedient jetzt: {$weapon}
log-weapon-manned-by-two = {$weapon}: {$operator} bedient, {$assistant} hilft
log-weapon-lies = {$man} lässt in {$hex} zurück: {$weapon}
log-weapon-left = {$man} bedient nicht mehr: {$weapon}
log-weapon-lost = {$man} nimmt vom Spielfeld mit: {$weapon}
log-roles-swapped-bad = Die Bedienung tauscht die Rollen: Der Spielstein von {$operator} bleibt an der Waffe, die Wunde geht an den Spielstein von {$assistant}
log-roles-swapped-killed = Schütze 2 übernimmt die Waffe: Der Spielstein von {$assistant} kommt weg, der von {$operator} tritt an seine Stelle
log-roles-swapped-why = Am Ende einer Runde wird Schütze 2 zu Schütze 1, wenn dieser tot oder schwer verwundet ist.

## The end

log-reinforced = Feindliche Verstärkung: {$man}
log-game-ended = {$verdict}
log-battle-conceded = Gefecht aufgegeben
log-last-turn-rolled = Letzte Runde bei {$need} oder weniger
log-last-turn-is = Das ist die letzte Runde
log-last-turn-not = das Gefecht geht weiter
log-hold = {$objective}: gehalten
log-hold-lost = {$objective}: nicht mehr gehalten
log-hold-turns = { $turns ->
    [one] am Ende von {$turns} Runde
   *[other] am Ende von {$turns} Runden in Folge
}
log-ending-reached = Das Gefecht endet
ending-articles = Der Die Das
ending-held = {$objectives} in deiner Hand am Ende { $turns ->
    [one] einer Runde
   *[other] von {$turns} Runden in Folge
}
ending-losses = { $side ->
    [friendly] { $count ->
        [one] {$count} deiner Männer
       *[other] {$count} deiner Männer
    }
   *[enemy] { $count ->
        [one] {$count} Feind
       *[other] {$count} Feinde
    }
} tot, gefangen oder geflohen
ending-cleared = kein Feind mehr auf dem Spielfeld
ending-withdrawn = { $count ->
    [one] nur noch {$count} deiner Männer auf dem Spielfeld
   *[other] nicht mehr als {$count} deiner Männer noch auf dem Spielfeld
}
ending-home = {$men} in Sicherheit
ending-taken = {$men} gefangen
ending-rolled = durch den Wurf für die letzte Runde
ending-nobody = keiner deiner Männer mehr auf dem Spielfeld
ending-last-turn = Runde {$turns} ist die letzte.
ending-last-turn-rolled = Runde {$turns} ist die letzte. Ab Runde {$first} wird zu Beginn jeder Runde ein W10 geworfen: Bei {$most} oder weniger ist sie die letzte.
ending-early = Das Gefecht endet früher: {$condition}.
ending-offered = Du darfst es früher beenden: {$condition}.
log-game-points = { $points ->
    [one] {$points} Siegpunkt
   *[other] {$points} Siegpunkte
}

## Why something happened: short causes that follow a fact

why-berserk = rasend
why-better = wer die höhere Truppenqualität hat, bedient sie
why-call = von dir angefordert
why-card = durch eine Karte
why-carried = er wird getragen
why-carry-over = Tragen/Ziehen ist zu Ende
why-charge-reached = sein Sturmangriff hat einen Feind erreicht
why-charge-failed = sein Sturmangriff hat niemanden erreicht
why-check = Check bestanden
why-chosen = auf deinen Befehl
why-close-call = Das war knapp!
why-comrade-alert = ein alarmierter Kamerad in Sicht
why-comrade-hit = ein Kamerad in seiner Nähe wurde getroffen
why-comrade-stands = neben einem Kameraden, der nicht flieht
why-crew = mit seinem Kameraden an der Waffe
why-edge-ahead = vor ihm ein neutraler Rand
why-comrades-there = im Zielfeld sind nur seine Kameraden
why-evac = Befehl geändert: Seine Wunde ist mit Evak. markiert
why-event = Ereignis
why-explosion = Explosion
why-failed-check = Check misslungen
why-fire-plan = Feuerplan
why-fired = er hat gefeuert
why-fired-at = unter Feuer
why-fired-flare = er hat eine Leuchtkugel geschossen
why-forgotten = ohne Befehl geblieben
why-freed = kein Bewacher mehr
why-grenade-off-board = sie fiele außerhalb des Spielfelds
why-guard = er bewacht einen Gefangenen
why-guard-gone = der Bewacher ist fort
why-gun-apart = in verschiedenen Feldern
why-gun-carried = wird getragen
why-gun-guards = er bewacht einen Gefangenen
why-gun-inactive = inaktiv
why-gun-killed = gefallen
why-gun-left-board = hat das Spielfeld verlassen
why-gun-routed = flieht
why-gun-surrendered = gefangen
why-gun-took-over = Schütze 2 übernimmt
why-gunner-alone = zu schwer ohne Schütze 2
why-hex-entered = sein Feld wurde betreten
why-hit = Treffer
why-inactive = Befehl geändert: Er ist inaktiv
why-kia = im Kampf gefallen
why-killed = gefallen
why-laid-down = auf deinen Befehl abgelegt
why-all-routed = beide Seiten fliehen
why-launched = er hat eine Gewehrgranate abgefeuert
why-melee-over = der Nahkampf endete vor der Befehlsausgabe
why-melee = Feind in seinem Feld
why-melee-near = ein Nahkampf in der Nähe
why-melee-ended = sein Sturmangriff endet mit dem Nahkampf
why-melee-won = er hat den Nahkampf gewonnen
why-natural-0 = natürliche 0
why-no-quarter = getötet: Wer ihn gefangen nahm, ist rasend
why-no-way = kein Feld, das er betreten darf
why-nobody-to-throw-at = niemand in Reichweite, auf den er zielen könnte
why-nobody-to-treat = sein Patient ist nicht im Feld oder hat keine offene Wunde
why-nothing-to-search = nichts mehr zu durchsuchen
why-officer = in LDR-Reichweite seines Anführers
why-out-of-ammo = keine Munition
why-put-down = abgesetzt
why-rally = Sammeln
why-relieved = Bewacher abgelöst
why-rough = im Sprint in unwegsames Gelände
why-rough-ahead = vor ihm unwegsames Gelände
why-rout = fliehend
why-rubble = unter den Trümmern
why-runner-in-sight = ein Feind sieht ihn
why-sees-foe = ein entdeckter Mann von dir in Sicht
why-shot = ein Schuss in der Nähe
why-shows-heavy = wollte feuern: Seine Waffe ist zu schwer für seinen Befehl
why-shows-slow = wollte feuern: Seine Waffe ist langsam
why-slow-weapon = Befehl geändert: Seine Waffe ist langsam
why-spares-comrade = Befehl geändert: Ein gefangener Kamerad ist im Feld
why-spotted-someone = er hat einen Mann von dir entdeckt
why-steady = Ruhig in Deckung
why-taken = auf deinen Befehl
why-taken-back = wird neu gegeben
why-team-card = Karte seines Teams
why-threw = er hat eine Granate geworfen
why-too-late-to-arm = der Befehl kam zu spät, sie scharf zu machen
why-took-cover = er hat Deckung erreicht
why-took-over = er bewacht jetzt einen Gefangenen
why-turned = Marker umgedreht: In Deckung gehen
why-under-care = er wird versorgt
why-was-hit = er wurde getroffen
why-weapon-forbids = Befehl geändert: Seine Waffe ist zu schwer
why-weapon-needs-two = zu schwer ohne Schütze 2
why-wound = Wunde
why-wounds = seinen Wunden erlegen
why-wounds-forbid = Befehl geändert: Seine Wunden lassen ihn nicht zu

## What a die is rolled or a card drawn for: a check by its name, or by what it allows

roll-charge-check = Sturmcheck
roll-charge-goal = Ziel des Sturmangriffs
roll-confirm = bestätigender Check (Null-Regel)
roll-crater = Wurf für Krater
roll-empty-hand = Karte für eine leere Hand
roll-enemy-event = feindliches Ereignis
roll-enemy-order = Feindkarte
roll-entry-hex = Eintrittsfeld
roll-event = Karte durch ein Ereignis
roll-first-to-act = wer zuerst handelt
roll-flare-burns = erlischt die Leuchtkugel?
roll-flare-direction = Richtung, in die die Leuchtkugel abweicht
roll-flare-scatter = wie weit die Leuchtkugel abweicht
roll-frag = Schadenswurf
roll-friendly-event = eigenes Ereignis
roll-grenade = Granate nah oder fern
roll-grenade-check = Granatencheck
roll-grenade-target = Ziel der Granate
roll-guard = wer den Gefangenen bewacht
roll-hide = Verstecken
roll-hit = Schuss
roll-holds-fire = unter 0 nicht feuern
roll-last-turn = letzte Runde
roll-illumination-hex = Feld der Leuchtgranate
roll-initiative-tie = Gleichstand der Initiative
roll-mc = Moralcheck
roll-medical = Erste Hilfe
roll-melee = Angriff im Nahkampf
roll-night = Sichtweite
roll-opening-hand = Starthand
roll-opponent = Gegner im Nahkampf
roll-plan = Planen
roll-plan-card = Karte durch Planen
roll-rally = Sammeln statt Laufen
roll-random-card = zufällige Karte
roll-random-man = zufälliger Mann
roll-random-strike = welche Artillerie feuert
roll-rc = Sammelcheck
roll-reinforcement = Verstärkung
roll-rifle-grenade = Gewehrgranate
roll-rubble = Wurf für Trümmer
roll-scatter = Abweichung der Granate
roll-scatter-direction = Richtung der Abweichung
roll-search = Durchsuchen
roll-set-up = feindliche Aufstellung
roll-shift-target = Zielmarker verschieben
roll-smoke-grenade = Rauchgranate
roll-spotting = Entdeckungscheck
roll-squad = deine Gruppe
roll-steady = Ruhig in Deckung
roll-stop-running = im Laufen in Deckung gehen
roll-strike-direction = Richtung der Abweichung
roll-strike-distance = Weite der Abweichung
roll-strike-hex = Zielfeld
roll-strike-shells = Zahl der Geschosse
roll-take-cover = In Deckung gehen
roll-target = Ziel des Schusses
roll-target-in-hex = auf wen im Feld gefeuert wird
roll-way = welchen Weg er nimmt
roll-wind = Windrichtung
roll-wmc = Wundmoralcheck
roll-wound = Wundkarte

# As in English: log-card-played-values
