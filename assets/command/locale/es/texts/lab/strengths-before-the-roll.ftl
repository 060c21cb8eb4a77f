title = Las fuerzas de antes de la tirada
    .en = Strengths from before the roll
text-1 = La tirada de cuerpo a cuerpo del bando inactivo trae un francotirador, que pone en desorden al pelotón atacante: su potencia de 5 cuenta igual.
    .en = The inactive side’s melee roll brings a sniper, who breaks the attacking squad: its FP of 5 counts all the same.
