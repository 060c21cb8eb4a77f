title = Repartidos entre tres
    .en = Evenly over three
text-1 = Cinco impactos en tres equipos son 2, 2 y 1, nunca 3, 1 y 1. Cinco impactos en una fase fijan a la sección, aunque todos se salven.
    .en = Five hits on three teams are 2, 2 and 1, never 3, 1 and 1. Five hits in one phase pin the platoon, even if every team saves itself.
