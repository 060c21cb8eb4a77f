# Words of the table in play: buttons, short notes on the board, what stands on pieces.

ducking-ask = {$man}: Du wirst gefragt, bevor er in Deckung geht.
ducking-whenever = {$man} geht von selbst in Deckung, wenn es ihm einen Treffer erspart.
ducking-never = {$man} geht nie in Deckung, außer er muss.
press-again = Noch einmal {$key} zum Bestätigen. {$told}
choose-man-first = Wähl zuerst einen deiner Männer.
drop-order-on-man = Zieh den Marker auf einen deiner Männer.
drop-prisoner-on-man = Zieh den Gefangenen auf einen deiner Männer.
card-not-now = Jetzt kann keine Karte gespielt werden.
card-not-this = Diese Karte lässt sich jetzt nicht verwenden.
move-not-there = Nicht nach {$hex}: {$reason}
move-no-way = Nicht in diese Richtung: {$reason}
aim-drawn = Das Ziel wird ausgelost; ein Schuss auf {$men}
aim-drawn-each = {$man} {$percent} %
aim-lot-fell = Das Los fiel auf {$man}.
aim-with = {$weapon}, {$shots} Schuss.
aim-first = Wähl zuerst ein Ziel.
aim-must = {$order}: Er hat ein Ziel und muss feuern.
aim-others = { $count ->
    [one] 1 anderes Ziel
   *[other] {$count} andere Ziele
}: {$key} oder ein Klick.
aim-line = { $shots ->
    [one] {$weapon}, {$shots} Schuss: {$need} oder weniger trifft.
   *[other] {$weapon}, {$shots} Schuss: {$need} oder weniger trifft.
}
aim-line-confirm = {$weapon}, {$shots} Schuss: nur eine natürliche 0 kann treffen, mit einem Truppenqualitätscheck von {$check} oder weniger.
aim-line-hopeless = {$weapon}, {$shots} Schuss: kein Treffer möglich.

button-place-all = Alle aufstellen
button-repeat = Wie letzte Runde
button-take-over = Gefangenen bewachen
button-act = {$man} handelt
button-act-tip = Du entscheidest jetzt jeden Schritt selbst
button-carry-on-tip = Der gezeichnete Weg wird gegangen
button-play-card = „{$card}“ spielen
button-lay-off = „{$card}“ abwerfen
button-use-card = „{$card}“ nutzen
button-keep-cards = Nicht in diesem Impuls
button-take-wound = Nehmen: {$card}
answer-go-on = Weiter

phase-team-acts = Team {$team} ist dran
top-goal = Sieg ab {$goal}
now = jetzt {$value}

card-order = BEFEHL
card-discard = ABWURF
card-event = EREIGNIS
card-secret = GEHEIM
stamp-kia = KIA
wound-tag-evac = Evak.
weapon-skill-rates = { $shots ->
    [one] WS {$skill} · 1 Schuss
   *[other] WS {$skill} · {$shots} Schuss
}
weapon-band = {$near}–{$far}: {$amount}
dossier-order-check = {$order}: {$promise}
dossier-order-plain = {$order}: WS {$total}
check-dice = Nötig: {$need} oder weniger – {$result}
dice-said = {$check}: {$result}
dice-on-target = im Ziel
dice-scattered = weicht ab
dice-near = Granate nah
dice-far = Granate fern
dice-confirmed = Null-Regel: eine 0, zu bestätigen mit einem TQC von {$need} oder weniger; gewürfelt {$roll}: {$result}
dice-hopeless = Null-Regel: eine 0, aber der bestätigende TQC liegt unter 0: {$result}
ask-concede-title = Dieses Gefecht aufgeben?
ask-concede-text = Es endet jetzt, mit der schlechtesten Siegstufe: „{$verdict}“.
ask-concede-campaign = Der Feldzug geht mit diesem Ergebnis weiter.
conceded-text = Du hast das Gefecht in Runde {$turn} aufgegeben. Es zählt als das schlechteste Ergebnis.
ask-concede-undo = {$key} macht es rückgängig, bis du das Gefecht verlässt.
cannot-concede-over = Das Gefecht ist vorbei.
button-briefing = Lage und Siegstufen
button-to-menu = Zum Startbildschirm
button-to-editor = Zurück zum Editor
button-next-battle = Nächstes Gefecht
button-play-again = Noch einmal
button-watch = Wiederholung
end-sum = Summe
end-roll = Die Gruppe
fate-standing = unverletzt
end-man = { $man }: { $fate }
end-killed = gefallen
end-fled = geflohen
end-escaped = hat das Spielfeld verlassen
end-passed = durchgekommen
end-captured = gefangen
end-bad-wound = schwere Wunde
end-bad-wound-bandaged = schwere Wunde, verbunden
end-light-wounds = { $count ->
    [one] leichte Wunde
   *[other] {$count} leichte Wunden
}
fate-routed = auf der Flucht
button-fight = {$man} angreifen
percent = { $percent } %
# how likely he is hit, before and after Duck Back
chance-falls = { $sooner } → { $later } %
spot-promise = { $percent } %, ihn zu entdecken: {$need} oder weniger
shot-promise = { $shots ->
    [one] {$weapon}: {$percent} %
   *[other] {$weapon}: {$percent} % je Schuss, {$any} % bei {$shots}
}
shot-barred = Kein Schuss: {$reason}
shot-barred-now = Nicht in diesem Impuls: {$reason}
shot-under = {$order}: {$promise}
shot-in-impulse = Impuls {$impulse}, {$promise}
shot-after-move = {$order}: bewegt sich zuerst, feuert in Impuls {$impulse}
step-takes-prisoner = { $count ->
    [one] {$men} flieht und ergibt sich
   *[other] {$men} fliehen und ergeben sich
}
step-kills-routed = { $count ->
    [one] {$men} flieht; Rasende machen keine Gefangenen
   *[other] {$men} fliehen; Rasende machen keine Gefangenen
}
melee-promise = Wer hineingeht, beginnt einen Nahkampf. Erste Angriffe: {$blows}
melee-joined = Greift in den Nahkampf in {$hex} ein. Erste Angriffe: {$blows}
melee-blow = {$man} in Impuls {$impulse} (trifft zu {$percent} %)
melee-blow-later = {$man} in Impuls 2 der nächsten Runde (trifft zu {$percent} %)
melee-blow-none = {$man} gar nicht (Wunden)
settings-duck-back = „In Deckung gehen“ anbieten
settings-duck-back-tip = Wenn es hilft: wo die Chance, getroffen zu werden, um ein Zehntel oder mehr sinkt, oder wo er ein Missionsziel verlassen müsste.
duck-back-always = immer
duck-back-matters = wenn es hilft
duck-back-never = nie

settings-one-answer = Nur eine Antwort
settings-one-answer-tip = Ob eine Frage mit nur einer Antwort trotzdem gestellt wird.
one-answer-by-itself = von selbst
one-answer-asked = fragen

settings-next-man = Wer als Nächster handelt
settings-next-man-tip = Der Reihe nach: wie in der Mannschaft. Ein Klick auf einen anderen Mann des Teams lässt ihn zuerst handeln.
next-man-in-order = der Reihe nach
next-man-asked = fragen
settings-map-editor = Karteneditor
map-editor-usual = Tiled
settings-after-order = Nach einem Befehl
settings-after-order-tip = Wem die nächste Taste einen Befehl gibt.
after-order-next = nächster Mann
after-order-stay = derselbe
acted-already = {$man} hat in diesem Impuls schon gehandelt.
not-his-turn = Das Team von {$man} ist nicht dran.
end-kept = Bei den gespeicherten Gefechten abgelegt

# As in English: stamp-kia, map-editor-usual
button-study = Analysieren …
button-study-tip = Eine Kopie zum Ausprobieren; sie zählt nicht
studied-already = das ist schon ein Gefecht zur Analyse
cannot-load = verlasse erst dieses Gefecht
ask-restart-title = Dieses Gefecht neu beginnen?
ask-restart-text = Das Gefecht beginnt von vorn, mit der Aufstellung. Dieses bleibt unter den gespeicherten.
restart-new = Neue Würfel
restart-same = Gleiche Würfel
restart-seed-unknown = Die gleichen Würfe gibt es nicht noch einmal: Der Spielstand ist so alt, dass ihre Startzahl nicht darin steht.
restart-seed-branch = Die gleichen Würfe gibt es nicht noch einmal: Dies ist eine Variante; ihre Würfe stammen aus zwei Gefechten.
cannot-restart = nur ein einzelnes Gefecht lässt sich neu beginnen
