title = Ein Kommandeur in der Nähe
    .en = A commander near by
text-1 = Zwei niedergehaltene Züge sammeln sich auf 4+. Der eine Anführer hat den Kommandeur bei genau 15 cm in Sicht: Der misslungene Wurf wird wiederholt, zusammen 3/4. Der andere ist einen Millimeter zu weit weg: 1/2.
    .en = Two pinned platoons rally on 4+. One leader has the commander at exactly 15 cm and in sight: a failed roll is made again, 3/4 in all. The other is a millimetre too far: 1/2.
