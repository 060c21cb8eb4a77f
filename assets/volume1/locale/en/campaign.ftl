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
campaign-number = Campaign {$place} of {$count}
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
campaign-change-alert = the enemy is alert
campaign-change-waiting = the enemy is waiting
campaign-change-prepared = the enemy is prepared
campaign-change-unprepared = the enemy is unprepared
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
campaign-options-none = none chosen; the battle sheet offers some
campaign-options-note = Saved with the campaign. A rule stays chosen for later battles that offer it.
campaign-another = Another campaign
campaign-stop-won = won
campaign-stop-lost = lost
campaign-stop-next = the next battle
campaign-stop-ahead = still to come
campaign-stop-passed = passed by
campaign-begun = begun {$when}
campaign-delete = Delete this campaign?
campaign-delete-battle = Deleted with it: {$battle}
campaign-delete-sure = This cannot be undone. The battles that are over stay among the saved ones.
campaign-name = Name
campaign-name-title = Name of the campaign
campaign-none = There is no campaign to play.
campaign-again-title = This battle cannot be continued
campaign-again-text = Fight it again from the start? The damaged save is kept.
campaign-again = Fight it again

## Between two battles: who goes, who rests, who leads, what is carried

muster-title = Before “{ $battle }”
muster-note = { $count } go, { $most } at most. A click picks a man, another lets him go or rest.
muster-go = They go
muster-rest = They rest
muster-let-go = Goes
muster-let-rest = Rests
muster-leads = Leads
muster-carries = + { $weapon }
muster-leaves = − { $weapon }
muster-undo = Undo
muster-is-leader = leads
muster-hurt = hurt
muster-weary = worn out
muster-worn = worn out: TQ −{ $amount }
muster-rest-helps = a rest helps
decide-too-late = The battle has begun: it is fought as it was decided.
decide-not-there = He is not with the squad any more.
decide-aid-station = He is at the aid station and misses this battle.
decide-no-room = No more than { $count } go: let somebody rest first.
decide-too-few = At least { $count } men must go.
decide-stays = He rests: only a man who goes leads or carries anything.
decide-medic = A medic leads nobody.
decide-has-none = He does not carry it.
decide-not-issued = It is not given out.
decide-has-it = He has one.
decide-cannot-use = He has no skill with it.
decide-given-out = No more than { $count } of it are given out for a battle.
decide-all-given-out = No more than { $count } pieces in all are given out for a battle.
decide-nothing-to-undo = Nothing has been decided yet.
campaign-muster = Who goes
campaign-memorial = Memorial
memorial-title = In memory
memorial-killed-by = killed by { $weapon }
memorial-battles = { $count ->
    [one] in his first battle
   *[other] in his battle no. { $count }
  }
campaign-leads = Leads
campaign-arrived = { $count ->
    [one] One replacement has come
   *[other] { $count } replacements have come
  }
help-campaign-rest-more = A man who rests is cared for once more, and being worn out ends.
help-campaign-strain = Worn out: TQ −1 for every { $every } points since a man’s last rest, at most −{ $most } ({ $deeds }).
help-campaign-lead = The leader has LDR +{ $ldr }, up to { $most }. If he does not come back, the others begin the next battle with morale { $lost }.

campaign-progress-endless = battle {$battle} · { $won ->
    [0] none won
    [one] one won
   *[other] {$won} won
  }
campaign-begun-as = { $name }, in { $file }
campaign-seed = Seed
campaign-no-seed = The seed lies between 1 and { $most }.
campaign-squad-by-seed = One of the squads of the rulebook’s table; the seed says which.
campaign-delete-served = Its squad stays among those that have served.
help-campaign-endless = The battles are generated from the seed as you come to them. The seed decides the ground, the task and the hour; your results decide how many the enemy are and how good. Anyone who begins with the same seed is sent to the same places.

## The squads that have served

served-title = Squads that served
served-none = No squad has finished its campaign yet.
served-won = won
served-lost = lost
served-given-up = given up
served-days = { $first } to { $last }
served-seed = Seed { $seed }
served-medals = { $medal } × { $count }

## The roster

squad-title = The squad
squad-before = before the first battle
squad-after = after {$battle}
squad-new = new
squad-tq = TQ
squad-ldr = LDR
squad-fit = fit
squad-rests = misses the next battle
squad-wound-light = Light Wound, bandaged
squad-wound-bad = Bad Wound, bandaged
squad-killed = killed in action
squad-captured = captured
squad-home = sent home
squad-note-figure = { $name } { $value }
squad-note-learned = { $name } { $value }, +{ $learned } learned
squad-note-tq-next = Troop Quality: { $points } points, +1 at { $next }
squad-note-tq-full = Troop Quality: at its maximum
squad-note-ws-next = Main weapon: { $points } points, +1 at { $next }
squad-note-ws-full = Main weapon: at its maximum
squad-no-deeds = nothing yet
deed-fought = { $count ->
    [one] {$count} battle
   *[other] {$count} battles
  }
deed-enemy-spotted = spotted {$count}
deed-enemy-hit = hit {$count}
deed-enemy-killed = killed {$count}
deed-prisoner-taken = { $count ->
    [one] {$count} prisoner
   *[other] {$count} prisoners
  }
deed-papers-brought = Papers brought home
deed-comrade-bandaged = { $count ->
    [one] {$count} bandage
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

## What goes on between two battles, as F1 tells it

help-campaign-course = Won or lost, the next battle follows, and the last one changes something in it: the campaign’s sheet says what. At the end the battles won are counted.
help-campaign-wounds = Wounds after a battle
help-campaign-care = Every man is treated at the aid station before the next battle.
help-campaign-wound = { $wound }: { $care }
campaign-wound-light = Light Wound
campaign-wound-light-bandaged = Light Wound, bandaged in the battle
campaign-wound-bad = Bad Wound
campaign-wound-bad-bandaged = Bad Wound, bandaged in the battle
campaign-wound-evac = Bad Wound (Evac)
campaign-care-healed = it heals
campaign-care-bandaged = he fights on with it, bandaged
campaign-care-light = he fights on with a Light Wound, bandaged
campaign-care-rest = he misses the next battle and comes back unwounded
campaign-care-home = he goes home for good
help-campaign-rest = With { $count } wounds left he misses the next battle.
help-campaign-learning = What men learn
help-campaign-points = Deeds in the whole campaign are worth points, and points raise a man’s figures. What he has learned stands in red after the printed figure.
help-campaign-gain-ws = Skill with his main weapon: +1 for every { $every } points, at most +{ $most } ({ $deeds }).
help-campaign-gain-tq = Troop Quality: +1 for every { $every } points, at most +{ $most } ({ $deeds }).
help-campaign-deed = { $deed } { $points }
deed-name-fought = a battle
deed-name-enemy-spotted = an enemy spotted
deed-name-enemy-hit = an enemy hit
deed-name-enemy-killed = an enemy killed
deed-name-prisoner-taken = a prisoner
deed-name-papers-brought = Papers brought home
deed-name-comrade-bandaged = a comrade bandaged
deed-name-comrade-carried = a comrade carried
deed-name-wounded = a wound
deed-name-killed = his death
help-campaign-medals = Decorations
help-campaign-medal-one = { $title }, { $citation }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in one battle ({ $deeds }).
help-campaign-medal-all = { $title }, { $citation }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all battles ({ $deeds }).
help-campaign-medal-instead = It replaces the { $lesser }.
help-campaign-medal-infantry = Not for Medics.
help-campaign-losses = Losses
help-campaign-lost = A man who is killed, captured or sent home does not come back; the next replacement takes his place.
help-campaign-pool = { $count ->
    [0] There are no replacements.
    [one] There is one replacement in all.
   *[other] There are { $count } replacements in all.
  }
help-campaign-least = { $count ->
    [one] Without a man fit to fight the campaign is over.
   *[other] With fewer than { $count } men fit to fight the campaign is over.
  }

## Letters

letters-next = Next letter
letters-done = Send them
letters-count = letter {$place} of {$count}
letter-dated = Somewhere in France
letter-company = The company commander

# What his family calls a man; one without a name here signs with his surname.

given-name-sgt-taylor = Frank
given-name-cpl-thomas = Gene
given-name-pvt-cragg = Walt
given-name-pvt-johnson = Everett
given-name-pvt-goldstein = Sam
given-name-pvt-oconnell = Danny
given-name-pvt-miller = Hal
given-name-pvt-donahue = Jack
given-name-pvt-crowe = Virgil
given-name-cpl-stinson = Dale
given-name-pvt-kowalski = Stan
given-name-pvt-lozano = Tony
given-name-pvt-meeks = Alvin
given-name-pvt-woodruff = Clyde
given-name-pvt-brubaker = Amos
given-name-pvt-dougless = Homer
given-name-pvt-maloney = Mike
given-name-pvt-butterman = Otis
given-name-pvt-walsh = Tim
given-name-pvt-peters = Leo

# One for each man of the squad, then for each who may come for him.

letter-greeting-own-1 = Dear Mother,
letter-greeting-own-2 = Dear folks,
letter-greeting-own-3 = Dear Ruth,
letter-greeting-own-4 = Dear Pop,
letter-greeting-own-5 = Dear Mama and Papa,
letter-greeting-own-6 = Dear Ma,
letter-greeting-own-7 = Dear Sis,
letter-greeting-own-8 = My dear Helen,
letter-greeting-own-9 = Dear Grandma,
letter-greeting-own-10 = Dear Dad,
letter-greeting-own-11 = Dear Mama,
letter-greeting-own-12 = Querida Mamá,
letter-greeting-own-13 = Dear Alice,
letter-greeting-own-14 = Dear Mom and Dad,
letter-greeting-own-15 = Dear Eli,
letter-greeting-own-16 = Dear Aunt May,
letter-greeting-own-17 = Dear Peg,
letter-greeting-own-18 = Dear Mom,
letter-greeting-own-19 = Dear Kathleen,
letter-greeting-own-20 = Dear everybody,
letter-greeting-leader-1 = Dear Mr. and Mrs. {$name},
letter-greeting-leader-2 = Dear Mrs. {$name},
letter-greeting-leader-3 = To the family of {$rank} {$name},

# The farewell has the number of the greeting.
letter-farewell-own-1 = Your loving son,
letter-farewell-own-2 = Don’t worry,
letter-farewell-own-3 = Kiss the little one for me,
letter-farewell-own-4 = Write soon, even if it is only about the dog,
letter-farewell-own-5 = I am eating well,
letter-farewell-own-6 = I got to Mass on Sunday,
letter-farewell-own-7 = Leave my bicycle alone,
letter-farewell-own-8 = Always yours,
letter-farewell-own-9 = Your boy,
letter-farewell-own-10 = Save some of the hay for me,
letter-farewell-own-11 = Light a candle for all of us,
letter-farewell-own-12 = Con todo mi cariño,
letter-farewell-own-13 = Wait for me,
letter-farewell-own-14 = Don’t sell the truck,
letter-farewell-own-15 = Go easy on the mare,
letter-farewell-own-16 = Your favorite nephew,
letter-farewell-own-17 = Your pest of a brother,
letter-farewell-own-18 = Your hungry son,
letter-farewell-own-19 = All my love,
letter-farewell-own-20 = Read this one to Grandpa,
letter-farewell-leader-1 = With the sympathy of every man here,
letter-farewell-leader-2 = Respectfully yours,
letter-farewell-leader-3 = In sorrow,

letter-killed-1 = You will have had the telegram by now. I was a few yards from {$given} when it happened, and I can tell you that it was quick. We buried him under an apple tree, and the boys cut the marker for it themselves.
letter-killed-2 = I have started this letter four times. {$given} was the one who made the others laugh, that morning too. He did what he was asked, and he was out in front when he was hit. He did not lie there alone.
letter-killed-3 = {$given} shared his last cigarette with me the night before. He talked about you. I want you to know that the men he was with are alive, and that some of them are alive because of him.
letter-killed-4 = There is nothing I can write that will be any use to you, and still I owe it to {$given} to write it. He was a good soldier and a better friend than I deserved. His watch and his letters are on their way.
letter-killed-5 = The chaplain has written to you, and he has the right words. I only have this: {$given} never once let down the man next to him, and the man next to him was mostly me.
letter-killed-6 = I did not know {$given} as long as you did, but I knew him at the worst of times, and he was kind then. Not many are. They will tell you that he was brave. That is true too.
letter-killed-7 = I have had to learn to write these, and it does not come easier. {$given} kept your picture in his helmet. One of the men went back for it so that you should have it. It is in this envelope.
letter-killed-8 = You should know that {$given} was not afraid, or hid it so well that the young ones took heart from it. There is a row of poppies by the road where he lies. I have written down the place for you.

letter-captured-1 = {$given} is listed as missing. I saw him led away on his own feet, and he was not hurt as far as I could tell. They will let him write through the Red Cross. Please don’t give him up.
letter-captured-2 = We looked for {$given} as long as there was light. We found his helmet and nothing more, and that is good news of a kind: they take prisoners here. He owes me two dollars and I mean to have them.
letter-captured-3 = They will have told you that {$given} is missing. We believe that he was taken. He gave them trouble first.
letter-captured-4 = I keep {$given}’s pack with mine. He will want it back, and he will ask who has been at the chocolate. He was taken prisoner. It may be months before you hear from him, and it will seem longer. Hold on.
letter-captured-5 = They have {$given}, and there were too many of them between us and him. I have gone over it all night and cannot find the thing that we should have done. He was walking, and he looked back and waved.

letter-home-1 = They tell me that the war goes on without me. I am writing with my left hand because the right one is in a cast. There is a boat on Thursday. Don’t meet me in the good hat, I would only spoil it.
letter-home-2 = This is a real bed and the sheets are white. The doctor says that I will walk, and that I will know about the weather a day before other people. I am coming home.
letter-home-3 = I left a piece of me in Normandy and they say I can keep the rest. Ask Uncle Joe if the job at the mill is still there. It can be one where a man sits.
letter-home-4 = I am on a ship with a tag tied to my pajamas, like a parcel. It says where I am going and what is broken. It does not say a word about the fellows I left behind, so I am telling the nurse.
letter-home-5 = You won’t have to read the lists any more, not for me. I am through. I thought that I would be glad, and I am, and then a truck backfires and I look around for the squad.
letter-home-6 = It is only the leg, and it was never the good one. Somebody has a radio in the next ward and they let us listen to the ball game. Set a place for me in August.

letter-hospital-1 = Don’t be scared by the paper, it belongs to the hospital. They have sewn me up and the nurse says I was no trouble. I will miss the next one, and I won’t pretend to be sorry.
letter-hospital-2 = I am behind the lines for a few days with a bandage as big as a pillow. It hurts when I laugh, and the fellow in the next cot knows every joke there is.
letter-hospital-3 = Somebody over there can shoot after all. I am told to lie still, so I lie still. The boys came by and ate my chocolate to keep my spirits up.
letter-hospital-4 = I slept for two days in a tent with a red cross on it. They cut off my boots, and I have asked everybody where they went. Those were good boots.
letter-hospital-5 = There was a needle and then there was a ceiling. It is canvas, and in the wind it looks like wash on the line. I go back up in a few days, so for now think of me as the lucky one.
letter-hospital-6 = The doctor dug out the iron and gave it to me in a cup. I will bring it home, and you can put it on the shelf beside the baby shoes.

letter-decorated-1 = They pinned a {$medal} on me in front of the whole company. I kept thinking how dirty my boots were. I can’t tell you what it was for, because I don’t rightly know; it all went very fast.
letter-decorated-2 = You can tell the mailman that I have a {$medal} now. The captain read out a paper about me, and I did not recognize the fellow in it. I am sending it home; put it where the cat can’t get it.
letter-decorated-3 = Funny thing: they gave me the {$medal} for the worst ten minutes of my life. I would trade it for the ten minutes.
letter-decorated-4 = A general whom I never saw before gave me the {$medal} and asked where I was from, and I could not think of the name of the town. I hope that nobody there takes it hard.
letter-decorated-5 = It says {$medal} on the box. Three others did the same as I did, and nobody was looking at them. I bought them what there is to buy here, which is cider.

letter-wounded-1 = I got a scratch. It looks like what the saw did that summer, only smaller. They washed it and tied it up, and I walked back to the squad by myself.
letter-wounded-2 = If you hear that I was hit, it is true and it is nothing. It went in and out again without stopping. I have had worse from barbed wire.
letter-wounded-3 = I have a hole in my sleeve and one in the arm behind it. The one in the sleeve bothers me more, as it lets in the rain.
letter-wounded-4 = They offered me a ride to the rear and I said that I would sooner walk to the front, which was showing off. I can still write, as you see, and peel potatoes, as they found out.
letter-wounded-5 = I bled on the letter that I had half written to you, so this is a new one. It was not much. The other fellow’s aim is as bad as mine.
letter-wounded-6 = A stone chip, would you believe it, off a wall that has stood since Columbus. I have a bandage over one eye and look like a pirate. The kids here salute.

letter-ran-1 = I have to tell somebody. When it got bad my legs went, and I went with them. Nobody has said a word to me about it. I wish they would.
letter-ran-2 = I was not much use this time. I found myself by a road a mile back with no idea how I got there. The captain gave me coffee and said that it happens to everybody once. This was my once.
letter-ran-3 = You raised me not to lie, so here it is: I ran. I stopped when I ran out of field. Then I walked back, and that was a longer way.
letter-ran-4 = I saw most of it from the wrong side of a wall with my hands over my ears. Tomorrow I will do better. I said so to the fellow next to me, and he said: me too.
letter-ran-5 = If anyone asks, say that I am well. I shook for an hour, and somebody put his blanket on me without a word, and I don’t know who it was.

letter-comrade-carried-1 = I carried a man today, and I never knew how heavy a man is. He cussed me all the way for bumping him. It was the best music I ever heard.
letter-comrade-carried-2 = You always said that I should do something with this back of mine. I brought one of ours in over my shoulder, and they say he will live.
letter-comrade-carried-3 = One of the boys could not walk, so I walked for him. We talked baseball the whole way, so as not to hear the rest.
letter-comrade-carried-4 = There was a fellow out there and nobody to fetch him but me. I would have sworn that it was two hundred yards. I have paced it off since, and it is eighty.

letter-comrade-bandaged-1 = I have learned to tie a bandage with my teeth. The surgeon looked at it and said that he had seen worse from men who were paid for it.
letter-comrade-bandaged-2 = My hands shook until I had something to do with them. I tied up a friend, and then they were quite steady. His blood does not come out of the shirt.
letter-comrade-bandaged-3 = I sat by a friend with my thumb on his arm for what they tell me was ten minutes. It was all summer. He will be all right.
letter-comrade-bandaged-4 = He asked me if it was bad, and I said no, and then I looked. It was not so bad. I have never been so glad to have told the truth by accident.
letter-comrade-bandaged-5 = They teach you to look at the wound and not at the face. I looked at the face. He is going to be fine, and he wants you to know that I have cold hands.

letter-papers-brought-1 = I brought in a leather case full of papers, and two officers were so pleased that they nearly shook my hand. I had hoped it was sausages.
letter-papers-brought-2 = I am famous at headquarters today, for going through another man’s pockets. There was a picture of his girl. I left that with him.
letter-papers-brought-3 = It turns out that I can’t read German and neither can the lieutenant, but the map I took was worth a hot meal all around.

letter-prisoner-taken-1 = I took a prisoner. He is about as old as Billy, and so dirty that I gave him my soap. He thanked me in school English. I don’t know what I had expected.
letter-prisoner-taken-2 = A German gave himself up to me. We stood there and neither of us knew what comes next. I offered him a cigarette, that seems to be how it is done.
letter-prisoner-taken-3 = One of them came out with his hands up and I was gladder than he was. I don’t have to think about this one at night.
letter-prisoner-taken-4 = I walked a German back to the road, and he hummed all the way. I asked him why, and he said in perfectly good American that he was going to see New York before I did.
letter-prisoner-taken-5 = He held his hands so high that I told him to rest them, he would strain something. He has two boys. He showed me how tall.

letter-enemy-killed-1 = I will tell you what I did when I am home, or maybe I won’t. It was him or one of us. I keep telling myself so, and it is even true.
letter-enemy-killed-2 = They say I did well. I don’t feel as if I had done well, but everybody slapped my back, and there were eggs for supper.
letter-enemy-killed-3 = You remember how I could not shoot the old horse? I am writing to you about something else instead: the cherries are ripe here.
letter-enemy-killed-4 = I used to wonder what I would feel. Tired, is what. I cleaned my gun and ate my supper, and afterwards I could not remember what it was.
letter-enemy-killed-5 = I hit what I aimed at. I want to put that down once and then not talk about it. He had a thermos with him, the same kind that we have.
letter-enemy-killed-6 = We did some shooting and they did some shooting and ours was better. That is all of it. Is the porch painted yet?
letter-enemy-killed-7 = A year ago the worst thing I had ever done was to break that window. I think about that window a lot.
letter-enemy-killed-8 = I was taught to say that I am sorry when I have hurt somebody. There was nobody there to say it to, so I am saying it to you.

letter-quiet-1 = There is little to tell. I lay in a hedge, I got wet, I was scared, I was hungry. I am well.
letter-quiet-2 = You ask what it is like. It is mostly waiting, and then it is over, and you find that you have bitten through your pencil.
letter-quiet-3 = I am whole and so are my socks, thanks to you. The cows here look at us as if we had come to buy the place.
letter-quiet-4 = Nothing happened to me today, and I want you to know how hard I worked for that.
letter-quiet-5 = It is green here, greener than you would believe, and behind every green thing is a bank of earth, and behind the bank is somebody. Otherwise it is pretty country.
letter-quiet-6 = An old lady came up out of her cellar and gave me an egg. She had two. I have carried it in my helmet all day and can’t make up my mind.
letter-quiet-7 = We have not had our boots off since I wrote you last. I know what I want for my birthday. It is a bucket.
letter-quiet-8 = Six letters of yours came all at once. I put them in order and read one every hour, like a man with a box of candy. I am at number four, so don’t tell me how it ends.

letter-pal-1 = {$pal} did not come back with us. They gave me his blanket. I have not used it.
letter-pal-2 = I can’t write about {$pal} yet. You would have liked him.
letter-pal-3 = We lost {$pal}. He had promised to show me Chicago.
letter-pal-4 = {$pal} is gone. He still had my pencil. Somebody brought it to me, and I am writing with it.
letter-pal-5 = I went over to tell {$pal} something this morning, and had got as far as opening my mouth.
letter-pal-6 = There is a letter here for {$pal}. It came an hour after. Nobody wants to be the one who sends it back.
letter-pal-7 = We drank {$pal}’s coffee, all of us together, because he would have hated to see it poured out.

# What else one writes from a bed.
letter-away-1 = The boys are still up there. Write to them too if you can, they read each other’s mail.
letter-away-2 = They bring the news with the soup. I had one of ours tell me how it came out, and then tell me again.
letter-away-3 = I eat, and sleep, and eat. Nobody here has to be told twice to lie down.
letter-away-4 = Send me something to read with no war in it.
letter-away-5 = The nurse is from Ohio and says that everything mends, given time and potatoes.
letter-away-6 = At night somebody in here always says a name. We let him.

letter-won-1 = We did what we were sent to do. You won’t find the place on any map that you have.
letter-won-2 = The ground is ours. It is a field and some trees, and I would not trade it for the county.
letter-won-3 = They are gone and we are here. There was cider in the cellar, and it was very old or very young.
letter-won-4 = The captain says that we did fine. He says it standing up, so it must be so.
letter-won-5 = We won, they tell us. It looks just like the other thing, only you sleep afterwards.
letter-won-6 = When it was over the birds started in again, as if they had only waited for somebody to win.
letter-won-7 = A Frenchman in his Sunday collar shook hands with every one of us, and then went to look for his door.
letter-won-8 = It is quiet here tonight. We paid for it and we are keeping it.
letter-won-9 = I am writing this in a hole that was theirs this morning. It is good and deep. I have no complaints about the workmanship.

letter-lost-1 = It did not go the way it was drawn. We will be sent again, I guess, or somebody will.
letter-lost-2 = We are back where we started, only there is less talk at supper.
letter-lost-3 = They still have the place. Let them have it for tonight.
letter-lost-4 = If you read in the paper that we held our own, that is the word for it. We did not get any of theirs.
letter-lost-5 = Nobody is to blame, they say, and everybody keeps looking at his boots.
letter-lost-6 = We came back the way we went, and a good deal faster.
letter-lost-7 = The colonel was disappointed. I would like him to know that it was mutual.
letter-lost-8 = We will do better. I have promised it to so many people tonight that I had better write it down.
