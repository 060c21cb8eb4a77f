title = Una salvación por pasajero
    .en = One save for each passenger
text-1 = Dos impactos en un camión: el primero lo destruye y cada pasajero hace una salvación, con 3+. El segundo ya no encuentra a nadie. El superviviente baja por el lado opuesto, fijado.
    .en = Two hits on a lorry: the first one destroys it, and each passenger saves once, on 3+. The second hit finds nobody any more. The survivor gets off on the far side, pinned.
