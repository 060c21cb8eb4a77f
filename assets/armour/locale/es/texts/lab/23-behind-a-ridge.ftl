title = Tras una loma
    .en = Behind a ridge
text-1 = Las colinas tapan del todo la vista: el carro que está por completo tras la loma no se ve.
    .en = Hills block sight altogether: the tank wholly behind the ridge is not seen.
