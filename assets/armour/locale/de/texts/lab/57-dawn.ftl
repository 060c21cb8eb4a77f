title = Morgengrauen
    .en = Dawn
text-1 = In Runde 3 hat der Verteidiger einen Würfel geworfen. In Runde 4 wirft der Angreifer zwei; jede 5 oder 6 beendet die Nacht.
    .en = The defender rolled one die in turn 3. In his turn 4 the attacker rolls two; any 5 or 6 ends the night.
