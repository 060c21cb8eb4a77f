# Wonach ein Spieler gefragt wird, und wann.

settings-ask-reroll = Frage: neuer Wurf
settings-ask-boosts = Frage: Feuer
settings-ask-cover = Frage: Deckung
settings-ask-op-fire = Frage: Abwehrfeuer
settings-ask-hidden = Frage: Verdecktes
settings-ask-moving = Frage: Bewegung
settings-ask-wounds = Frage: Verwundung
settings-ask-melee = Frage: Nahkampf
settings-ask-digging = Frage: Eingraben
asks-always = immer
asks-matters = wenn es etwas ändern kann
asks-never = nie
key-place-rest = Rest aufstellen
