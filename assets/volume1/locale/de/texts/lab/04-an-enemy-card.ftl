title = Eine Feindkarte lesen
    .en = Reading an enemy card
text-1 = Regeln 9.1 und 9.3. Ein alarmierter Feind mit normaler Moral ist ohne Deckung. Für ihn wird Karte 37 gezogen: In der Tabelle „Ohne Deckung“ sagt die Zeile seiner Moral Schleichen 5/6.
    .en = Rules 9.1 and 9.3. An alert enemy of Normal morale is in the open. Card 37 is drawn for him: the row of his morale, in the table In Open, says Sneak 5/6.
text-2 = Es ist die erste Karte seines Teams in dieser Runde, also ist ihre Zahl, 25, zugleich die Initiative des Teams.
    .en = It is the first card of his team this turn, so its number, 25, is also the team’s initiative.
