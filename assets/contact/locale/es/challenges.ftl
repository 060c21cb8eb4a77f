# Retos: la partida del día, códigos y resultados.

menu-day = Partida del día
menu-day-note = un bando contra el ordenador, igual para todos
challenge-seat = {$table} · tu bando: {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = Ganador: {$winner}, { $why ->
    [conceded] el otro bando se rindió
    [force-broken] una fuerza se rompió
    [all-taken] se tomaron todos los objetivos
    [fewer-losses] menos bajas
   *[turn-limit] había pasado el último turno
} · valor de ruptura destruido menos las pérdidas del Sur: {$points} · { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
