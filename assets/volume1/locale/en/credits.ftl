# What comes with the game: combat --credits.

credits-boards = Boards
credits-counters = Counters, portraits and icons
credits-desk = Desk, maps and pictures of campaigns
