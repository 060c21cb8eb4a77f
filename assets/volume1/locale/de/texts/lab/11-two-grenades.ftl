title = Granate nah und Granate fern
    .en = Grenade Near and Grenade Far
text-1 = Regeln 10.09 und 14.2. Wolff ist vier Felder von Brubaker entfernt und rückt erst näher; Winter ist nah genug und bleibt. Beide werfen in Impuls 3 und würfeln um „Granate nah“ oder „Granate fern“.
    .en = Rules 10.09 and 14.2. Wolff is four hexes from Brubaker and moves closer first; Winter is near enough and stays. Both throw in Impulse 3, and roll for Grenade Near or Grenade Far.
text-2 = Wolffs Granate ist nah, Winters fern. Sie explodieren in der Endphase: drei Schadenswürfe für nah und einer für fern, je ein Moralcheck, und Rauch.
    .en = Wolff’s is Grenade Near, Winter’s Grenade Far. They explode in the End Phase: three damage rolls for Near and one for Far, a Morale Check for each, and smoke.
