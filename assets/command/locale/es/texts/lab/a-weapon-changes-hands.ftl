title = Un arma cambia de manos
    .en = A weapon changes hands
text-1 = El héroe dispara su ametralladora y la entrega en su orden siguiente: eso no provoca fuego de oportunidad. Su nuevo portador la dispara otra vez en el mismo turno.
    .en = The hero fires his machine gun and hands it over in his next order: that draws no opportunity fire. Its new carrier fires it again in the same turn.
