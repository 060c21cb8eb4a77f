title = Un seto, por cerca que esté
    .en = A hedge, however near
text-1 = El terreno bajo cubre en llano a quien se ve a través de él, esté cerca del blanco o del tirador.
    .en = Short ground conceals whoever is seen across it on level ground, whether it is near the target or the shooter.
