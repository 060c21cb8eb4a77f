title = Nahkampf
    .en = Melee
text-1 = Regel 15.0. Cragg und Jung sind im selben Feld unter einem Nahkampfmarker. In den Impulsen 2 und 4 greift jeder an: ein Truppenqualitätscheck, und wer ihn besteht, trifft. Für einen Treffer wird eine Wundkarte gezogen, wie bei einem Schuss.
    .en = Rule 15.0. Cragg and Jung are in one hex under a Melee marker. In Impulses 2 and 4 each of them attacks: a Troop Quality Check, and a man who passes it hits. A hit draws a wound card, as with a shot.
text-2 = Jung trifft nicht, Cragg trifft, und die Karte sagt KIA. Da nur noch eine Seite übrig ist, wird der Marker entfernt, und der Sieger geht in Deckung.
    .en = Jung misses, Cragg does not, and the card is KIA. With one side gone the marker is removed, and the winner ducks back.
