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
campaign-change-alert = el enemigo está alertado
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

muster-title = Antes de “{ $battle }”
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
decide-medic = Un sanitario no manda a nadie.
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
memorial-killed-by = muerto por { $weapon }
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

served-title = Pelotones que sirvieron
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
squad-after = después de {$battle}
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

## Letters

letters-next = Carta siguiente
letters-done = Enviarlas
letters-count = carta {$place} de {$count}
letter-dated = En algún lugar de Francia
letter-company = El jefe de la compañía

# What his family calls a man; one without a name here signs with his surname.
# As in English: given-name-sgt-taylor, given-name-cpl-thomas, given-name-pvt-cragg, given-name-pvt-johnson, given-name-pvt-goldstein, given-name-pvt-oconnell, given-name-pvt-miller, given-name-pvt-donahue, given-name-pvt-crowe, given-name-cpl-stinson, given-name-pvt-kowalski, given-name-pvt-lozano, given-name-pvt-meeks, given-name-pvt-woodruff, given-name-pvt-brubaker, given-name-pvt-dougless, given-name-pvt-maloney, given-name-pvt-butterman, given-name-pvt-walsh, given-name-pvt-peters

given-name-sgt-taylor = Frank
given-name-cpl-thomas = Gene
given-name-pvt-cragg = Walt
given-name-pvt-johnson = Everett
given-name-pvt-goldstein = Sam
given-name-pvt-oconnell = Danny
given-name-pvt-miller = Hal
given-name-pvt-donahue = Jack
given-name-pvt-crowe = Virgil
given-name-cpl-stinson = Dale
given-name-pvt-kowalski = Stan
given-name-pvt-lozano = Tony
given-name-pvt-meeks = Alvin
given-name-pvt-woodruff = Clyde
given-name-pvt-brubaker = Amos
given-name-pvt-dougless = Homer
given-name-pvt-maloney = Mike
given-name-pvt-butterman = Otis
given-name-pvt-walsh = Tim
given-name-pvt-peters = Leo

# One for each man of the squad, then for each who may come for him.

letter-greeting-own-1 = Querida madre:
letter-greeting-own-2 = Querido hermano:
letter-greeting-own-3 = Querida Ruth:
letter-greeting-own-4 = Querido viejo:
letter-greeting-own-5 = Madre querida:
letter-greeting-own-6 = Querida mamá:
letter-greeting-own-7 = Querida hermanita:
letter-greeting-own-8 = Mi querida Helen:
letter-greeting-own-9 = Querida abuela:
letter-greeting-own-10 = Querido papá:
letter-greeting-own-11 = Mamá querida:
letter-greeting-own-12 = Querida mamacita:
letter-greeting-own-13 = Querida Alice:
letter-greeting-own-14 = Querido padre:
letter-greeting-own-15 = Querido Eli:
letter-greeting-own-16 = Querida tía May:
letter-greeting-own-17 = Querida Peg:
letter-greeting-own-18 = Mi querida mamá:
letter-greeting-own-19 = Querida Kathleen:
letter-greeting-own-20 = Querida hermana:
letter-greeting-leader-1 = Estimados señores {$name}:
letter-greeting-leader-2 = Estimada señora {$name}:
letter-greeting-leader-3 = A la familia de {$rank} {$name}:

# The farewell has the number of the greeting.
letter-farewell-own-1 = Tu hijo que te quiere,
letter-farewell-own-2 = No te preocupes,
letter-farewell-own-3 = Dale un beso al pequeño de mi parte,
letter-farewell-own-4 = Escribe pronto, aunque solo sea del perro,
letter-farewell-own-5 = Estoy comiendo bien,
letter-farewell-own-6 = El domingo pude ir a misa,
letter-farewell-own-7 = Ni se te ocurra tocar mi bicicleta,
letter-farewell-own-8 = Siempre tuyo,
letter-farewell-own-9 = Tu muchacho,
letter-farewell-own-10 = Guárdame algo de heno por segar,
letter-farewell-own-11 = Enciende una vela por todos nosotros,
letter-farewell-own-12 = Tu hijo que no te olvida,
letter-farewell-own-13 = Espérame,
letter-farewell-own-14 = No vendas la camioneta,
letter-farewell-own-15 = No le metas prisa a la yegua,
letter-farewell-own-16 = Tu sobrino favorito,
letter-farewell-own-17 = El pesado de tu hermano,
letter-farewell-own-18 = Tu hijo, muerto de hambre,
letter-farewell-own-19 = Con todo mi amor,
letter-farewell-own-20 = Esta léesela al abuelo,
letter-farewell-leader-1 = Con el pésame de todos los hombres de aquí,
letter-farewell-leader-2 = Respetuosamente suyo,
letter-farewell-leader-3 = Con hondo pesar,

letter-killed-1 = A estas horas ya habrán recibido el telegrama. Yo estaba a pocos metros de {$given} cuando ocurrió, y puedo decirles que fue rápido. Lo enterramos bajo un manzano, y los muchachos tallaron la cruz con sus propias manos.
letter-killed-2 = He empezado esta carta cuatro veces. {$given} era el que hacía reír a los demás, también aquella mañana. Hizo lo que se le pidió, e iba el primero cuando lo alcanzaron. No se quedó allí solo.
letter-killed-3 = La noche antes, {$given} compartió conmigo su último cigarrillo. Hablaba de ustedes. Quiero que sepan que los hombres que estaban con él viven, y que algunos viven gracias a él.
letter-killed-4 = Nada de lo que escriba les servirá de consuelo, y aun así se lo debo a {$given}. Era un buen soldado y mejor amigo de lo que yo merecía. Su reloj y sus cartas van de camino.
letter-killed-5 = El capellán ya les ha escrito, y él sabe encontrar las palabras. Yo solo tengo esto: {$given} no le falló ni una vez al hombre de al lado, y el hombre de al lado casi siempre era yo.
letter-killed-6 = No conocí a {$given} tanto tiempo como ustedes, pero lo conocí en las peores horas, y en ellas fue bueno. No muchos lo son. Les dirán que fue valiente. También eso es verdad.
letter-killed-7 = He tenido que aprender a escribir estas cartas, y no se hace más fácil. {$given} llevaba el retrato de ustedes dentro del casco. Uno de los hombres volvió a buscarlo para que lo tengan. Va en este sobre.
letter-killed-8 = Deben saber que {$given} no tenía miedo, o lo escondía tan bien que los más jóvenes cobraban ánimo al verlo. Hay una fila de amapolas junto al camino donde descansa. Les he apuntado el lugar.

letter-captured-1 = {$given} figura como desaparecido. Yo vi cómo se lo llevaban por su propio pie, y por lo que pude ver no iba herido. Le dejarán escribir por medio de la Cruz Roja. No lo den por perdido, se lo ruego.
letter-captured-2 = Buscamos a {$given} mientras hubo luz. Encontramos su casco y nada más, y eso, a su manera, es buena noticia: aquí hacen prisioneros. Me debe dos dólares y pienso cobrárselos.
letter-captured-3 = Les habrán dicho que {$given} ha desaparecido. Creemos que lo apresaron vivo. Antes les dio trabajo.
letter-captured-4 = Guardo el macuto de {$given} junto al mío. Querrá que se lo devuelva, y preguntará quién ha andado en el chocolate. Lo hicieron prisionero. Puede que tarden meses en saber de él, y se les harán más largos. Aguanten.
letter-captured-5 = Tienen a {$given}, y eran demasiados los que había entre él y nosotros. Le he dado vueltas toda la noche y no encuentro qué debimos hacer. Iba andando, miró atrás y nos saludó con la mano.

letter-home-1 = Me dicen que la guerra sigue sin mí. Escribo con la izquierda porque llevo la derecha escayolada. El jueves sale un barco. No vengas a esperarme con el sombrero bueno, que te lo iba a estropear.
letter-home-2 = Esto es una cama de verdad y las sábanas son blancas. El médico dice que andaré, y que sabré el tiempo que va a hacer un día antes que los demás. Vuelvo a casa.
letter-home-3 = Me he dejado un trozo en Normandía y dicen que puedo quedarme con el resto. Pregúntale al tío Joe si el puesto del molino sigue libre. Puede ser uno en el que se trabaje sentado.
letter-home-4 = Voy en un barco con una etiqueta atada al pijama, como un paquete. Dice adónde voy y qué se me ha roto. De los compañeros que he dejado allí no dice una palabra, así que se lo cuento a la enfermera.
letter-home-5 = Ya no tendrás que leer las listas, no por mí. Para mí se acabó. Creía que me alegraría, y me alegro, y luego petardea un camión y me vuelvo a buscar al pelotón.
letter-home-6 = No es más que la pierna, y nunca fue la buena. En la sala de al lado hay una radio y nos dejan oír el partido. Ponme un plato en la mesa para agosto.

letter-hospital-1 = No te asustes por el papel, es del hospital. Me han cosido, y la enfermera dice que no he dado guerra. La próxima me la pierdo, y no voy a fingir que lo siento.
letter-hospital-2 = Paso unos días detrás de las líneas con un vendaje como una almohada. Me duele cuando me río, y el de la cama de al lado se sabe todos los chistes que hay.
letter-hospital-3 = Resulta que allí enfrente alguno sí sabe disparar. Me mandan que no me mueva, así que no me muevo. Los muchachos vinieron a verme y se comieron mi chocolate para levantarme el ánimo.
letter-hospital-4 = He dormido dos días en una tienda con una cruz roja encima. Me cortaron las botas, y le he preguntado a todo el mundo dónde están. Eran unas buenas botas.
letter-hospital-5 = Hubo una aguja y luego hubo un techo. Es de lona, y con el viento parece la ropa tendida. Subo otra vez dentro de unos días, así que por ahora piensa que soy el de la suerte.
letter-hospital-6 = El médico me sacó el hierro y me lo dio en una taza. Lo llevaré a casa, y podrás ponerlo en el estante junto a los zapatitos de bebé.

letter-decorated-1 = Me prendieron una medalla, {$medal}, delante de toda la compañía. Yo no hacía más que pensar en lo sucias que llevaba las botas. No sé decirte por qué fue, porque no lo sé muy bien; todo pasó muy deprisa.
letter-decorated-2 = Puedes decirle al cartero que ahora tengo una medalla: {$medal}. El capitán leyó un papel sobre mí, y no reconocí al tipo del que hablaba. La mando a casa; ponla donde no la alcance el gato.
letter-decorated-3 = Qué cosas: me han dado una medalla, {$medal}, por los diez peores minutos de mi vida. La cambiaría por los diez minutos.
letter-decorated-4 = Un general al que no había visto nunca me dio la medalla, {$medal}, y me preguntó de dónde era, y no me vino a la cabeza el nombre del pueblo. Espero que allí nadie se lo tome a mal.
letter-decorated-5 = En la caja pone {$medal}. Otros tres hicieron lo mismo que yo, y a ellos nadie los miraba. Los invité a lo que aquí se puede comprar, que es sidra.

letter-wounded-1 = Tengo un rasguño. Se parece a lo que me hizo la sierra aquel verano, pero más pequeño. Me lo lavaron, me lo vendaron y volví al pelotón yo solo.
letter-wounded-2 = Si oyes que me han dado, es verdad y no es nada. Entró y salió sin pararse. Peor me lo ha hecho alguna alambrada.
letter-wounded-3 = Tengo un agujero en la manga y otro en el brazo que iba dentro. El de la manga me molesta más, porque deja pasar la lluvia.
letter-wounded-4 = Se ofrecieron a llevarme a retaguardia y dije que antes me iba andando al frente, por presumir. Todavía sé escribir, como ves, y pelar patatas, como han visto ellos.
letter-wounded-5 = Sangré encima de la carta que te tenía a medio escribir, así que esta es otra. No fue mucho. El otro apunta tan mal como yo.
letter-wounded-6 = Una esquirla de piedra, quién lo diría, de un muro que lleva en pie desde Colón. Llevo una venda en un ojo y parezco un pirata. Los niños de aquí me hacen el saludo.

letter-ran-1 = Tengo que contárselo a alguien. Cuando se puso feo, las piernas echaron a correr y yo me fui con ellas. Nadie me ha dicho nada. Ojalá me lo dijeran.
letter-ran-2 = Esta vez no serví de mucho. Me encontré junto a un camino, a un kilómetro y medio de allí, sin saber cómo había llegado. El capitán me dio café y dijo que a todos les pasa una vez. Esta ha sido la mía.
letter-ran-3 = Me criaste para que no mintiera, así que ahí va: salí corriendo. Paré cuando se me acabó el campo. Luego volví andando, y ese camino era más largo.
letter-ran-4 = Casi todo lo vi desde el lado malo de un muro, con las manos en los oídos. Mañana lo haré mejor. Se lo dije al de al lado, y me contestó: yo también.
letter-ran-5 = Si alguien pregunta, di que estoy bien. Estuve temblando una hora, y alguien me echó su manta por encima sin decir palabra, y no sé quién fue.

letter-comrade-carried-1 = Hoy he cargado con un hombre, y no sabía lo que pesa un hombre. Me fue maldiciendo todo el camino por los golpes. Fue la mejor música que he oído en mi vida.
letter-comrade-carried-2 = Siempre has dicho que tenía que hacer algo con esta espalda mía. He traído al hombro a uno de los nuestros, y dicen que vivirá.
letter-comrade-carried-3 = Uno de los muchachos no podía andar, así que anduve yo por él. Hablamos de béisbol todo el camino, para no oír lo demás.
letter-comrade-carried-4 = Había un hombre allí fuera y nadie más que yo para ir a por él. Habría jurado que eran doscientos metros. Luego los he contado a pasos, y son setenta.

letter-comrade-bandaged-1 = He aprendido a atar un vendaje con los dientes. El cirujano lo miró y dijo que los había visto peores en hombres que cobran por ello.
letter-comrade-bandaged-2 = Las manos me temblaron hasta que tuvieron algo que hacer. Vendé a un amigo, y entonces no les pasaba nada. Su sangre no sale de la camisa.
letter-comrade-bandaged-3 = Estuve sentado junto a un amigo con el pulgar en su brazo, dicen que diez minutos. Fue el verano entero. Se pondrá bien.
letter-comrade-bandaged-4 = Me preguntó si era grave, y dije que no, y entonces miré. No era tan grave. Nunca me he alegrado tanto de decir la verdad sin querer.
letter-comrade-bandaged-5 = Te enseñan a mirar la herida y no la cara. Yo miré la cara. Se va a poner bien, y quiere que sepas que tengo las manos frías.

letter-papers-brought-1 = Traje una cartera de cuero llena de papeles, y dos oficiales se alegraron tanto que por poco me dan la mano. Yo esperaba que fueran salchichas.
letter-papers-brought-2 = Hoy soy famoso en el puesto de mando, por haber registrado los bolsillos de otro hombre. Había una foto de su novia. Esa se la dejé.
letter-papers-brought-3 = Resulta que yo no sé leer alemán y el teniente tampoco, pero el mapa que encontré valió una comida caliente para todos.

letter-prisoner-taken-1 = He hecho un prisionero. Tiene más o menos la edad de Billy, y estaba tan sucio que le di mi jabón. Me dio las gracias en inglés de escuela. No sé qué me había esperado.
letter-prisoner-taken-2 = Un alemán se me entregó. Nos quedamos allí plantados sin que ninguno supiera qué venía después. Le ofrecí un cigarrillo, que parece que es lo que se hace.
letter-prisoner-taken-3 = Uno de ellos salió con las manos en alto y yo me alegré más que él. En este no tengo que pensar por las noches.
letter-prisoner-taken-4 = Llevé a un alemán hasta la carretera, y fue tarareando todo el camino. Le pregunté por qué, y me dijo, con acento de Brooklyn, que él iba a ver Nueva York antes que yo.
letter-prisoner-taken-5 = Levantaba tanto las manos que le dije que las bajara un poco, que se iba a lastimar. Tiene dos chicos. Me enseñó cómo son de altos.

letter-enemy-killed-1 = Lo que hice te lo contaré cuando esté en casa, o puede que no. Era él o uno de nosotros. Me lo repito una y otra vez, y hasta es verdad.
letter-enemy-killed-2 = Dicen que lo hice bien. No me siento como si lo hubiera hecho bien, pero todos me dieron palmadas en la espalda, y hubo huevos para cenar.
letter-enemy-killed-3 = ¿Te acuerdas de que no fui capaz de pegarle un tiro al caballo viejo? Te voy a escribir de otra cosa: aquí las cerezas están maduras.
letter-enemy-killed-4 = Antes me preguntaba qué sentiría. Cansancio, eso es. Limpié el arma y cené, y después no me acordaba de qué.
letter-enemy-killed-5 = Le di a lo que apuntaba. Quiero ponerlo por escrito una vez y no hablar más de ello. Llevaba un termo, de la misma clase que el nuestro.
letter-enemy-killed-6 = Nosotros pegamos unos tiros y ellos pegaron unos tiros y los nuestros fueron mejores. Eso es todo. ¿Está ya pintado el porche?
letter-enemy-killed-7 = Hace un año, lo peor que había hecho en mi vida era romper aquella ventana. Pienso mucho en aquella ventana.
letter-enemy-killed-8 = Me enseñaron a pedir perdón cuando hago daño a alguien. Allí no había nadie a quien pedírselo, así que te lo pido a ti.

letter-quiet-1 = Hay poco que contar. Estuve tumbado en un seto, me mojé, pasé miedo, pasé hambre. Estoy bien.
letter-quiet-2 = Preguntas cómo es. Casi todo es esperar, y luego se ha acabado, y ves que has partido el lápiz de un mordisco.
letter-quiet-3 = Estoy entero y mis calcetines también, gracias a ti. Aquí las vacas nos miran como si hubiéramos venido a comprar la finca.
letter-quiet-4 = Hoy no me ha pasado nada, y quiero que sepas lo que me ha costado.
letter-quiet-5 = Esto es verde, más verde de lo que creerías, y detrás de cada cosa verde hay un talud de tierra, y detrás del talud hay alguien. Por lo demás es un país bonito.
letter-quiet-6 = Una anciana salió de su sótano y me dio un huevo. Tenía dos. Lo he llevado todo el día en el casco y no me decido.
letter-quiet-7 = No nos hemos quitado las botas desde mi última carta. Ya sé qué quiero por mi cumpleaños. Un cubo.
letter-quiet-8 = Llegaron seis cartas tuyas de golpe. Las puse en orden y leo una cada hora, como quien tiene una caja de bombones. Voy por la cuarta, así que no me cuentes el final.

letter-pal-1 = {$pal} no volvió con nosotros. Me dieron su manta. No la he usado.
letter-pal-2 = De {$pal} todavía no puedo escribir. Te habría caído bien.
letter-pal-3 = Hemos perdido a {$pal}. Me había prometido enseñarme Chicago.
letter-pal-4 = {$pal} ya no está. Aún tenía mi lápiz. Alguien me lo trajo, y con él te escribo.
letter-pal-5 = Esta mañana fui a contarle algo a {$pal}, y ya había llegado a abrir la boca.
letter-pal-6 = Aquí hay una carta para {$pal}. Llegó una hora después. Nadie quiere ser el que la devuelva.
letter-pal-7 = Nos bebimos el café de {$pal}, entre todos, porque le habría dolido ver que lo tiraban.

# What else one writes from a bed.
letter-away-1 = Los muchachos siguen allá arriba. Escríbeles a ellos también si puedes, se leen las cartas unos a otros.
letter-away-2 = Las noticias llegan con la sopa. Le pedí a uno de los nuestros que me contara cómo acabó, y luego que me lo contara otra vez.
letter-away-3 = Como, duermo y como. Aquí a nadie hay que decirle dos veces que se acueste.
letter-away-4 = Mándame algo para leer en lo que no haya guerra.
letter-away-5 = La enfermera es de Ohio y dice que todo se arregla con tiempo y patatas.
letter-away-6 = Por la noche siempre hay aquí alguien que dice un nombre. Le dejamos.

letter-won-1 = Hicimos lo que nos mandaron hacer. No encontrarás el sitio en ningún mapa que tengas.
letter-won-2 = El terreno es nuestro. Son un campo y unos árboles, y no los cambiaría por el condado entero.
letter-won-3 = Ellos se han ido y nosotros estamos aquí. En la bodega había sidra, y era muy vieja o muy joven.
letter-won-4 = El capitán dice que lo hicimos bien. Lo dice de pie, así que será verdad.
letter-won-5 = Hemos ganado, nos dicen. Se parece mucho a lo otro, solo que después se duerme.
letter-won-6 = Cuando acabó, los pájaros volvieron a empezar, como si solo hubieran esperado a que ganara alguien.
letter-won-7 = Un francés con su cuello de los domingos nos dio la mano uno por uno, y luego se fue a buscar su puerta.
letter-won-8 = Esta noche hay silencio. Lo hemos pagado y nos lo quedamos.
letter-won-9 = Te escribo desde un hoyo que esta mañana era suyo. Es bueno y hondo. De la mano de obra no tengo queja.

letter-lost-1 = No salió como estaba dibujado. Nos mandarán otra vez, supongo, o mandarán a otros.
letter-lost-2 = Estamos otra vez donde empezamos, solo que en la cena se habla menos.
letter-lost-3 = Siguen teniendo el sitio. Que se lo queden por esta noche.
letter-lost-4 = Si lees en el periódico que conservamos lo nuestro, esa es la palabra. De lo suyo no tomamos nada.
letter-lost-5 = Nadie tiene la culpa, dicen, y todos se miran las botas.
letter-lost-6 = Volvimos por donde fuimos, y bastante más deprisa.
letter-lost-7 = El coronel quedó decepcionado. Me gustaría que supiera que es mutuo.
letter-lost-8 = Lo haremos mejor. Se lo he prometido esta noche a tanta gente que más vale que lo ponga por escrito.
