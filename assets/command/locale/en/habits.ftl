# What a player is asked, and when.

settings-ask-reroll = Ask: new rolls
settings-ask-boosts = Ask: fire
settings-ask-cover = Ask: cover
settings-ask-op-fire = Ask: op fire
settings-ask-hidden = Ask: hidden works
settings-ask-moving = Ask: on the move
settings-ask-wounds = Ask: Light Wounds
settings-ask-melee = Ask: melee
settings-ask-digging = Ask: digging
asks-always = always
asks-matters = when it could matter
asks-never = never
key-place-rest = Place the rest
