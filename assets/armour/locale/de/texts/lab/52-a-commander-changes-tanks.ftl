title = Ein Kommandeur steigt um
    .en = A commander changes tanks
text-1 = Der einzige Panzer des Kommandeurs ist verloren. Auf 3+ überlebt er in einem Panzer seines Verbands innerhalb von 15 cm, der nun sein Gefechtsstand ist.
    .en = The commander’s only tank is lost. On 3+ he survives in a tank of his formation within 15 cm, which now is his headquarters.
