title = Más allá de una colina igual de alta
    .en = Beyond a hill as high
text-1 = Por encima de una colina de nivel 2, quien está en nivel 2 solo ve los niveles 2 a 4; por encima de una de nivel 3 solo vería una cresta de nivel 4.
    .en = Over a hill of level 2, one of level 2 sees only levels 2 to 4; over one of level 3 he would see a crest of level 4 alone.
