title = Confundidos a 10,1 cm
    .en = Mistaken at 10.1 cm
text-1 = El impacto del primer equipo pasa al segundo con 3+: el tirador está a más de 10 cm de ambos.
    .en = The hit on the first team goes to the second one, on 3+: the shooter is more than 10 cm from both.
