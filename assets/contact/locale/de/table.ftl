# The table: panes, plans, looks, scenes, saves.

act-aimed = Feuer auf {$unit}: noch einmal klicken oder Enter. Ein Klick ins Gelände bewegt zuerst.
act-border = { $test ->
    [yes] Erfahrungswurf bei {$ground}
   *[no] Würfelwurf bei {$ground}: niedrig heißt festgefahren
}
act-command = { $held ->
    [yes] im Befehlsradius
   *[no] außer Befehlsradius
}
act-fire-go = Feuern
act-found = { $count ->
    [0] von keinem bekannten Feind entdeckt
    [one] von einem Feind entdeckt
   *[other] von {$count} Feinden entdeckt
}
act-go = Ausführen: {$act}
act-left = noch {$left}
act-open = Einheit ziehen oder ins Gelände klicken bewegt, ein Klick auf einen Feind feuert.
act-verb = Jetzt: {$verb}.
act-pending = Den Ort noch einmal klicken oder Enter; Alt setzt beim Ziehen eine Ecke.
act-way = {$way} von {$most} cm · {$verb}
air-bomb = Bomben
air-rockets = Raketen
air-strafe = Bordwaffen
allot-take = Verteilen
ammunition-limited = knappe Munition
ammunition-normal = übliche Munition
ammunition-stock = Munitionsvorrat
answer-break-off = Ablassen
answer-call = Rufen
answer-fall-back = Ausweichen
answer-tank-assault = Nahangriff
answer-fire = Feuern
answer-first = Beginnen
answer-go-on = Weiter
answer-hold = Standhalten
answer-no = Nein
answer-second = Als Zweiter
answer-second-round = Zweite Runde
answer-stop = Halten
ask-concede-text = Das Spiel endet jetzt: Dein Gegner gewinnt.
ask-concede-title = Dieses Spiel aufgeben?
ask-restart-text = Das Spiel beginnt wieder mit der Aufstellung. Das jetzige bleibt bei den gespeicherten Spielen.
ask-restart-title = Dieses Spiel neu beginnen?
button-briefing = Lage und Sieg
button-play-again = Noch ein Spiel
button-save = Kopie speichern
button-study = Analysieren …
button-study-tip = Eine Kopie, um etwas auszuprobieren
button-watch = Wiederholung
contact-turn = Runde {$turn}
deploy-done = Aufstellung fertig
deploy-mines = Minen legen
deploy-no-room = In deiner Zone ist kein Platz mehr: Versetze eine Einheit.
deploy-rest = Rest aufstellen
deploy-wire = Draht ziehen
detection-any = unbegrenzt
detection-fires = {$distance} cm, wenn sie feuert
detection-now = entdeckt bis {$distance} cm
dossier-armour = Panzer: V / S / H / oben
dossier-detection-fires = Entdeckt, wenn sie feuert
dossier-detection-now = Entdeckt bis
dossier-empty = Zeige auf eine Einheit.
dossier-save = Verlust bei 1 · 2 · 3 Treffern
dossier-title = Einheit
dropped-unknown = {$file} ist weder Spielstand noch Auftrag oder Paket dieses Spiels.
end-break = Verlorener Bruchwert
end-draw = Unentschieden
end-won = {$winner} hat gewonnen
end-you-lost = Verloren
end-you-won = Gewonnen
figure-at = AT {$at}
figure-cm = {$length} cm
figure-he = HE {$he}
finder = { $finds ->
    [yes] {$unit} · {$distance} cm: entdeckt sie
   *[no] {$unit} · {$distance} cm: entdeckt erst bis {$limit}
}
fire-nothing = Dafür hat sie keine Waffe.
forecast-empty = Leg einen Schuss an, um seine Summen zu sehen.
forecast-gun = {$weapon}: 2W6 ab {$need} · {$hit} % Treffer
forecast-harm = verloren {$lost} % · demoralisiert {$demoralised} % · niedergehalten {$suppressed} %
forecast-order = Noch am Zug: {$units}
forecast-plate = {$face} {$armour}: zerstört {$lost} % · lahmgelegt {$stuck} %
forecast-pool = {$weapon}: {$dice} Würfel ab {$need} · {$hit} % Treffer
forecast-round = {$weapon}, {$round}
forecast-sum-pool = Zahl der Würfel
forecast-sum-scores = Zielwert und Würfel
forecast-sum-strike = Nach dem Treffer
forecast-title = Chancen
key-command-ring = Befehlsradius der Führer
key-detection = Wie weit sie entdeckt wird
key-goals = Ziele
key-ranges = Reichweiten ihrer Waffen
key-sight = Sicht einer Einheit
key-sight-here = Sicht von hier
key-signs = Zeichen statt Modelle
key-tape = Maßband
legend-detection = { $unit ->
    [none] Entdeckung: Wähl eine Einheit oder zeige auf eine und drück die Taste noch einmal
   *[other] Entdeckung: {$unit}
}
legend-detection-signs = Ganzer Ring: entdeckt, wie sie steht. Striche: wenn sie feuert. Ganze Linie: entdeckt sie. Punkte: Sicht, aber zu weit.
legend-ranges = { $unit ->
    [none] Reichweiten: Wähl eine Einheit oder zeige auf eine und drück die Taste noch einmal
   *[other] Reichweiten: {$unit}
}
legend-ranges-signs = Striche: das Ende jedes Entfernungsbereichs.
legend-sight = { $unit ->
    [none] Sicht: Wähl eine Einheit oder zeige auf eine und drück die Taste noch einmal
   *[other] Sicht: {$unit}
}
legend-sight-signs = Schraffiert: außer Sicht. Zeige irgendwohin: Blau ist frei, Rot verdeckt, und die Notiz sagt, wodurch.
legend-tape = Maßband
legend-tape-signs = Von Rand zu Rand zwischen Einheiten. Zweimal die Taste beginnt anderswo.
log-of-turn = Runde {$turn}
menu-date = Befehle für heute
menu-heading = Zugführung
menu-load = Spiel laden
menu-load-note = { $count ->
    [one] {$count} gespeichertes Spiel
   *[other] {$count} gespeicherte Spiele
}
menu-motto = Züge, die erst gefunden werden müssen · Europa 1940–1944
menu-new = Neues Spiel
menu-new-note = ein Auftrag für zwei, oder gegen den Computer
menu-packs = Pakete
menu-packs-note = zusätzliche Missionen, Tische und Truppen
menu-quit = Beenden
menu-rulebook = Regelheft
menu-rulebook-note = alle Regeln und Auslegungen
menu-settings-note = Größe, Tempo, Ton, Tasten
mission-about = {$place} · {$date}
mission-force = {$force}: {$units} Einheiten
mission-turns = { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
missions-title = Missionen
moment-deployment = Aufstellung
moment-turn = Runde {$turn}
motion-close = {$about}, ab {$need}: { $success ->
    [yes] trifft
   *[no] vergeblich
}
motion-covering-fire-given = {$about}: Deckungsfeuer
motion-fire = { $hits ->
    [0] {$weapon}, ab {$need}: kein Treffer
    [one] {$weapon}, ab {$need}: 1 Treffer
   *[other] {$weapon}, ab {$need}: {$hits} Treffer
}
motion-found = { $by ->
    [none] {$about} zeigt sich
   *[other] {$about}: entdeckt von {$by}
}
motion-harm = {$about}: { $harm ->
    [suppressed] niedergehalten
    [demoralised] demoralisiert
    [wrecked] zerstört
    [abandoned] aufgegeben
   *[lost] verloren
}
motion-initiative = Initiative: {$seat}
motion-leader-succeeded = {$about} übernimmt die Führung
motion-plate = {$sum} gegen {$armour}: { $result ->
    [destroyed] zerstört
    [immobilised] lahmgelegt
   *[none] ohne Wirkung
}
motion-reserve-entered = {$about} trifft ein
motion-shot = { $hit ->
    [yes] {$unit}, ab {$need}: Treffer
   *[no] {$unit}, ab {$need}: vorbei
}
motion-test = {$about}, { $test ->
    [save] Rettungswurf
    [morale] Moral
    [crew] Moral der Besatzung
    [rally] Sammeln
    [force] Moral der Truppe
   *[experience] Erfahrung
} ab {$need}: { $passed ->
    [yes] bestanden
   *[no] verfehlt
}
motion-unit-boarded = {$about} sitzt auf
motion-unit-camouflaged = {$about}: getarnt
motion-unit-defended = {$about}: Abwehrfeuer
motion-unit-freed = {$about} ist wieder frei
motion-unit-landed = {$about} sitzt ab
motion-unit-rallied = {$about} sammelt sich
motion-unit-stuck = {$about}: liegt fest
move-back = Zurück
move-corner = Ecke
note-unknown = Einheit oder Attrappe: Das weiß niemand.
offer-sight-place = Was die gewählte Einheit von hier sähe
offer-tape-place = Von hier messen
order-clear = Neu wählen
order-dummies = Attrappen
order-give = Befehl: {$units}
order-pass = Passen
packs-absent = Dieses Spiel wurde mit dem Paket {$pack} begonnen, das nicht in Gebrauch ist.
point-go = Dorthin feuern
point-shells = Granaten
point-smoke = Nebel
point-wait = Warten
rail-activation = Noch am Zug
rail-command-ring = Befehl
rail-detection = Entdeckt
rail-goals = Ziele
rail-orders = Befehle
rail-ours = wir
rail-ranges = Weiten
rail-show = Zeigen
rail-sight = Sicht
rail-signs = Zeichen
rail-tape = Maßband
rail-theirs = sie
rail-tip-command-ring = Wie weit deine Führer befehlen
rail-tip-detection = Wie weit und von wem die Einheit entdeckt wird
rail-tip-goals = Wer welches Ziel hält
rail-tip-ranges = Wie weit die Waffen einer Einheit reichen
rail-tip-sight = Was eine Einheit sieht: die unter dem Zeiger, sonst die gewählte
rail-tip-signs = Zeichen statt Modelle
rail-tip-tape = Ein Maßband ab dem Zeiger, von Rand zu Rand
range-ring = {$weapon} · {$range} cm
react-at = { $point ->
    [0] wo sie zuerst gesehen wird
    [1] wo sie am nächsten ist
   *[2] am Ende ihrer Bewegung
}
react-go = { $count ->
    [one] Reagieren
   *[other] Mit {$count} reagieren
}
react-most = Höchstens {$most} dürfen reagieren.
react-none = Nicht feuern
react-other = Anderer Schuss
report-button-tip = Das bisherige Gefecht
restart-new = Neue Würfel
restart-same = Dieselben Würfel
save-fact-losses = {$seat}: verlorener Bruchwert
save-fact-seats = Spieler
save-fact-seed = Startzahl
save-fact-version = Version
saved-deployment = Aufstellung
saved-draw = Niemand
saved-line = {$scenario} · {$moment} · {$ago}
saved-over = {$winner} hat gewonnen · Runde {$turn}
saved-turn = Runde {$turn}
seats-attacker = Erste Seite spielen
seats-both = Zwei Spieler
seats-defender = Zweite Seite spielen
seats-none = Zusehen
sheet-break = Die Truppe testet bei {$shaken} % verlorenem Bruchwert und bricht bei {$broken} %.
sheet-briefing = Lage
sheet-button = Lage
sheet-dark = Bis Runde {$turns} ist die Sicht eingeschränkt.
sheet-goals = Ziele
sheet-set-up = { $how ->
    [hidden] Beginnt verborgen in Deckung oder Schützenlöchern.
    [foot-markers] Das Fußvolk beginnt als Marker.
    [markers] Beginnt als Marker.
   *[open] Beginnt offen.
}
sheet-turns = { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
sheet-verdict = { $verdict ->
    [needed] Am Ende braucht die erste Seite {$needed}.
   *[most] Am Ende gewinnt, wer mehr hält, sonst, wer weniger verlor.
}
sight-clear = in Sicht
sight-cut = verdeckt: {$cause}
sight-gap = das Gelände
strip-ready = noch am Zug
strip-waits = wartet
studied-already = das ist schon ein Spiel zur Analyse
tab-dossier = Einheit
tab-log = Protokoll
tab-unit = Chancen
tape-length = {$length} cm
template-under = {$theirs} bekannte Feinde und {$ours} eigene darunter
text-no-place = Hier gibt es keinen Ort „{$line}“; gib einen Punkt in cm (92,60) oder eine Einheit ein.
tip-goal = {$goal}: {$holder}
tip-goals = Gehaltene Ziele: erste Seite, zweite
tip-light = Sicht in dieser Runde
tip-lost = Verlorener Bruchwert: erste Seite, zweite
top-dark = Eingeschränkte Sicht
top-deployment = Aufstellung
top-goals = Gehalten
top-light = Tag
top-lost = Verlust
top-of = {$count} von {$most}
top-turn = Runde
top-turn-value = Runde {$turn}
verb-assault = Angriff
verb-camouflage = Tarnen
verb-clear = Sperre räumen
verb-cover = Deckung nehmen
verb-covering-fire = Deckungsfeuer
verb-crawl = Kriechen
verb-fast = Schnelle Bewegung
verb-move = Bewegen und feuern
verb-observe = Artillerie leiten
verb-overwatch = Feuerbereitschaft
missions-note = die Gefechte, das erste für Anfänger
missions-empty = Es gibt keine Mission.
act-special = Sondermunition
act-usual = Übliche Munition
rail-danger = Gefahr
rail-tip-danger = Welche bekannten Gegner die gewählte Einheit treffen könnten, wo sie steht oder hinzieht, und mit welcher Aussicht
key-danger = Gefahr für die gewählte Einheit
legend-danger = { $unit ->
    [none] Gefahr: wähl eine Einheit
   *[other] Gefahr für {$unit}
}
legend-danger-signs = Rot: das beste volle Feuer jedes Gegners, den deine Seite entdeckt hat. Verborgene zählen nicht mit.
danger-none = Kein bekannter Gegner kann sie treffen.
danger-looking = Gegner werden gesucht …
danger-sum = { $count ->
    [one] {$count} Gegner kann sie treffen
   *[other] {$count} Gegner können sie treffen
} · zu {$lost} % verloren, wenn alle feuern
danger-from = {$unit} · {$distance} cm
verb-dismount = Absitzen
verb-smoke = Nebel
verb-flare = Leuchtkugel
mount-vehicle = Aufsitzen: {$vehicle}
tip-smoke = Klick einen Ort für den Nebel an: Granaten in Reichweite und Sicht, Handgranaten in der Nähe
tip-flare = Klick einen Ort an, den die Leuchtkugel des Granatwerfers diese Runde erhellen soll
act-lay-smoke = Klick den Ort für den Nebel an.
act-lay-flare = Klick den Ort für die Leuchtkugel an.
act-waits = Enter oder derselbe Klick noch einmal führt es aus; Entf nimmt es zurück.
act-aboard = Auf einem Fahrzeug: Klick den Boden an oder zieh dorthin, um abzusitzen.
odds-close = {$target}: ausgeschaltet {$wins} %, selbst verloren {$loses} %, vom Feuer gestoppt {$stopped} %
odds-tank = {$target}: vernichtet {$wins} %, bewegungsunfähig {$stuck} %
odds-overrun = {$target}: vernichtet {$wins} %, sonst Rettungswurf und zurück
board-mount = Sitzt auf: {$vehicle}
board-land = Sitzt hier ab
deploy-load = Beginnt auf: {$vehicle}
act-mode-open = { $on ->
    [yes] Luke wird geöffnet
   *[no] Luke öffnen
}
tip-mode-open = Die Besatzung schaut hinaus: +1 zum Treffen, kann aber selbst getroffen werden
act-mode-shut = { $on ->
    [yes] Luke wird geschlossen
   *[no] Luke schließen
}
tip-mode-shut = Die Besatzung ist vor Handwaffen sicher und verliert ihr +1 zum Treffen
act-mode-back = { $on ->
    [yes] Fährt rückwärts
   *[no] Rückwärts
}
tip-mode-back = Rückwärts: ein Drittel der Bewegung, ein Spähwagen die Hälfte; die Front bleibt zum Feind
act-mode-disable = { $on ->
    [yes] Aufs Laufwerk: ja
   *[no] Aufs Laufwerk
}
tip-mode-disable = Der Schuss hat −2 und macht nur bewegungsunfähig
act-mode-show = { $on ->
    [yes] Zeigt sich
   *[no] Sich zeigen
}
tip-mode-show = Gibt den Marker auf und geht weiter als 20 cm
act-mode-first = { $on ->
    [yes] Feuert erst
   *[no] Erst feuern
}
tip-mode-first = Feuert vor der Bewegung statt danach
strip-marker = Marker
# As in English: motion-initiative, save-fact-version
