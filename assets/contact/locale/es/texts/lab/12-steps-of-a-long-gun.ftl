title = Tramos de un cañón largo
    .en = Steps of a long gun
text-1 = Un cañón largo no pierde nada hasta 60 cm, 1 hasta 90, 2 hasta 120.
    .en = A long gun loses nothing to 60 cm, 1 to 90, 2 to 120.
