title = Un asalto y su respuesta
    .en = An assault and its answer
text-1 = El asalto falla. Los defensores superan su chequeo y contraatacan al momento, sin fuego defensivo; también fallan. Ahora chequean los asaltantes: lo superan, y aun así rompen el contacto.
    .en = The assault misses. The defenders pass their test and counterattack at once, without defensive fire; they miss as well. Now the assaulters must test: they pass, and break off all the same.
