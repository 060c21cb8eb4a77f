# The table: strips, panels, tooltips and small questions around the board.

## Top strip

top-turn = Runde
top-turn-alone = Runde {$turn}
top-turn-of = Runde {$turn} von {$turns}
top-impulse = Impuls
top-points = SP
top-wind = Wind
top-day = Tag
top-night = Nacht, Sichtweite {$range}
top-mist = Nebel, Sichtweite {$range}
top-pace = Tempo
tip-turn = { $left ->
    [0] Das ist die letzte Runde.
    [one] Danach noch eine Runde.
   *[other] Danach noch {$left} Runden.
}
tip-impulse = Eine Runde hat vier Impulse. In jedem ist jedes Team einmal dran, in der Reihenfolge der Initiative.
tip-points = Die Siegpunkte bisher, als endete das Gefecht jetzt.
tip-points-for = Was zählt: {$counts}
tip-wind = Wind: Richtung {$direction} des Kompasses. Rauch und Leuchtkugeln ziehen mit.

## Left strip

track-title = Initiative
track-not-drawn = noch offen
track-active = ist dran
track-men = Auf dem Spielfeld: {$alert} alarmiert, {$waiting} wartend
track-cup = Im Becher: {$cup}
track-each = Für jeden alarmierten Mann von Team {$team}, der einen Befehl braucht, wird eine Karte gezogen; die erste bestimmt seine Initiative.
track-nobody = Kein Mann von Team {$team} braucht einen Befehl von einer Karte. Für die Initiative wird trotzdem eine gezogen, solange Männer des Teams auf dem Spielfeld oder im Becher sind.
track-large = In einer großen Schlacht gibt eine Karte je Runde dem ganzen Team {$team} Befehle und Initiative.
tip-track = Die niedrigste Zahl ist zuerst dran. Deine Zahlen stehen auf der gespielten Karte, die eines feindlichen Teams auf seiner ersten.
decks-title = Decks
decks-discards = Ablage
decks-fallen = Gefallen
decks-hand = Hand {$held} / {$limit}
tip-deck-friendly = Dein Deck: { $count ->
    [one] noch {$count} Karte
   *[other] noch {$count} Karten
}
tip-deck-enemy = Das Feinddeck: { $count ->
    [one] noch {$count} Karte
   *[other] noch {$count} Karten
}
tip-deck-each-man = In jeder Runde wird für jeden alarmierten Feind, der einen Befehl braucht, eine Karte gezogen, und eine für jeden, der alarmiert wird oder ohne Befehl handelt.
tip-deck-each-team = In einer großen Schlacht wird in jeder Runde für jedes feindliche Team eine Karte gezogen, und eine für jeden Feind, der alarmiert wird oder ohne Befehl handelt.
tip-deck-no-man = Ein Team ohne einen solchen Mann zieht eine für seine Initiative, solange es Männer auf dem Spielfeld oder im Becher hat.
tip-deck-empty-hand = Du ziehst eine Karte, wenn du mit leerer Hand in die Runde gehst.
tip-deck-plan = Wer mit Erfolg plant, zieht so viele Karten, wie sein Führungswert beträgt. Sie liegen bis zur nächsten Runde beiseite.
tip-deck-kept = Du behältst höchstens {$limit} Karten.
tip-fallen-friendly = Deine Gefallenen: {$men}
tip-fallen-enemy = Gefallene Feinde: {$men}
tip-fallen-none = Noch niemand

## Dossier

dossier-title = Akte
dossier-help = Hilfe
dossier-empty = Zeig auf einen Mann, eine Karte oder ein Feld.
dossier-team-hex = {$team} · Feld {$hex}
dossier-tq = TQ
dossier-ldr = LDR
dossier-weapon-range-rate = max. {$range} · Feuerrate {$rate}
dossier-weapon-slow = Langsam
dossier-weapon-heavy = Schwer
dossier-weapon-very-heavy = Sehr schwer
dossier-weapon-belt-fed = Gurtzuführung
dossier-thrown = Reichweite {$range}
dossier-no-order = Noch kein Befehl
dossier-order-value = {$order}: WS {$base} {$modifier} = {$total}
dossier-unknown = Ein Mann oder ein Dummy.

## Roster and log

roster-title = Mannschaft
roster-count = { $count ->
    [one] {$count} Mann
   *[other] {$count} Mann
}
roster-order = Befehl
roster-grenade = Granate
roster-wounded = verwundet
roster-melee-over = Nahk.-Sieg
roster-carried = getragen
roster-papers = Dokumente
roster-ammo-low = Wenig Mun.
roster-ammo-none = Keine Mun.
log-of-turn = Runde {$turn}
log-of-impulse = Impuls {$impulse}

## Board

strike-chance = Ein Geschoss hier: {$chance}
board-hex-level = {$hex} · {$terrain} · Ebene {$level}
sight-mode = Sichtlinien von {$man} aus, nach jetzigen Befehlen
sight-mode-hex = Sichtlinien von {$hex} aus, nach jetzigen Befehlen
sight-leave = beenden
sight-chance = { $percent } % zu entdecken

## A strike before it is called

strike-row-guns = Waffe
strike-row-shells = Geschosse
strike-row-scatter = Abweichung
strike-row-calls = Feueraufträge
strike-row-under-way = Unterwegs
strike-row-plan = Feuerplan, Runden
strike-scatter = {$hexes} Felder, alle in eine Richtung
strike-span = {$least} bis {$most}
strike-calls = Feueraufträge: {$calls}.
strike-calls-left = { $left ->
    [one] dieser ist der letzte
   *[other] {$left}, dieser mitgezählt
}
strike-calls-kept = { $left ->
    [0] keine; die Karte kostet keinen
   *[other] {$left}; die Karte kostet keinen
}
strike-under-way = Unterwegs: {$strikes}.
strike-nothing-under-way = nichts
strike-coming-friendly = {$strike}
strike-coming-enemy = {$strike} (Feind)
strike-man = {$man} {$percent} %
strike-form = Feuerauftrag
strike-ours = Eigene bedroht
strike-theirs = Feinde
strike-nobody = niemand
strike-key = Zahl in einem Feld: ein Geschoss dort. An einem Spielstein: in seinem oder einem angrenzenden Feld.
strike-more = {$more} weitere

## Shot

shot-needed = Nötig: höchstens
shot-needed-at = Nötig bei {$man}: höchstens
shot-each = {$percent} %
shot-each-label = je Schuss
shot-any = Mindestens ein Treffer
shot-cut-short = Zählt mit, dass die Schüsse enden, wenn der Waffe die Munition ausgeht
shot-low-ammo-1 = Wenig Munition
shot-low-ammo-2 = Wenig Munition, zwei 9en
shot-none-ammo-1 = Keine Munition
shot-none-ammo-2 = Keine Munition, zwei 9en
shot-check-only = ein Treffer erzwingt nur einen Moralcheck
shot-confirm = Unter 0: natürliche 0, dann TQ-Check mit {$need} oder weniger
shot-hopeless = Unter 0: kein Treffer möglich, auch der bestätigende Truppenqualitätscheck liegt unter 0
shot-shots = Schüsse
tray-check = Es wird sofort gewürfelt: Truppenqualitätscheck, {$chance} %
tray-frees = Lässt sofort und endgültig frei: {$men}
tray-leaves = Lässt zurück: {$men} (frei, wenn kein Kamerad im Feld die Bewachung übernimmt)
tray-heavy = Weitere {$amount} auf die Waffenfähigkeit: {$weapon} ist schwer
tray-vain = So wie es steht, kein Ziel: {$why}
tray-vain-men = { $count ->
    [one] {$men} hat, so wie es steht, kein Ziel: {$why}
   *[other] {$men} haben, so wie es steht, kein Ziel: {$why}
}
tray-of-men = {$men}: {$told}
tray-melee-at-once = {$men} im Nachbarfeld: Betritt er es in Impuls 1, wird der Befehl zu Nahkampf, ohne +1
live-grenade = Scharfe Granate
live-smoke = Scharfe Rauchgranate
under-grenade-near = Granate nah
under-grenade-far = Granate fern
shot-dice = { $hits ->
    [0] Nötig: {$need} oder weniger – kein Treffer
    [one] Nötig: {$need} oder weniger – {$hits} Treffer
   *[other] Nötig: {$need} oder weniger – {$hits} Treffer
}

## Cards

cards-hand = Deine Hand
cards-friendly = Feldmeldung
cards-enemy = S-2-Feindmeldung
cards-enemy-of = Gegner: {$nation}
cards-german = Deutsche
cards-cover = Mit Deckung
cards-open = Ohne Deckung
cards-rout = Flucht
cards-berserk = Rasend
card-in-force = {$man} hat inzwischen einen anderen Befehl: {$order}
cards-empty = Keine Karten auf der Hand

## Buttons and small questions

button-rulebook = Regelheft
button-commit = Erteilen
button-next-man = Nächster
button-fire = Feuern
button-save = Speichern
button-fight-on = Weiterkämpfen
ask-free-title = { $count ->
    [one] Den Gefangenen freilassen?
   *[other] Die Gefangenen freilassen?
}
ask-free-text = { $count ->
    [one] {$man} bewacht {$men}. {$order} vertreibt den Gefangenen sofort. Das lässt sich nicht rückgängig machen.
   *[other] {$man} bewacht {$men}. {$order} vertreibt die Gefangenen sofort. Das lässt sich nicht rückgängig machen.
}
ask-free-points = Jeder Feind, der am Ende gefangen ist, zählt {$points} SP.
carries-off = {$man} trägt {$whom}; dessen Befehl geht verloren: {$order}.
ask-commit-title = Die Befehle erteilen?
ask-commit-text = { $left ->
    [one] {$men} hat keinen Befehl und versteckt sich.
   *[other] {$left} Männer haben keinen Befehl und verstecken sich: {$men}.
}
ask-commit-prisoners = { $count ->
    [one] {$men} hat keinen Bewacher mehr und kommt frei.
   *[other] {$men} haben keinen Bewacher mehr und kommen frei.
}

## The end

end-title = Das Gefecht ist vorbei
end-title-early = Das Gefecht ist in Runde {$turn} vorbei: {$why}
end-points = { $points ->
    [one] {$points} Siegpunkt
   *[other] {$points} Siegpunkte
}
end-tally = So wurde es gewonnen
end-tally-lost = So wurde es verloren
end-tally-empty = Keine Punkte gewonnen oder verloren.
end-next-verdict = { $missing ->
    [one] Noch ein Punkt bis: {$title}
   *[other] Noch {$missing} Punkte bis: {$title}
}
gun-figures = Feuerrate {$rate} · {$range}
button-take-weapon = {$weapon} nehmen
crew-pair = {$weapon}: {$operator} bedient, {$assistant} hilft. Fähigkeit {$helped}, ohne Hilfe {$alone}.
crew-single = {$weapon}: {$operator} bedient allein. Fähigkeit {$alone}, mit Hilfe {$helped}.
crew-together = Die Hilfe zählt nur in einem Feld und unter demselben Befehl; Schütze 2 geht dann mit.
crew-alone-moves = Allein kann er die Waffe nur mit Schleichen bewegen.
crew-left = {$weapon}: bleibt ohne Bedienung im Feld.
button-join-weapon = {$man} helfen: {$weapon}
button-free = Freilassen
button-leave-weapon = {$weapon} verlassen
no-weapon-here = hier ist keine Waffe, die er nehmen oder verlassen könnte
roster-operator = Schütze 1
roster-assistant = Schütze 2

## The menu of the right button

offer-order = Einen Befehl geben
offer-orders-later = Befehle werden vor der Aktion gegeben.
offer-pin = Seine Akte anheften
offer-duck-back = Wenn er in Deckung gehen kann
offer-ducking-ask = Mich fragen
offer-ducking-whenever = Immer, wenn es ihm einen Treffer erspart
offer-ducking-never = Nie
offer-sight-man = Was er sieht, und wer ihn sieht
offer-danger = Gefahr für ihn in jedem Feld
offer-advice = Rat eines Veteranen
offer-rules-man = Regeln zu ihm
offer-rules-gun = Regeln zu dieser Waffe
offer-sees-friendly = Deine Männer
offer-sees-enemy = Der Feind
offer-sees-man = { $hexes ->
    [one] {$man} · {$hexes} Feld
   *[other] {$man} · {$hexes} Felder
}

# As in English: top-wind, track-title, decks-title, decks-hand, dossier-ldr, gun-figures, tab-hand, tab-track
tab-orders = Befehle
tab-men = Männer
tab-shot = Schuss
tab-mission = Feuerauftrag
tab-wounds = Wunden
tab-enemy-cards = Feindkarten
tab-hand = Hand ({$count})
tab-dossier = Mann
tab-roster = Mannschaft
tab-log = Protokoll
tab-track = Initiative
