# What comes with the game: combat --game command --credits.

credits-boards = Maps
credits-counters = Counters and icons
credits-desk = Desk
