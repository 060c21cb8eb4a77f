# What a line of the scenario editor's form means, for the note beside the pointer.

edit-try-tip = Spiel es, wie es ist; beim Verlassen kommst du hierher zurück.
edit-tiled-tip = Male das Spielfeld in Tiled. Eines, das mit dem Spiel kam, wird vorher kopiert. Was du dort speicherst, erscheint hier.

edit-page-sheet-tip = Name, Tagesbefehl, Spielfeld und Länge des Gefechts.
edit-page-friendly-tip = Deine Männer, wo sie aufgestellt werden dürfen, und ihr Spielfeldrand.
edit-page-enemy-tip = Die Männer des Feindes, die Felder, auf denen sie stehen, und ihre Maschinengewehre.
edit-page-objectives-tip = Orte, die Punkte bringen, wenn du sie am Ende hältst. Leg einen an, dann klick seine Felder an.
edit-page-points-tip = Was jede andere Tat wert ist. Ein Strich ist nichts wert.
edit-page-victory-tip = Die Siegstufen, die beste zuerst. Mindestens zwei: Die letzte hat keine Zahl und gilt für alles darunter.
edit-page-course-tip = Was das Gefecht vor der letzten Runde beendet und was mittendrin geschieht. Nichts davon ist nötig.
edit-page-options-tip = Regeln, die der Spieler vor dem Gefecht wählen darf. Die des Regelhefts stehen in jedem Gefecht zur Wahl. Nötig ist keine.
edit-page-night-tip = Kreuz es an für ein Gefecht bei Nacht, mit Leuchtkugeln und Leuchtgranaten.
edit-page-artillery-tip = Artillerie von außerhalb für beide Seiten: je zehn Felder, eins für jede Seite des W10. Nötig ist keine.
edit-page-events-tip = Was ein Wurf für ein Ereignis bringt. Ereignisse dieses Gefechts ersetzen die Zeilen der Tabelle mit derselben Zahl.

edit-file-tip = Die Datei des Szenarios, unter deinen eigenen Szenarien. Die Befehlszeile startet es unter diesem Namen.
edit-title-tip = Der Titel, den der Spieler liest.
edit-date-tip = So, wie es auf dem Blatt steht, in beliebigen Worten.
edit-place-tip = So, wie er auf dem Blatt steht, in beliebigen Worten.
edit-briefing-tip = Was der Spieler vor dem Gefecht liest, Absatz für Absatz.
edit-board-tip = Ein Kartenblatt oder zwei nebeneinander: das zweite rechts vom ersten. Klick den Namen an, um aus allen zu wählen.
edit-turns-tip = Die Zahl der Runden.
edit-hand-tip = Karten, die vor der ersten Runde gezogen werden.
edit-large-battle-tip = Eine Feindkarte wird je Team gezogen, nicht je Mann.
edit-compass-tip = Der Kompass, der Feinde und Wind lenkt.
edit-at-tip = Wo der Kompass liegt: irgendwo auf dem Spielfeld, wo er nicht stört.
edit-one-tip = Das Nachbarfeld des Kompasses, auf das seine 1 zeigt. Feindkarten schicken damit Männer auf deinen Rand zu und zurück.
edit-wind-tip = Wohin Rauch und Leuchtkugeln ziehen; „W6“ heißt: vor dem Gefecht ausgewürfelt.

edit-edge-tip = Der Spielfeldrand dieser Seite.
edit-morale-tip = Die Moral, mit der jeder Mann dieser Seite beginnt.
edit-hidden-tip = Deine Männer beginnen versteckt: Der Feind muss sie erst entdecken.
edit-deployment-tip = Die Felder, auf denen deine Männer aufgestellt werden dürfen. Klick oder zieh über das Spielfeld, um sie zu markieren, und noch einmal, um sie zu löschen.
edit-squads-tip = Eine Gruppe; oder sechs, aus denen ein W6 eine wählt.
edit-guns-tip = Waffen mit Gurtzuführung ohne Bedienung auf dem Spielfeld, die deine Männer nehmen können.
edit-weapon-tip = Die Waffe. Ein Ereignis ohne Angabe nimmt irgendeine, die das Szenario hat.
edit-gun-hex-tip = Das Feld, in dem sie oder er zu Beginn ist.
edit-exits-tip = Ränder, über die deine Männer das Spielfeld verlassen dürfen; klick jeden an.
edit-extra-tip = Männer, die schon vor der Gruppe auf dem Spielfeld sind: ein verwundeter Pilot, ein vorgeschobener Beobachter.
edit-man-tip = Der Mann. Er darf nicht auch in einer Gruppe sein.
edit-wounds-tip = Die Wunden, die er zu Beginn hat, unverbunden.
edit-home-points-tip = Was es wert ist, ihn lebend heimzubringen.
edit-home-tip = Die Felder, in denen er am Ende daheim ist. Ein Rand, über den Männer das Spielfeld verlassen dürfen, ist es jederzeit.

edit-alert-tip = Sie sind ab der ersten Runde alarmiert; sonst warten sie.
edit-prepared-tip = Ein Feind, der in einer Runde alarmiert wird, zieht sofort eine Karte.
edit-enemy-hexes-tip = Wo die unbekannten Feinde stehen, einer je Feld. Klick, um einen zu setzen oder zu entfernen; zieh, um ihn zu versetzen.
edit-cup-tip = Männer und Dummys. Für jedes Feld wird ein Spielstein gezogen. Gib mehr hinein als nötig, damit niemand weiß, wer fehlt.
edit-crew-tip = Ein Maschinengewehr mit zwei Mann, die nicht im Becher sind.
edit-operator-tip = Der Mann an der Waffe mit Gurtzuführung.
edit-assistant-tip = Der Mann, der ihm hilft.

edit-objective-tip = Ein Ort, der der Seite Punkte bringt, die ihn am Ende hält.
edit-id-tip = Ein kurzer Name für Dateien, etwa bridge-house. Als optionale Regeln gehören enemy-holds-fire und steady-in-cover dem Regelheft, und jedes Gefecht bietet sie an: Führ eine nur auf, um ihr andere Worte zu geben.
edit-hexes-tip = Klick sie auf dem Spielfeld an. Ein Feuerschlag hat zehn, eins für jede Seite des W10 der Reihe nach; zieh eins, um es zu versetzen.
edit-points-tip = Was es wert ist, ihn zu halten.
edit-points-each-tip = Was jeder davon in Punkten wert ist; eine negative Zahl zählt gegen dich.
edit-searches-tip = Die Feinde, die nach Dokumenten durchsucht werden dürfen.

edit-verdict-tip = Von den meisten Punkten abwärts; die letzte Zeile hat keine Zahl.
edit-at-least-tip = Die Punkte, die es braucht; nur die letzte Zeile hat keine.
edit-text-tip = Was der Spieler liest. Klick darauf, um zu schreiben.
edit-won-tip = Ob das Gefecht als gewonnen zählt.

edit-option-tip = Eine Regel, die vor dem Gefecht zur Wahl steht. Zwei, die die Siegbedingungen ändern, gelten nie zusammen.
edit-changes-tip = Was die Regel auf diesem Blatt ändert. Ein Strich lässt es, wie es ist.
edit-friendly-morale-tip = Die Moral, mit der deine Männer dann beginnen.
edit-enemy-morale-tip = Die Moral, mit der der Feind dann beginnt.
edit-enemy-alert-tip = Ob der Feind dann ab der ersten Runde alarmiert ist.
edit-enemy-prepared-tip = Ob Feinde, die alarmiert werden, dann sofort eine Karte ziehen.
edit-friendly-hidden-tip = Ob deine Männer dann versteckt beginnen.

edit-night-tip = Ohne das findet das Gefecht bei Tag statt.
edit-night-range-tip = Größte Entfernung fürs Entdecken und Feuern, in Feldern.
edit-die-tip = Bei der Aufstellung wird 1W6 geworfen und zur Sichtweite addiert.
edit-beyond-tip = Die beiden Modifikatoren darunter gelten für Ziele jenseits dieser Entfernung.
edit-fire-tip = Was die Nacht zur Waffenfähigkeit gibt.
edit-spotting-tip = Was die Nacht zur Truppenqualität des Beobachters gibt.
edit-flares-tip = Wie viele Leuchtkugeln deine Männer insgesamt haben.
edit-carriers-tip = Die Männer, die sie schießen dürfen; ist keiner genannt, alle deine Männer.
edit-flare-scatter-tip = Wird zum W6 addiert, der zeigt, wie weit eine Leuchtkugel abweicht.
edit-mist-tip = Nebel bei Tag statt Nacht: dieselben Regeln, hell gezeigt.
edit-rounds-tip = Zehn Felder für Leuchtgranaten, eins für jede Seite eines W10; oder keins.

edit-artillery-tip = Ein Feuerschlag der Artillerie von außerhalb.
edit-side-tip = Wem er gehört, oder welche Seite es betrifft.
edit-number-tip = Wie viele Geschosse fallen: Würfel wie 1d6 oder 2d6-1, oder eine Zahl.
edit-scatter-tip = Um wie viele Felder jedes abweicht: Würfel wie 1d6, oder eine Zahl.
edit-calls-tip = Wie oft der Spieler ihn selbst anfordern darf; Karten und Ereignisse können es auch.
edit-plan-tip = Runden eines Feuerplans: Er fällt zu ihrem Beginn, angefordert oder nicht.

edit-events-tip = Die Tabellen, die für jede Zahl ohne selbst gemachtes Ereignis gelten.
edit-table-friendly-tip = Die Tabelle für eigene Ereignisse.
edit-table-enemy-tip = Die Tabelle für feindliche Ereignisse.
edit-friendly-event-tip = Es ersetzt die Zeile mit derselben Zahl in der eigenen Tabelle.
edit-enemy-event-tip = Es ersetzt die Zeile mit derselben Zahl in der feindlichen Tabelle.
edit-roll-tip = Der Wurf mit dem W10, der es bringt, 0 bis 9.
edit-effects-tip = Was es bewirkt, eins nach dem anderen.
edit-kind-tip = Was es bewirkt; die Zeilen darunter sagen, womit.
edit-team-tip = Nur ein Team; ein Strich: die ganze Seite.
edit-amount-tip = Der Modifikator, oder die Zahl der Männer, Karten, Felder oder Leuchtkugeln.
edit-order-tip = Der einzige Befehl, der gegeben werden darf.
edit-of-tip = Der Wurf, für den es gilt.
edit-objective-who-tip = Einer deiner Männer, der dort versteckt ist. Er ist auf dem Spielfeld zu sehen und nimmt nicht teil; wer die Felder hält, hat ihn.
edit-ending-tip = Was das Gefecht vor der letzten Runde beendet; geprüft wird am Ende jeder Runde.
edit-when-tip = Was dafür gelten muss.
edit-held-tip = Die Missionsziele, die alle zugleich gehalten werden müssen.
edit-held-turns-tip = Am Ende von wie vielen Runden in Folge; ein Strich: einer.
edit-count-tip = Wie viele Männer dieser Seite tot, gefangen oder geflohen sind; oder wie viele von deinen höchstens noch auf dem Spielfeld sind.
edit-wanted-tip = Die Kameraden, die in Sicherheit, oder die Feinde, die gefangen sein müssen.
edit-offered-tip = Angekreuzt wird der Spieler gefragt, ob das Gefecht endet; sonst endet es.
edit-last-turns-tip = Angekreuzt kann ein W10 das Gefecht vor der letzten Runde beenden. Der Spieler erfährt es zu Beginn dieser Runde.
edit-first-last-tip = Die erste Runde, die die letzte sein kann.
edit-most-last-tip = Bei diesem Wurf eines W10 oder weniger ist die Runde die letzte.
edit-happening-tip = Ein Gegenangriff, Hilfe oder ein anderer Befehl zu Beginn einer Runde. Er kommt nur einmal.
edit-happening-turn-tip = Die Runde, mit der er kommt.
edit-happening-held-tip = Er kommt nur, wenn du dieses Missionsziel hältst, in dieser Runde oder später; ein Strich: auf jeden Fall.
edit-worth-tip = Was Missionsziele von da an zählen.
edit-worth-objective-tip = Das Missionsziel, mit seiner Kennung.
