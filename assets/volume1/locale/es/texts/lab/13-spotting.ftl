title = Detección
    .en = Spotting
text-1 = Regla 12.0. Crowe tiene a la vista dos enemigos sin identificar y hace un chequeo de detección por cada uno al activarse. Necesita su calidad de tropa o menos, modificada por la distancia y por la orden y el terreno del objetivo.
    .en = Rule 12.0. Crowe has two unknown enemies in sight and makes a Spotting Check for each when he is activated. He needs his Troop Quality or less, modified by range and by the target’s order and terrain.
text-2 = El primer chequeo voltea a un hombre, que desde entonces es conocido. El segundo voltea un señuelo, que se retira. Luego el hombre intenta detectar a Crowe.
    .en = The first check turns over a man, who stays known from then on. The second turns over a dummy, which is removed. Then the man looks for Crowe.
