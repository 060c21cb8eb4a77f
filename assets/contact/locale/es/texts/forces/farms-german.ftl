name = Fusileros en la colina, alemanes 1940
    .en = Riflemen on the hill, German 1940
