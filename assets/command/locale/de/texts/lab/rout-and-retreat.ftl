title = Flucht und Rückzug
    .en = Rout and retreat
text-1 = Der aktive Spieler schlägt den Gegner in die Flucht und würfelt für ihn: 10 gegen Moral 8 ist ein Rückzug um zwei Felder zum eigenen Rand der Gruppe.
    .en = The active player routs the enemy and rolls for him: 10 against Morale 8 is a retreat of two hexes towards the squad’s own edge.
