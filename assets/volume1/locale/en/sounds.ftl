## What is heard, for those who do not hear it

sound-card = A card is drawn
sound-card-laid = A card is played
sound-card-thrown = A card is discarded
sound-enemy-card = An enemy card is turned over
sound-shuffle = Cards are shuffled
sound-event = A message comes in
sound-track = Counters on the track
sound-die = A die rolls
sound-radio = The radio
sound-battery = Guns fire far away
sound-stamp = A rubber stamp
sound-end = A long whistle
sound-counter = A counter is put down
sound-counter-off = A counter is taken off
sound-marker = A marker is put down
sound-arrival = Running men with gear
sound-spotted = Somebody is seen
sound-hides = Leaves rustle
sound-alarm = A shout of alarm
sound-wounded = A man cries out
sound-killed = A man falls
sound-surrender = A weapon is thrown down
sound-bandage = Cloth is torn
sound-papers = Paper rustles
sound-papers-fall = Papers fall
sound-pin = A pin is pulled
sound-gun-manned = A machine gun is cocked
sound-gun-left = A machine gun is set down
sound-melee = Men in a melee
sound-blow = A blow lands
sound-blow-misses = A blow misses
sound-fire = {$who}: a shot
sound-burst = {$who}: a burst
sound-bullet-cracks = A bullet cracks past
sound-bullet-hums = A bullet hums past
sound-ricochet = A ricochet
sound-bullet-in-leaves = A bullet tears through leaves
sound-bullet-in-wood = A bullet strikes wood
sound-bullet-in-water = A bullet strikes water
sound-bullet-in-earth = A bullet strikes earth
sound-crawls = Somebody crawls
sound-steps = Footsteps
sound-steps-brush = Footsteps in brush
sound-steps-inside = Footsteps on boards
sound-steps-water = Footsteps in water
sound-reload = A weapon is loaded
sound-clip-rings = An empty clip rings
sound-empty = A click: the weapon is empty
sound-rout = A man runs in panic
sound-berserk = A man roars
sound-rifle-grenade = A rifle grenade is fired
sound-throw = A grenade is thrown
sound-grenade-lands = A grenade lands
sound-grenade-drops = A live grenade is dropped
sound-grenade = A grenade explodes
sound-phosphorus = A phosphorus grenade bursts
sound-smoke = Smoke hisses
sound-shell = {$who}: a shell bursts
sound-earth = Earth rains down
sound-collapse = A building collapses
sound-flare = A flare is fired
sound-flare-dies = A flare dies

## What surrounds a battle, for those who do not hear it

air-before-dawn = Night, the first birds
air-day = Wind in the hedges, birds
air-dawn = Birdsong at dawn
air-evening = Evening: insects, swallows
air-village = Wind between houses
air-hill = Strong wind on the hill
air-guns = Guns on the horizon
air-rain = Rain
air-night = Night: crickets, an owl
air-night-village = Night among houses

## How loud each group of sounds is

settings-volume-weapons = Volume, weapons
settings-volume-things = Volume, men
settings-volume-ambience = Volume, surroundings
settings-volume-interface = Volume, cards and dice
