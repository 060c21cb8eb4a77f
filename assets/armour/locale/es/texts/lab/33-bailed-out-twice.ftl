title = Desalojados dos veces
    .en = Bailed out twice
text-1 = Una tripulación ya desalojada que vuelve a serlo aguanta con 4+, o pierde su carro.
    .en = A crew that is out already and is bailed out again holds on 4+, or its tank is lost.
