title = Una emboscada antes del cuerpo a cuerpo
    .en = An ambush before the melee
text-1 = Un pelotón avanza al hex de una dotación enemiga. El enemigo juega antes Emboscada: una unidad a elección del atacante cae en desorden antes de tirar.
    .en = A squad advances into an enemy team’s hex. The enemy plays Ambush first: a unit of the attacker’s choice breaks before the dice are rolled.
