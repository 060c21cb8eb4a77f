# The campaign: its map case, the roster between battles, and the letters home.

## Start screen and battle

menu-campaign = Campaign
menu-campaign-note = one squad, from battle to battle
button-to-campaign = Back to the campaign

## The map case

campaign-new = not begun yet
campaign-progress = battle {$battle} of {$battles} · { $won ->
    [0] none won
    [one] one won
   *[other] {$won} won
  }
campaign-over-short = over · { $won ->
    [0] no battle won
    [one] one battle won
   *[other] {$won} battles won
  }
campaign-introduction = What lies ahead
campaign-orders = Orders
campaign-last = The last battle
campaign-last-line = {$verdict}, { $points ->
    [one] {$points} point
   *[other] {$points} points
  }
campaign-changes = What that changes
campaign-change-morale = your men’s morale {$steps}
campaign-change-enemy-morale = the enemy’s morale {$steps}
campaign-change-hand = opening hand {$steps}
campaign-change-turns = turns {$steps}
campaign-change-alert = they expect you
campaign-change-waiting = they do not expect you
campaign-change-prepared = they have dug in
campaign-change-unprepared = they have not dug in
campaign-squad = The squad
campaign-fit = Fit to fight
campaign-resting = At the aid station
campaign-lost = Lost
campaign-nobody = nobody
campaign-attached = Lent to you
campaign-men = { $count ->
    [one] one man
   *[other] {$count} men
  }
campaign-route = The road
campaign-the-end = The campaign is over
campaign-too-few = Too few men are left for another battle.
campaign-battles-won = { $won ->
    [one] {$won} battle won of {$battles}
   *[other] {$won} battles won of {$battles}
  }
campaign-set-out = Set out
campaign-begin = To the battle
campaign-continue = Back into the battle
campaign-roster = Roster
campaign-letters = Letters
campaign-sheet = Battle sheet
campaign-length = Length
campaign-wins = Points to win
campaign-options = Optional rules
campaign-options-none = none; the battle sheet has some
campaign-options-note = Kept with the campaign. A rule of play stays chosen for the battles to come, where they offer it.
campaign-another = Another
campaign-none = There is no campaign to be played.
campaign-again-title = This battle cannot be taken up
campaign-again-text = Fight it anew? The damaged save stays where it is.
campaign-again = Fight it anew

## The roster

squad-title = The squad
squad-before = before the first battle
squad-after = after {$battle}
squad-new = new
squad-tq = TQ
squad-ldr = LDR
squad-fit = fit
squad-rests = misses the next battle
squad-wound-light = light wound, bandaged
squad-wound-bad = bad wound, bandaged
squad-killed = killed in action
squad-captured = taken prisoner
squad-home = sent home
squad-no-deeds = nothing to report yet
deed-fought = { $count ->
    [one] one battle
   *[other] {$count} battles
  }
deed-enemy-spotted = { $count ->
    [one] spotted one
   *[other] spotted {$count}
  }
deed-enemy-hit = { $count ->
    [one] hit one
   *[other] hit {$count}
  }
deed-enemy-killed = { $count ->
    [one] killed one
   *[other] killed {$count}
  }
deed-prisoner-taken = { $count ->
    [one] one prisoner
   *[other] {$count} prisoners
  }
deed-papers-brought = papers brought home
deed-comrade-bandaged = { $count ->
    [one] one bandage
   *[other] {$count} bandages
  }
deed-comrade-carried = { $count ->
    [one] carried a comrade
   *[other] carried {$count} comrades
  }
deed-wounded = { $count ->
    [one] wounded
   *[other] wounded {$count} times
  }
deed-killed = killed

## Letters

letters-next = Next letter
letters-done = Send them
letters-count = letter {$place} of {$count}
letter-dated = Somewhere in France
letter-company = The company commander

letter-greeting-own-1 = Dear Mother,
letter-greeting-own-2 = Dear folks,
letter-greeting-own-3 = Dear Ruth,
letter-greeting-own-4 = Dear Pop,
letter-greeting-own-5 = My dear Helen,
letter-greeting-own-6 = Dear Grandma,
letter-greeting-own-7 = Dear Sis,
letter-greeting-leader-1 = Dear Mr. and Mrs. {$name},
letter-greeting-leader-2 = Dear Mrs. {$name},
letter-greeting-leader-3 = To the family of {$rank} {$name},

# The farewell has the number of the greeting.
letter-farewell-own-1 = Your loving son,
letter-farewell-own-2 = Don’t worry,
letter-farewell-own-3 = Kiss the little one for me,
letter-farewell-own-4 = Write soon, even if it is only about the dog,
letter-farewell-own-5 = Always yours,
letter-farewell-own-6 = Your boy,
letter-farewell-own-7 = Leave my bicycle alone,
letter-farewell-leader-1 = With the sympathy of every man here,
letter-farewell-leader-2 = Respectfully yours,
letter-farewell-leader-3 = In sorrow,

letter-killed-1 = You will have had the telegram. I was a few yards from {$name} when it happened, and I can tell you that it was quick. We have buried him under an apple tree, and the boys have put up a cross that they cut themselves.
letter-killed-2 = I have started this letter four times. {$name} was the one who made the others laugh, also on that morning. He did what he was asked, and he was out in front when he was hit. He did not lie there alone.
letter-killed-3 = {$name} shared his last cigarette with me the night before. He spoke of you. I want you to know that the men he was with are alive, and that some of them are alive because of him.
letter-killed-4 = There is nothing I can write that will be of use to you, and still I owe it to {$name} to write it. He was a good soldier and a better friend than I deserved. His watch and his letters are on their way.

letter-captured-1 = {$name} is listed as missing. I saw him led away on his feet, and he was not hurt as far as I could tell. They will let him write through the Red Cross. Please do not give him up.
letter-captured-2 = We looked for {$name} as long as there was light. We found his helmet and no more, and that is good news of a kind: they take prisoners here. He owes me two dollars and I mean to have them.
letter-captured-3 = You will have been told that {$name} is missing. We believe that he was taken. He gave them trouble first.

letter-home-1 = They tell me that the war goes on without me. I am writing with the left hand because the right one is in a bag of plaster. There is a boat on Thursday. Do not meet me in the good hat, I shall spoil it.
letter-home-2 = This is a real bed and the sheets are white. The doctor says that I shall walk, and that I shall know about the weather a day before other people. I am coming home.
letter-home-3 = I left a piece of me in Normandy and they say I can keep the rest. Ask Uncle Joe whether the job at the mill still stands. It can be one where a man sits.

letter-hospital-1 = Do not be frightened by the paper, it belongs to the hospital. They have sewn me up and the nurse says that I was no trouble. I shall miss the next one, and I will not pretend to be sorry.
letter-hospital-2 = I am behind the lines for a few days with a bandage as big as a pillow. It hurts when I laugh, and the fellow in the next cot knows every joke there is.
letter-hospital-3 = Somebody over there can shoot after all. I am told to lie still, so I lie still. The boys came by and ate my chocolate to keep my spirits up.

letter-decorated-1 = They have pinned a {$medal} on me in front of the whole company. I kept thinking that my boots were dirty. I cannot tell you what it was for, because I do not rightly know; it all went very fast.
letter-decorated-2 = You may tell the preacher that I have a {$medal} now. The captain read out a paper about me, and I did not recognise the fellow in it. I am sending it home; put it where the cat cannot get it.
letter-decorated-3 = Funny thing: they gave me the {$medal} for the worst ten minutes of my life. I would give it back for the ten minutes.

letter-wounded-1 = I got a scratch. It looks like what the saw did that summer, only smaller. They washed it and tied it up, and I walked back to the squad by myself.
letter-wounded-2 = If you hear that I was hit, it is true and it is nothing. It went in and out again without stopping. I have had worse from barbed wire.
letter-wounded-3 = I have a hole in my sleeve and one in the arm behind it. The one in the sleeve bothers me more, as it lets in the rain.

letter-ran-1 = I have to tell somebody. When it got bad my legs went, and I went with them. Nobody has said a word to me about it. I wish they would.
letter-ran-2 = I was not much use this time. I found myself by a road a mile back with no idea how I came there. The sergeant gave me coffee and said that it happens to everybody once. This was my once.

letter-comrade-carried-1 = I carried a man today, and I never knew how heavy a man is. He swore at me all the way for bumping him. It was the best music I ever heard.
letter-comrade-carried-2 = You always said that I should do something with this back of mine. I brought one of ours in over my shoulder, and they say he will live.
letter-comrade-carried-3 = One of the boys could not walk, so I walked for him. We talked about baseball the whole way, so as not to hear the rest.

letter-comrade-bandaged-1 = I have learned to tie a bandage with my teeth. The doc looked at it and said that he had seen worse from men who were paid for it.
letter-comrade-bandaged-2 = My hands shook until I had something to do with them. I tied up a friend, and then they were quite steady. His blood does not come out of the shirt.
letter-comrade-bandaged-3 = I sat by a friend with my thumb on his arm for what they tell me was ten minutes. It was all summer. He will be all right.

letter-papers-brought-1 = I brought in a leather case full of papers, and two officers were so pleased that they nearly shook my hand. I had hoped it was sausages.
letter-papers-brought-2 = I am famous at headquarters today, for going through a dead man’s pockets. There was a picture of his girl. I left that with him.

letter-prisoner-taken-1 = I took a prisoner. He is about as old as Billy, and so dirty that I gave him my soap. He thanked me in school English. I do not know what I had expected.
letter-prisoner-taken-2 = A German gave himself up to me. We stood there and neither of us knew what comes next. I offered him a cigarette, that seems to be how it is done.
letter-prisoner-taken-3 = One of them came out with his hands up and I was gladder than he was. I do not have to think about this one at night.

letter-enemy-killed-1 = I shall tell you what I did when I am home, or maybe not. It was him or one of us. I keep telling myself so, and it is even true.
letter-enemy-killed-2 = They say I did well. I do not feel as if I had done well, but everybody slapped my back, and there were eggs for supper.
letter-enemy-killed-3 = You remember how I could not shoot the old horse? I am writing to you about something else instead: the cherries are ripe here.

letter-quiet-1 = There is little to tell. I lay in a hedge, I got wet, I was afraid, I was hungry. I am well.
letter-quiet-2 = You ask what it is like. It is mostly waiting, and then it is over, and you find that you have bitten through your pencil.
letter-quiet-3 = I am whole and so are my socks, thanks to you. The cows here look at us as if we had come to buy the place.
letter-quiet-4 = Nothing happened to me today, and I want you to know how hard I worked for that.

letter-pal-1 = {$pal} did not come back with us. I have his place at the fire now, and nobody has sat in mine.
letter-pal-2 = I cannot write about {$pal} yet. You would have liked him.
letter-pal-3 = We lost {$pal}. He had promised to show me Chicago.

letter-won-1 = We did what we were sent to do. You will not find the place on any map that you have.
letter-won-2 = The ground is ours. It is a field and some trees, and I would not trade it for the county.
letter-won-3 = They are gone and we are here. There was cider in the cellar, and it was very old or very young.

letter-lost-1 = It did not go the way it was drawn. We shall be sent again, I suppose, or somebody will.
letter-lost-2 = We are back where we set out, only fewer words are spoken at supper.
letter-lost-3 = They still have the place. Let them have it for tonight.
