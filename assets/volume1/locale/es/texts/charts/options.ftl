option-enemy-holds-fire-title = No malgastan disparos
    .en = They hold their fire
option-enemy-holds-fire-text = Un enemigo cuya habilidad de arma para un disparo es menor que 0 hace antes un chequeo de calidad de tropa. Solo dispara si lo falla (2.0.5).
    .en = An enemy whose Weapon Skill for a shot is below 0 makes a Troop Quality Check first. He fires only if he fails it (2.0.5).
option-steady-in-cover-title = Firmes en cobertura
    .en = Steady in Cover
option-steady-in-cover-text = Un enemigo de moral normal y en cobertura que ve a un hombre tuyo detectado hace un chequeo de calidad de tropa antes de que se roben cartas. Si lo supera recibe fuego rápido (fuego apuntado con un arma lenta) y no roba carta (22.0l).
    .en = An enemy of Normal morale in cover who sees a spotted man of yours makes a Troop Quality Check before cards are drawn. If he passes, he is given Rapid Fire (Aimed Fire with a Slow weapon) and draws no card (22.0l).
