title = Doce figuras entre frutales
    .en = Twelve figures in an orchard
text-1 = Dos pelotones de moral 7 entre frutales son una figura de más: su cobertura de 1 queda en 0. Con un tercer pelotón sobran cinco: la cobertura es −4 y la moral 3.
    .en = Two squads of Morale 7 in an orchard are one figure too many: its cover of 1 comes to 0. A third squad makes it five too many: the cover is −4, and Morale 3.
