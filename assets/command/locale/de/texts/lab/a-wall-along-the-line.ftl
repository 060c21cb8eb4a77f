title = Eine Mauer auf der Linie
    .en = A wall along the line
text-1 = Eine Mauer auf einer Feldkante keines der beiden Felder schneidet die Linie zwischen ihnen ab, auch wenn die Linie genau auf ihr läuft.
    .en = A wall on a side of neither hex cuts the line between them, even where the line runs exactly along it.
