# Wonach ein Spieler gefragt wird, und wann.

settings-ask-reroll = Nach neuem Wurf fragen
settings-ask-boosts = Nach Feueraktionen fragen
settings-ask-cover = Nach Deckungsaktionen fragen
settings-ask-op-fire = Nach Abwehrfeuer fragen
settings-ask-hidden = Nach verdeckten Aktionen fragen
settings-ask-moving = Nach Aktionen in Bewegung fragen
settings-ask-wounds = Nach leichter Verwundung fragen
settings-ask-melee = Nach Nahkampfaktionen fragen
settings-ask-digging = Nach dem Eingraben fragen
asks-always = immer
asks-matters = wenn es etwas ändern kann
asks-never = nie
key-place-rest = Rest aufstellen
