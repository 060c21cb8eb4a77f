# Who made what comes with the game: combat --credits.

credits-game = { $game } { $version }: { $licence }
credits-own = { $work }: made for this game, { $licence }
credits-work = { $work }: { $by }; { $licence }
credits-libraries = Libraries used:
credits-library = { $name } { $version }: { $licence }
credits-unknown = it does not say
credits-paper = Paper
credits-effects = Shots, blasts and smoke
credits-sounds = Sounds
