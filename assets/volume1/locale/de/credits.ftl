# Was mit dem Spiel kommt: combat --credits.

credits-boards = Spielfelder
credits-counters = Spielsteine, Porträts und Symbole
credits-desk = Tisch, Karten und Bilder der Feldzüge
