title = ¿Casco o torre?
    .en = Hull or turret?
text-1 = Los dos Pz IV dan el frente; 4 y un 6 igualan el valor antitanque 10, y la potencia de fuego desaloja al primero. La torre del segundo mira a otro lado: decide un dado, 4+ es la torre, y su costado de 2 y un 6 quedan bajo 10.
    .en = Both Pz IV show their front; 4 and a 6 equal the anti-tank value 10, and firepower bails the first one out. The turret of the second looks away: a die decides, 4+ is the turret, and its side of 2 and a 6 are below 10.
