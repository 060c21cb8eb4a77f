title = A quemarropa contra cobertura pesada
    .en = Point-blank at heavy cover
text-1 = A 5 cm la cobertura pesada se impacta con 5 o más.
    .en = Within 5 cm heavy cover is hit on 5 or more.
