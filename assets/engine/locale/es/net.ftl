# Partidas entre dos ordenadores: lo que rechazan servidor y cliente, en una línea.

net-bot-plays = ahora juega un bot por ti; recupera antes tu asiento
net-broken = las reglas no pueden seguir con esta partida; queda como se guardó por última vez
net-come-back = El servidor ha soltado esta partida un momento; la conexión se recupera sola.
net-elsewhere = otro servidor tiene esta partida; la conexión pasa a él
net-no-address = «{$address}» no es la dirección de una partida; son así: combat://SERVIDOR:PUERTO/CÓDIGO
net-no-book = el servidor no puede leer con qué se juega esta partida: {$why}
net-no-clock = una partida tiene un solo reloj, de 10 segundos a 400 días por respuesta o para todas
net-no-driver = el almacén necesita el controlador «{$driver}»: pip install combat-game[postgres]
net-no-game = esta partida ya no está en el servidor
net-no-habits = se guardan como mucho {$most} ajustes breves de respuestas automáticas
net-no-invitation = esta invitación no abre ningún asiento libre; ya se ha usado o está incompleta
net-no-message = el mensaje no se puede leer: {$why}
net-no-number = la parte de los dados debe ser hexadecimal y tener como mucho {$most} bytes
net-no-seat = en esta partida no hay un asiento libre «{$seat}»; los hay: {$known}
net-no-server = ningún servidor responde en {$address}: {$why}
net-no-token = este código no abre ningún asiento en el servidor; comprueba que lo has copiado entero
net-number-given = tu parte de los dados ya está en la partida; se queda como estaba
net-not-asked = esta pregunta ya no está abierta; no ha cambiado nada
net-not-away = {$name} no lleva {$seconds} segundos ausente
net-not-begun = la partida no ha empezado: aún hay un asiento libre
net-not-done = no se ha hecho: {$why}
net-not-now = esto no se puede hacer ahora
net-not-your-seat = solo su jugador recupera un asiento o lo cede a un bot mientras está conectado
net-other-certificate = el servidor muestra un certificado distinto del de la invitación; no se ha enviado nada
net-other-title = este código es de una partida de {$title}
net-protocol = { $side ->
    [client] este programa es más antiguo que el servidor (versión {$theirs}; el servidor habla la {$ours}); actualízalo
   *[server] el servidor es más antiguo que este programa (versión {$ours}; este programa habla la {$theirs}); hay que actualizarlo
}
net-refused = el servidor ha rechazado la conexión
net-rules = este programa y el servidor tienen reglas distintas de {$title}; ambos necesitan la misma versión
net-rules-changed = { $answers ->
    [one] Las reglas han cambiado: la última respuesta ya no encaja y se ha omitido.
   *[other] Las reglas han cambiado: las últimas {$answers} respuestas ya no encajan y se han omitido.
}
net-idle = aquí no ha pasado nada en {$hours} horas; la conexión se ha cerrado y la partida se conserva
net-silent = no ha llegado nada en demasiado tiempo
net-store = el servidor no puede guardar sus partidas: {$why}
net-time-over = a {$name} se le ha acabado el tiempo
net-too-fast = demasiados mensajes a la vez; espera un momento
net-too-large = el mensaje es demasiado grande; se aceptan {$most} bytes como mucho
net-too-many = tu dirección tiene demasiadas conexiones con este servidor
net-too-many-games = tu dirección ha empezado demasiadas partidas; inténtalo más tarde
net-unknown-kind = aquí no se conoce «{$kind}»
net-weak-token = el código del asiento creado por este programa se puede adivinar; no se ha empezado nada
net-watching = quien mira no interviene en la partida
net-no-place = en {$path} no hay nada

## Calls and windows

net-no-extra = un servidor necesita el extra «server»: pip install combat-game[server]
net-no-port = no se puede escuchar en {$host}, puerto {$port}: {$why}
net-serving = Sirviendo partidas en {$address} (guardadas en {$store}); Ctrl+C lo termina.
net-lobby = Esperando jugadores
net-lobby-rules = Reglas opcionales: {$rules}
net-lobby-no-rules = Sin reglas opcionales.
net-lobby-packs = Paquetes en uso: {$packs}
net-lobby-public = Cualquiera puede mirar.
net-lobby-days = { $count ->
    [one] Un día para cada respuesta.
   *[other] {$count} días para cada respuesta.
}
net-lobby-minutes = { $count ->
    [one] Un minuto para cada respuesta.
   *[other] {$count} minutos para cada respuesta.
}
net-lobby-reserve = { $count ->
    [one] Un minuto para todas las respuestas de un bando.
   *[other] {$count} minutos para todas las respuestas de un bando.
}
net-lobby-then = Por quien agote su tiempo sigue jugando el bot «{$bot}».
net-lobby-lost = Quien agote su tiempo pierde.
net-watch-code = Mirar
net-watch-note = Con esta dirección miran otros: combat join DIRECCIÓN. Muestra lo que ambos bandos pueden saber.
net-copy-watch = Copiar para quien mire
net-home-holds = Este ordenador tiene la partida entera, también lo oculto; con desconocidos, usad un servidor.
net-server-holds = El ordenador {$server} tiene la partida entera, también lo oculto; con desconocidos, usad un servidor.
net-seat-of = {$seat}: {$name}
net-connecting = Conectando con {$address} …
net-you = {$name} (tú)
net-free = (libre)
net-invitation = Invitación
net-invitation-note = Quien abra esta dirección ocupa el asiento libre: combat join DIRECCIÓN. Sirve una sola vez.
net-copy = Copiar invitación
net-no-invitations = No hay ningún asiento libre al que invitar.
net-plain = La conexión no está cifrada.
net-leave = El servidor guarda la partida; vuelve cuando quieras con la dirección de tu asiento.
net-said = {$name}: {$words}
net-lost = Se ha perdido la conexión; se recupera sola.
net-back = La conexión ha vuelto.
net-consent-title = ¿Retirar una respuesta?
net-consent = {$name} quiere retirar su última respuesta.
net-consent-yes = Permitir
net-consent-no = Rechazar
net-asked-back = Se pregunta a los demás si puedes retirar tu respuesta.
net-back-settled = Resuelto: o tu respuesta se ha retirado, o los demás han seguido jugando.
net-waits = Esperando a {$name}.
net-fair = Dados comprobados: todos como se prometió antes del primero.
net-unfair-secret = Los dados no son de fiar: el secreto del servidor no es el que prometió.
net-unfair-number = Los dados no son de fiar: se ha cambiado tu parte.
net-unfair-die = Los dados no son de fiar: la respuesta {$answer} no es la prometida.
net-unfair-view = La partida no es de fiar: lo que el servidor dijo al final lleva a otra parte.
net-unfair-game = La partida no se puede comprobar: {$why}
net-menu = Jugar con alguien
net-menu-note = partidas entre dos ordenadores
net-games-title = Partidas entre dos ordenadores
net-games-note = Para empezar una, elige un escenario y «Invitar». El otro jugador entra con la dirección que le envíes.
net-games-empty = Aún no tienes asiento en ninguna partida.
net-go-on = Seguir
net-join = Unirse…
net-join-title = Dirección de la partida
net-join-now = Unirse
net-no-code = La dirección no nombra ninguna partida: falta su última parte.
net-forget = Olvidar
net-seat-line = {$name} · {$seat} · partida {$game}
net-host-button = Invitar
net-host-title = Invitar a alguien
net-host-note = En este ordenador la partida solo avanza con este programa abierto. Para una de varios días, indica un servidor.
net-host-seat = Tu bando
net-host-name = Tu nombre
net-host-time = Límite de tiempo
net-host-then = Si un bando agota su tiempo
net-host-watch = Quién puede mirar
net-host-server = Servidor
net-host-server-title = Dirección del servidor; vacía para este ordenador
net-host-change = Cambiar
net-host-take = Aceptar
net-host-no-limit = ninguno
net-host-days = { $count ->
    [one] 1 día para cada respuesta
   *[other] {$count} días para cada respuesta
}
net-host-minutes = {$count} minutos para todas las respuestas de un bando
net-host-lost = pierde
net-host-bot = sigue jugando el bot «{$bot}»
net-host-invited = solo quien tenga la dirección
net-host-anybody = cualquiera
net-under-way = Tu respuesta está en camino.
net-cut-off = Sin conexión
net-bot-for-you = Un bot juega por ti.
net-bot-back = «Jugadores» te devuelve tu asiento.
net-is-bot = {$name} es un bot.
net-bot-plays-for = Un bot juega por {$name}.
net-is-here = {$name} está conectado.
net-is-away = {$name} no está.
net-players = Jugadores
net-say = Decir algo…
net-say-title = A todos los de esta partida
net-say-now = Decirlo
net-talk = Lo que se ha dicho
net-talk-title = Lo que se ha dicho
net-nothing-said = Nadie ha dicho nada todavía.
net-mute = Silenciar a {$name}
net-unmute = Volver a oír a {$name}
net-take-back = Pedir que se deshaga tu última respuesta
net-take-seat = Recuperar tu asiento
net-bot-mine = Que un bot juegue por ti
net-bot-for = Que un bot juegue por {$name}
net-concede-text = La partida termina para todos, y la pierdes.
net-left = El servidor guarda la partida; vuelve con: combat join {$address}
net-text-invitation = Invita a alguien con: combat join {$address}
net-text-watch = Otros miran con: combat join {$address}
net-text-consent = {$name} quiere deshacer la última respuesta. Con «{$yes}» lo permites.
net-page-all = Todas las partidas públicas
net-page-title = Partidas públicas
net-page-none = Ahora no se juega ninguna partida pública.
net-page-over = La partida ha terminado.
net-page-free = Hay un asiento libre.
net-begins-with = { $count ->
    [one] La partida empieza cuando venga {$names}.
   *[other] La partida empieza cuando vengan {$names}.
}
net-begins-with-you = La partida empieza en cuanto sigas.
net-page-code = Código de espectador:
net-page-watch = Ver
net-your-move = Te toca
net-games-line = {$state} · {$title} · {$names}
net-games-unasked = {$server}: {$why}
net-last-answer = última respuesta {$ago}
net-home-off = Está en este ordenador; «Seguir» inicia su servidor.
net-at-home = en este ordenador
net-yours-note = { $count ->
    [one] te toca en una partida
   *[other] te toca en {$count} partidas
}
net-games-none = No hay partidas.
net-left-days = { $days ->
    [0] Quedan {$hours} h.
    [one] Queda 1 día y {$hours} h.
   *[other] Quedan {$days} días y {$hours} h.
 }
net-left-minutes = Quedan {$time}.
net-mail-server = «{$address}» no es un servidor de correo; son así: smtp://USUARIO@SERVIDOR:PUERTO
net-mail-address = «{$address}» no es una dirección de correo utilizable
net-mail-pages = «{$address}» no es una dirección de páginas; son así: https://games.example.org
net-mail-stopped = ya no recibirás más correos sobre esta partida
net-mail-sent = se ha enviado a {$address} un correo con un enlace para confirmar
net-no-mail = este servidor no envía correos
net-mail-confirm-subject = {$title}: confirma tu dirección
net-mail-confirm = Alguien quiere recibir correos en esta dirección cuando le toque en una partida de {$title} contra {$names}. Si eres tú, confírmalo aquí; si no, no hagas nada:
    {""}
    {$link}
net-mail-move-subject = {$title}: te toca
net-mail-move = Te toca en la partida de {$title} contra {$names}.
    {""}
    No recibir más correos de esta partida: {$link}
net-page-mail = Correos de una partida
net-page-mail-confirm = Enviarme un correo cuando me toque
net-page-mail-stop = No enviar más correos
net-page-mail-confirm-done = La dirección está confirmada.
net-page-mail-stop-done = No se enviarán más correos.
net-mail-me = Avisarme por correo cuando me toque…
net-mail-title = Tu dirección de correo; vacía para no recibir más
net-mail-take = Aceptar
