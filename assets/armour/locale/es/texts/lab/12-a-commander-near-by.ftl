title = Un comandante cerca
    .en = A commander near by
text-1 = Dos secciones fijadas se reorganizan con 4+. Un líder tiene al comandante a 15 cm justos y a la vista: la tirada fallada se repite, 3/4 en total. El otro líder está un milímetro más lejos: 1/2.
    .en = Two pinned platoons rally on 4+. One leader has the commander at exactly 15 cm and in sight: a failed roll is made again, 3/4 in all. The other is a millimetre too far: 1/2.
