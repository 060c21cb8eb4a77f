title = Una ametralladora reacciona
    .en = An MMG reacts
text-1 = Una ametralladora media reacciona a 30 cm contra reclutas que se mueven al descubierto: 4D6 a 3 o más.
    .en = An MMG reacts at 30 cm to recruits who move in the open: 4D6 at 3 or more.
