title = Gleichmäßig auf drei
    .en = Evenly over three
text-1 = Fünf Treffer auf drei Trupps sind 2, 2 und 1, nie 3, 1 und 1. Fünf Treffer in einer Phase halten den Zug nieder, auch wenn alle ihren Rettungswurf schaffen.
    .en = Five hits on three teams are 2, 2 and 1, never 3, 1 and 1. Five hits in one phase pin the platoon, even if every team saves itself.
