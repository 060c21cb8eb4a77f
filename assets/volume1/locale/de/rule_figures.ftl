# Was die Abbildungen im Regelheft zeigen.

figure-of-1-0 = Eine Gruppe und was vor ihr liegt: drei deiner Männer, noch versteckt, ein unbekannter Spielstein im Haus und ein bekannter Feind.
figure-of-2-0 = Jedes Feld hat seine Nummer, sein Gelände und seine Ebene. Die Sichtlinie läuft von der Mitte des einen Felds zur Mitte des anderen.
figure-of-3-0 = Spielsteine: einer deiner Anführer, ein bekannter feindlicher Offizier und ein unbekannter Feind.
figure-of-4-0 = Jeder Mann hat seinen Befehl; dann handeln die Teams Impuls für Impuls, in der Reihenfolge der Initiativeleiste.
figure-of-5-0 = Ein Anführer mit „Planen“ zieht am Ende der Runde Karten, wenn er seinen Check besteht.
figure-of-6-0 = Der Befehlsmarker liegt unter seinem Mann: Unterdrückungsfeuer, Sprint, Schleichen.
figure-of-7-0 = Vier Befehle in einer Runde: Schnellfeuer aus der Hecke, Rennen & Feuern, Sammeln hinter Felsen, in Deckung gehen.
figure-of-8-0 = Ein versteckter und ein entdeckter Mann von dir; ein unbekannter und ein bekannter Feind.
figure-of-9-0 = Die Zahl auf dem Marker eines Feindes ist eine Richtung des Kompasses: Der eine geht in Richtung 3, der andere abwechselnd in 5 und 6.
figure-of-10-0 = Mit Rennen & Feuern feuert ein Feind in Impuls 2 und 4, wenn er ein Ziel hat; sonst geht er diesen Weg weiter.
figure-of-11-0 = Gelände: Acker, hohes Gras, Bäume, Obstgarten, Gebäude; Baumstämme, Sumpf, Hecke, Mauer, Felsen; Senke, Bach, Schützenloch.
figure-of-12-0 = Das Haus unterbricht die Linie zum Feind dahinter; der andere ist in Sicht. Hinter der Unterbrechung ist die Linie rot.
figure-of-13-0 = Ein Schuss: die Waffenfähigkeit des Schützen, fünf Felder Entfernung, und was der Befehl „Verstecken“ unter Bäumen wert ist.
figure-of-14-0 = Eine Handgranate reicht drei Felder weit. Sie wird in Impuls 3 geworfen und explodiert am Ende der Runde.
figure-of-15-0 = Gegner in einem Feld kämpfen unter einem Nahkampfmarker Mann gegen Mann; niemand sieht hinein oder hinaus.
figure-of-16-0 = Eine leichte Wunde; und ein Sanitäter im Feld eines Schwerverwundeten.
figure-of-17-0 = Ein mutiger, ein vorsichtiger und ein erschütterter Mann, und ein Feind auf der Flucht.
figure-of-18-0 = Rauch zwischen zwei Männern zieht von jedem Schuss und Entdeckungscheck durch sein Feld etwas ab.
figure-of-19-0 = Ein erschütterter, verwundeter Mann sammelt sich nahe bei seinem Sergeant: Beim Sammelcheck zählen die Wunden und auch der Anführer.
figure-of-20-0 = Was Geschosse hinterlassen: ein Krater im Freien, die Trümmer eines Hauses, und Männer, die unten bleiben.
figure-of-21-0 = Bei Nacht sieht niemand weiter, als das Szenario sagt, hier drei Felder: Der entferntere Feind ist außer Sicht.
figure-of-22-0 = Ein Missionsziel hältst du mit einem Mann in einem seiner Felder, solange in keinem davon ein Feind ist.
