title = Desde una cresta más alta
    .en = From a higher crest
text-1 = Desde el nivel 2 se mira por encima de la colina de nivel 1 que hay en medio, hasta 12.06, más abajo.
    .en = From level 2 one looks over the hill of level 1 between, down to 12.06.
