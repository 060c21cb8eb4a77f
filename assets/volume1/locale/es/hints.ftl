# Lo que se dice cuando algo aparece por primera vez en un combate.

# El pintor que trabaja mientras se combate: los ajustes lo nombran donde están sus bibliotecas.
settings-painting = Pintar mapas nuevos
painting-on = en segundo plano
painting-off = nunca

hint-duck-back = Al final de cualquier activación, un hombre tuyo puede ponerse a cubierto: pierde su orden para el resto del turno y agacha la cabeza. La línea de abajo nombra a quien lo ve o puede detectarlo. Si lo amenaza un impacto, también dice cuánto menor es el peligro a cubierto; con varios hombres, lo dice la cifra junto a cada ficha.
hint-discard = Ahora puedes usar una carta de descarte para lo que dice, una sola vez. Solo se ofrece cuando sirve; la que guardas no se pierde.
hint-strike-call = Ahora puedes pedir artillería. El mapa muestra lo que puede alcanzar; una vez pedida, no se puede corregir.
hint-spotted = Uno de tus hombres ha sido detectado: ahora el enemigo puede dispararle. En cobertura y fuera de la vista, la orden «{ order-hide }» puede volver a ocultarlo.
hint-ammo = Un 9 gasta munición: primero «{ ammo-low }», después «{ ammo-none }». La orden «{ order-reload }» quita el marcador.
hint-wound = Las heridas empeoran todo lo que hace un hombre y se suman hasta matarlo. Un médico puede vendarlas.
hint-morale = La moral de un hombre ha cambiado: cuenta para su fuego y sus chequeos. Si ha bajado, la orden «{ order-rally }» la vuelve a subir, sobre todo cerca de un líder.
hint-prisoner = Un hombre se ha rendido. Alguien tiene que quedarse en su hex como guardia, o en el próximo turno volverá a estar libre.
hint-event = Se ha tirado un evento en la tabla del escenario. Su efecto figura en el diario.
hint-melee = Los dos bandos luchan cuerpo a cuerpo en un hex: no se dispara hacia dentro ni hacia fuera, y cada uno ataca con su calidad de tropa.
hint-grenade = Una granada queda donde cayó hasta el final del turno y explota entonces. A quien sale a tiempo de su hex no lo hiere; al lado hace igualmente un chequeo de moral.
hint-smoke = El humo en la línea dificulta disparar y detectar, a los dos bandos. Crece, deriva y se disipa.
hint-night = En la oscuridad y en la niebla nadie ve más allá de la visibilidad indicada arriba; de noche una bengala ilumina lo que tiene cerca.
hint-flare = Arde una bengala: todo lo que está cerca se ve como de día, también tus hombres. Deriva con el viento hasta que se apaga.
hint-strike = Ha caído un ataque de artillería. Todos los proyectiles se desvían en la misma dirección, cada uno a su distancia: aléjate de donde pueda caer el siguiente.
