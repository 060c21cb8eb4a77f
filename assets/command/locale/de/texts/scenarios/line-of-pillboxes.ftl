title = Die Bunkerlinie
    .en = The Line of Pillboxes
place = Die Pantherstellung
    .en = The Panther Line
date = März 1944
    .en = March 1944
story = Seit einem Monat wird der Höhenrücken mit Drahtverhauen gesperrt, vermint und mit Bunkern befestigt. Ein sowjetisches Bataillon setzt seine beste Kompanie darauf an, mit Pionieren voran und einer Batterie dahinter.
    .en = For a month the ridge has been wired, mined and roofed with concrete. A Soviet battalion puts its best company against it, with engineers in front and a battery behind.
