title = Eine Besatzung sitzt wieder auf
    .en = A crew gets back
text-1 = Zwei Pz IV, einer aufgegeben: Mit sicher verstauter Munition sitzt die Besatzung auf 3+ wieder auf. Der Zug hat dann zwei einsatzfähige Panzer und braucht keine letzte Gegenwehr.
    .en = Two Pz IV, one bailed out: with safe stowage its crew remounts on 3+. The platoon then has two tanks that are not bailed out, and needs no last stand.
