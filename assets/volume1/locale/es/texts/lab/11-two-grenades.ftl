title = Granada cercana y granada lejana
    .en = Grenade Near and Grenade Far
text-1 = Reglas 10.09 y 14.2. Wolff está a cuatro hexes de Brubaker y antes se acerca; Winter está bastante cerca y se queda. Los dos lanzan en el impulso 3 y tiran por granada cercana o lejana.
    .en = Rules 10.09 and 14.2. Wolff is four hexes from Brubaker and moves closer first; Winter is near enough and stays. Both throw in Impulse 3, and roll for Grenade Near or Grenade Far.
text-2 = La de Wolff es cercana, la de Winter lejana. Explotan en la fase final: tres tiradas de daño por la cercana y una por la lejana, un chequeo de moral por cada una, y humo.
    .en = Wolff’s is Grenade Near, Winter’s Grenade Far. They explode in the End Phase: three damage rolls for Near and one for Far, a Morale Check for each, and smoke.
