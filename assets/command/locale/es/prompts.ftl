# Lo que se pregunta. Una línea por pregunta; la pista dice cómo se responde.

ask-set-up = {$side}: coloca tus unidades
ask-set-up-hint = Coloca todas las unidades en tu zona de despliegue y confirma.
ask-give-order = {$side}: da una orden
ask-give-order-last = {$side}: da la última orden de este turno
ask-give-order-none = {$side}: ahora ninguna carta sirve como orden
ask-give-order-hint = { $cards ->
    [0] { $given ->
        [0] Pasa.
       *[other] Termina el turno.
    }
   *[other] { $given ->
        [0] Juega una carta como orden, o pasa y descarta.
       *[other] Juega una carta como orden, o termina el turno.
    }{ $last ->
        [0] {""}
       *[other] {" "}Tras esta orden termina el turno.
    }
}
ask-end-turn-last-again = Aún puedes dar una orden. Haz clic en el botón o pulsa {$key} otra vez para terminar el turno.
ask-end-turn-again = Aún puedes dar órdenes. Haz clic en el botón o pulsa {$key} otra vez para terminar el turno.
ask-pass-again = Aún no has dado ninguna orden. Haz clic en el botón o pulsa {$key} otra vez para pasar.
ask-scrap-again = El arma queda eliminada para siempre y su portador se mueve sin carga. Pulsa {$key} otra vez para desecharla.
ask-discard-none-again = No has elegido ninguna carta. Haz clic en el botón o pulsa {$key} otra vez para conservar toda la mano.
nothing-to-decline = Aquí tienes que elegir: el 0 no hace nada.
activate-aim-later = Primero, quién dispara. El blanco se elige después.{ $shown ->
    [yes] {" "}El que se ve es el mejor por ahora.
   *[no] { "" }
}
activate-led = Con {$leader}: { $count ->
    [one] una unidad
   *[other] {$count} unidades
} bajo su Mando. Elige otra vez una unidad para dejarla fuera.
activate-apart = {$why}. Elígela otra vez para activarla en su lugar
ask-discard = {$side}: ¿descartas cartas o las conservas?
ask-discard-chosen = {$side}: ¿descartas {$cards}?
ask-discard-card = {$order} ({$numbers})
ask-discard-hint = Pulsa las cartas que descartas y confirma; si no eliges ninguna, conservas toda la mano.
ask-activate = {$side}: activa unidades
ask-activate-op-fire = {$side}: activa unidades para el fuego de oportunidad
ask-activate-hint = Una unidad, o un mando y unidades a su distancia de mando.
ask-set-off = {$side}: ¿qué unidades se mueven ahora?
ask-set-off-how = Pulsa un hex, cerca o lejos.
ask-set-off-hint = Las elegidas van, hex a hex, adonde pulsas; un clic en unidades elige otras. Las que empiezan en el mismo hex pueden moverse juntas.
set-off-others = Elegidas en su lugar las unidades de {$hex}. Para entrar en su hex, arrastra las tuyas hasta allí o pulsa antes {$key}.
ask-move-on = {$side}: ¿adónde va {$named}?
ask-move-on-together = {$side}: ¿adónde van {$named}?
ask-move-on-how = Pulsa un hex, cerca o lejos.
ask-move-on-hint = Pulsa un hex al alcance para ir allí, hex a hex hasta que pase algo; del 1 al 6 son los hexes contiguos, desde arriba en el sentido del reloj.
ask-advance-one = {$side}: avanza con una unidad
ask-advance-one-hint = Elige una unidad y luego el hex contiguo. Entrar en un hex enemigo lleva al cuerpo a cuerpo. Esc retira la orden mientras nadie haya avanzado.
ask-shoot = {$side}: declara un ataque
ask-shoot-hint = Pulsa un blanco; pulsa una pieza para quitarla o añadirla.
ask-shoot-op-fire = {$side}: declara fuego de oportunidad
ask-shoot-assault-fire = {$side}: declara fuego de asalto
ask-react = {$side}: ¿juegas una carta?
ask-react-hint = Pulsa una carta iluminada para jugarla, o sigue sin ella.
ask-react-fire-roll = {$side}: ¿acciones antes de la tirada de ataque?
ask-react-defence = {$side}: ¿acciones antes de la defensa de {$about}?
ask-react-entered = {$side}: ¿reaccionas al movimiento a {$hex}?
ask-react-moved = {$side}: ¿juegas una carta antes de terminar el movimiento?
ask-react-breaking = {$side}: va a caer en desorden {$named}. ¿Jugar Heridas superficiales?
ask-react-eliminated = {$side}: se va a eliminar {$named}. ¿Jugar Heridas superficiales?
ask-react-melee = {$side}: ¿emboscada en el cuerpo a cuerpo de {$hex}?
ask-react-melee-won = {$side}: ¿sin cuartel en {$hex}?
ask-react-time = {$side}: ¿juegas Cavar (pozos de tirador en un hex)?
ask-react-discarded = {$side}: ¿reaccionas a los descartes?
ask-reroll = { $why ->
    [attack] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de ataque ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de ataque ({$roller}: {$white} y {$colour})?
    }
    [defence] {$side}: ¿entregas la iniciativa para anular la tirada de defensa ({$about}: {$white} y {$colour})?
    [targeting] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de puntería ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de puntería ({$roller}: {$white} y {$colour})?
    }
    [accuracy] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de precisión ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de precisión ({$roller}: {$white} y {$colour})?
    }
    [melee] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de cuerpo a cuerpo ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de cuerpo a cuerpo ({$roller}: {$white} y {$colour})?
    }
    [recover] {$side}: ¿entregas la iniciativa para anular la tirada de recuperación ({$about}: {$white} y {$colour})?
    [rout] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de huida contra {$about} ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de huida contra {$about} ({$roller}: {$white} y {$colour})?
    }
    [sudden-death] {$side}: ¿entregas la iniciativa para anular la tirada de muerte súbita ({$white} y {$colour})?
    [support] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada de apoyo ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada de apoyo ({$roller}: {$white} y {$colour})?
    }
    [commissar] {$side}: ¿entregas la iniciativa para anular la tirada del comisario ({$about}: {$white} y {$colour})?
   *[other] { $own ->
        [yes] {$side}: ¿entregas la iniciativa para anular tu propia tirada ({$white} y {$colour})?
       *[no] {$side}: ¿entregas la iniciativa para anular la tirada ({$roller}: {$white} y {$colour})?
    }
}
ask-reroll-hint = Al anularla entregas la carta de iniciativa al rival.
ask-pick-unit = {$side}: elige una unidad
ask-pick-no-enemy = No hay ningún enemigo que elegir. No elijas ninguno, o {$key} ofrece los propios.
ask-pick-no-own = No hay ninguno propio que elegir. No elijas ninguno, o {$key} ofrece los enemigos.
ask-pick-unit-hint = Pulsa una de las unidades iluminadas.
ask-pick-unit-sniper = {$side}: ¿a qué unidad alcanza el francotirador?
ask-pick-unit-defend = {$side}: ¿qué unidad hace ahora su tirada de defensa?
ask-pick-unit-ambushed = {$side}: ¿qué unidad tuya cae en desorden en la emboscada?
ask-pick-unit-recover = {$side}: ¿qué unidad tira ahora para reorganizarse?
ask-pick-unit-rout = {$side}: ¿qué unidad tira ahora en la huida?
ask-pick-unit-observer = {$side}: ¿qué mando observa?
ask-pick-unit-spotter = { $mortars ->
    [one] {$side}: ¿qué mando observará para el mortero?
   *[other] {$side}: ¿qué mando observará para los morteros?
}
ask-pick-unit-overstacked = {$side}: apilamiento excesivo. ¿Qué unidad se elimina?
ask-pick-unit-split = {$side}: apilamiento excesivo. ¿Divides un pelotón?
ask-pick-unit-battle-harden = {$side}: ¿qué unidad pasa a veterana?
ask-pick-unit-commissar = {$side}: ¿a qué unidad en desorden juzga el comisario?
ask-pick-unit-deploy = {$side}: ¿divides un pelotón?
ask-pick-unit-interdiction = {$side}: ¿qué unidad sin cobertura queda bajo supresión?
ask-pick-unit-kia = {$side}: ¿qué unidad en desorden se elimina?
ask-pick-unit-kia-own = {$side}: solo hay unidades tuyas en desorden. ¿Cuál tiene que eliminarse?
ask-pick-unit-medic = {$side}: ¿qué unidad en desorden se reorganiza?
ask-pick-unit-medic-enemy = {$side}: solo hay enemigos en desorden. ¿Cuál tiene que reorganizarse?
ask-pick-unit-prisoners-of-war = {$side}: ¿qué unidad en desorden cae prisionera?
ask-pick-unit-shell-shock = {$side}: ¿qué unidad cae en desorden?
ask-pick-unit-suppressing-fire = {$side}: ¿suprimes a una unidad enemiga?
ask-pick-unit-white-phosphorus = {$side}: ¿qué unidad tuya cae en desorden?
ask-pick-unit-hero = {$side}: ¿reorganizas una unidad en el hex del héroe?
ask-pick-unit-walking-wounded = {$side}: ¿qué unidad eliminada vuelve?
ask-pick-unit-scrounge = {$side}: ¿qué unidad toma el arma?
ask-pick-weapon = {$side}: elige un arma
ask-pick-weapon-hint = Pulsa una de las armas iluminadas.
ask-pick-weapon-strained = {$side}: ¿qué arma se avería por el fuego sostenido?
ask-pick-weapon-malfunction = {$side}: ¿qué arma se avería?
ask-pick-weapon-scrounge = {$side}: ¿recoges un arma eliminada?
ask-pick-hex = {$side}: elige un hex
ask-pick-hex-hint = Pulsa uno de los hexes iluminados.
ask-pick-hex-arrive = {$side}: ¿dónde entra {$named}?
ask-pick-hex-dig-in = {$side}: ¿dónde se cavan los pozos de tirador?
ask-pick-hex-lift-smoke = {$side}: ¿qué humo se disipa?
ask-pick-hex-melee = {$side}: ¿qué cuerpo a cuerpo se resuelve ahora?
ask-pick-hex-retreat = {$side}: ¿adónde se retira {$named}?
ask-pick-hex-demolish = {$side}: ¿qué fortificación se demuele?
ask-pick-hex-smoke = {$side}: ¿dónde caen las granadas de humo?
ask-pick-hex-spray = {$side}: ¿qué segundo hex alcanza el fuego repartido?
ask-pick-hex-concealment = {$side}: ¿de qué hex se toma la cobertura para el Camuflaje?
ask-pick-hex-short = {$side}: el disparo queda corto. ¿En qué hex?
ask-pick-hex-long = {$side}: el disparo pasa de largo. ¿A qué hex?
ask-pick-hex-spotting = {$side}: ¿adónde va el disparo de corrección de {$about}?
ask-pick-hex-lighting = {$side}: ¿sobre qué hex pide {$named} la bengala?
ask-pick-hex-impact = {$side}: ¿qué hex se bombardea ahora?
ask-pick-hex-starshell = {$side}: el disparo cayó fuera del mapa. ¿Sobre qué hex queda la bengala?
ask-pick-hex-starshell-out = {$side}: ¿qué bengala se apaga?
ask-pick-hex-evacuate = {$side}: ¿adónde huye {$named} del incendio?
ask-pick-hex-air-support = {$side}: ¿qué hex atacan los aviones, si atacan?
ask-pick-hex-breeze = {$side}: faltan marcadores de incendio. ¿Adónde se propaga el fuego?
ask-pick-hex-entrench = {$side}: ¿cavas pozos de tirador?
ask-pick-hex-sappers = {$side}: ¿retiras minas o una alambrada?
ask-pick-hex-white-phosphorus = {$side}: ¿pones humo junto a un pelotón?
ask-pick-hex-field-promotion = {$side}: ¿asciendes a un soldado raso? ¿En qué hex?
ask-pick-hex-hero = {$side}: ¿en qué hex aparece el héroe?
ask-pick-hex-infiltration = {$side}: infiltración. ¿Dónde aparece {$named}?
ask-pick-hex-reinforcements = {$side}: refuerzos. ¿Por dónde llega {$named}?
ask-pick-hex-walking-wounded = {$side}: ¿dónde vuelve {$named}?
ask-pick-hex-hidden-unit = {$side}: unidad oculta. ¿Dónde está {$named}?
ask-pick-card = {$side}: elige una carta
ask-pick-card-hint = Elige una carta con su botón.
ask-pick-card-interrogation = {$side}: ¿descartas una carta de la mano enemiga?
ask-pick-word = {$side}: elige
ask-pick-word-hint = Elige con un botón.
ask-pick-word-rout-whom = {$side}: ¿de qué bando son las unidades en desorden que tiran?
ask-pick-word-rout-help = {$side}: ¿qué hace {$named} con la Moral en su hex?
ask-pick-word-run-along = {$side}: ¿se retira {$named} con ellos?
ask-pick-word-return = {$side}: ¿en qué Tiempo vuelve {$named}?
ask-pick-word-request = {$side}: ¿qué pides?
ask-pick-word-mission = {$side}: ¿explosivos o humo?
ask-pick-word-deny = {$side}: ¿la radio enemiga o una bengala?
ask-pick-word-lift = {$side}: ¿retiras humo o una bengala?
ask-pick-word-support = {$side}: ¿qué apoyo tomas?
ask-pick-word-markers = {$side}: ¿los marcadores de {$about} quedan en la dotación que lleva el arma (1) o en la otra (2)?
ask-pick-word-reconnaissance = {$side}: ¿qué ficha secreta descubres?
ask-draw = {$side}: se roba una carta
ask-over = { $winner ->
    [axis] Victoria del Eje
   *[allies] Victoria de los Aliados
}

# Cómo responde un mando de juego; en ellas están los nombres de sus botones.
ask-set-up-pad = {$previous} y {$next} eligen una unidad, el stick izquierdo un hex marcado; {$accept} la coloca allí. {$offer} ofrece lo demás: colocar el resto, terminar.
ask-give-order-pad = Izquierda y derecha levantan una carta, {$accept} juega su orden. {$offer} ofrece lo demás: pasar, deshacer.
ask-discard-pad = Izquierda y derecha levantan una carta, arriba la elige o deja de elegirla; {$accept} descarta las elegidas.
ask-activate-pad = Izquierda y derecha recorren las unidades, arriba añade una o la quita; {$accept} da la respuesta resaltada. {$offer} ofrece lo demás.
ask-set-off-pad = Izquierda y derecha recorren las unidades, arriba añade una o la quita; el stick izquierdo elige adónde van, {$accept} las envía allí. {$offer} ofrece lo demás.
ask-move-on-pad = El stick izquierdo elige un hex marcado, {$accept} va allí. {$offer} ofrece lo demás: parar, traspasar.
ask-advance-one-pad = El stick izquierdo elige un hex marcado, {$accept} avanza allí. {$offer} ofrece lo demás.
ask-shoot-pad = Izquierda y derecha recorren los blancos, {$accept} dispara. {$offer} ofrece lo demás.
ask-react-pad = Izquierda y derecha levantan una carta, arriba la juega. {$offer} ofrece todas las respuestas.
ask-pick-hex-pad = El stick izquierdo elige un hex marcado, {$accept} lo toma.
ask-pick-unit-pad = {$previous} y {$next} eligen una unidad, {$accept} la toma. {$offer} las ofrece todas.
ask-discard-keys = Las teclas de número añaden o quitan cartas; {$accept} descarta las elegidas, 0 ninguna.
ask-activate-keys = Las teclas de número añaden o quitan unidades; {$accept} da la respuesta resaltada.
ask-activate-none-keys = Las teclas de número añaden o quitan unidades.
ask-set-off-keys = Flechas, luego {$accept}: mueve a las elegidas a cualquier hex iluminado.
ask-move-on-keys = 1 a 6 mueven un hex; flechas, luego {$accept}: a cualquier hex iluminado.
ask-shoot-keys = {$next} cambia de blanco; {$accept} dispara; las teclas de número añaden o quitan tiradores.
ask-react-keys = Las teclas de número juegan las cartas iluminadas; {$accept} da la respuesta resaltada.
ask-react-none-keys = {$accept} da la respuesta resaltada.
ask-pick-enter-keys = {$accept} da la respuesta resaltada.
ask-pick-figures-keys = {$accept} da la respuesta resaltada; las teclas de número, las demás.
ask-pick-hex-keys = {$next} recorre los hexes; {$accept} elige el marcado.
ask-pick-hex-figures-keys = {$next} recorre los hexes; {$accept} elige el marcado; las teclas de número eligen uno numerado.
ask-pick-unit-keys = {$accept} elige la unidad señalada, las teclas de número eligen las demás.
ask-pick-weapon-keys = {$accept} elige el arma señalada, las teclas de número eligen las demás.

## what undo cannot cross
undo-card-flipped = Ya no se puede deshacer: se dio la vuelta a una carta.
