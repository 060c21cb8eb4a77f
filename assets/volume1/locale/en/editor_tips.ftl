# What a line of the scenario editor's form means, for the note beside the pointer.

edit-try-tip = Play it as it stands, and come back here when you leave.
edit-tiled-tip = Paint the map in Tiled. A map that came with the game is copied first. What you save there appears here.

edit-page-sheet-tip = The battle’s name, briefing, map and length.
edit-page-friendly-tip = Your men, where they may be set up, and their map edge.
edit-page-enemy-tip = The enemy’s men, the hexes where they are placed, and their machine guns.
edit-page-objectives-tip = Places that are worth points if you hold them at the end. Add one, then click its hexes on the map. · 22.0j
edit-page-points-tip = What every other deed is worth. A dash is worth nothing. · 22.0j
edit-page-victory-tip = The victory levels, best first. Add two at least: the last one has no number and covers everything below. · 22.0j
edit-page-options-tip = Rules that the player may choose before the battle. The rulebook’s own are offered in every battle. None is required. · 22.0k
edit-page-night-tip = Tick it for a battle at night, with flares and illumination rounds. · 21.0
edit-page-artillery-tip = Off-board artillery of both sides: ten hexes each, one for each face of a d10. None is required. · 20.0
edit-page-events-tip = What a roll for an event brings. Events of your own replace the lines of the table with the same number. · 22.0a

edit-file-tip = The scenario’s file, among your own scenarios. The command line starts it by this name.
edit-title-tip = The title that the player reads.
edit-date-tip = As the briefing shows it, in any words.
edit-place-tip = As the briefing shows it, in any words.
edit-briefing-tip = What the player reads before the battle, paragraph by paragraph.
edit-board-tip = One map, or two laid side by side: the second to the right of the first. Click the name to choose from all. · 2.0
edit-turns-tip = The number of turns. · 22.0i
edit-hand-tip = Cards drawn before the first turn. · 22.0f
edit-large-battle-tip = One enemy card is drawn for each team, not for each man. · 9.2
edit-compass-tip = The compass that directs enemies and the wind. · 22.0g
edit-at-tip = Where the compass is placed: anywhere on the map, out of the way. · 9.3
edit-one-tip = The hex next to the compass that its 1 points to. Enemy cards use it to send men toward your edge and back. · 9.3
edit-wind-tip = The direction in which smoke and flares move; “by die” rolls a d6 for it before the battle. · 9.3.1

edit-edge-tip = This side’s map edge. · 9.5
edit-morale-tip = The morale in which every man of this side begins. · 17.0
edit-hidden-tip = Your men begin hidden: the enemy must spot them first. · 22.0h
edit-deployment-tip = The hexes where your men may be set up. Click or drag over the map to mark them, and again to clear them. · 22.0h
edit-squads-tip = One squad; or six, and a d6 picks one. · 22.0.6
edit-guns-tip = Belt-fed weapons on the map without a crew, for your men to take. · 14.3
edit-weapon-tip = The weapon. An event without one uses any that the scenario has.
edit-gun-hex-tip = The hex where it, or he, is at the start.
edit-exits-tip = Edges by which your men may leave the board; click each. · 22.0
edit-extra-tip = Men who are on the map before the squad comes: a wounded pilot, a forward observer. · 22.0
edit-man-tip = The man. He must not be in a squad as well.
edit-wounds-tip = The wounds that he has at the start, unbandaged. · 16.0
edit-home-points-tip = What bringing him home alive is worth.
edit-home-tip = The hexes where he is home at the end. An edge by which men may leave is home at any time.

edit-alert-tip = They are alert from the first turn; otherwise they wait. · 9.8
edit-prepared-tip = An enemy who becomes alert during a turn draws a card at once. · 9.7
edit-enemy-hexes-tip = Where the unknown enemies are placed, one to a hex. Click to add or remove one, drag to move it. · 22.0.5
edit-cup-tip = Men and dummies. One is drawn for each hex. Add more than that, so that nobody knows who is missing. · 22.0.4
edit-crew-tip = A machine gun with two men, who are not in the cup. · 14.3
edit-operator-tip = The man with the belt-fed weapon. · 14.3
edit-assistant-tip = The man who assists him. · 14.3

edit-objective-tip = A place that is worth points to the side that holds it at the end. · 22.0j
edit-id-tip = A short name for use in files, like bridge-house. As an optional rule enemy-holds-fire and steady-in-cover are the rulebook’s own, which every battle offers: list one only to give it other words.
edit-hexes-tip = Click them on the map. A strike has ten, one for each face of the d10 in order; drag one to move it.
edit-points-tip = What holding it is worth.
edit-points-each-tip = What each of them is worth in points; a negative figure counts against you. · 22.0j
edit-searches-tip = The enemies who may be searched for Papers. · 7.15

edit-verdict-tip = From the most points down; the last line has no number. · 22.0j
edit-at-least-tip = The points that it takes; only the last line has none.
edit-text-tip = What the player reads. Click it to write.
edit-won-tip = Whether the battle counts as won.

edit-option-tip = A rule that is offered before the battle. Two that change the victory conditions are never played together. · 22.0k
edit-changes-tip = What the rule changes on this sheet. A dash leaves it as it is.
edit-friendly-morale-tip = The morale in which your men begin then.
edit-enemy-morale-tip = The morale in which the enemy begins then.
edit-enemy-alert-tip = Whether the enemy is alert from the first turn then. · 9.8
edit-enemy-prepared-tip = Whether enemies who become alert draw a card at once then. · 9.7
edit-friendly-hidden-tip = Whether your men begin hidden then.

edit-night-tip = Without it the battle is by day. · 21.0
edit-night-range-tip = Maximum range for spotting and fire, in hexes. · 21.0
edit-die-tip = A d6 is rolled at set-up and added to the visibility. · 21.0
edit-beyond-tip = The two modifiers below apply to targets beyond this range. · 21.0
edit-fire-tip = What the night adds to Weapon Skill. · 21.0
edit-spotting-tip = What the night adds to the spotter’s Troop Quality. · 21.0
edit-flares-tip = How many flares your men have in all. · 21.1
edit-carriers-tip = The men who may fire them; if nobody is named, all your men. · 21.1
edit-flare-scatter-tip = Added to the d6 for how far a flare scatters. · 21.1
edit-mist-tip = Mist by day instead of night: the same rules, shown pale. · 21.0
edit-rounds-tip = Ten hexes for illumination rounds, one for each face of a d10; or none. · 21.1

edit-artillery-tip = A strike of off-board artillery. · 20.0
edit-side-tip = Whose it is, or which side it affects.
edit-number-tip = How many shells fall: dice like 1d6 or 2d6-1, or a number. · 20.0
edit-scatter-tip = How many hexes each scatters: dice like 1d6, or a number. · 20.0
edit-calls-tip = How often you may call it yourself; cards and events can call it as well. · 20.0
edit-plan-tip = Turns of a fire plan: it falls as they begin, called or not. · 20.0

edit-events-tip = The tables that are used for every number without an event of your own. · 22.0a
edit-table-friendly-tip = The table for friendly events.
edit-table-enemy-tip = The table for enemy events.
edit-friendly-event-tip = It replaces the line with the same number in the friendly table. · 22.0a
edit-enemy-event-tip = It replaces the line with the same number in the enemy table. · 22.0a
edit-roll-tip = The roll of the d10 that brings it, 0 to 9.
edit-effects-tip = What it does, one after the other.
edit-kind-tip = What it does; the lines below it say with what.
edit-team-tip = One team only; a dash: the whole side.
edit-amount-tip = The modifier, or the number of men, cards, hexes or flares.
edit-order-tip = The only order that may be given.
edit-of-tip = The roll that it is for.
edit-objective-who-tip = One of your men who is hidden there. He is shown on the board and takes no part; whoever holds the hexes has him. · 22.0
