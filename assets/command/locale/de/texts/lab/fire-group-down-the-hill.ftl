title = Eine Feuergruppe hangabwärts
    .en = A fire group down the hill
text-1 = Ein Anführer mit Führung 2 ruft die Gruppen um sich. Fünf Einheiten und Waffen feuern auf eine Gruppe auf der Straße: 6 von der stärksten, 1 von jedem der vier anderen, 1 für Feuer hangabwärts.
    .en = A leader with Command 2 calls squads around him. Five pieces fire at a squad on the road: 6 from the base, 1 from each of the four others, 1 for firing downhill.
