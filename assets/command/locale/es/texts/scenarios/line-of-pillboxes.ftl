title = La línea de casamatas
    .en = The Line of Pillboxes
place = La línea Panther
    .en = The Panther Line
date = Marzo de 1944
    .en = March 1944
story = Desde hace un mes se tienden alambradas y minas en la loma y se la cubre de hormigón. Un batallón soviético lanza contra ella su mejor compañía, con zapadores por delante y una batería detrás.
    .en = For a month the ridge has been wired, mined and roofed with concrete. A Soviet battalion puts its best company against it, with engineers in front and a battery behind.
