title = Weg vom Haus
    .en = Away from the house
text-1 = Eine gebrochene Gruppe mit Moral 8 bei einem Anführer mit Führung 2. Im Gebäude macht 8 + 3 − 2 eine 9: Es braucht eine 10. Auf einer Straße im Freien macht 8 − 1 − 2 eine 5.
    .en = A broken squad of Morale 8 with a leader of Command 2. In a building 8 + 3 − 2 makes 9: it takes a 10. On a road in the open 8 − 1 − 2 makes 5.
