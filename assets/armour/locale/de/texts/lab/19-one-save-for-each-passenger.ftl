title = Ein Rettungswurf je Fahrgast
    .en = One save for each passenger
text-1 = Zwei Treffer auf einen Lkw: Der erste zerstört ihn, und jeder Fahrgast hat einen Rettungswurf, auf 3+. Der zweite Treffer findet niemanden mehr. Wer überlebt, sitzt auf der abgewandten Seite ab, niedergehalten.
    .en = Two hits on a lorry: the first one destroys it, and each passenger saves once, on 3+. The second hit finds nobody any more. The survivor gets off on the far side, pinned.
