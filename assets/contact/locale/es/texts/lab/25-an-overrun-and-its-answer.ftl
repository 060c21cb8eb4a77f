title = Un aplastamiento y su respuesta
    .en = An overrun and its answer
text-1 = Un carro pasa sobre un pelotón cerca de un bosque. El pelotón lo asalta antes: superado, pero un 3 contra un carro en marcha es poco. Luego el carro saca un 5 y el pelotón al descubierto se pierde.
    .en = A tank drives over a squad near a wood. The squad assaults it first: passed, but a 3 for a moving tank is too little. Then the tank rolls a 5, and the squad in the open is gone.
