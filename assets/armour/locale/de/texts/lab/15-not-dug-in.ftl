title = Nicht eingegraben
    .en = Not dug in
text-1 = Mit 2 bekommt niemand ein Schützenloch, aber es bewegt sich auch niemand mehr, und gefeuert wird trotzdem wie in Bewegung.
    .en = With 2 nobody gets a foxhole, but nobody moves any more either, and the fire is that of the move all the same.
