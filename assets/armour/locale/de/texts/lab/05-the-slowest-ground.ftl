title = Der langsamste Boden
    .en = The slowest ground
text-1 = Ein Sherman eilt querfeldein 45 cm weit, durch Schlamm 35. Ein Weg, der irgendwo Schlamm berührt, ist im Ganzen auf 35 cm begrenzt.
    .en = A Sherman dashes 45 cm across country and 35 through mud. A way that touches mud anywhere is limited to 35 cm as a whole.
