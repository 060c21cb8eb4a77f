# What the game asks of the player: a title, what it is about, and how to answer.

## Set-up (22.0)

ask-set-up = Aufstellung.
ask-set-up-waiting = { $left ->
    [one] Zieh {$men} auf ein markiertes Feld oder klick das Feld an.
   *[other] Zieh deine Männer auf die markierten Felder oder klick Mann und Feld an. Noch {$left} aufzustellen.
}
ask-set-up-ready = Alle Männer stehen. Ändere noch etwas oder beginne.
ask-set-up-keys = {$next} wählt einen Mann, {$cursor-right} und die anderen Pfeile ein markiertes Feld; {$accept} stellt ihn auf. {$text}
ask-set-up-left = { $left ->
    [one] Noch einer aufzustellen.
   *[other] Noch {$left} aufzustellen.
}
ask-play-card-keys = Eine Zifferntaste hebt eine Karte an, {$accept} spielt sie. Das Team mit der niedrigsten Zahl ist zuerst dran.
ask-set-up-hint = Zieh einen Mann auf ein markiertes Feld.

## Cards (5.0)

ask-play-card = Spiel eine Karte.
ask-play-card-text = Klick eine Karte an oder zieh sie auf die Initiativeleiste. Das Team mit der niedrigsten Zahl ist zuerst dran.
ask-play-card-hint = Die drei Zahlen einer Karte sind die Initiativwerte deiner Teams in dieser Runde.
ask-draw-card = Eine Karte ziehen?
ask-draw-card-text = Deine Hand ist leer, und { $count ->
    [one] eine geplante Karte kommt hinzu: {$planned}.
   *[other] {$count} geplante Karten kommen hinzu: {$planned}.
}
ask-draw-card-hint = Sind sie auf der Hand, ziehst du in dieser Runde keine mehr. Die Karte kann ein Ereignis sein.
ask-end-battle = Das Gefecht beenden?
ask-end-battle-text = { $condition }. Jetzt beendet: { $points ->
    [one] {$points} Siegpunkt
   *[other] {$points} Siegpunkte
}, {$verdict}.
ask-end-battle-hint = Kämpfst du weiter, wirst du nach der nächsten Runde wieder gefragt, solange das noch gilt.
ask-discard-down = Zu viele Karten.
ask-discard-down-text = Du hast {$held} Karten; erlaubt sind {$limit}. Welche wirfst du ab?
ask-discard-down-hint = Klick die Karte an, die du abwirfst.
ask-play-discard = Eine Karte nutzen?
ask-play-discard-roll = {$man}, {$of}
ask-play-discard-re-roll = {$roll}: {$result} gewürfelt, nötig {$need} oder weniger. Ein neuer Wurf mit {$cards} gelingt zu {$chance} %.
ask-play-discard-re-roll-enemy = {$roll}: {$result} gewürfelt, nötig {$need} oder weniger. Zwingst du ihn mit {$cards} zu einem neuen Wurf, gelingt er zu {$chance} %.
ask-play-discard-wmc = {$man}, {$of}: {$result} gewürfelt. 0: keine Wirkung · {$need} oder weniger: Moral −1 Stufe · mehr: −2 · 9: −3. Mit {$cards} neu würfeln?
ask-play-discard-re-roll-unknown = {$roll}: {$result} gewürfelt. Mit {$cards} neu würfeln?
ask-play-discard-near = Granate von {$man}, {$about}: {$result} gewürfelt, „Granate nah“ bei {$need} oder weniger. Ein neuer Wurf mit {$cards} ergibt „Granate nah“ zu {$chance} %.
ask-play-discard-scatter = Granate von {$man}: {$result} gewürfelt, sie fällt ins Zielfeld bei {$need} oder weniger. Ein neuer Wurf mit {$cards} bringt sie zu {$chance} % dorthin.
ask-play-discard-frag = Schadenswurf gegen {$man}: {$result} gewürfelt, Treffer bei {$need} oder weniger. Ein neuer Wurf mit {$cards} trifft zu {$chance} %.
ask-play-discard-pass = {$man}, {$of}: {$cards} abwerfen und ohne Wurf bestehen?
ask-play-discard-pass-blow = {$cards} abwerfen, damit {$man} im Nahkampf ohne Wurf {$about} trifft?
ask-play-discard-odds = {$text} Ohne Karte gelingt es ihm zu {$chance} %.
ask-play-discard-milder-wound = { $drawn ->
    [first] Erste Wundkarte für {$man}: „{$wound}“. {$cards} abwerfen und dafür eine andere ziehen? Er ist zäh: Eine zweite Wundkarte wird auf jeden Fall gezogen, und du wählst, welche der beiden gilt.
   *[only] {$man}: „{$wound}“. {$cards} abwerfen und dafür eine andere Wundkarte ziehen?
}
ask-play-discard-recover-ammo = {$cards} abwerfen und den Munitionsmarker von {$man} entfernen?
ask-play-discard-hint = Die Karte kommt dann auf deine Ablage.

## Orders (7.0)

ask-give-orders = Gib Befehle.
ask-give-orders-missing = { $left ->
    [one] {$men} ohne Befehl: Wähl ihn, dann klick einen Marker an oder drück seinen Buchstaben; oder zieh den Marker auf ihn.
   *[other] {$left} von {$all} ohne Befehl: Klick einen Marker an, drück seinen Buchstaben oder zieh ihn auf einen Mann.
}
ask-give-orders-more = {$men} und {$rest} weitere
ask-give-orders-all = { $all ->
    [1] Dein Mann hat einen Befehl. Zieh ihn, um seinen Weg zu zeichnen, oder erteile den Befehl.
    [2] Beide Männer haben einen Befehl. Zieh einen Mann, um seinen Weg zu zeichnen, oder erteile die Befehle.
   *[other] Alle {$all} Männer haben einen Befehl. Zieh einen Mann, um seinen Weg zu zeichnen, oder erteile die Befehle.
}
ask-give-orders-all-stay = { $all ->
    [1] Dein Mann hat einen Befehl und bewegt sich in dieser Runde nicht. Ändere oder erteile den Befehl.
    [2] Beide Männer haben einen Befehl, und keiner bewegt sich in dieser Runde. Ändere einen, oder erteile die Befehle.
   *[other] Alle {$all} Männer haben einen Befehl, und keiner bewegt sich in dieser Runde. Ändere einen, oder erteile die Befehle.
}
ask-give-orders-to = { $left ->
    [0] {$chosen}. Alle haben einen Befehl: Ändere einen oder erteile sie.
    [1] {$chosen}. Drück den Buchstaben eines Befehls. Noch einer ohne Befehl.
   *[other] {$chosen}. Drück den Buchstaben eines Befehls. Noch {$left} von {$all} ohne Befehl.
}
ask-give-orders-rest = { $why ->
    [melee] { $count ->
        [one] {$men} ist im Nahkampf und braucht keinen.
       *[other] {$men} sind im Nahkampf und brauchen keinen.
    }
   *[other] { $count ->
        [one] {$men} braucht keinen.
       *[other] {$men} brauchen keinen.
    }
}
ask-give-orders-chosen = { $count ->
    [one] {$man} ist gewählt
   *[other] {$man} sind gewählt
}
ask-give-orders-hint = Zieh einen Marker auf einen Mann oder klick erst den Mann, dann den Marker an. Wer ohne Befehl bleibt, versteckt sich. Einen Mann mit Bewegungsbefehl kannst du dorthin ziehen, wohin er gehen soll.
ask-give-orders-by-keys = { $left ->
    [0] {$next} wählt den nächsten Mann, ein Buchstabe ändert seinen Befehl; {$cursor-right} und die anderen Pfeile, dann {$accept}, zeichnen seinen Weg. {$commit} erteilt die Befehle.
   *[other] {$next} wählt den nächsten Mann ohne Befehl, {$previous} geht durch alle zurück; ein Buchstabe gibt den Befehl. {$commit} erteilt die Befehle. Wer ohne Befehl bleibt, versteckt sich.
}

## The action phase (4.0)

ask-choose-man = Team {$team} ist dran.
ask-choose-man-text = Impuls {$impulse}. Wähl den Mann, der als Nächster handelt: {$men}.
ask-choose-man-hint = Klick einen Mann an oder zieh ihn dorthin, wohin er gehen soll: Er geht Impuls für Impuls. Mit Umschalt wählst du mehrere aus.
ask-choose-move = {$man} bewegt sich.
ask-choose-move-aims = {$man} zielt.
ask-choose-move-aims-hint = Der Marker wird nur verschoben, wenn der Mann einen Truppenqualitätscheck besteht.
ask-choose-move-rout = {$man} läuft: Er flieht.
ask-choose-move-berserk = {$man} bewegt sich: Er ist rasend.
ask-choose-move-text = {$order}: Klick ein markiertes Feld an oder drück seine Ziffer.
ask-choose-move-step = {$order}, Feld {$step} von {$steps}: Klick ein markiertes Feld an oder drück seine Ziffer.
ask-choose-move-may-stay = {$order}: Klick ein markiertes Feld an, drück seine Ziffer oder lass ihn stehen.
ask-choose-move-may-duck = {$order}, Feld {$step} von {$steps}: Klick ein markiertes Feld an, drück seine Ziffer oder lass ihn hier in Deckung gehen.
move-enter-step = {$key}: nach {$hex} gehen.
move-enter-way = {$key}: den gezeichneten Weg gehen.
ask-choose-move-hint = Du kannst ihn auch dorthin ziehen oder ein weiter entferntes Feld anklicken: Er geht Impuls für Impuls.
ask-choose-move-by-keys = Drück die Nummer eines Feldes. Für einen Weg durch alle Impulse geh mit {$cursor-right} und den anderen Pfeilen bis an sein Ende, dann {$accept}.
ask-choose-move-shift = {$order}: Versuchen, den Zielmarker um ein Feld zu verschieben ({$chance} %)?
ask-choose-move-odds = {$text} Chancen jetzt: {$odds}.
ask-choose-move-or-shift = {$order}: Klick ein markiertes Feld an oder versuch, den Zielmarker zu verschieben ({$chance} %).
ask-choose-hex = {$man}: Welches Feld?
ask-choose-hex-grenade-target = Wähl das Zielfeld: ein bekannter Feind, höchstens 4 Felder entfernt. Der Wurf selbst reicht 3 weit; von 4 aus muss er erst näher heran.
ask-choose-hex-rifle-grenade-target = Wähl das Zielfeld der Gewehrgranate.
ask-choose-hex-shift-target = Wähl das Feld, auf das der Zielmarker rückt.
ask-choose-hex-flare = Wähl das Feld, über das er die Leuchtkugel schießt. Sie weicht ab, und er geht in Deckung.
ask-choose-hex-smoke-target = Wähl das Zielfeld der Rauchgranate.
ask-choose-hex-at = {$text} {$hex}: {$odds}.
throw-scatters = Abweichung {$chance} %
throw-near = „Granate nah“ bei {$man} {$chance} %
ask-choose-hex-flare-at = Über {$hex}: brennt dort mit {$spot} %, sonst bis zu {$far} Felder daneben. In ihrem Licht: Feinde {$enemies}, deine Männer {$ours}.
ask-choose-hex-keys = {$text} {$next} geht die Felder durch, {$accept} nimmt eines.
ask-choose-hex-hint = Klick ein markiertes Feld an.
ask-choose-whom = {$man}.
ask-choose-whom-medical-aid = Wen versorgt er? Er braucht {$promise}.
ask-choose-whom-search = Wen durchsucht er? Er braucht {$promise}.
ask-choose-whom-carry = Wen trägt er?
sentence = {$words}.
ask-choose-whom-hint = Klick einen hervorgehobenen Mann an.
ask-choose-bandage = {$man} verbindet {$target}.
ask-choose-bandage-text = Er verbindet eine Wunde je Runde. Welche?
ask-choose-bandage-hint = Klick einen Knopf an.
ask-choose-target = {$man} feuert.
ask-choose-target-melee = {$man} greift an.
ask-choose-target-berserk = {$man} feuert: Er ist rasend.
ask-choose-target-text = Wähl ein Ziel: {$men}.
ask-choose-opponent = Wähl einen Gegner: {$men}. {$sum}: {$percent} %.
ask-choose-target-or-hold = Wähl ein Ziel: {$men}. Er muss nicht feuern.
ask-choose-target-or-flare = Wähl ein Ziel: {$men}. Er darf stattdessen eine Leuchtkugel schießen oder nicht feuern.
ask-choose-target-flare = {$man} darf eine Leuchtkugel schießen.
ask-choose-target-only-flare = Er hat kein Ziel und kann auch abwarten.
ask-choose-target-flare-hint = Klick einen Knopf an.
ask-choose-target-hint = Klick einen hervorgehobenen Mann an. Zeig auf ihn, um die Chancen zu sehen.
ask-choose-weapon = {$man} feuert auf {$target}.
ask-choose-weapon-text = Mit welcher Waffe?
ask-choose-weapon-hint = Summe und Chancen stehen neben jeder Waffe.
ask-choose-rate = {$man} feuert auf {$target}.
ask-choose-rate-text = {$weapon}: Wie viele Schüsse?
ask-choose-rate-hint = Eine natürliche 9 kostet Munition.
ask-choose-rate-endless-hint = Dieser Waffe geht die Munition nie aus.
ask-duck-back = {$man} darf in Deckung gehen.
ask-duck-back-text = „In Deckung gehen“ ersetzt {$order}.
ask-duck-back-leaves = In Impuls {$impulse} muss er sich weiterbewegen und das Missionsziel verlassen („{$goal}“).
ask-duck-back-drops = Seine scharfe Granate fiele ihm vor die Füße. {$text}
ask-duck-back-drops-smoke = Seine Rauchgranate fiele in sein Feld. {$text}
ask-duck-back-seen = { $count ->
    [one] {$men} sieht ihn.
   *[other] {$men} sehen ihn.
}
ask-duck-back-seen-unseen = Entdecken könnte ihn: {$men}.
ask-duck-back-odds = In Impuls {$impulse} trifft ihn {$shooter} zu {$open} %, in Deckung zu {$low} %.
ask-duck-back-odds-together = {$shooters} treffen ihn mit ihren nächsten Schüssen zu {$open} %, in Deckung zu {$low} %.
ask-duck-back-odds-unseen = Mit {$open} % wird er entdeckt und in Impuls {$impulse} von {$shooter} getroffen, in Deckung mit {$low} %.
ask-duck-back-unknown = { $count ->
    [one] {$men} kann noch feuern, wie gut, ist unbekannt
   *[other] {$men} können noch feuern, wie gut, ist unbekannt
}; in Deckung macht das Gelände jeden Schuss auf ihn um {$better} schwerer.
ask-duck-back-safe = { $count ->
    [one] {$men} sieht ihn, hat aber in dieser Runde keinen Schuss mehr.
   *[other] {$men} sehen ihn, aber keiner von ihnen hat in dieser Runde noch einen Schuss.
}
ask-duck-back-safe-unseen = Entdecken könnte ihn: {$men}. Aber niemand hat in dieser Runde noch einen Schuss auf ihn.
ask-duck-back-blast = Die Granate in seinem Feld trifft ihn am Ende der Runde zu {$open} %, in Deckung zu {$low} %.
ask-duck-back-hint = Bei seiner nächsten Aktivierung wird der Marker auf Verstecken gedreht.
ask-duck-back-last-hint = In Impuls 4 wird der Marker nicht auf Verstecken gedreht; er wird in der Endphase entfernt.
ask-duck-back-many = {$count} Mann können in Deckung gehen.
ask-duck-back-many-text = Gefahr durch {$men}.
ask-duck-back-many-hidden = Gefahr durch {$men}; durch Versteckte erst, wenn sie entdeckt sind.
ask-duck-back-many-first = { $count ->
    [one] {$men} handelt noch, bevor er in Deckung geht.
   *[other] {$men} handeln noch, bevor sie in Deckung gehen.
}
ask-duck-back-many-odds = {$man}: {$told}
ask-duck-back-many-how = Klick einen Mann an oder drück seine Zahl, dann geht er in Deckung.
ask-duck-back-many-burst = Eine Explosion könnte sie treffen.
ask-call-strike = Deine Karte bietet an: {$strike}.
ask-call-strike-at-call = Dein Feuerauftrag: {$strike}.
ask-call-strike-safe = Keiner deiner Männer ist in oder neben einem Feld, das getroffen werden kann.
ask-call-strike-danger = Eigene bedroht: {$men}.
ask-call-strike-danger-more = Eigene bedroht, {$count} deiner Männer: {$men} und {$more} weitere.
ask-call-strike-hint = Einmal angefordert, lässt sich das Feuer nicht mehr korrigieren.
ask-choose-wound = {$man} ist zäh.
ask-choose-wound-text = Zwei Wundkarten wurden gezogen. Klick die an, die gelten soll; die mildere ist gelb umrandet.
ask-choose-wound-hint = Klick eine Karte an.
ask-take-along = {$man} bewacht einen Gefangenen.
ask-take-along-text = { $count ->
    [one] {$order}: Nimmt er {$prisoners} mit, oder lässt er ihn zurück?
   *[other] {$order}: Nimmt er {$prisoners} mit, oder lässt er sie zurück?
}
ask-take-along-hint = Ein zurückgelassener Gefangener geht in Deckung und bekommt ab der nächsten Runde wieder eigene Befehle.
compelled-berserk = {$man} ist rasend: Er muss auf einen bekannten Feind in Sicht feuern; ist keiner in Sicht, muss er stürmen, eine Granate werfen oder sich in Richtung 2 oder 3 bewegen.
compelled-evac = {$man} hat eine mit Evak. markierte Wunde: Bis sie verbunden ist, kann er sich nur verstecken und sich tragen oder versorgen lassen.
compelled-guard = {$man} bewacht {$prisoners}. Die Bewachung geht weiter mit: {$orders}.
compelled-guard-ends = Sie endet mit: {$orders}.
compelled-inactive = {$man} ist inaktiv: Er kann sich nur verstecken und sich tragen oder versorgen lassen.
compelled-rout = {$man} flieht: Er muss laufen; mit Deckung und außer Sicht aller bekannten Feinde darf er sich stattdessen sammeln.
ask-roll = { $die ->
    [d6] Ein W6 wird geworfen.
   *[other] Ein W10 wird geworfen.
}
ask-roll-for = {$who}: {$why}
ask-roll-why = {$why}
ask-draw = Eine Karte wird gezogen.
ask-draw-cup = Aus dem Becher wird ein Spielstein gezogen.
ask-over = Das Spiel ist vorbei.

## Answers on buttons

answer-ready = Beginnen
answer-commit = Erteilen
answer-call = Feuer anfordern
answer-no-strike = Jetzt nicht
answer-pass = Nein
answer-draw-card = Karte ziehen
answer-end = Gefecht beenden
answer-fight-on = Weiterkämpfen
answer-draw-none = Keine ziehen
answer-stay = Bleiben
answer-shift = Marker verschieben
answer-leave = Spielfeld verlassen
answer-take-along = Mitnehmen
answer-leave-behind = Zurücklassen
answer-duck-back = In Deckung
answer-all-go-on = Alle weiter
answer-all-duck-back = Alle in Deckung
answer-some-duck-back = {$count} in Deckung, {$others} weiter
answer-hold-fire = Nicht feuern
answer-flare = Leuchtkugel
answer-next = Nächster
answer-shots = { $shots ->
    [one] {$shots} Schuss
   *[other] {$shots} Schuss
}
answer-order = {$man}: {$order}
answer-place = {$man} nach {$hex}
answer-light = Leichte Wunde
answer-bad = Schwere Wunde
answer-bad-evac = Schwere Wunde, Evak.
answer-roll = Würfeln
answer-draw = Ziehen

## Where undo stops

undo-card-drawn = Weiter zurück geht es nicht: Es wurde eine Karte gezogen.
undo-enemy-card-drawn = Weiter zurück geht es nicht: Es wurde eine Feindkarte aufgedeckt.
undo-enemy-placed = Weiter zurück geht es nicht: Ein Feind kam aufs Spielfeld.
undo-reinforced = Weiter zurück geht es nicht: Ein Feind kam aufs Spielfeld.
undo-man-spotted = Weiter zurück geht es nicht: Ein Mann wurde entdeckt.
undo-dummy-removed = Weiter zurück geht es nicht: Ein Spielstein wurde umgedreht.
undo-check-made = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-grenade-thrown = Weiter zurück geht es nicht: Eine Granate wurde geworfen.
undo-grenade-fell = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-fragment-rolled = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-flare-lit = Weiter zurück geht es nicht: Eine Leuchtkugel ging hoch.
undo-flare-drifted = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-flare-died = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-shell-aimed = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-shell-scattered = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-ground-struck = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-shot-fired = Weiter zurück geht es nicht: Ein Schuss ist gefallen.

# How a gamepad answers; the names of its buttons stand in them.
ask-set-up-pad = {$previous} und {$next} wählen einen Mann, der linke Stick ein markiertes Feld, {$accept} stellt ihn dorthin. {$offer} bietet alles Übrige an: alle aufstellen, beginnen.
ask-play-card-pad = Links und rechts heben eine Karte an, {$accept} spielt sie aus. Das Team mit der niedrigsten Zahl ist zuerst dran.
ask-give-orders-pad = {$accept} zeigt die Befehle für den gewählten Mann, {$next} wählt den nächsten. {$offer} bietet alles Übrige an: erteilen, rückgängig.
ask-choose-move-pad = Der linke Stick wählt ein markiertes Feld, {$accept} schickt ihn dorthin. {$offer} bietet die anderen Antworten an.
ask-choose-wound-pad = Links und rechts gehen durch die Karten, {$accept} nimmt die angehobene.
