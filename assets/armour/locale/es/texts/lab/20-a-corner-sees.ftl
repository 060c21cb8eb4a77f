title = Ve una esquina
    .en = A corner sees
text-1 = La vista sale de cualquier parte de una peana de infantería: la casa tapa el carro desde el centro de la peana, pero no desde su esquina derecha. El segundo carro está del todo tras su casa.
    .en = Sight runs from any part of an infantry base: the house hides the tank from the middle of the base but not from its right corner. The second tank is wholly behind its house.
