title = Aturdimiento doble
    .en = Suppressed twice
text-1 = Según la opción, una unidad con aturdimiento que vuelve a sufrirlo se desorganiza y pierde el marcador.
    .en = By the option a unit that is suppressed again breaks, and its marker comes off.
