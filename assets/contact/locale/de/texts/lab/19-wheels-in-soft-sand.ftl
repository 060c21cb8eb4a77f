title = Räder in weichem Sand
    .en = Wheels in soft sand
text-1 = Ein Lastwagen würfelt am Rand von weichem Sand: Eine 1 legt ihn dort lahm.
    .en = A truck rolls at the border of soft sand: a 1 immobilises it there.
