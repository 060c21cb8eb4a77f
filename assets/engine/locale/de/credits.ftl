# Wer gemacht hat, was mit dem Spiel kommt: combat --credits.
# As in English: credits-game, credits-work, credits-library

credits-game = { $game } { $version }: { $licence }
credits-own = { $work }: für dieses Spiel gemacht, { $licence }
credits-work = { $work }: { $by }; { $licence }
credits-libraries = Verwendete Bibliotheken:
credits-library = { $name } { $version }: { $licence }
credits-unknown = sie sagt es nicht
credits-paper = Papier
credits-effects = Schüsse, Explosionen und Rauch
credits-sounds = Klänge
