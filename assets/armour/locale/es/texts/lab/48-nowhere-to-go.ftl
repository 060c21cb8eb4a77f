title = Sin salida
    .en = Nowhere to go
text-1 = Un cañón no contraataca. Tendría que alejarse más de 15 cm del asaltante y mueve 5: se rinde.
    .en = A gun cannot counterattack. It would have to be more than 15 cm away from the assaulter, and moves 5: it surrenders.
