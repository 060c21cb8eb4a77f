title = Fuera de mando
    .en = Moved out of command
text-1 = Un Sherman que acaba su movimiento táctico fuera de mando dispara con +1: el Pz IV, que se impacta con 4+, exige un 5. Una carrera fuera de mando debe llevar hacia el líder.
    .en = A Sherman that ends its Tactical move out of command shoots at +1: the Pz IV, hit on 4+, needs 5. A dash out of command must lead to the leader.
