# Las lecciones: su lista, y las lecciones 1 a 4.

lessons-title = Aprender a jugar
lessons-note = Combates breves con un consejo en cada paso. Nada cuenta en ellos.
lessons-empty = Aquí no hay lecciones.
lessons-begin = Empezar
lessons-done = hecha
lessons-minutes = { $minutes ->
    [one] alrededor de un minuto
   *[other] unos { $minutes } minutos
}
lessons-row = { $number }. { $title }
lesson-to-battle = Cuatro hombres y un granero

lesson-cards = Cartas e iniciativa
    .about = La carta del turno, quién actúa primero y una carta guardada para después.
    .end = Una carta por turno: sus números dicen cuándo actúan tus equipos, y su texto puede ayudar o estorbar. Una carta de descarte vale más en la mano cuando algo sale mal.
lesson-cards-hand = Cada turno empieza con una carta de tu mano. Tienes tres. Deja el puntero sobre una carta para leerla entera.
lesson-cards-numbers = Los tres números son la iniciativa de Able, Baker y Charlie. Actúa primero el equipo con el número más bajo. Taylor y Crowe son de Able: ¿con qué carta actúan antes?
    .a1 = Mala puntería
    .a2 = Cuerpo a tierra
    .a3 = Calma, muchachos
    .wrong = Mira el primer número, el de Able: actúa primero el más bajo.
lesson-cards-play = Juega “Mala puntería”: haz clic en ella o arrástrala al registro de la izquierda. Es una carta de orden, así que también ocurre lo que dice: este turno todos disparan peor.
    .off = Esa era otra carta. Esta lección necesita “Mala puntería” en el registro.
lesson-cards-commit = Ahora cada hombre recibe una orden; de eso trata la próxima lección. Pulsa { $key-commit } y otra vez para confirmar: un hombre sin orden se oculta.
lesson-cards-enemy-card = Ahora se roba una carta por cada enemigo alertado. Le da a Jung su orden, y su círculo da la iniciativa de su equipo.
lesson-cards-track = El registro muestra en qué orden actúan los equipos, en los cuatro impulsos. Able tiene 4 y Rojo 79. ¿Quién actúa primero?
    .a1 = Able
    .a2 = Rojo
    .wrong = Actúa primero el número más bajo.
lesson-cards-re-roll = ¡Jung ha alcanzado a Taylor! “Cuerpo a tierra” es una carta de descarte: la guardabas para esto. Juégala ahora y el disparo se repite.
    .off = Te quedaste la carta y el impacto cuenta. Prueba otra vez y juégala.
lesson-cards-spared = Un fallo. El diario guarda las dos tiradas y cada suma; un clic en una línea muestra dónde ocurrió.
