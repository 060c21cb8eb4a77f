germany-name = Deutschland
    .en = Germany
britain-name = Großbritannien
    .en = Britain
united-states-name = Vereinigte Staaten
    .en = United States
soviet-union-name = Sowjetunion
    .en = Soviet Union
