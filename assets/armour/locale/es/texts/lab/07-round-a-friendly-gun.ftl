title = Rodeando un cañón propio
    .en = Round a friendly gun
text-1 = Carros y cañones nunca pasan unos a través de otros. La infantería puede pasar entre ambos si acaba aparte.
    .en = Tanks and guns never pass through one another. Infantry may pass through both, if it ends apart from them.
