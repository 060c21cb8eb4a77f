title = Ein Sprint in Felsen
    .en = A Sprint into rocks
text-1 = Regel 10.07. Ein Mann mit Sprint 1 hat in Impuls 2 Felsen vor sich. Auch jeder spätere Impuls führte ihn hinein, also betritt er sie und geht in Deckung.
    .en = Rule 10.07. A man with Sprint 1 has rocks ahead of him in Impulse 2. Every later impulse would take him into them too, so he enters them and ducks back.
text-2 = Mit zwei Richtungen, von denen eine an den Felsen vorbeiführt, würde er auf diese warten.
    .en = With two directions, one of which led past the rocks, he would wait for that one.
