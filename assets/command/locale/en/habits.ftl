# What a player is asked, and when.

asks-title = When to ask me
asks-note = Actions that you could play: when the game asks you about each. With two players at one window, only what both can see decides whether it asks.
asks-next = Change
asks-group = The whole group
asks-usual = Restore defaults
asks-reroll = Re-rolls
asks-next-roll = Which unit rolls next
asks-set-off = A single unit sets off
asks-group-setting-off = Setting off
asks-group-op-fire = Op fire
asks-group-reroll = Initiative card
asks-group-rolls = Order of rolls
asks-group-boosts = When you attack
asks-group-cover = When you are fired at
asks-group-hidden = Hidden works and units
asks-group-moving = On the move
asks-group-wounds = When a unit breaks
asks-group-melee = Melee
asks-group-digging = Digging and demolition
asks-always = always
asks-matters = when it could matter
asks-never = never
key-place-rest = Place the rest
