title = Ein mittleres MG auf ein Gebäude
    .en = An MMG at a building
text-1 = Dasselbe auf Veteranen in einem Gebäude: Nur Sechsen treffen.
    .en = The same at veterans in a building: only sixes hit.
