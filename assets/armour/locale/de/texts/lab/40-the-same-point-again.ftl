title = Noch einmal derselbe Punkt
    .en = The same point again
text-1 = Wird derselbe Punkt noch einmal beschossen, ist kein Einschießen nötig, und Infanterie wiederholt einen gelungenen Rettungswurf: 4/9 statt 2/3.
    .en = A bombardment repeated on the same point needs no ranging in, and infantry rolls a successful save again: 4/9 instead of 2/3.
