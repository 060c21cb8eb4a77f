title = Sich ergeben
    .en = Surrender
text-1 = Regeln 17.3, 17.4 und 15.0. Taylor stürmt auf einen fliehenden Mann zu. Ein Fliehender kämpft nicht: Betritt ein Feind sein Feld, ergibt er sich, und Taylor wird sein Bewacher.
    .en = Rules 17.3, 17.4 and 15.0. Taylor charges a routed man. A routed man does not fight: when an enemy enters his hex he surrenders, and Taylor becomes his guard.
text-2 = Ein Gefangener zählt als gefangen, wenn er es bei Spielende noch ist.
    .en = A prisoner counts as captured if he is still one at the end of the game.
