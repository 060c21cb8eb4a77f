title = Una formación de dos
    .en = A formation of two
text-1 = Un cuartel general y una unidad mantienen una formación.
    .en = A headquarters and one unit hold a formation together.
