title = Dos Fuegos sostenidos
    .en = Two Sustained Fires
text-1 = Una ametralladora pesada dispara sola a un pelotón sin organizar en la carretera; dos acciones añaden 2 cada una. La carretera quita 1 a la Moral 8 del pelotón.
    .en = A heavy machine gun fires alone at a broken squad on the road; two actions add 2 each. The road takes 1 from the squad’s Morale of 8.
