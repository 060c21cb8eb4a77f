title = La alambrada antes que el humo
    .en = Wire before smoke
text-1 = Quien mueve quiere lanzar humo tras su paso. El enemigo, que es el inactivo, actúa antes: alambradas ocultas, que lo detienen.
    .en = The mover wants to throw smoke after his step. The enemy, who is inactive, acts first: hidden wire, and it stops him.
