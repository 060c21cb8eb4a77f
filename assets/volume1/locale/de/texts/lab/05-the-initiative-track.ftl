title = Die Initiativeleiste
    .en = The initiative track
text-1 = Regel 9.1. Du spielst Karte 6: Able 4, Baker 24 und Charlie 60, dazu −1 auf alle Waffenfähigkeiten in dieser Runde. Jedes feindliche Team zieht eine eigene Karte, auch wenn alle seine Männer warten.
    .en = Rule 9.1. You play card 6: Able 4, Baker 24 and Charlie 60, and −1 to all Weapon Skills this turn. Each enemy team draws a card of its own, even if all its men are waiting.
text-2 = Die niedrigste Zahl ist in jedem Impuls der Runde zuerst dran: Blau 3, Able 4, Weiß 7, Gelb 23, Baker 24, Charlie 60, Rot 63.
    .en = The lowest number acts first in every impulse of the turn: Blue 3, Able 4, White 7, Yellow 23, Baker 24, Charlie 60, Red 63.
