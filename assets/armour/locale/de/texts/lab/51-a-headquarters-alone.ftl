title = Ein Gefechtsstand allein
    .en = A headquarters alone
text-1 = Ein Gefechtsstand allein ist kein Verband: Er wird vernichtet, und seine Seite, die keinen anderen hat, verliert.
    .en = A headquarters alone is no formation: it is destroyed, and its side, which has no other, has lost.
