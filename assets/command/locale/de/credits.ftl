# Was mit dem Spiel kommt: combat --game command --credits.

credits-boards = Karten
credits-counters = Spielsteine und Symbole
credits-desk = Tisch
