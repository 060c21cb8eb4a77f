# Quién hizo lo que viene con el juego: combat --credits.
# As in English: credits-game, credits-work, credits-library

credits-game = { $game } { $version }: { $licence }
credits-own = { $work }: hecho para este juego, { $licence }
credits-work = { $work }: { $by }; { $licence }
credits-libraries = Bibliotecas usadas:
credits-library = { $name } { $version }: { $licence }
credits-unknown = no lo dice
credits-paper = Papel
credits-effects = Disparos, explosiones y humo
credits-sounds = Sonidos
