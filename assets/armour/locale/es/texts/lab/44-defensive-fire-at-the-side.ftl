title = Fuego defensivo al costado
    .en = Defensive fire at the side
text-1 = Quien está a más de 20 cm no dispara. El cañón tira sus tres dados y el Sherman se salva con su costado de 4 aunque el impacto venga de frente: con el frente de 6 el 4 habría rebotado.
    .en = Who is more than 20 cm away does not fire. The gun fires its whole three dice, and the Sherman saves with its side of 4, although it is hit from ahead: with its front of 6 the 4 would have bounced off.
