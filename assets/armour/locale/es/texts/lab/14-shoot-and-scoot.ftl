title = Disparar y retirarse
    .en = Shoot and Scoot
text-1 = En vez de asaltar, una unidad que no ha movido puede moverse 10 cm con 4+. Una que ha movido no puede recibir la orden.
    .en = Instead of assaulting a unit that has not moved may go 10 cm, on 4+. One that has moved may not be given the order.
