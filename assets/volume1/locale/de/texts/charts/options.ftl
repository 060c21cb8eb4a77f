option-enemy-holds-fire-title = Sie sparen ihr Feuer
    .en = They hold their fire
option-enemy-holds-fire-text = Ein Feind, dessen Waffenfähigkeit für einen Schuss unter 0 liegt, macht erst einen Truppenqualitätscheck. Er feuert nur, wenn dieser misslingt (2.0.5).
    .en = An enemy whose Weapon Skill for a shot is below 0 makes a Troop Quality Check first. He fires only if he fails it (2.0.5).
option-steady-in-cover-title = Ruhig in Deckung
    .en = Steady in Cover
option-steady-in-cover-text = Ein Feind mit normaler Moral und Deckung, der einen entdeckten Mann von dir sieht, macht vor dem Ziehen der Karten einen Truppenqualitätscheck. Besteht er ihn, bekommt er Schnellfeuer (mit langsamer Waffe Gezieltes Feuer) und zieht keine Karte (22.0l).
    .en = An enemy of Normal morale in cover who sees a spotted man of yours makes a Troop Quality Check before cards are drawn. If he passes, he is given Rapid Fire (Aimed Fire with a Slow weapon) and draws no card (22.0l).
