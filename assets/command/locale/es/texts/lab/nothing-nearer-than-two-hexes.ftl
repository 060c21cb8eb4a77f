title = No contra quien está al lado
    .en = Not at those beside it
text-1 = Un mortero también tiene un alcance mínimo: no puede disparar al hex contiguo.
    .en = A mortar has a least range too: it cannot fire at the hex beside it.
