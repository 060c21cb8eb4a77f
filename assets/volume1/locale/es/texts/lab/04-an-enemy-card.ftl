title = Cómo leer una carta enemiga
    .en = Reading an enemy card
text-1 = Reglas 9.1 y 9.3. Un enemigo en alerta de moral normal está al descubierto. Se roba para él la carta 37: la línea de su moral, en la tabla «al descubierto», dice Reptar 5/6.
    .en = Rules 9.1 and 9.3. An alert enemy of Normal morale is in the open. Card 37 is drawn for him: the row of his morale, in the table In Open, says Sneak 5/6.
text-2 = Es la primera carta de su equipo en este turno, así que su número, 25, es también la iniciativa del equipo.
    .en = It is the first card of his team this turn, so its number, 25, is also the team’s initiative.
