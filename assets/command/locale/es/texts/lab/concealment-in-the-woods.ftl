title = Camuflaje
    .en = Concealment
text-1 = Antes de la tirada de defensa, el pelotón del bosque juega Camuflaje: el total de ataque baja en la cobertura 2.
    .en = Before the defence roll the squad in the woods plays Concealment: the attack total falls by the cover of 2.
