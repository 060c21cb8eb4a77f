title = Eine Gruppe auf leichte Deckung
    .en = A squad at light cover
text-1 = Eine Schützengruppe feuert auf 25 cm auf Veteranen im Gestrüpp: 2W6 mit 5 oder mehr.
    .en = A line squad fires at 25 cm at veterans in scrub: 2D6 at 5 or more.
