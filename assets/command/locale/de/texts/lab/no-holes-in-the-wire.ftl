title = Keine Löcher im Drahtverhau
    .en = No foxholes in wire
text-1 = Granattrichter würde Schützenlöcher in ein Feld mit Drahtverhau legen: Sie kommen nicht hinein.
    .en = Shellholes would put foxholes into a hex that holds wire: they are not placed.
