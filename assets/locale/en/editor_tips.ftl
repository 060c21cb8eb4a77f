# What a line of the scenario editor's form means, for the note beside the pointer.

edit-try-tip = Play it at once as it stands, and come back here when you leave.
edit-tiled-tip = Paint the map in Tiled; a map of the game's is copied first. What is saved there is seen here.

edit-page-sheet-tip = The battle's name, briefing, map and length.
edit-page-friendly-tip = Your men, where they may be set up, and their side of the map.
edit-page-enemy-tip = The enemy's men, the hexes where they may lie, and their machine guns.
edit-page-objectives-tip = Places that are worth points to you if you hold them at the end. Add one, then click its hexes on the map. · 22.0j
edit-page-points-tip = What every other deed is worth. A dash counts nothing. · 22.0j
edit-page-victory-tip = What a number of points comes to, the best line first. Add two at least: the last one names no number and takes all that is below. · 22.0j
edit-page-options-tip = Rules that the player may switch on before the battle: changes of this sheet, or one of the rulebook's own. None is needed. · 22.0k
edit-page-night-tip = Tick it for a battle by night, with flares and illumination rounds. · 21.0
edit-page-artillery-tip = Guns and mortars behind the lines, yours and theirs: ten hexes each, one for each face of a d10. None is needed. · 20.0
edit-page-events-tip = What a roll for an event brings. Events of your own stand in place of the table's lines with the same number. · 22.0a

edit-file-tip = The scenario's file, among your own scenarios. By this name it is started from the command line.
edit-title-tip = What the player reads.
edit-date-tip = As it stands on the briefing: any words will do.
edit-place-tip = As it stands on the briefing: any words will do.
edit-briefing-tip = What the player is told before the battle, paragraph by paragraph.
edit-board-tip = One map, or two laid side by side: the second to the right of the first. Click the name to choose from all. · 2.0
edit-turns-tip = How many turns are played. · 22.0i
edit-hand-tip = How many cards you draw before the first turn. · 22.0f
edit-large-battle-tip = In a large battle one enemy card is turned for each team, not for each man. · 9.2
edit-compass-tip = The rose by whose numbers enemies and the wind move. · 22.0g
edit-at-tip = Where the rose lies: out of the way, anywhere on the map. · 9.3
edit-one-tip = The hex beside the rose that its 1 points to. Enemy cards lead by it toward your side and back. · 9.3
edit-wind-tip = The compass number that smoke and flares drift to; "by die" lets a d6 say it before the battle. · 9.3.1

edit-edge-tip = This side's own edge of the map. · 9.5
edit-morale-tip = The morale that every man of this side begins with. · 17.0
edit-hidden-tip = Your men begin unseen: the enemy must spot them first. · 22.0h
edit-deployment-tip = The hexes where you may set up your men. Click or drag over the map to mark them, once more to wipe them. · 22.0h
edit-squads-tip = One squad; or six, and a d6 decides which of them fights. · 22.0.6
edit-guns-tip = Belt-fed guns that lie on the map without a crew, for your men to take. · 14.3
edit-weapon-tip = Which weapon. An event without one takes any that the scenario has.
edit-gun-hex-tip = Where it lies, or he stands, at the start.
edit-exits-tip = Over these edges men may leave the field as they please; click each. · 22.0
edit-extra-tip = Men who are on the map before the squad comes: a wounded pilot, a forward observer. · 22.0
edit-man-tip = Who he is. He must not be in a squad too.
edit-wounds-tip = What he suffers from at the start; nobody has dressed it. · 16.0
edit-home-points-tip = What it is worth that he comes home alive.
edit-home-tip = The hexes where he is home at the end. An edge by which men may leave is home at any time.

edit-alert-tip = They are awake from the first turn; otherwise they wait until something wakes them. · 9.8
edit-prepared-tip = Whoever is woken in the middle of a turn draws his orders at once. · 9.7
edit-enemy-hexes-tip = Where an unknown enemy lies at the start, one to a hex. Click to put or take one, drag to move it. · 22.0.5
edit-cup-tip = Men and dummies from whom as many are drawn as there are hexes. More than that: nobody knows who is missing. · 22.0.4
edit-crew-tip = A machine gun with two men, apart from the cup. · 14.3
edit-operator-tip = The man with the belt-fed weapon. · 14.3
edit-assistant-tip = The man beside him who feeds it. · 14.3

edit-objective-tip = A place that is worth points to the side that holds it at the end. · 22.0j
edit-id-tip = A short name that files use, like bridge-house. In an optional rule enemy-holds-fire and steady-in-cover are the rulebook's own, which need no changes.
edit-hexes-tip = Click them on the map. Ten for a strike: each takes the next face of the d10; drag one to move it.
edit-points-tip = What holding it is worth.
edit-points-each-tip = What each of them is worth in points; below nothing it counts against you. · 22.0j
edit-searches-tip = Who may be searched for papers. · 7.15

edit-verdict-tip = From the most points down; the last line names no number. · 22.0j
edit-at-least-tip = The points that it takes; only the last line goes without.
edit-text-tip = What the player reads. Click it to write.
edit-won-tip = Whether the battle counts as won.

edit-option-tip = A rule that is offered before the battle. Two that change what wins are never played together. · 22.0k
edit-changes-tip = What is written over on this sheet while the rule is on. A dash leaves it as it is.
edit-friendly-morale-tip = The morale that your men begin with then.
edit-enemy-morale-tip = The morale that the enemy begins with then.
edit-enemy-alert-tip = Whether the enemy is awake from the first turn then. · 9.8
edit-enemy-prepared-tip = Whether woken enemies draw orders at once then. · 9.7
edit-friendly-hidden-tip = Whether your men begin unseen then.

edit-night-tip = Without it the battle is fought by day. · 21.0
edit-night-range-tip = As far as one sees in the dark, in hexes. · 21.0
edit-die-tip = A d6 at set-up, added to the hexes in sight. · 21.0
edit-beyond-tip = The two modifiers below hold for targets farther away than this. · 21.0
edit-fire-tip = What the dark adds to Weapon Skill. · 21.0
edit-spotting-tip = What the dark adds to the spotter's Troop Quality. · 21.0
edit-flares-tip = How many flares your men have between them. · 21.1
edit-carriers-tip = Who may fire them; all of your men where nobody is named. · 21.1
edit-flare-scatter-tip = Added to the d6 that tells how far a flare drifts from where it was aimed. · 21.1
edit-mist-tip = Mist by day in place of the dark: the same rules on a pale sheet. · 21.0
edit-rounds-tip = Ten hexes over which illumination rounds burst, one for each face of a d10; or none. · 21.1

edit-artillery-tip = A strike that is kept ready off the map. · 20.0
edit-side-tip = Whose it is, or whom it meets.
edit-number-tip = How many fall: dice like 1d6 or 2d6-1, or a figure. · 20.0
edit-scatter-tip = How many hexes each drifts from its mark: dice like 1d6, or a figure. · 20.0
edit-calls-tip = How often you may call it yourself; cards and events can call it besides. · 20.0
edit-plan-tip = Turns of a fire plan: it falls as they begin, called or not. · 20.0

edit-events-tip = The tables that are rolled on where nothing of your own stands in their place. · 22.0a
edit-table-friendly-tip = The table for your events.
edit-table-enemy-tip = The table for the enemy's events.
edit-friendly-event-tip = A line in place of the one with the same number in your table. · 22.0a
edit-enemy-event-tip = A line in place of the one with the same number in the enemy's table. · 22.0a
edit-roll-tip = The roll of the d10 that brings it, 0 to 9.
edit-effects-tip = What it does, one after the other.
edit-kind-tip = What it does; the lines below it are what it needs to know.
edit-team-tip = One team only; a dash: the whole side.
edit-amount-tip = What is added, or how many men, cards, hexes or flares.
edit-order-tip = The one order that the team may be given.
edit-of-tip = The roll that it is about.
edit-objective-who-tip = One of your men who lies hidden there. He is seen on the board and takes no part: who holds the hexes has him. · 22.0
