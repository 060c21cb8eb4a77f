# The campaign: its map case, the roster between battles, and the letters home.
# As in English: squad-ldr

## Start screen and battle

menu-campaign = Campaña
menu-campaign-note = un pelotón, de batalla en batalla
button-to-campaign = Volver a la campaña

## The map case

campaign-new = aún sin empezar
campaign-progress = batalla {$battle} de {$battles} · { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] {$won} ganadas
  }
campaign-number = Campaña {$place} de {$count}
campaign-over-short = terminada · { $won ->
    [0] ninguna batalla ganada
    [one] una batalla ganada
   *[other] {$won} batallas ganadas
  }
campaign-introduction = Lo que te espera
campaign-orders = Órdenes
campaign-last = La última batalla
campaign-last-line = {$verdict}, { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
  }
campaign-changes = Lo que eso cambia
campaign-change-morale = moral de tus hombres {$steps}
campaign-change-enemy-morale = moral del enemigo {$steps}
campaign-change-hand = mano inicial {$steps}
campaign-change-turns = turnos {$steps}
campaign-change-alert = el enemigo está en alerta
campaign-change-waiting = el enemigo está en espera
campaign-change-prepared = el enemigo está preparado
campaign-change-unprepared = el enemigo no está preparado
campaign-squad = El pelotón
campaign-fit = Aptos
campaign-resting = De baja médica
campaign-lost = Bajas
campaign-nobody = nadie
campaign-attached = Agregados
campaign-men = { $count ->
    [one] un hombre
   *[other] {$count} hombres
  }
campaign-route = El camino
campaign-the-end = La campaña ha terminado
campaign-too-few = Quedan demasiado pocos hombres para otra batalla.
campaign-battles-won = { $won ->
    [one] {$won} batalla ganada de {$battles}
   *[other] {$won} batallas ganadas de {$battles}
  }
campaign-set-out = En marcha
campaign-begin = A la batalla
campaign-continue = Volver a la batalla
campaign-roster = Pelotón
campaign-letters = Cartas
campaign-sheet = Hoja de batalla
campaign-length = Duración
campaign-wins = Puntos para ganar
campaign-options = Reglas opcionales
campaign-options-none = ninguna elegida; la hoja de batalla ofrece algunas
campaign-options-begun = ninguna elegida
campaign-options-note = Se guarda con la campaña. Una regla sigue elegida en las batallas posteriores que la ofrezcan.
campaign-another = Otra campaña
campaign-stop-won = ganada
campaign-stop-lost = perdida
campaign-stop-next = la próxima batalla
campaign-stop-ahead = aún por llegar
campaign-stop-passed = quedó a un lado
campaign-begun = empezada {$when}
campaign-delete = ¿Borrar esta campaña?
campaign-delete-battle = Se borra con ella: {$battle}
campaign-delete-sure = No se puede deshacer. Las batallas terminadas siguen entre las guardadas.
campaign-name = Nombre
campaign-name-title = Nombre de la campaña
campaign-none = No hay ninguna campaña que jugar.
campaign-again-title = Esta batalla no se puede continuar
campaign-again-text = ¿Librarla otra vez desde el principio? La partida dañada se conserva.
campaign-again = Librarla otra vez

## Entre dos batallas: quién va, quién descansa, quién manda, qué se lleva

muster-title = Antes de «{ $battle }»
muster-note = Van { $count }, { $most } como máximo. Un clic elige a un hombre, otro lo hace ir o descansar.
muster-go = Van
muster-rest = Descansan
muster-let-go = Va
muster-let-rest = Descansa
muster-leads = Manda
muster-carries = + { $weapon }
muster-leaves = − { $weapon }
muster-undo = Deshacer
muster-is-leader = manda
muster-hurt = herido
muster-weary = agotado
muster-worn = agotado: TQ −{ $amount }
muster-rest-helps = un descanso ayuda
decide-too-late = La batalla ha empezado: se libra como se decidió.
decide-not-there = Ya no está con el pelotón.
decide-aid-station = Está en el puesto de socorro y se pierde esta batalla.
decide-no-room = No van más de { $count }: haz descansar antes a alguno.
decide-too-few = Tienen que ir al menos { $count } hombres.
decide-stays = Descansa: solo quien va manda o lleva algo.
decide-medic = Un médico no manda a nadie.
decide-has-none = No lo lleva.
decide-not-issued = No se reparte.
decide-has-it = Ya tiene.
decide-cannot-use = No tiene destreza con ella.
decide-given-out = Por batalla no se reparten más de { $count }.
decide-all-given-out = Por batalla no se reparten más de { $count } piezas en total.
decide-nothing-to-undo = Aún no se ha decidido nada.
campaign-muster = Quién va
campaign-memorial = En memoria
memorial-title = En memoria
memorial-killed-by = muerto por { $kind ->
    [pistol] un tiro de pistola
    [smg] una ráfaga de subfusil
    [assault-rifle] una ráfaga de fusil de asalto
    [automatic-rifle] una ráfaga de fusil automático
    [machine-gun] una ráfaga de ametralladora
    [grenade] una granada de mano
    [stick-grenade] una granada de mano
    [egg-grenade] una granada de mano
    [rifle-grenade] una granada de fusil
    [mortar] una granada de mortero
    [howitzer] un proyectil de artillería
   *[other] un tiro de fusil
  } ({ $weapon })
memorial-served = Con el pelotón en:
memorial-battles = { $count ->
    [one] en su primera batalla
   *[other] en su batalla n.º { $count }
  }
campaign-leads = Manda
campaign-arrived = { $count ->
    [one] Ha llegado un reemplazo
   *[other] Han llegado { $count } reemplazos
  }
help-campaign-rest-more = Al que descansa se le cura una vez más y deja de estar agotado.
help-campaign-strain = Agotamiento: TQ −1 por cada { $every } puntos desde el último descanso, como máximo −{ $most } ({ $deeds }).
help-campaign-lead = Quien manda tiene LDR +{ $ldr }, hasta { $most }. Si no vuelve, los demás empiezan la batalla siguiente con la moral en { $lost }.

campaign-progress-endless = batalla {$battle} · { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] {$won} ganadas
  }
campaign-begun-as = { $name }, en { $file }
campaign-seed = Semilla
campaign-no-seed = La semilla va del 1 al { $most }.
campaign-squad-by-seed = Uno de los pelotones de la tabla del reglamento; la semilla dice cuál.
campaign-delete-served = Su pelotón se queda entre los que han servido.
help-campaign-endless = Las batallas se generan con la semilla a medida que llegas a ellas. La semilla decide el terreno, la misión y la hora; tus resultados deciden cuántos enemigos hay y lo buenos que son. A quien empieza con la misma semilla lo mandan a los mismos sitios.

## The squads that have served

served-title = Pelotones veteranos
menu-served-note = qué fue de los pelotones de tus campañas
served-none = Ningún pelotón ha terminado todavía su campaña.
served-won = ganada
served-lost = perdida
served-given-up = abandonada
served-days = del { $first } al { $last }
served-seed = Semilla { $seed }
served-medals = { $medal } × { $count }

## The roster

squad-title = El pelotón
squad-before = antes de la primera batalla
squad-after = después de «{$battle}»
squad-new = nuevo
squad-tq = TQ
squad-ldr = LDR
squad-fit = apto
squad-rests = se pierde la próxima batalla
squad-wound-light = Herida leve, vendada
squad-wound-bad = Herida grave, vendada
squad-killed = muerto en combate
squad-captured = capturado
squad-home = enviado a casa
squad-note-figure = { $name } { $value }
squad-note-learned = { $name } { $value }, +{ $learned } aprendido
squad-note-tq-next = Calidad de tropa: { $points } puntos, +1 con { $next }
squad-note-tq-full = Calidad de tropa: al máximo
squad-note-ws-next = Arma principal: { $points } puntos, +1 con { $next }
squad-note-ws-full = Arma principal: al máximo
squad-no-deeds = nada todavía
deed-fought = { $count ->
    [one] {$count} batalla
   *[other] {$count} batallas
  }
deed-enemy-spotted = { $count ->
    [one] {$count} detectado
   *[other] {$count} detectados
  }
deed-enemy-hit = { $count ->
    [one] {$count} alcanzado
   *[other] {$count} alcanzados
  }
deed-enemy-killed = { $count ->
    [one] {$count} abatido
   *[other] {$count} abatidos
  }
deed-prisoner-taken = { $count ->
    [one] {$count} prisionero
   *[other] {$count} prisioneros
  }
deed-papers-brought = trajo documentos
deed-comrade-bandaged = { $count ->
    [one] {$count} vendaje
   *[other] {$count} vendajes
  }
deed-comrade-carried = { $count ->
    [one] llevó a un compañero
   *[other] llevó a {$count} compañeros
  }
deed-wounded = { $count ->
    [one] herido
   *[other] herido {$count} veces
  }
deed-killed = muerto

## What goes on between two battles, as F1 tells it

help-campaign-course = Ganada o perdida, sigue la próxima batalla, y la anterior cambia algo en ella: la hoja de la campaña dice qué. Al final se cuentan las batallas ganadas.
help-campaign-wounds = Heridas tras una batalla
help-campaign-care = A todos los hombres se les atiende en el puesto de socorro antes de la próxima batalla.
help-campaign-wound = { $wound }: { $care }
campaign-wound-light = Herida leve
campaign-wound-light-bandaged = Herida leve, vendada en la batalla
campaign-wound-bad = Herida grave
campaign-wound-bad-bandaged = Herida grave, vendada en la batalla
campaign-wound-evac = Herida grave (Evac.)
campaign-care-healed = se cura
campaign-care-bandaged = sigue luchando con ella, vendada
campaign-care-light = sigue luchando con una herida leve, vendada
campaign-care-rest = se pierde la próxima batalla y vuelve sin heridas
campaign-care-home = se va a casa para siempre
help-campaign-rest = Con { $count } heridas pendientes se pierde la próxima batalla.
help-campaign-learning = Lo que aprenden los hombres
help-campaign-points = Lo hecho en toda la campaña vale puntos, y los puntos suben las cifras de un hombre. Lo aprendido va en rojo tras la cifra impresa.
help-campaign-gain-ws = Habilidad con su arma principal: +1 por cada { $every } puntos, como mucho +{ $most } ({ $deeds }).
help-campaign-gain-tq = Calidad de tropa: +1 por cada { $every } puntos, como mucho +{ $most } ({ $deeds }).
help-campaign-deed = { $deed } { $points }
deed-name-fought = una batalla
deed-name-enemy-spotted = un enemigo detectado
deed-name-enemy-hit = un enemigo alcanzado
deed-name-enemy-killed = un enemigo muerto
deed-name-prisoner-taken = un prisionero
deed-name-papers-brought = documentos traídos
deed-name-comrade-bandaged = un compañero vendado
deed-name-comrade-carried = un compañero llevado a cuestas
deed-name-wounded = una herida
deed-name-killed = su muerte
help-campaign-medals = Condecoraciones
help-campaign-medal-one = { $title }, { $citation }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en una batalla ({ $deeds }).
help-campaign-medal-all = { $title }, { $citation }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en todas las batallas ({ $deeds }).
help-campaign-medal-instead = Sustituye a: { $lesser }.
help-campaign-medal-infantry = No para médicos.
help-campaign-losses = Bajas
help-campaign-lost = Un hombre muerto, capturado o enviado a casa no vuelve; el próximo reemplazo ocupa su puesto.
help-campaign-pool = { $count ->
    [0] No hay reemplazos.
    [one] Hay un reemplazo en total.
   *[other] Hay { $count } reemplazos en total.
  }
help-campaign-least = { $count ->
    [one] Sin un hombre apto para el combate, la campaña termina.
   *[other] Con menos de { $count } hombres aptos para el combate, la campaña termina.
  }
