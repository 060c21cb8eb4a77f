title = Solo asoma la torre
    .en = Hull down
text-1 = De un carro tras una cresta solo se ve la torre: está a cubierto. El que está en campo abierto no.
    .en = Of a tank behind a crest one sees the turret only: it is concealed. The one on open ground is not.
