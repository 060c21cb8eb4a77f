title = Elite auf einen fahrenden Panzer
    .en = Elite at a moving tank
text-1 = Ein stehender Panzer braucht 5, ein fahrendes Ziel gibt 2 dazu, Elite zieht 1 ab: 6.
    .en = A standing tank needs 5, a moving target adds 2, elite takes 1 off: 6.
