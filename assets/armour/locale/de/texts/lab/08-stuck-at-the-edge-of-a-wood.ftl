title = Am Waldrand festgefahren
    .en = Stuck at the edge of a wood
text-1 = Ein Sherman braucht 3+, um durch einen Wald zu kommen. Mit 2 bleibt er mit dem Bug am Waldrand stehen und hat sich bewegt.
    .en = A Sherman needs 3+ to cross a wood. With 2 it stops with its front at the edge, and has moved.
