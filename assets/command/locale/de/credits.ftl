# Was mit dem Spiel kommt: combat --game command --credits.

credits-boards = Spielfelder
credits-counters = Spielsteine und Symbole
credits-desk = Tisch
