title = Un cuartel general solo
    .en = A headquarters alone
text-1 = Un cuartel general solo no es formación: queda destruido, y su bando, que no tiene otra, pierde.
    .en = A headquarters alone is no formation: it is destroyed, and its side, which has no other, has lost.
