title = Lejos de la cresta
    .en = Back from the crest
text-1 = Quien está en la cresta de una colina ve hacia abajo; quien está apartado de ella no ve nada de lo de abajo.
    .en = Who stands on the crest of a hill sees down from it; who stands back from it sees nothing below.
