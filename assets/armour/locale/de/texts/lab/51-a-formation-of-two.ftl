title = Ein Verband aus zweien
    .en = A formation of two
text-1 = Ein Gefechtsstand und eine Einheit halten einen Verband zusammen.
    .en = A headquarters and one unit hold a formation together.
