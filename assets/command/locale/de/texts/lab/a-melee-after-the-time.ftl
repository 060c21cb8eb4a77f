title = Ein Nahkampf nach der Zeit
    .en = A melee after Time
text-1 = Verstärkung kommt dort herein, wo der Gegner steht: Erst wird das Weiterrücken der Zeit beendet, dann der Nahkampf ausgefochten.
    .en = Reinforcements come in where the enemy stands: the advance of Time is finished first, and then the melee is fought.
