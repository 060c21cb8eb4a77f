title = Consolidación
    .en = Consolidation
text-1 = Los vencedores pueden mover 10 cm, pero no a menos de 5 cm de un enemigo: 4,9 se rechaza, 5,0 se permite.
    .en = The victors may go 10 cm, but not to less than 5 cm from an enemy: 4.9 is refused, 5.0 allowed.
