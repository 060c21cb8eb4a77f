title = A través de la alambrada
    .en = Through the Wire
place = Campos entre setos en Sicilia
    .en = Hedged fields in Sicily
date = Agosto de 1943
    .en = August 1943
story = Tras minas y alambradas, una compañía alemana mermada defiende los campos a ambos lados del camino. Un batallón estadounidense ha cedido su mejor compañía y quiere las granjas para la tarde. Todas las cancelas están vigiladas.
    .en = Behind mines and wire, a thin German company holds the fields on both sides of the lane. An American battalion has lent its best company and asks for the farms by evening. Every gate is watched.
