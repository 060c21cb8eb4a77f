title = Eine Mine zerstört
    .en = A mine that destroys
text-1 = Eine 3 liegt unter 5: Der Panzer ist verloren.
    .en = A 3 is below 5: the tank is lost.
