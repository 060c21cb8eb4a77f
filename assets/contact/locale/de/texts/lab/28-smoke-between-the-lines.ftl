title = Nebel zwischen den Linien
    .en = Smoke between the lines
text-1 = Ein Granatwerfer legt Nebel von 10 cm. Durch ihn verliert ein Schuss einen Würfel, und die Entdeckung ist erschwert.
    .en = A mortar lays smoke of 10 cm. Through it a pool loses one die, and detection is reduced.
