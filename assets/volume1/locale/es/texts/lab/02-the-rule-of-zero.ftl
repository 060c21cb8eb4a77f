title = La regla del 0
    .en = The Rule of 0
text-1 = Regla 2.0. Un fusilero con habilidad de arma 4 dispara a un hombre que se oculta entre rocas, que es −5: la suma es −1. Solo un 0 natural puede acertar, y hay que confirmarlo con un chequeo de calidad de tropa, reducido en lo que la suma baja de 0: 5 −1 = 4.
    .en = Rule 2.0. A rifleman with Weapon Skill 4 fires at a man under Hide in rocks, which is −5: the sum is −1. Only a natural 0 can hit, and it must be confirmed by a Troop Quality Check, reduced by as much as the sum is below 0: 5 −1 = 4.
text-2 = Aquí la segunda tirada lo confirma. Un impacto en un hombre que se oculta entre rocas es solo un chequeo de moral, y él lo supera.
    .en = Here the second roll confirms it. A hit on a man who hides in rocks is only a Morale Check, which he passes.
