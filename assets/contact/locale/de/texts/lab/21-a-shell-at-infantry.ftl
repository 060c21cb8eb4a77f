title = Eine Granate auf Infanterie
    .en = A shell at infantry
text-1 = Ein stehendes Geschütz braucht 4. Sein Treffer zählt sicher einen auf das Ziel, und 3 Würfel seiner 75-mm-Granate brauchen im Freien 4.
    .en = A gun that stands needs 4. Its hit counts one on the target for certain, and 3 dice of its 75 mm shell need 4 in the open.
