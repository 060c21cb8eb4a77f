# Retos: la partida del día, códigos y resultados.

menu-day = Partida del día
menu-day-note = un bando contra el ordenador, igual para todos
challenge-seat = {$table} · tu bando: {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = Gana: {$winner}, { $why ->
    [conceded] el otro bando se rindió
    [formations-lost] al otro bando no le quedaba formación
    [goal-held] se controlaba un objetivo
   *[turn-limit] había pasado el último turno
} · puntos de victoria del atacante: {$points} · { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
