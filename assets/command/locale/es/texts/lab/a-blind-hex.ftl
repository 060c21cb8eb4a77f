title = Un hex ciego
    .en = A blind hex
text-1 = Desde una colina de nivel 1 el bosque de 12.08 oculta el hex que tiene detrás, 13.09, y no el siguiente, 14.09.
    .en = From a hill of level 1 the woods in 12.08 hide the hex behind them, 13.09, and not the one beyond it, 14.09.
