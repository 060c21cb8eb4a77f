title = Wem ein Anführer hilft
    .en = Whom a leader helps
text-1 = Ein Anführer mit Führung 2 verleiht sie Gruppen und dem MG, das eine Gruppe trägt: Eine gebrochene Gruppe reicht 3 Felder weit. Ein Granatwerfer bekommt nichts, und ein MG, das ein Anführer trägt, auch nicht.
    .en = A leader with Command 2 lends it to squads and to the machine gun that a squad carries: a broken squad reaches 3 hexes. A mortar gets nothing, nor does a machine gun that a leader carries.
