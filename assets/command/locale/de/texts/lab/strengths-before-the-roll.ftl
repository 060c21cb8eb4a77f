title = Stärken vor dem Wurf
    .en = Strengths from before the roll
text-1 = Der Nahkampfwurf der inaktiven Seite bringt einen Scharfschützen, durch den die angreifende Gruppe gebrochen wird: Ihre FK 5 zählt trotzdem.
    .en = The inactive side’s melee roll brings a sniper, who breaks the attacking squad: its FP of 5 counts all the same.
