## What is heard, for those who do not hear it

sound-card = Se roba una carta
sound-card-laid = Se juega una carta
sound-card-thrown = Se descarta una carta
sound-enemy-card = Se da la vuelta a una carta enemiga
sound-shuffle = Se baraja
sound-event = Llega un mensaje
sound-track = Fichas en el registro de iniciativa
sound-die = Rueda un dado
sound-radio = La radio
sound-battery = Disparan cañones a lo lejos
sound-stamp = Un sello
sound-end = Un silbato largo
sound-counter = Se coloca una ficha
sound-counter-off = Se retira una ficha
sound-marker = Se coloca un marcador
sound-arrival = Hombres que corren cargados
sound-spotted = Ven a alguien
sound-hides = Se mueven las hojas
sound-alarm = Un grito de alarma
sound-wounded = Un hombre grita
sound-killed = Cae un hombre
sound-surrender = Alguien tira el arma
sound-bandage = Se rasga una venda
sound-papers = Crujen papeles
sound-papers-fall = Caen unos papeles
sound-pin = Quitan el seguro a una granada
sound-gun-manned = Montan una ametralladora
sound-gun-left = Dejan una ametralladora
sound-melee = Luchan cuerpo a cuerpo
sound-blow = Un golpe acierta
sound-blow-misses = Un golpe falla
sound-fire = {$who}: un disparo
sound-burst = {$who}: una ráfaga
sound-bullet-cracks = Una bala pasa restallando
sound-bullet-hums = Una bala pasa zumbando
sound-ricochet = Un rebote
sound-bullet-in-leaves = Una bala atraviesa las hojas
sound-bullet-in-wood = Una bala da en madera
sound-bullet-in-water = Una bala da en el agua
sound-bullet-in-earth = Una bala da en la tierra
sound-crawls = Alguien se arrastra
sound-steps = Pasos
sound-steps-brush = Pasos entre la maleza
sound-steps-inside = Pasos sobre tablas
sound-steps-water = Pasos en el agua
sound-reload = Cargan un arma
sound-clip-rings = Suena un peine vacío
sound-empty = Un chasquido: el arma está vacía
sound-rout = Un hombre huye presa del pánico
sound-berserk = Un hombre ruge
sound-rifle-grenade = Disparan una granada de fusil
sound-throw = Lanzan una granada
sound-grenade-lands = Cae una granada
sound-grenade-drops = Se cae una granada activa
sound-grenade = Estalla una granada
sound-phosphorus = Estalla una granada de fósforo
sound-smoke = Silba el humo
sound-shell = {$who}: estalla un proyectil
sound-earth = Llueve tierra
sound-collapse = Se derrumba un edificio
sound-flare = Sube una bengala
sound-flare-dies = Se apaga una bengala

## What surrounds a battle, for those who do not hear it

air-before-dawn = Noche, los primeros pájaros
air-day = Viento en los setos, pájaros
air-dawn = Trinos al alba
air-evening = Atardecer: insectos, golondrinas
air-village = Viento entre las casas
air-hill = Viento fuerte en la colina
air-guns = Cañones en el horizonte
air-rain = Lluvia
air-night = Noche: grillos, un búho
air-night-village = Noche entre las casas

## How loud each group of sounds is

settings-volume-weapons = Volumen: armas
settings-volume-things = Volumen: hombres
settings-volume-ambience = Volumen: ambiente
settings-volume-interface = Volumen: cartas y dados
