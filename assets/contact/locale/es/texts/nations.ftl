germany-name = Alemania
    .en = Germany
britain-name = Gran Bretaña
    .en = Britain
united-states-name = Estados Unidos
    .en = United States
soviet-union-name = Unión Soviética
    .en = Soviet Union
