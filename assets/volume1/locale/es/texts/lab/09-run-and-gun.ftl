title = Correr y disparar
    .en = Run & Gun
text-1 = Regla 10.04. Un enemigo con Correr y disparar 1/2 se mueve en dirección 1 en los impulsos 1 y 3. En el 2 y el 4 dispara con −2 si tiene objetivo; si no, se mueve en dirección 2.
    .en = Rule 10.04. An enemy with Run & Gun 1/2 moves in direction 1 in Impulses 1 and 3. In 2 and 4 he fires at −2 if he has a target; if not, he moves in direction 2.
text-2 = La habilidad de Kuhn es 5, así que necesita un 3 o menos. Falla sus dos disparos.
    .en = Kuhn’s skill is 5, so he needs a 3 or less. Both his shots miss.
