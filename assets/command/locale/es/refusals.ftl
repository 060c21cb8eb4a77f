# Por qué no se permite una respuesta, un clic o una orden: un motivo breve y llano; se añade el número de regla.

refusal-about = {$about}: {$reason}
refusal-activated = ya se ha activado este turno
refusal-bridge-sides = en un puente grande solo se entra y se sale por su carretera
refusal-burning = el hex está en llamas; elige otro
refusal-carrier-shaken = la unidad que la lleva está en desorden o bajo supresión; la orden de { use-recover } ayuda
refusal-chosen-cannot-advance = ninguna de las unidades elegidas puede entrar en un hex contiguo: elige otras
refusal-chosen-cannot-fire = ninguna de las unidades elegidas tiene un enemigo a la vista y dentro del alcance: elige otras
refusal-chosen-cannot-move = a ninguna de las unidades elegidas le alcanzan los puntos de movimiento para entrar en un hex: elige otras
refusal-chosen-cannot-op-fire = ninguna de las unidades elegidas tiene al grupo que se mueve a la vista y dentro del alcance: elige otras
refusal-cliff = un risco lo impide; rodéalo
refusal-cliff-with-weapon = con un arma no se escala un risco
refusal-confusion = Confusión en el mando nunca se juega
refusal-discards = { $limit ->
    [one] solo puede descartarse {$limit} carta
   *[other] solo pueden descartarse {$limit} cartas
}
refusal-enemy-in-zone = hay unidades enemigas; elige otro hex
refusal-enemy-there = hay unidades enemigas; solo se entra con { use-advance }
refusal-given-up = el ataque a {$hex} se acaba de descartar por ser demasiado débil
refusal-group-apart = los hexes de un grupo de fuego deben formar una cadena
refusal-held-by-wire = la alambrada detiene su movimiento; aquí termina
refusal-impassable = infranqueable; elige otro hex
refusal-leaders-alone = un mando no activa a otro mando
refusal-must-advance = antes debe avanzar una unidad
refusal-must-fire = antes debe hacerse un ataque
refusal-must-move = antes una unidad debe entrar en un hex
refusal-needs-leader = varias unidades necesitan un mando
refusal-no-enemy = no hay enemigos en {$hex}
refusal-no-enemy-radio = el enemigo no tiene radio en juego
refusal-no-observer = ninguno de tus mandos puede observar
refusal-no-orders-left = no quedan órdenes este turno; termina tu turno
refusal-no-radio = no hay radio en juego
refusal-no-room = apilamiento excesivo: {$there} figuras, {$most} como máximo; elige otro hex
refusal-no-sight = sin línea de visión a {$hex}
refusal-no-smoke-shells = no dispara proyectiles de humo
refusal-no-smoke-there = no se puede poner humo en {$hex}
refusal-no-such-unit = no existe esa unidad
refusal-no-work-there = no se puede poner una fortificación en {$hex}
refusal-nobody-can = { $order ->
    [fire] ninguna unidad tuya que aún pueda actuar tiene un enemigo a la vista y a su alcance
    [none] ninguna unidad tuya puede volver a actuar en este turno
   *[move] ninguna unidad tuya que aún pueda actuar puede entrar en un hex
}
refusal-nobody-shaken = ninguna unidad tuya está en desorden ni bajo supresión
refusal-nobody-to-rout = no hay unidades en desorden
refusal-not-adjacent = no es un hex contiguo: elige uno junto a la unidad
refusal-not-an-option = ahora no es posible
refusal-not-entered = el fuego de oportunidad solo va al hex en que se ha entrado
refusal-not-in-hand = no está en tu mano
refusal-not-ready = ahora no puede disparar; no la incluyas
refusal-not-to-move = sin activar para este movimiento, o ya ha movido
refusal-not-to-place = no se puede colocar
refusal-not-together = solo mueven juntas las unidades del mismo hex
refusal-not-yours = no es una unidad tuya
refusal-nothing-done = aún no se ha dado ninguna orden; puedes pasar
refusal-off-map = fuera del mapa
refusal-orders-given = ya se han dado órdenes este turno; termina el turno
refusal-ordnance-alone = la artillería dispara sola; no incluyas a las demás
refusal-other-order = la carta lleva otra orden
refusal-out-of-command = fuera de la distancia de mando
refusal-outside-zone = fuera de la zona de despliegue; elige un hex dentro de ella
refusal-routs-spent = { $side ->
    [axis] solo el Eje tiene unidades en desorden, y en este turno ya tuvo Recuperación o Huida
    [allies] solo los Aliados tienen unidades en desorden, y en este turno ya tuvieron Recuperación o Huida
   *[both] los dos bandos ya tuvieron Recuperación o Huida en este turno
}
refusal-side-activated = este bando ya ha tenido Recuperación o Huida este turno
refusal-too-far = {$hex} está fuera de alcance
refusal-too-few-points = { $left ->
    [one] cuesta {$cost} PM y queda {$left}
   *[other] cuesta {$cost} PM y quedan {$left}
}
refusal-too-near = {$hex} está demasiado cerca
refusal-too-weak = potencia de fuego inferior a 1 contra {$hex}; añade otras
refusal-units-left = quedan unidades por colocar; colócalas todas
refusal-weapon-broken = el arma está averiada
refusal-weapon-in-water = ningún arma dispara desde este hex; sal antes de él
refusal-weapon-in-wire = ningún arma dispara desde una alambrada; sal antes de ella
refusal-wire-apart = quien está en una alambrada no forma grupo fuera de su hex; no incluyas a esas unidades
refusal-not-in-the-deck = no está en el mazo
