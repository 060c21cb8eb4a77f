title = Eine Lücke für das Modell
    .en = A gap for the model
text-1 = Die Base des Geschützes ist 40 mm breit, sein Modell 32 mm: Es kommt durch eine Lücke von 35 mm zwischen zwei Häusern, nicht aber durch eine von 31.
    .en = The gun stands on a base 40 mm wide, but its model is 32 mm wide: it passes a gap of 35 mm between two houses, and not one of 31.
