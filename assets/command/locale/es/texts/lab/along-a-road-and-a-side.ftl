title = A lo largo de una carretera y de un lado
    .en = Along a road and along a side
text-1 = A lo largo de su carretera se ve a través del bosque. Los frutales en el camino estorban 2; la línea de 13.09 a 14.07 va por el lado de 13.08 y 14.08, y el humo de 7 de 14.08 la estorba. Frutales y humo juntos estorban 7, no 9.
    .en = Along its road one sees through woods. An orchard on the way hinders by 2; the line from 13.09 to 14.07 runs along the side of 13.08 and 14.08, and the smoke of 7 in 14.08 hinders it. Orchard and smoke together hinder by 7, not 9.
