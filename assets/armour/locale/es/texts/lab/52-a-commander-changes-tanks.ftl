title = Un comandante cambia de carro
    .en = A commander changes tanks
text-1 = El único carro del comandante se pierde. Con 3+ sobrevive en un carro de su formación a 15 cm o menos, que pasa a ser su cuartel general.
    .en = The commander’s only tank is lost. On 3+ he survives in a tank of his formation within 15 cm, which now is his headquarters.
