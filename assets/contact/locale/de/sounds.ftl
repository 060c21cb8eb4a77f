# Untertitel: was zu hören ist, für alle, die es nicht hören.

sound-page = Eine Seite wird umgeblättert
sound-track = Marker auf der Leiste
sound-end = Ein langer Pfiff
sound-alarm = Männer rufen
sound-die = Ein Würfel rollt
sound-counter = Ein Modell wird hingestellt
sound-hides = Männer werfen sich hin
sound-rout = Männer laufen davon
sound-steps = Schritte
sound-shot = Schüsse
sound-ricochet = Ein Schuss prallt ab
sound-bullet-in-earth = Ein Treffer
sound-lost = Eine Explosion
sound-killed = Männer fallen
air-day = Wind über offenem Land
sound-aircraft = Flugzeuge fliegen vorbei
sound-smoke = Rauch zischt
sound-melee = Männer im Nahkampf
