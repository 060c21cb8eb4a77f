title = Eingegraben
    .en = Dug in
text-1 = Deutsche Infanterie gräbt sich auf 3+ ein. Dann liegt sie in Schützenlöchern und feuert mit zwei statt drei Würfeln, als hätte sie sich bewegt.
    .en = German infantry digs in on 3+. Then it is in foxholes, and fires two dice instead of three, as if it had moved.
