title = Transportes de la retaguardia
    .en = Transports from the rear
text-1 = Un camión llega a 10 cm o menos de un equipo de su unidad, también a 10,0 justos, pero no a menos de 40 cm de un enemigo a la vista: 39,9 se rechaza, 40,0 se permite. Vacío, se va al acabar la fase.
    .en = A lorry comes within 10 cm of a team of its unit, at exactly 10.0 too, but not to less than 40 cm from an enemy in sight: 39.9 is refused, 40.0 allowed. Empty, it leaves again at the end of the phase.
