title = Un disparo y sus modificadores
    .en = A shot and its modifiers
text-1 = Taylor dispara su Grease Gun a un hombre que se oculta entre árboles, a tres hexes. El diario muestra la suma: habilidad de arma, distancia, y orden y terreno del objetivo. La suma o menos en un D10 es un impacto.
    .en = Taylor fires his Grease Gun at a man under Hide in trees, three hexes away. The log shows the sum: Weapon Skill, range, and the target’s order and terrain. The sum or less on a d10 is a hit.
text-2 = La Grease Gun hace tres disparos. La segunda tirada es un 0 natural: un impacto que además sube la moral de Taylor. La carta de herida dice cómo de grave es.
    .en = The Grease Gun fires three shots. The second roll is a natural 0: a hit that also raises Taylor’s morale. The wound card says how badly the man is hit.
