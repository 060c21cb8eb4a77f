# Partidas entre dos ordenadores: lo que rechazan servidor y cliente, en una línea.

net-come-back = El servidor ha soltado esta partida un momento; la conexión se recupera sola.
net-no-address = «{$address}» no es la dirección de una partida; son así: combat://SERVIDOR:PUERTO/CÓDIGO
net-no-book = el servidor no puede leer con qué se juega esta partida: {$why}
net-no-game = esta partida ya no está en el servidor
net-no-invitation = esta invitación no abre ningún asiento libre; ya se ha usado o está incompleta
net-no-message = el mensaje no se puede leer: {$why}
net-no-number = la parte de los dados debe ser hexadecimal y tener como mucho {$most} bytes
net-no-seat = en esta partida no hay un asiento libre «{$seat}»; los hay: {$known}
net-no-server = ningún servidor responde en {$address}: {$why}
net-no-token = este código no abre ningún asiento en el servidor; comprueba que lo has copiado entero
net-not-asked = esta pregunta ya no está abierta; no ha cambiado nada
net-not-begun = la partida no ha empezado: aún hay un asiento libre
net-not-done = no se ha hecho: {$why}
net-not-now = esto no se puede hacer ahora
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
net-silent = no ha llegado nada en demasiado tiempo
net-store = el servidor no puede guardar sus partidas: {$why}
net-too-fast = demasiados mensajes a la vez; espera un momento
net-too-large = el mensaje es demasiado grande; se aceptan {$most} bytes como mucho
net-unknown-kind = aquí no se conoce «{$kind}»
net-no-place = en {$path} no hay nada
