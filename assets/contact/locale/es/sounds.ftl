# Subtítulos: lo que se oye, para quien no lo oye.

sound-page = Se pasa una página
sound-track = Fichas en el marcador
sound-end = Un silbido largo
sound-alarm = Hombres que gritan
sound-die = Rueda un dado
sound-counter = Se coloca un modelo
sound-hides = Hombres que se echan al suelo
sound-rout = Hombres que huyen
sound-steps = Pasos
sound-shot = Disparos
sound-ricochet = Un disparo rebota
sound-bullet-in-earth = Un impacto
sound-lost = Una explosión
sound-killed = Caen hombres
air-day = Viento en campo abierto
sound-aircraft = Pasan aviones
sound-smoke = Silba el humo
sound-melee = Hombres cuerpo a cuerpo
