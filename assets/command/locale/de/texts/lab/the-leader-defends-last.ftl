title = Der Anführer würfelt zuerst
    .en = The leader rolls first
text-1 = Der Besitzer lässt den Anführer zuerst würfeln; er wird gebrochen, und der Gruppe in seinem Feld fehlt dann seine Führung.
    .en = The owner has his leader roll first, who breaks; the squad in his hex then lacks his Command.
