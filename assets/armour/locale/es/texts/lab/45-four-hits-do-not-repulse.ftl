title = Cuatro impactos no rechazan
    .en = Four hits do not repulse
text-1 = Cuatro impactos sobre la carga, todos salvados: el asalto sigue.
    .en = Four hits on a charge, all of them saved: the assault goes on.
