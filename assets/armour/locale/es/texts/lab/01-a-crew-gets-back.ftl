title = Una tripulación vuelve
    .en = A crew gets back
text-1 = Dos Pz IV, uno desalojado: con munición protegida la tripulación remonta con 3+. La sección tiene entonces dos carros en orden y no necesita resistir a la desesperada.
    .en = Two Pz IV, one bailed out: with safe stowage its crew remounts on 3+. The platoon then has two tanks that are not bailed out, and needs no last stand.
