title = Kein Ausweg
    .en = Nowhere to go
text-1 = Ein Geschütz greift nicht zurück. Es müsste mehr als 15 cm weg vom Angreifer und bewegt sich 5: Es ergibt sich.
    .en = A gun cannot counterattack. It would have to be more than 15 cm away from the assaulter, and moves 5: it surrenders.
