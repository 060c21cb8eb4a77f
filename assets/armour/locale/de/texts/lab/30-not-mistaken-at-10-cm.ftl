title = Nicht verwechselt bei 10 cm
    .en = Not mistaken at 10 cm
text-1 = Bei genau 10 cm wird niemand verwechselt: Es wird nicht gefragt.
    .en = At exactly 10 cm nobody is mistaken: there is no question.
