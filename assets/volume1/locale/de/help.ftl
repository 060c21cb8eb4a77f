# Help on markers, states and ground, in a line or three.

## What a marker's four figures mean (6.0)

figure-none = nichts
figure-must-1 = muss sich 1 Feld bewegen
figure-must-2 = muss sich 2 Felder bewegen
figure-may-1 = darf sich 1 Feld bewegen
figure-fire = darf feuern
figure-fire-else-move = muss feuern; ohne Ziel muss er sich 1 Feld bewegen
figure-melee = greift im Nahkampf an
figure-shift = darf versuchen, den Zielmarker zu verschieben
figure-move-or-shift = bewegt sich 1 Feld oder versucht, den Zielmarker zu verschieben
figure-throw = wirft die Granate
figure-launch = feuert die Granate ab
figure-impulse = Impuls {$impulse}: {$figure}
figure-ws = {$amount} auf die Waffenfähigkeit
figure-sign = {$sign}: {$meaning}
figure-morale-check = ein Treffer ist nur ein Moralcheck
figure-no-fire = darf in keinem Impuls feuern
figure-ldr = {$amount} auf den Führungswert
figure-no-ldr = kein Führungswert
figure-low = geduckt: Hohes Gras, Baumstämme und Vertiefungen verbergen ihn

## Orders

help-order-none = Er hat noch keinen Befehl. Ohne Befehl versteckt er sich.
help-order-aimed-fire = Das genaueste Feuer: je ein Angriff in Impuls 2 und Impuls 4 auf einen bekannten Feind, der bei Impulsbeginn in Sicht war. Du kannst ihn auch geben, bevor ein Ziel da ist.
help-order-rapid-fire = Feuer in jedem Impuls, weniger genau, auf einen bekannten Feind, der bei Impulsbeginn in Sicht war. Nicht mit einer langsamen Waffe.
help-order-suppressive-fire = Feuer in jedem Impuls, um einen Feind niederzuhalten. Befehl und Gelände des Ziels zählen nicht, aber ein Treffer ist nur ein Moralcheck.
help-order-slow-suppressive-fire = Unterdrückungsfeuer mit einer langsamen Waffe, in den Impulsen 2 und 4. Befehl und Gelände des Ziels zählen nicht, aber ein Treffer ist nur ein Moralcheck.
help-order-run-and-gun = In den Impulsen 1 und 3 muss er sich 1 Feld bewegen. In 2 und 4 muss er einen hastigen Schuss abgeben; ohne Ziel muss er sich stattdessen bewegen.
help-order-sneak = Die vorsichtige Bewegung: In Impuls 2 darf er sich 1 Feld bewegen, in Impuls 4 muss er es.
help-order-evade = In jedem Impuls muss er sich 1 Feld bewegen. Er ist schwer zu treffen.
help-order-sprint = Bis zu 7 Felder in einer Runde, aber er ist leicht zu treffen. In unwegsamem Gelände geht er in Deckung. In den Impulsen 2 bis 4 darf er schon nach dem ersten von zwei Feldern in Deckung gehen.
help-order-charge = Ein Nahkampfangriff auf einen bekannten Feind in Sicht, höchstens 4 Felder entfernt. Erreicht er einen Feind in Impuls 2 oder 3, greift er in Impuls 4 an, mit +1 auf die Truppenqualität; schon in Impuls 1 wird der Befehl durch Nahkampf ersetzt, ohne +1. Erreicht er niemanden, geht er am Ende von Impuls 3 in Deckung.
help-order-grenade = Eine Handgranate gegen einen bekannten Feind, höchstens 4 Felder entfernt, in Sicht oder nicht. Sie wird in Impuls 1 scharf gemacht, in Impuls 3 bis zu 3 Felder weit geworfen und explodiert am Ende der Runde.
help-order-smoke-grenade = Jeder darf es einmal je Runde mit einem Truppenqualitätscheck versuchen. Er wirft in Impuls 3 auf ein Feld in höchstens 3 Feldern Entfernung. Kein Schaden; der Rauch zieht einige Runden lang mit dem Wind.
help-order-rifle-grenade = Für einen Mann mit Gewehrgranaten, gegen einen bekannten Feind in Sicht und Reichweite, nach einem Truppenqualitätscheck. In Impuls 3 abgefeuert, explodiert sie sofort. Geht er vorher in Deckung, kostet ihn das nur den Befehl.
help-order-plan = Für Anführer. Besteht er am Ende der Runde einen Truppenqualitätscheck, ziehst du so viele Karten, wie sein LDR beträgt, und bekommst sie in der nächsten Runde.
help-order-reload = Am Ende der Runde wird sein Munitionsmarker entfernt.
help-order-medical-aid = Ein Sanitäter verbindet eine Wunde eines anderen Mannes in seinem Feld, Kamerad oder Gefangener, wenn er am Ende der Runde einen Truppenqualitätscheck besteht. Für den Patienten gibt es nur Verstecken, Sammeln und Planen.
help-order-search = Ein Truppenqualitätscheck am Ende der Runde findet die Dokumente eines gefangenen Offiziers in seinem Feld, oder eines gefallenen, wenn das Szenario es sagt. Dokumente, die im Feld liegen, nimmt er ohne Check.
help-order-hide = Nutzt seine Deckung am besten. In Deckung und ungesehen von allen bekannten Feinden macht ihn ein Truppenqualitätscheck am Ende der Runde wieder versteckt.
help-order-rally = Ein Sammelcheck am Ende der Runde: Er hebt die Moral um eine Stufe, mit einer natürlichen 0 um zwei; eine natürliche 9 senkt sie um eine. +1 in LDR-Reichweite eines Anführers.
help-order-carry = Er trägt einen anderen Mann aus seinem Feld, 1 Feld in Impuls 2 und 1 in Impuls 4. Keiner der beiden tut sonst etwas, und was einen von ihnen in Deckung zwingt, zwingt beide.
help-order-duck-back = Sein Befehl ist verloren. Bei seiner nächsten Aktivierung wird der Marker auf Verstecken gedreht; in Impuls 4 gelegt, bleibt er bis zur Endphase.
help-order-melee = In den Impulsen 2 und 4 greift er im Nahkampf an.
help-order-guard = Er bewacht einen Gefangenen. Wird in dieser Runde auf ihn gefeuert, zählt er als Mann ohne Befehl.

## What the same markers make an enemy do (10.0)

help-enemy-order-aimed-fire = In den Impulsen 2 und 4 muss er feuern, wenn er bei seiner Aktivierung einen entdeckten Mann von dir sieht.
help-enemy-order-rapid-fire = In jedem Impuls muss er feuern, wenn er bei seiner Aktivierung einen entdeckten Mann von dir sieht. Ein bekannter Feind mit langsamer Waffe bekommt stattdessen Gezieltes Feuer.
help-enemy-order-suppressive-fire = In jedem Impuls muss er feuern, wenn er bei seiner Aktivierung einen entdeckten Mann von dir sieht. Befehl und Gelände des Ziels zählen nicht; ein Treffer ist nur ein Moralcheck.
help-enemy-order-slow-suppressive-fire = In den Impulsen 2 und 4 muss er feuern, wenn er bei seiner Aktivierung einen entdeckten Mann von dir sieht. Befehl und Gelände des Ziels zählen nicht; ein Treffer ist nur ein Moralcheck.
help-enemy-order-run-and-gun = Bewegt sich in den Impulsen 1 und 3 um 1 Feld in die erste Richtung. In 2 und 4 feuert er, wenn er ein Ziel hat; sonst bewegt er sich um 1 Feld in die zweite Richtung.
help-enemy-order-sneak = Bewegt sich in Impuls 2 um 1 Feld in die erste Richtung und in Impuls 4 um 1 Feld in die zweite.
help-enemy-order-evade = Bewegt sich in jedem Impuls um 1 Feld: in 1 und 3 in die erste Richtung, in 2 und 4 in die zweite.
help-enemy-order-sprint = Bewegt sich in Impuls 1 um 1 Feld und in den anderen um je 2 Felder: in 1 und 3 in die erste Richtung, in 2 und 4 in die zweite. Liegt unwegsames Gelände vor ihm, wartet er auf einen Impuls, der daran vorbeiführt; gibt es keinen, geht er hinein und dort in Deckung.
help-enemy-order-charge = Läuft auf den nächsten entdeckten Mann von dir zu. Erreicht er jemanden in Impuls 2 oder 3, greift er in Impuls 4 an, mit +1 auf die Truppenqualität; schon in Impuls 1 wird der Befehl durch Nahkampf ersetzt, ohne +1. Hat er am Ende von Impuls 3 niemanden erreicht, geht er in Deckung.
help-enemy-order-grenade = Macht in Impuls 1 eine Granate scharf und wirft in 3. In 2 rückt er 1 Feld näher, wenn das Ziel 4 Felder entfernt ist oder wenn er so neben einen Mann von dir in einem Gebäude kommt; sonst folgt der Marker einem Ziel, das sein Feld verlassen hat. Ohne Deckung bewegt er sich in Impuls 4 um 1 Feld in Richtung 2 oder 3. Die Granate explodiert am Ende der Runde.
help-enemy-order-reload = Am Ende der Runde wird sein Munitionsmarker entfernt.
help-enemy-order-hide = Tut in dieser Runde sonst nichts.
help-enemy-order-rally = Sammelcheck am Ende der Runde; kein Anführer hilft.
help-enemy-order-duck-back = Sein Befehl ist verloren. Bei seiner nächsten Aktivierung wird der Marker auf Verstecken gedreht; in Impuls 4 gelegt, bleibt er bis zur Endphase.
help-enemy-order-melee = In den Impulsen 2 und 4 greift er im Nahkampf an.
help-enemy-order-guard = Er bewacht einen Gefangenen. Wird in dieser Runde auf ihn gefeuert, zählt er als Mann ohne Befehl.

## Cards (5.1, 9.1)

help-card-order = BEFEHL: Auf der Initiativeleiste geben ihre Zahlen die Initiative deiner Teams vor, und ihr Text gilt, meist für die ganze Runde.
help-card-discard = ABWURF: Von der Hand kann sie einmal für ihren Text abgeworfen werden, wenn er passt: Dann wirst du gefragt. Auf die Leiste gespielt, ist ihr Text verloren.
help-card-event = EREIGNIS: Wird sie auf die Leiste gespielt, wird außerdem sofort auf der Ereignistabelle gewürfelt.
help-card-event-at-once = EREIGNIS: Sobald sie gezogen ist, wird auf der Ereignistabelle gewürfelt. Dann wird die Ablage ins Deck zurückgemischt und eine neue Karte gezogen.
help-card-initiative = Able {$able}, Baker {$baker}, Charlie {$charlie}: Das Team mit der niedrigsten Zahl ist in jedem Impuls zuerst dran.
help-card-wound = Rote Leiste „{$wound}“: Sie zählt nur, wenn die Karte für einen Treffer gezogen wird.
help-card-close-call = MC: „Das war knapp!“ ist nur ein Moralcheck.
help-card-evac = Evak.: {$effect}
help-spot-title = Karte {$serial}: {$whose}
help-spot-report = Nimm die Tabelle, die zum Platz des Mannes passt, mit oder ohne Deckung, und darin die Zeile seiner Moral.
help-spot-used = Die benutzte Zeile ist gelb.
help-spot-directions = {$ways}: Richtung {$first} in den Impulsen 1 und 3, {$second} in 2 und 4. Beim Schleichen {$first} in Impuls 2 und {$second} in Impuls 4.
help-spot-one-direction = {$ways}: Richtung {$first} in allen vier Impulsen.
help-spot-rout = Flucht und Rasend: die Richtung, in die ein fliehender oder rasender Mann geht.
help-spot-seal = Initiative: Die {$value} auf der ersten Karte eines Teams ist sein Platz auf der Initiativeleiste.

## Morale (17.0)

help-morale-berserk = Die höchste Stufe. Er muss auf einen bekannten Feind in Sicht feuern, sonst auf den Feind zugehen oder stürmen.
help-morale-aggressive = Die höchste Stufe, auf der er noch frei wählt.
help-morale-bold = Eine Stufe über Normal.
help-morale-normal = Keine Modifikatoren.
help-morale-cautious = Eine Stufe unter Normal. Er kann sich sammeln.
help-morale-shaken = Die letzte Stufe vor der Flucht. Er kann sich sammeln.
help-morale-rout = Die niedrigste Stufe. Er muss laufen; mit Deckung und außer Sicht darf er sich stattdessen sammeln.
help-enemy-morale-berserk = Die höchste Stufe. Ist ein entdeckter Mann von dir im Umkreis von {$reach} Feldern, stürmt er. Sonst hat er Rennen & Feuern, wenn er einen entdeckten Mann von dir sieht, und seine schnellste Bewegung, wenn er keinen sieht, in die Richtung für Rasende seines Teams.
help-enemy-morale-aggressive = Zwei Stufen über Normal. Betritt er Deckung, macht er keinen Check, um in Deckung zu gehen.
help-enemy-morale-cautious = Eine Stufe unter Normal.
help-enemy-morale-shaken = Die letzte Stufe vor der Flucht.
help-enemy-morale-rout = Die niedrigste Stufe. Er hat seine schnellste Bewegung in die Fluchtrichtung seines Teams. In Deckung und ungesehen von allen deinen entdeckten Männern sammelt er sich stattdessen, wenn er einen Truppenqualitätscheck besteht.
help-morale-figures = TQ {$tq}, WS {$ws}

## Markers

help-wound-light = Kein Sprint. TQ {$tq}, WS {$ws}.
help-wound-bad = Kein Sprint, kein Ausweichen, kein Rennen & Feuern. TQ {$tq}, WS {$ws}.
help-wound-light-bandaged = Verbunden: keine weitere Wirkung.
help-wound-bad-bandaged = Verbunden: kein Sprint, sonst keine Wirkung.
help-wound-evac = Er kann sich nur verstecken oder getragen werden, bis sie verbunden ist.
help-enemy-wound-evac = Er kann sich nur verstecken, bis sie verbunden ist.
help-ammo-low = Die nächste natürliche 9 dreht diesen Marker auf „Keine Munition“.
help-ammo-none = Er kann nicht feuern, bis er nachgeladen hat, außer mit einer Pistole.
help-papers-on = Sie zählen, solange der Träger frei ist. Fällt er, liegen sie in seinem Feld.
help-papers-in = Dokumente in diesem Feld: Ein Mann von dir nimmt sie mit Durchsuchen, ohne Check.
help-alert = Er zieht eine Karte und handelt.
help-waiting = Er hat keinen Befehl und tut nichts, bis er alarmiert wird.
help-chart-fire-title = Befehl/Gelände-Tabelle: {$terrain}
help-chart-fire = Was der Befehl eines Mannes in diesem Gelände zur Waffenfähigkeit dessen gibt, der auf ihn feuert. M: Ein Treffer ist nur ein Moralcheck.
help-chart-spotting-title = Entdeckungstabelle: {$terrain}
help-chart-spotting = Was der Befehl eines Mannes in diesem Gelände zur Truppenqualität dessen gibt, der ihn zu entdecken versucht.
help-chart-line = {$amount}: {$orders}
help-chart-check = {$amount} M: {$orders}
help-weapon = Reichweite {$range} Felder, Feuerrate {$rates}. Waffenfähigkeit nach Entfernung:
help-weapon-thrown = Reichweite {$range} Felder. Nah / fern: {$damage} Schadenswürfe, jeder ein Treffer bei {$frag} oder weniger. Rauch {$smoke}.
help-weapon-band = {$near}–{$far} Felder: {$amount}
help-weapon-band-one = { $far ->
    [one] {$far} Feld: {$amount}
   *[other] {$far} Felder: {$amount}
}
help-weapon-slow = Langsam: kein Schnellfeuer, Unterdrückungsfeuer nur in den Impulsen 2 und 4.
help-weapon-heavy = Schwer: kein Sprint, zusätzlicher Malus bei Rennen & Feuern.
help-weapon-very-heavy = Sehr schwer: kein Sprint, kein Rennen & Feuern.
help-weapon-endless = Die Munition geht ihr nie aus.
ground-shell-card = Schaden {$damage} · Splitterwert {$frag} · Krater {$crater} · Trümmer {$rubble} · Rauch {$smoke}
help-hidden = Kein Feind hat ihn entdeckt. Ein eigener Angriff verrät ihn.
help-spotted = Der Feind kann auf ihn feuern.
help-known = Auf ihn kann gefeuert werden.
help-unknown = Ein Mann oder ein Dummy: Der Spielstein muss entdeckt sein, bevor auf ihn gefeuert werden kann.
help-prisoner = Er geht mit seinem Bewacher und zählt, als hätte er dessen Befehl. Wer ihn gefangen hält, kann nicht auf ihn feuern.
help-enemy-guarding = Er führt seinen Gefangenen mit Ausweichen in die Fluchtrichtung seines Teams, oder mit Schleichen, wenn seine Wunden kein Ausweichen zulassen. Verlässt er das Spielfeld, ist der Gefangene verloren.
help-guarding = Mit seinem Gefangenen sind Ausweichen, Schleichen, Verstecken, Planen und Sammeln möglich. Sprint, Rennen & Feuern und Feuern beenden die Bewachung.
help-smoke = Rauch blockiert keine Sichtlinie.
help-night = Sichtweite {$range} { $range ->
    [one] Feld
   *[other] Felder
}, außer ins Licht einer Leuchtkugel.
help-night-fire = Feuern auf mehr als {$beyond} Felder: {$amount}
help-night-spotting = Entdecken auf mehr als {$beyond} Felder: {$amount}
help-night-flares = Leuchtkugeln übrig: {$flares}
help-night-carriers = Geschossen von {$men}
help-night-how = Eine Leuchtkugel wird unter Gezieltem Feuer in Impuls 2 geschossen, bis zu {$reach} Felder weit.
help-flare = Jedes Feld im Umkreis von {$light} Feldern zählt wie bei Tag und ist aus jeder Entfernung zu sehen. Nach der ersten Runde erlischt sie an jedem Rundenende bei {$roll} oder mehr; sonst treibt sie 1 Feld in Windrichtung.
help-flare-title = Leuchtkugel
help-night-title = Nacht oder Nebel
help-live-grenade = Scharf. Geht er vor dem Wurf in Deckung, wird er getroffen, fällt er oder gerät er in einen Nahkampf, fällt sie ihm vor die Füße.
help-live-smoke = Scharf. Geht er vor dem Wurf in Deckung, wird er getroffen, fällt er oder gerät er in einen Nahkampf, raucht sie in seinem Feld.
help-under-grenade-near = Granate nah: Verlässt er das Feld nicht, explodiert sie am Ende der Runde neben ihm.
help-under-grenade-far = Granate fern: Verlässt er das Feld nicht, explodiert sie am Ende der Runde ein Stück von ihm entfernt.
help-melee = Hier kämpfen Männer beider Seiten. Niemand feuert in das Feld hinein oder heraus, und niemand verlässt es.
help-shell = Ein Artilleriegeschoss explodiert in diesem Feld oder in der Nähe.
help-fallen = Hier ist ein Mann gefallen.
help-tough = Wird er getroffen, werden zwei Wundkarten gezogen. Du wählst, welche gilt; beim Feind gilt die mildere.
help-medic = Ihm kann Erste Hilfe befohlen werden.
thing-melee = Nahkampf
thing-shell = Artillerie
thing-fallen = Im Kampf gefallen
thing-tough = Zäh
thing-medic = Sanitäter

## Ground (11.0)

help-terrain-open = Offenes Gelände: keine Deckung. Es blockiert keine Sichtlinie.
help-terrain-field = Offenes Gelände mit eigener Spalte in den Tabellen. Es blockiert keine Sichtlinie.
help-terrain-long-grass = Deckung. Es blockiert die Sichtlinie nur von oder zu einem Mann, der geduckt ist.
help-terrain-trees = Deckung. Sie blockieren die Sichtlinie; so hoch wie eine Ebene.
help-terrain-orchard = Deckung. Er blockiert die Sichtlinie; so hoch wie eine Ebene.
help-terrain-logs = Deckung. Sie blockieren die Sichtlinie nur von oder zu einem Mann, der geduckt ist.
help-terrain-marsh = Deckung, unwegsam. Er blockiert die Sichtlinie zwischen Männern auf gleicher Ebene.
help-terrain-hedgerow = Deckung, unwegsam. Sie blockiert die Sichtlinie zwischen Männern auf gleicher Ebene.
help-terrain-wall = Deckung, unwegsam. Sie blockiert die Sichtlinie zwischen Männern auf gleicher Ebene.
help-terrain-rocks = Deckung, unwegsam. Sie blockieren die Sichtlinie zwischen Männern auf gleicher Ebene. Wer sich hier versteckt, sich sammelt oder nachlädt, macht bei einem Treffer durch Schüsse nur einen Moralcheck; für Granaten und Geschosse gilt das nicht.
help-terrain-building = Deckung, unwegsam. Es blockiert die Sichtlinie; so hoch wie eine Ebene. Wer sich darin versteckt, sich sammelt oder nachlädt, macht bei einem Treffer durch Schüsse nur einen Moralcheck; für Granaten und Geschosse gilt das nicht.
help-terrain-depression = Deckung, unter Bodenhöhe. Wer darin geduckt ist, wird nur vom Nachbarfeld aus gesehen, von weit oben (12.1h), entlang verbundener Vertiefungen oder ein durchgehendes Gefälle hinab.
help-terrain-stream = Deckung, unwegsam, unter Bodenhöhe. Wer darin geduckt ist, wird nur vom Nachbarfeld aus gesehen, von weit oben (12.1h), entlang verbundener Vertiefungen oder ein durchgehendes Gefälle hinab.
help-terrain-foxhole = Deckung. Wer darin geduckt ist, wird nur vom Nachbarfeld aus gesehen, von weit oben (12.1h), entlang verbundener Vertiefungen oder ein durchgehendes Gefälle hinab.
help-terrain-rubble = Deckung, unwegsam. Sie blockieren die Sichtlinie zwischen Männern auf gleicher Ebene. Was von einem Gebäude übrig ist.
help-terrain-crater = Deckung, unwegsam. Wer darin geduckt ist, wird nur vom Nachbarfeld aus gesehen, von weit oben (12.1h), entlang verbundener Vertiefungen oder ein durchgehendes Gefälle hinab.

## The game in a few lines, from the start screen (4.0)

help-game-title = Mann gegen Mann
help-game = Du führst eine Gruppe, jeder Mann mit eigenen Fähigkeiten und eigener Waffe. Der Feind wartet ungesehen, und seine Karten geben ihm die Befehle. Am Ende entscheiden Punkte: Was zählt, steht im Tagesbefehl.
help-turn-title = Eine Runde
help-turn = Jede Runde hat fünf Phasen. Die Zeile unter dem Spielfeld sagt immer, was als Nächstes zu tun ist.
help-turn-card = Spiel eine Karte: Ihre drei Zahlen sind die Initiative deiner Teams, die niedrigste ist zuerst dran.
help-turn-orders = Gib jedem Mann einen Befehl: Zieh einen Marker auf ihn oder drück den Buchstaben des Befehls.
help-turn-enemy = Die Karten des Feindes geben seinen Männern ihre Befehle.
help-turn-action = Vier Impulse: In jedem führen die Männer Team für Team ihre Befehle aus, suchen den Feind und dürfen in Deckung gehen.
help-turn-end = Endphase: Granaten explodieren; Planen, Erste Hilfe, Sammeln und dergleichen werden ausgewertet.
help-campaigns-title = Feldzüge
help-campaigns = Ein Feldzug führt eine Gruppe durch mehrere Gefechte. Wunden, Erfahrung und Auszeichnungen bleiben den Männern, für Verluste kommt Ersatz, und jedes Gefecht verändert das nächste. Drück {$help} auf dem Blatt des Feldzugs, um zu lesen, wie.
help-keys-title = Wo du mehr erfährst
help-keys = {$help} erklärt, was unter dem Mauszeiger liegt; ruht er dort, erscheint eine Kurzfassung; {$keys} zeigt alle Tasten.

## Belt-fed weapons

help-gun = Sie braucht zwei Mann in ihrem Feld: Wer die höhere Truppenqualität hat, ist Schütze 1 und feuert mit ihr; der andere hilft als Schütze 2. Besetzt wird sie bei der Befehlsausgabe: Wähl einen Mann, dann klick die Waffe an oder drück ihre Taste.
help-gun-figures = Feuerrate {$rates}, Reichweite {$range}
help-role-operator = Er feuert mit der Waffe, und es zählt seine Truppenqualität: 3 weniger ohne Hilfe von Schütze 2, und dann kann er sie nur mit Schleichen bewegen.
help-role-assistant = Hat er denselben Befehl wie Schütze 1, geht er mit ihm, führt den Gurt zu und feuert nicht selbst. Die Waffe verliert dann nur bei zwei natürlichen 9en in einem Angriff Munition.
role-operator = Schütze 1
role-assistant = Schütze 2
gun-lies = Niemand bedient sie.
gun-alone = {$operator} bedient sie allein. Ein zweiter Mann kann auf die gleiche Weise hinzukommen.
gun-helped = {$operator} bedient sie, {$assistant} hilft.
gun-no-help = {$operator} bedient sie; {$assistant} hilft nicht: {$why}.
role-assists = Schütze 2 bei {$operator}
role-operator-alone = Schütze 1, allein
role-operator-helped = Schütze 1, {$assistant} hilft
role-operator-no-help = Schütze 1, ohne Hilfe ({$assistant}: {$why})

## Abkürzungen

abbr-tq = TQ ist die Truppenqualität: Gegen sie werden Entdeckung, Moral und andere Checks gewürfelt. „Jetzt“ ist ihr Wert mit Wunden und Moral; beim Entdecken zählt die Moral nicht.
abbr-ldr = LDR ist der Führungswert: So viele Felder weit hilft ein Anführer seinen Männern.
abbr-ws = WS ist die Waffenfähigkeit: Ein Schuss trifft, wenn der Würfel die Summe oder weniger zeigt.
abbr-rof = Feuerrate: so viele Würfel wirft die Waffe höchstens bei einem Angriff.
