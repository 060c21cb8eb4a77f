title = El mando de unidades grandes y pequeñas
    .en = Command of large and small units
text-1 = Ocho equipos están al mando hasta 20 cm de su líder, siete hasta 15 cm: justo ahí lo están, un milímetro más lejos no.
    .en = Eight teams are in command up to 20 cm from their leader, seven up to 15 cm: exactly there they are, a millimetre farther they are not.
