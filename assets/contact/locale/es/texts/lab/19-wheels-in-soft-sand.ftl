title = Ruedas en arena blanda
    .en = Wheels in soft sand
text-1 = Un camión tira en el borde de arena blanda: un 1 lo inmoviliza ahí.
    .en = A truck rolls at the border of soft sand: a 1 immobilises it there.
