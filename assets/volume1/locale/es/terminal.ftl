# A battle in lines of text.

text-word-squad = pelotón
text-about-squad = tus hombres, uno por línea
text-word-enemies = enemigos
text-about-enemies = los enemigos del tablero, primero el más cercano
text-word-man = hombre
text-about-man = todo sobre un hombre: hombre taylor
text-word-hex = hex
text-about-hex = un hex y lo que lo rodea: hex 05.06, hex taylor
text-word-sight = vista
text-about-sight = a quién se ve desde un hex, o si dos se ven: vista 05.06 12.10
text-word-orders = órdenes
text-about-orders = qué se le puede ordenar a un hombre y qué no: órdenes taylor
text-word-cards = cartas
text-about-cards = las cartas de la mano
text-word-score = puntos
text-about-score = turno y puntos hasta ahora
text-word-briefing = misión
text-about-briefing = de qué trata la batalla y dónde pueden empezar tus hombres
text-word-all = todos
text-word-ready = listo
text-word-commit = confirmar

text-how = Escribe la respuesta con palabras.
text-how-set-up = Escribe un hombre y un hex (taylor 05.06), «{ $all }» para colocarlos a todos o «{ $ready }» cuando estén.
text-how-give-orders = Escribe un hombre y una orden (taylor evadir), «{ $all }» y una orden para todos los que no tienen, o «{ $commit }» cuando acabes.
text-which-man = «{ $line }» puede ser { $men }.
text-no-man = Aquí no hay ningún hombre «{ $line }».
text-not-on-board = { $man } no está en el tablero.
text-which-order = «{ $line }» puede ser { $orders }.
text-no-order = No hay ninguna orden «{ $line }».
text-enemy = { $line }; { $hexes ->
        [one] a { $hexes } hex
       *[other] a { $hexes } hexes
    }
text-nobody = Nadie.
text-figures = TQ { $tq }, LDR { $ldr }
text-sees = ve a { $man } en { $hex }. { $promise }
text-hex-level = { $hex }, { $terrain }, nivel { $level }
text-orders-barred = Ahora no:
text-no-cards = No hay cartas en la mano.
text-turn = Turno { $turn } de { $turns }, impulso { $impulse }
text-points = Puntos de victoria: { $points }
text-deployment = Tus hombres pueden empezar en: { $hexes }
text-waiting = sin colocar
text-hidden = oculto
text-without-order = sin orden
text-hex = { $hex }, { $terrain }
text-weapon = { $weapon } { $skill }
text-beside = { $number }: { $hex }, { $terrain }
text-beside-men = { $number }: { $hex }, { $terrain }: { $men }
text-order = { $order }: { $about }
text-score = { $what }: { $points }
text-man = { $man } ({ $team }): { $state }
text-at = { $hex }, { $terrain }
text-topic = { $title }. { $about }
text-ask-orders = { $title } Sin orden: { $men }.
text-ask-set-up = { $title } Por colocar: { $men }.
text-card = { $title }: { $about }
text-stranger = { $man }: { $state }
text-no-place = Aquí no hay ningún hex «{ $line }»; escribe un hex (05.06) o un hombre.

# As in English: text-word-hex, text-figures
text-lessons-in-window = Las lecciones solo se dan en la ventana: abre combat sin --text y elige «Aprender a jugar».
