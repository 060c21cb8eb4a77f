title = Beliebiges Gelände
    .en = Any Ground
place = Wo die Karten aneinanderstoßen
    .en = Wherever the maps meet
date = 1942 oder 1943
    .en = 1942 or 1943
story = Zwei gleich starke Verbände kommen aus gegenüberliegenden Ecken. Jeder will, was hinter dem anderen liegt, und beide wollen die Mitte. Ein Teil von jedem ist noch unterwegs.
    .en = Two forces of equal strength enter from opposite corners. Each wants what lies behind the other, and both want the middle. A part of each is still on the road.
