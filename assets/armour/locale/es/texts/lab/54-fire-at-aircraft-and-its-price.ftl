title = Fuego antiaéreo, y su precio
    .en = Fire at aircraft, and its price
text-1 = Las armas antiaéreas disparan primero, con todos sus dados, con 5+. Lo que ha disparado a la aviación no dispara en su siguiente turno ni asalta.
    .en = Anti-aircraft weapons fire first, with all their dice, on 5+. What has fired at aircraft neither shoots in its own next turn nor assaults.
