title = Infantería contra un carro junto a un bosque
    .en = Infantry against a tank beside a wood
text-1 = El carro está a menos de 5 cm de un bosque. El pelotón de asalto supera su test de experiencia; tropas así necesitan 4, y un 5 destruye.
    .en = The tank stands within 5 cm of a wood. The assault squad passes its experience test; troops like it need 4, and a 5 destroys.
