# What the figures of the rulebook show.

figure-of-1-0 = A squad and what it faces: three of your men, still hidden, an unknown counter in the house, and one known enemy.
figure-of-2-0 = Each hex has its number, its terrain and its level. The line of sight runs from the middle of one hex to the middle of the other.
figure-of-3-0 = Counters: one of your leaders, a known enemy officer, and an unknown enemy.
figure-of-4-0 = Every man has his order; then the teams act impulse by impulse, in the order of the initiative track.
figure-of-5-0 = A leader with Plan draws cards at the end of the turn if he passes his check.
figure-of-6-0 = An order marker lies below its man: Suppressive Fire, Sprint, Sneak.
figure-of-7-0 = Four orders in one turn: Rapid Fire from the hedge, Run & Gun, Rally behind rocks, and Duck Back.
figure-of-8-0 = Hidden and spotted men of yours; an unknown and a known enemy.
figure-of-9-0 = The number on an enemy’s marker is a direction of the compass: one goes the way of 3, the other of 5 and 6 by turns.
figure-of-10-0 = With Run & Gun an enemy fires in Impulses 2 and 4 if he has a target, and otherwise goes on along this way.
figure-of-11-0 = Terrain: field, long grass, trees, orchard, building; logs, marsh, hedgerow, wall, rocks; depression, stream, foxhole.
figure-of-12-0 = The house cuts the line to the enemy behind it; the other enemy is in sight. Behind the cut the line is red.
figure-of-13-0 = A shot: the shooter’s skill, the range of five hexes, and what the order Hide is worth among trees.
figure-of-14-0 = A grenade reaches three hexes. It is thrown in Impulse 3 and explodes at the end of the turn.
figure-of-15-0 = Opponents in one hex are in a melee, under its marker; nobody sees in or out.
figure-of-16-0 = A Light Wound; and a medic in the hex of a man with a Bad Wound.
figure-of-17-0 = Bold, cautious and shaken men, and an enemy in rout.
figure-of-18-0 = Smoke between two men takes from every shot and Spotting Check through its hex.
figure-of-19-0 = A shaken, wounded man rallies near his sergeant: wounds count in a Rally Check, and so does the leader.
figure-of-20-0 = What shells leave: a crater in the open, rubble of a house, and men who keep down.
figure-of-21-0 = By night nobody sees beyond what the scenario says, here three hexes: the enemy behind is out of sight.
figure-of-22-0 = An objective is held by a man of yours in any of its hexes, as long as no enemy is in one of them.
