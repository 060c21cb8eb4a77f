# What a player is asked, and when.

settings-ask-reroll = Ask to cancel a roll
settings-ask-boosts = Ask about fire actions
settings-ask-cover = Ask about cover actions
settings-ask-op-fire = Ask about op fire
settings-ask-hidden = Ask about hidden actions
settings-ask-moving = Ask about actions on the move
settings-ask-wounds = Ask about Light Wounds
settings-ask-melee = Ask about melee actions
settings-ask-digging = Ask about digging
asks-always = always
asks-matters = when it could matter
asks-never = never
key-place-rest = Place the rest
