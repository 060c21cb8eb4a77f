name = Compañía de fusileros, alemana 1940
    .en = Rifle company, German 1940
