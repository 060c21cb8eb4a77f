title = Una ametralladora contra un edificio
    .en = An MMG at a building
text-1 = Lo mismo contra veteranos en un edificio: solo impactan los seises.
    .en = The same at veterans in a building: only sixes hit.
