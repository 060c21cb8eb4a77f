title = Granaten in Sumpf und Bäumen
    .en = Shells in marsh and trees
text-1 = Ein Granatwerfer mit FK 6 würfelt 7. Im Freien käme der Angriff auf 13; im Wald kommt er auf 15.
    .en = A mortar of FP 6 rolls 7. In open ground the attack would come to 13; in woods it comes to 15.
