title = Ein Blindfeld
    .en = A blind hex
text-1 = Von einem Hügel der Ebene 1 verdeckt der Wald in 12.08 das Feld dahinter, 13.09, und nicht das übernächste, 14.09.
    .en = From a hill of level 1 the woods in 12.08 hide the hex behind them, 13.09, and not the one beyond it, 14.09.
