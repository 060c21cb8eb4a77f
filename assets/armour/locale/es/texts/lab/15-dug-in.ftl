title = Atrincherados
    .en = Dug in
text-1 = La infantería alemana se atrinchera con 3+. Queda en pozos de tirador y dispara dos dados en lugar de tres, como si hubiera movido.
    .en = German infantry digs in on 3+. Then it is in foxholes, and fires two dice instead of three, as if it had moved.
