# Batallas iguales para todos: desafíos, batalla del día, historial y honores.

## Pantalla de inicio

menu-day = Batalla del día
menu-day-note = la misma para todos; desafíos e historial

## Días

days-title = La batalla del día
days-note = Se genera a partir de la fecha: la misma para todos, con los mismos dados y cartas. Cuenta la primera que termines.
days-open = Abrir
days-records = Historial
days-today = hoy
days-not-fought = sin jugar
days-outcome = {$verdict} · { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
} · { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
days-day = { $month ->
    [1] {$day} de enero de {$year}
    [2] {$day} de febrero de {$year}
    [3] {$day} de marzo de {$year}
    [4] {$day} de abril de {$year}
    [5] {$day} de mayo de {$year}
    [6] {$day} de junio de {$year}
    [7] {$day} de julio de {$year}
    [8] {$day} de agosto de {$year}
    [9] {$day} de septiembre de {$year}
    [10] {$day} de octubre de {$year}
    [11] {$day} de noviembre de {$year}
   *[12] {$day} de diciembre de {$year}
}

## Desafíos

sheet-challenge = Desafío
challenge-give = Compartir
challenge-give-title = Un desafío
challenge-came-to = {$verdict} · { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
} · { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
sheet-to-beat = A superar

## Historial

menu-records-note = tus batallas en cifras
records-none = Aún no has terminado ninguna batalla. Aquí se recuerda cada una que termines.
records-all = Todas las batallas
records-fought = Batallas jugadas
records-won = Ganadas
records-days = Batallas del día
records-row = Victorias seguidas
records-enemies-killed = Enemigos muertos
records-enemies-captured = Enemigos capturados
records-killed = Hombres propios muertos
records-captured = Hombres propios capturados
records-fled = Hombres propios huidos
records-wounded = Hombres propios heridos
records-papers = Documentos traídos
records-rescued = Compañeros rescatados
records-scenarios = Escenarios
records-standing = { $won ->
    [one] {$won} ganada de {$fought}
   *[other] {$won} ganadas de {$fought}
} · mejor: {$points}
records-honours = Honores
records-honours-count = {$earned} de {$all}
records-earned = {$day}: {$verdict}
end-honours = { $count ->
    [one] Honor: {$honours}
   *[other] Honores: {$honours}
}

## Honores

honour-every-man-home = Todos a casa
    .about = Una batalla ganada con seis hombres o más sin perder ninguno y con cuatro enemigos o más fuera de combate.
honour-not-a-scratch = Ni un rasguño
    .about = Lo mismo, sin una sola herida.
honour-hands-up = Manos arriba
    .about = Tres prisioneros o más en una batalla.
honour-officer-alive = Vivo y hablando
    .about = Una batalla ganada con un oficial enemigo capturado.
honour-papers = La guerra de papel
    .about = Una batalla ganada en la que se traen documentos.
honour-nobody-left-behind = Nadie se queda atrás
    .about = Un compañero puesto a salvo sin perder a ningún hombre.
honour-at-a-price = A un alto precio
    .about = Una batalla ganada pese a perder tres hombres o más.
honour-before-the-clock = Antes de tiempo
    .about = Una batalla ganada con dos turnos o más de sobra y cuatro enemigos o más fuera de combate.
honour-a-field-cleared = Campo despejado
    .about = Una batalla ganada con ocho enemigos o más fuera de combate.

## De un vistazo

book-forces = { $men ->
    [one] {$men} hombre contra {$enemies} fichas
   *[other] {$men} hombres contra {$enemies} fichas
}
book-demand = {$minutes} min · {$difficulty} · {$won} % ganadas
book-easy = fácil
book-fair = media
book-hard = difícil
book-mission-take = Ataque
book-mission-hold = Defensa
book-mission-patrol = Patrulla
book-mission-ambush = Emboscada
book-mission-raid = Golpe de mano
book-mission-rescue = Rescate
book-mission-withdraw = Retirada
sheet-glance = Esta batalla
sheet-mission = Misión
sheet-length = Duración
sheet-minutes = { $minutes ->
    [one] cerca de {$minutes} minuto
   *[other] unos {$minutes} minutos
}
sheet-difficulty = Dificultad
sheet-won-by-careful = {$difficulty}: un jugador prudente gana {$won} de 100
sheet-measured = Medición
sheet-measured-games = { $games } batallas: entre { $least } y { $most } de 100, con un 95 % de confianza
sheet-veteran = Un veterano
sheet-veteran-wins = gana { $won } de 100; { $games } batallas: entre { $least } y { $most }

## Compartir

book-give = Compartir
book-given = Compartido
given-file = {$file}: ya puedes enviarlo. Quien lo reciba lo suelta sobre la ventana del juego o lo pone en su carpeta de paquetes.
cli-no-zip = «{$file}» debe acabar en .zip
