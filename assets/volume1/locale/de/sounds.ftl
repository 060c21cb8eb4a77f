## What is heard, for those who do not hear it

sound-card = Eine Karte wird gezogen
sound-card-laid = Eine Karte wird gespielt
sound-card-thrown = Eine Karte wird abgeworfen
sound-enemy-card = Eine Feindkarte wird umgedreht
sound-shuffle = Karten werden gemischt
sound-event = Eine Meldung trifft ein
sound-track = Spielsteine auf der Initiativeleiste
sound-die = Ein Würfel rollt
sound-radio = Das Funkgerät
sound-battery = Geschütze feuern in der Ferne
sound-stamp = Ein Stempel
sound-end = Ein langer Pfiff
sound-counter = Ein Spielstein wird hingelegt
sound-counter-off = Ein Spielstein wird weggenommen
sound-marker = Ein Marker wird hingelegt
sound-arrival = Laufende Männer mit Gepäck
sound-spotted = Jemand wird gesehen
sound-hides = Laub raschelt
sound-alarm = Ein Alarmruf
sound-wounded = Ein Mann schreit auf
sound-killed = Ein Mann fällt
sound-surrender = Eine Waffe wird weggeworfen
sound-bandage = Stoff reißt
sound-papers = Papier raschelt
sound-papers-fall = Papiere fallen zu Boden
sound-pin = Ein Splint wird gezogen
sound-gun-manned = Ein Maschinengewehr wird durchgeladen
sound-gun-left = Ein Maschinengewehr wird abgesetzt
sound-melee = Männer im Nahkampf
sound-blow = Ein Hieb trifft
sound-blow-misses = Ein Hieb geht fehl
sound-fire = {$who}: ein Schuss
sound-burst = {$who}: ein Feuerstoß
sound-bullet-cracks = Eine Kugel peitscht vorbei
sound-bullet-hums = Eine Kugel summt vorbei
sound-ricochet = Ein Querschläger
sound-bullet-in-leaves = Eine Kugel fährt durchs Laub
sound-bullet-in-wood = Eine Kugel schlägt in Holz
sound-bullet-in-water = Eine Kugel schlägt ins Wasser
sound-bullet-in-earth = Eine Kugel schlägt in die Erde
sound-crawls = Jemand kriecht
sound-steps = Schritte
sound-steps-brush = Schritte im Gestrüpp
sound-steps-inside = Schritte auf Dielen
sound-steps-water = Schritte im Wasser
sound-reload = Eine Waffe wird geladen
sound-clip-rings = Ein leerer Ladestreifen klingt
sound-empty = Ein Klicken: die Waffe ist leer
sound-rout = Ein Mann läuft in Panik davon
sound-berserk = Ein Mann brüllt
sound-rifle-grenade = Eine Gewehrgranate wird abgefeuert
sound-throw = Eine Handgranate wird geworfen
sound-grenade-lands = Eine Handgranate schlägt auf
sound-grenade-drops = Eine scharfe Handgranate fällt zu Boden
sound-grenade = Eine Handgranate explodiert
sound-phosphorus = Eine Phosphorgranate zerplatzt
sound-smoke = Rauch zischt
sound-shell = {$who}: ein Geschoss schlägt ein
sound-earth = Erde prasselt herab
sound-collapse = Ein Gebäude stürzt ein
sound-flare = Eine Leuchtkugel steigt auf
sound-flare-dies = Eine Leuchtkugel erlischt

## What surrounds a battle, for those who do not hear it

air-before-dawn = Nacht, die ersten Vögel
air-day = Wind in den Hecken, Vögel
air-dawn = Vogelsang im Morgengrauen
air-evening = Abend: Grillen, Schwalben
air-village = Wind zwischen Häusern
air-hill = Starker Wind auf dem Hügel
air-guns = Geschützdonner am Horizont
air-rain = Regen
air-night = Nacht: Grillen, ein Kauz
air-night-village = Nacht zwischen Häusern

## How loud each group of sounds is

settings-volume-weapons = Lautstärke: Waffen
settings-volume-things = Lautstärke: Männer
settings-volume-ambience = Lautstärke: Umgebung
settings-volume-interface = Lautstärke: Karten, Würfel
