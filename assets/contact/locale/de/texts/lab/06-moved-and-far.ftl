title = Bewegt und weit entfernt
    .en = Moved, and far away
text-1 = Linieninfanterie, die sich bewegt, hat auf weite Entfernung keinen Würfel: 1W6 weniger einer.
    .en = Line infantry that moves fires at long range with no dice: 1D6 less one.
