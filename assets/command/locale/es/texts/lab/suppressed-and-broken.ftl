title = Supresión doble
    .en = Suppressed twice
text-1 = Según la opción, una unidad bajo supresión que vuelve a sufrirla cae en desorden y pierde el marcador.
    .en = By the option a unit that is suppressed again breaks, and its marker comes off.
