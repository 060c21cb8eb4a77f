name = Sección de granaderos, alemana 1944
    .en = Grenadier platoon, German 1944
