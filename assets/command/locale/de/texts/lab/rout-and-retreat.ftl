title = Flucht und Rückzug
    .en = Rout and retreat
text-1 = Der aktive Spieler schlägt den Gegner in die Flucht und würfelt für ihn. Gegen Moral 7 ist eine 9 ein Rückzug von zwei Feldern zum eigenen Rand der Gruppe, eine 7 hält nieder, eine 5 tut nichts.
    .en = The active player routs the enemy and rolls for him. Against Morale 7 a 9 is a retreat of two hexes towards the squad’s own edge, a 7 suppresses, a 5 does nothing.
