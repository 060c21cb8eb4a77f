title = Fünf Treffer weisen ab
    .en = Five hits repulse
text-1 = Der fünfte Treffer weist den Sturm ab, obwohl alle überlebt haben: Die Einheit ist niedergehalten und weicht auf mehr als 5 cm zurück.
    .en = The fifth hit repulses the assault, although every team saved itself: the unit is pinned and falls back to more than 5 cm.
