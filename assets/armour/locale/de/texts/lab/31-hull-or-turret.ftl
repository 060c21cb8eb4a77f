title = Wanne oder Turm?
    .en = Hull or turret?
text-1 = Beide Pz IV zeigen den Bug; 4 und eine 6 sind gleich dem Panzerabwehrwert 10, und die Feuerkraft treibt die erste Besatzung hinaus. Der Turm des zweiten blickt zur Seite: Ein Würfel entscheidet, 4+ ist der Turm, und dessen Seite mit 2 und einer 6 liegt unter 10.
    .en = Both Pz IV show their front; 4 and a 6 equal the anti-tank value 10, and firepower bails the first one out. The turret of the second looks away: a die decides, 4+ is the turret, and its side of 2 and a 6 are below 10.
