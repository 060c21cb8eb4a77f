title = Granadas en pantano y árboles
    .en = Shells in marsh and trees
text-1 = Un mortero de potencia 6 saca 7. A campo abierto el ataque sumaría 13; en bosque suma 15.
    .en = A mortar of FP 6 rolls 7. In open ground the attack would come to 13; in woods it comes to 15.
