title = Guter Mut
    .en = Good spirits
text-1 = Nach Verlusten reichen drei Infanterieteams unter Führung, zwei nicht; zwei Geschütze reichen. Ein Gefechtsstand braucht nie eine letzte Gegenwehr.
    .en = After losses three infantry teams in command are enough, two are not; two guns are. A headquarters never makes a last stand.
