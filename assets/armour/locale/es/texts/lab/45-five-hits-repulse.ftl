title = Cinco impactos rechazan
    .en = Five hits repulse
text-1 = El quinto impacto rechaza el asalto aunque todos se salvaran: la unidad queda fijada y retrocede a más de 5 cm.
    .en = The fifth hit repulses the assault, although every team saved itself: the unit is pinned and falls back to more than 5 cm.
