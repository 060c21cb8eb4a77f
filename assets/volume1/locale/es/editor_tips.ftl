# What a line of the scenario editor's form means, for the note beside the pointer.

edit-try-tip = Juégalo tal como está y vuelve aquí al salir.
edit-tiled-tip = Pinta el mapa en Tiled. De un mapa que viene con el juego se hace antes una copia. Lo que guardes allí aparece aquí.

edit-page-sheet-tip = El nombre de la batalla, sus órdenes, su mapa y su duración.
edit-page-friendly-tip = Tus hombres, dónde pueden desplegarse y su borde del mapa.
edit-page-enemy-tip = Los hombres del enemigo, los hexes donde se colocan y sus ametralladoras.
edit-page-objectives-tip = Lugares que valen puntos si los dominas al final. Añade uno y haz clic en sus hexes en el mapa.
edit-page-points-tip = Lo que vale cada uno de los demás hechos. Un guion no vale nada.
edit-page-victory-tip = Los niveles de victoria, el mejor primero. Añade al menos dos: el último no tiene número y abarca todo lo que queda por debajo.
edit-page-course-tip = Lo que termina la batalla antes del último turno y lo que ocurre a mitad de ella. Nada es obligatorio.
edit-page-options-tip = Reglas que el jugador puede elegir antes de la batalla. Las del reglamento se ofrecen en todas. No hace falta ninguna.
edit-page-night-tip = Márcalo para una batalla de noche, con bengalas y proyectiles iluminantes.
edit-page-artillery-tip = Artillería fuera del mapa de ambos bandos: diez hexes cada una, uno por cada cara de un D10. No hace falta ninguna.
edit-page-events-tip = Lo que trae una tirada de evento. Tus eventos sustituyen las líneas de la tabla con el mismo número.

edit-file-tip = El archivo del escenario, entre los tuyos. La línea de comandos lo abre por este nombre.
edit-title-tip = El título que lee el jugador.
edit-date-tip = Como aparece en las órdenes, con las palabras que quieras.
edit-place-tip = Como aparece en las órdenes, con las palabras que quieras.
edit-briefing-tip = Lo que el jugador lee antes de la batalla, párrafo a párrafo.
edit-board-tip = Un mapa, o dos juntos: el segundo a la derecha del primero. Haz clic en el nombre para elegir entre todos.
edit-turns-tip = El número de turnos.
edit-hand-tip = Cartas que se roban antes del primer turno.
edit-large-battle-tip = Se roba una carta enemiga por equipo, no por hombre.
edit-compass-tip = La brújula que guía al enemigo y al viento.
edit-at-tip = Dónde está la brújula: en cualquier lugar del mapa donde no estorbe.
edit-one-tip = El hex junto a la brújula al que apunta su 1. Con ella las cartas enemigas llevan a los hombres hacia tu borde y de vuelta.
edit-wind-tip = La dirección en que se mueven el humo y las bengalas; con «al azar» la decide un D6 antes de la batalla.

edit-edge-tip = El borde del mapa de este bando.
edit-morale-tip = La moral con que empiezan todos los hombres de este bando.
edit-hidden-tip = Tus hombres empiezan ocultos: el enemigo tiene que detectarlos primero.
edit-deployment-tip = Los hexes donde pueden desplegarse tus hombres. Haz clic o arrastra por el mapa para marcarlos, y otra vez para quitarlos.
edit-squads-tip = Un pelotón; o seis, y un D6 elige uno.
edit-guns-tip = Armas de cinta en el mapa sin servidores, para que las tomen tus hombres.
edit-weapon-tip = El arma. Un evento sin arma usa cualquiera que tenga el escenario.
edit-gun-hex-tip = El hex donde está al principio.
edit-exits-tip = Bordes por los que tus hombres pueden salir del tablero; haz clic en cada uno.
edit-extra-tip = Hombres que están en el mapa antes de que llegue el pelotón: un piloto herido, un observador avanzado.
edit-man-tip = El hombre. No debe estar además en un pelotón.
edit-wounds-tip = Las heridas que tiene al principio, sin vendar.
edit-home-points-tip = Lo que vale traerlo vivo de vuelta.
edit-home-tip = Los hexes en los que al final cuenta como de vuelta. Un borde por el que se puede salir vale en cualquier momento.

edit-alert-tip = Están en alerta desde el primer turno; si no, están en espera.
edit-prepared-tip = Un enemigo que queda en alerta durante un turno roba una carta al momento.
edit-enemy-hexes-tip = Donde se colocan los enemigos sin identificar, uno por hex. Haz clic para añadir o quitar uno, arrastra para moverlo.
edit-cup-tip = Hombres y señuelos. Se saca uno para cada hex. Pon más de los necesarios, para que nadie sepa quién falta.
edit-crew-tip = Una ametralladora con dos hombres, que no están en la bolsa.
edit-operator-tip = El hombre que maneja el arma de cinta.
edit-assistant-tip = El hombre que lo asiste.

edit-objective-tip = Un lugar que vale puntos para el bando que lo domina al final.
edit-id-tip = Un nombre corto para los archivos, como casa-del-puente. Como regla opcional, enemy-holds-fire y steady-in-cover son las del reglamento, que toda batalla ofrece: inclúyelas solo para darles otras palabras.
edit-hexes-tip = Haz clic en ellos en el mapa. Un ataque tiene diez, uno por cada cara del D10 en orden; arrastra uno para moverlo.
edit-points-tip = Lo que vale dominarlo.
edit-points-each-tip = Lo que vale cada uno en puntos; una cifra negativa cuenta contra ti.
edit-searches-tip = Los enemigos a los que se puede registrar en busca de documentos.

edit-verdict-tip = De más puntos a menos; la última línea no tiene número.
edit-at-least-tip = Los puntos que hacen falta; solo la última línea no tiene.
edit-text-tip = Lo que lee el jugador. Haz clic para escribir.
edit-won-tip = Si la batalla cuenta como ganada.

edit-option-tip = Una regla que se ofrece antes de la batalla. Dos que cambien las condiciones de victoria nunca se juegan juntas.
edit-changes-tip = Lo que la regla cambia en esta hoja. Un guion lo deja como está.
edit-friendly-morale-tip = La moral con que empiezan entonces tus hombres.
edit-enemy-morale-tip = La moral con que empieza entonces el enemigo.
edit-enemy-alert-tip = Si el enemigo está entonces en alerta desde el primer turno.
edit-enemy-prepared-tip = Si los enemigos que quedan en alerta roban entonces una carta al momento.
edit-friendly-hidden-tip = Si tus hombres empiezan entonces ocultos.

edit-night-tip = Sin ella la batalla es de día.
edit-night-range-tip = Distancia máxima para detectar y disparar, en hexes.
edit-die-tip = Al desplegar se tira un D6 y se suma a la visibilidad.
edit-beyond-tip = Los dos modificadores de abajo se aplican a blancos más lejanos.
edit-fire-tip = Lo que la noche suma a la habilidad de arma.
edit-spotting-tip = Lo que la noche suma a la calidad de tropa del observador.
edit-flares-tip = Cuántas bengalas tienen tus hombres en total.
edit-carriers-tip = Los hombres que pueden lanzarlas; si no se nombra a nadie, todos los tuyos.
edit-flare-scatter-tip = Se suma al D6 de cuánto se desvía una bengala.
edit-mist-tip = Niebla de día en vez de noche: las mismas reglas, con luz pálida.
edit-rounds-tip = Diez hexes para proyectiles iluminantes, uno por cada cara de un D10; o ninguno.

edit-artillery-tip = Un ataque de artillería fuera del mapa.
edit-side-tip = De quién es, o a qué bando afecta.
edit-number-tip = Cuántos proyectiles caen: dados como 1d6 o 2d6-1, o un número.
edit-scatter-tip = Cuántos hexes se desvía cada uno: dados como 1d6, o un número.
edit-calls-tip = Cuántas veces puedes pedirlo tú; también pueden traerlo cartas y eventos.
edit-plan-tip = Turnos de un plan de fuego: cae al empezar cada uno, se pida o no.

edit-events-tip = Las tablas que se usan para todo número sin un evento tuyo.
edit-table-friendly-tip = La tabla de eventos aliados.
edit-table-enemy-tip = La tabla de eventos enemigos.
edit-friendly-event-tip = Sustituye la línea con el mismo número de la tabla aliada.
edit-enemy-event-tip = Sustituye la línea con el mismo número de la tabla enemiga.
edit-roll-tip = La tirada del D10 que lo trae, de 0 a 9.
edit-effects-tip = Lo que hace, una cosa tras otra.
edit-kind-tip = Lo que hace; las líneas de debajo dicen con qué.
edit-team-tip = Un solo equipo; un guion: todo el bando.
edit-amount-tip = El modificador, o el número de hombres, cartas, hexes o bengalas.
edit-order-tip = La única orden que se puede dar.
edit-of-tip = La tirada a la que se aplica.
edit-objective-who-tip = Uno de tus hombres, escondido ahí. Se muestra en el tablero y no participa; quien domine los hexes lo tiene a él.
edit-ending-tip = Lo que termina la batalla antes del último turno; se comprueba al final de cada turno.
edit-when-tip = Lo que debe cumplirse.
edit-held-tip = Los objetivos que hay que dominar, todos a la vez.
edit-held-turns-tip = Al final de cuántos turnos seguidos; un guion: uno.
edit-count-tip = Cuántos hombres de ese bando han muerto, caído prisioneros o huido; o cuántos de los tuyos quedan como mucho en el mapa.
edit-wanted-tip = Los compañeros que deben estar a salvo, o los enemigos que hay que capturar.
edit-offered-tip = Si se marca, se pregunta al jugador si la batalla acaba; si no, acaba.
edit-last-turns-tip = Si se marca, 1D10 puede terminar la batalla antes del último turno. Se avisa al empezar ese turno.
edit-first-last-tip = El primer turno que puede ser el último.
edit-most-last-tip = El turno es el último si 1D10 saca esto o menos.
edit-happening-tip = Un contraataque, una ayuda u otra orden al empezar un turno. Ocurre una sola vez.
edit-happening-turn-tip = El turno en que ocurre.
edit-happening-held-tip = Solo ocurre si dominas este objetivo, en ese turno o después; un guion: en todo caso.
edit-worth-tip = Lo que valen los objetivos a partir de entonces.
edit-worth-objective-tip = El objetivo, por su id.
