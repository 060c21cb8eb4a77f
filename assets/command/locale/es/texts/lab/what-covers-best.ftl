title = Solo cuenta la mejor cobertura
    .en = Only the best cover counts
text-1 = Una dotación de moral 7 en maleza tiene 8; con pozos de tirador allí, 10. Un pelotón de moral 7 en una carretera a campo abierto tiene 6; con pozos de tirador, 9. Un edificio atravesado por una carretera cubre 2.
    .en = A team of Morale 7 in brush has 8, with foxholes there 10. A squad of Morale 7 on a road in the open has 6, with foxholes 9. A building with a road through it covers by 2.
