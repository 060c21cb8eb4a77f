# Captions: what is heard, for whoever does not hear it.

sound-page = A page is turned
sound-track = Counters on the track
sound-end = A long whistle
sound-alarm = Men shout
sound-die = A die rolls
sound-counter = A model is put down
sound-hides = Men go to ground
sound-rout = Men run
sound-steps = Footsteps
sound-shot = Shots
sound-ricochet = A shot glances off
sound-bullet-in-earth = A hit
sound-lost = An explosion
sound-killed = Men fall
air-day = Wind over open country
sound-aircraft = Aircraft fly over
sound-smoke = Smoke hisses
sound-melee = Men in a melee
