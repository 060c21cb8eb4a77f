# Letters home. Which variant is written when: assets/letters.toml asks of a battle what a variant says of it.

letters-next = Next letter
letters-done = Send them
letters-count = letter {$place} of {$count}
letter-dated = Somewhere in France
letter-dated-1944-06 = Somewhere in France, {$day} June 1944
letter-dated-1944-07 = Somewhere in France, {$day} July 1944
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
given-name-sgt-mayfield = Roy
given-name-pvt-stubbs = Earl
given-name-pvt-temple = Norman
given-name-pvt-connor = Pat

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
letter-greeting-own-21 = Dear Betty,
letter-greeting-own-22 = Dear Ma and Pa,
letter-greeting-own-23 = Dear Father and Mother,
letter-greeting-own-24 = Dear Nora,
letter-greeting-leader-1 = Dear Mr. and Mrs. {$name},
letter-greeting-leader-2 = Dear Mrs. {$name},
letter-greeting-leader-3 = To the family of {$rank} {$name},
letter-greeting-leader-4 = Dear Mr. {$name},

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
letter-farewell-own-21 = Tell the children that I sleep well,
letter-farewell-own-22 = Feed my dog,
letter-farewell-own-23 = I have kept up my reading,
letter-farewell-own-24 = Dance with nobody taller,
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
letter-killed-9 = The Army has told you by now, in the words that it has for it. In mine: {$given} is dead, and there is not a man here who would not write you a better letter than this if he knew how.
letter-killed-10 = It was a shell. It came without any warning, and {$given} cannot have heard it, for none of us did. I have seen the other ways. If it had to be, I would have wished him this one.
letter-killed-11 = Shells were coming in, and {$given} was the one who told the others to get down. They got down. He was looking around to see whether they all had.
letter-killed-12 = It was dark, and {$given} was as near to me as this paper. I could hear him and not see him. He asked whether the others were all right, and I said that they were.
letter-killed-13 = We went out after midnight without a word, and the last that I had of {$given} was his hand on my shoulder, which is how we pass things along in the dark. I can feel it yet.
letter-killed-14 = We had been told to hold a piece of ground, and {$given} held his. I had asked him beforehand whether he would sooner be farther back, and he asked me who would be in front then.
letter-killed-15 = {$given} had been with us only a short while. I have asked the men, and every one of them knew something of him: that he was always cold, that he whistled, that he saved half of everything. I would rather have known him for a year.
letter-killed-16 = It was his first time out with us, and I had told {$given} to stay close to me so that nothing should happen to him. You ought to know that, and you ought to have it from me.
letter-killed-17 = We could not bring {$given} back with us, and I will not tell you otherwise. We know the place to the yard, and the first of us to get there will see to him. I have asked to be that one.
letter-killed-18 = You may look for it in the newspaper and not find it. We were sent to a place and did not get it, that is all. {$given} did not turn back before the others did.
letter-killed-19 = A hand grenade came in among us, and there was time for a shout and for nothing else. It was {$given} who shouted. There are two of us who heard him in time.
letter-killed-20 = We came a long way together, {$given} and I, and whatever there was to carry he carried half of it. I keep turning around to hand him his half.
letter-killed-21 = {$given} was hit once, and he did not suffer. People always write that. I had my hand on his shoulder, and so you may believe it.
letter-killed-22 = I knew {$given} by what I found done when I came to look, and done without being told. That is how I will remember him. I wish that you could have seen him at it.
letter-killed-23 = There is a list of his things, and it is short: a knife, a comb, eleven letters, all of them yours. {$given} had read them until they came apart at the folds.

letter-captured-1 = {$given} is listed as missing. I saw him led away on his own feet, and he was not hurt as far as I could tell. They will let him write through the Red Cross. Please don’t give him up.
letter-captured-2 = We looked for {$given} as long as there was light. We found his helmet and nothing more, and that is good news of a kind: they take prisoners here. He owes me two dollars and I mean to have them.
letter-captured-3 = They will have told you that {$given} is missing. We believe that he was taken. He gave them trouble first.
letter-captured-4 = I keep {$given}’s pack with mine. He will want it back, and he will ask who has been at the chocolate. He was taken prisoner. It may be months before you hear from him, and it will seem longer. Hold on.
letter-captured-5 = They have {$given}, and there were too many of them between us and him. I have gone over it all night and cannot find the thing that we should have done. He was walking, and he looked back and waved.
letter-captured-6 = {$given} was hurt when they took him, and could not have come with us. I saw one of them kneel down and tie up his wound, and tie it properly. Think of that when you think of him.
letter-captured-7 = It was dark, and when we counted there was one too few of us. Nobody had seen {$given} fall, and somebody had heard him swear. So I tell you with some confidence that he is a prisoner, and a cross one.
letter-captured-8 = All that the Army has for you is the word missing, and it is an honest word. What the men say is this: {$given} was seen with his hands up, among others. He will be behind wire by now, and the Red Cross has the lists.
letter-captured-9 = There was no getting to {$given}. We tried it twice, and the second time they let us see that they had him and that he was on his feet.
letter-captured-10 = {$given} has been taken prisoner. I know him: by this time he has taught them a card game and is winning back his watch. The rest of us mean to fetch him, by way of Berlin if it must be.

letter-home-1 = They tell me that the war goes on without me. I am writing with my left hand because the right one is in a cast. There is a boat on Thursday. Don’t meet me in the good hat, I would only spoil it.
letter-home-2 = This is a real bed and the sheets are white. The doctor says that I will walk, and that I will know about the weather a day before other people. I am coming home.
letter-home-3 = I left a piece of me in Normandy and they say I can keep the rest. Ask Uncle Joe if the job at the mill is still there. It can be one where a man sits.
letter-home-4 = I am on a ship with a tag tied to my pajamas, like a parcel. It says where I am going and what is broken. It does not say a word about the fellows I left behind, so I am telling the nurse.
letter-home-5 = You won’t have to read the lists any more, not for me. I am through. I thought that I would be glad, and I am, and then a truck backfires and I look around for the squad.
letter-home-6 = It is only the leg, and it was never the good one. Somebody has a radio in the next ward and they let us listen to the ball game. Set a place for me in August.
letter-home-7 = They tell me that I am a lucky man, and I have looked at the others here, and it is so. There is a hospital train and then a ship, and after that there is you.
letter-home-8 = I signed for one pair of pajamas, one razor and one trip home. I asked the clerk whether that was all, and he said that it was more than most.

letter-hospital-1 = Don’t be scared by the paper, it belongs to the hospital. They have sewn me up and the nurse says I was no trouble. I will miss the next one, and I won’t pretend to be sorry.
letter-hospital-2 = I am behind the lines for a few days with a bandage as big as a pillow. It hurts when I laugh, and the fellow in the next cot knows every joke there is.
letter-hospital-3 = Somebody over there can shoot after all. I am told to lie still, so I lie still. The boys came by and ate my chocolate to keep my spirits up.
letter-hospital-4 = I slept for two days in a tent with a red cross on it. They cut off my boots, and I have asked everybody where they went. Those were good boots.
letter-hospital-5 = There was a needle and then there was a ceiling. It is canvas, and in the wind it looks like wash on the line. I go back up in a few days, so for now think of me as the lucky one.
letter-hospital-6 = The doctor dug out the iron and gave it to me in a cup. I will bring it home, and you can put it on the shelf beside the baby shoes.
letter-hospital-7 = I am in a tent with a number on it, and I have a number too. It is tied to my button, and they tell me that nothing is wrong with a man who can read his own.
letter-hospital-8 = They have given me a pencil and an orange. I had forgotten that there were oranges. I mean to be back with the boys before the peel is dry.
letter-hospital-9 = It was too dark to see what hit me, and I had made up my mind that it was a big one. The surgeon says that it was not. In a few days I go back up.
letter-hospital-10 = I walked all the way to the aid station, and at the door my knees gave out, with everybody looking. The orderly says that it is always the door.

letter-decorated-1 = They pinned a {$medal} on me in front of the whole company. I kept thinking how dirty my boots were. I can’t tell you what it was for, because I don’t rightly know; it all went very fast.
letter-decorated-2 = You can tell the mailman that I have a {$medal} now. The captain read out a paper about me, and I did not recognize the fellow in it. I am sending it home; put it where the cat can’t get it.
letter-decorated-3 = Funny thing: they gave me the {$medal} for the worst ten minutes of my life. I would trade it for the ten minutes.
letter-decorated-4 = A general whom I never saw before gave me the {$medal} and asked where I was from, and I could not think of the name of the town. I hope that nobody there takes it hard.
letter-decorated-5 = It says {$medal} on the box. Three others did the same as I did, and nobody was looking at them. I bought them what there is to buy here, which is cider.
letter-decorated-6 = There was a formation behind a barn with a general’s helper reading from a list. When it was over I had the {$medal} and the others had a sunburn.
letter-decorated-7 = I have the {$medal}, and there is a paper that goes with it. Keep the paper. It knows what I did better than I do, and someday I may want to ask it.
letter-decorated-8 = What they gave me the {$medal} for was done in the dark. They have it from me and from one other fellow, and the two of us do not agree.

letter-wounded-1 = I got a scratch. It looks like what the saw did that summer, only smaller. They washed it and tied it up, and I walked back to the squad by myself.
letter-wounded-2 = If you hear that I was hit, it is true and it is nothing. It went in and out again without stopping. I have had worse from barbed wire.
letter-wounded-3 = I have a hole in my sleeve and one in the arm behind it. The one in the sleeve bothers me more, as it lets in the rain.
letter-wounded-4 = They offered me a ride to the rear and I said that I would sooner walk to the front, which was showing off. I can still write, as you see, and peel potatoes, as they found out.
letter-wounded-5 = I bled on the letter that I had half written to you, so this is a new one. It was not much. The other fellow’s aim is as bad as mine.
letter-wounded-6 = A stone chip, would you believe it, off a wall that has stood since Columbus. I have a bandage over one eye and look like a pirate. The kids here salute.
letter-wounded-7 = I was hit, and I am up again, so you need not look for me in the lists. They have tied it up so well that I cannot bend that arm, and I salute with the other.
letter-wounded-8 = The medic says that I am the best patient he has had today, and that the competition was weak. It hurts some. It will have stopped by the time that you read this.
letter-wounded-9 = It looked bad, and for an hour it was. Then they got the iron out, and it turned out to have missed everything that I need. I am back with the squad.
letter-wounded-10 = I won’t tell you that it was a scratch. It was a hole, and now it is closed. I stood up today and nobody clapped, so it must have looked natural.
letter-wounded-11 = It was dark, and I thought that somebody had shoved me. I told him to quit it. Then I put my hand there, and I begged his pardon.
letter-wounded-12 = They have thorns here as long as a nail. I went through a hedge of them in a hurry and was hit on the other side, and I could not have told you which was which.
letter-wounded-13 = A piece of a tree hit me, which they count the same as a piece of iron. It was good hard beech. I asked for it as a toothpick.
letter-wounded-14 = I was in a hurry and over my boots in water, and did not notice it. I noticed when I emptied the boot and what ran out was not all water.
letter-wounded-15 = I am to have a ribbon for having stood in the wrong place. They say that it is purple. I would sooner have had the other place.
letter-wounded-16 = They came at us, and one of them was a better shot than he looked. I stayed where I was, as it was no farther to the front than to the rear.

letter-ran-1 = I have to tell somebody. When it got bad my legs went, and I went with them. Nobody has said a word to me about it. I wish they would.
letter-ran-2 = I was not much use this time. I found myself by a road a mile back with no idea how I got there. The captain gave me coffee and said that it happens to everybody once. This was my once.
letter-ran-3 = You raised me not to lie, so here it is: I ran. I stopped when I ran out of field. Then I walked back, and that was a longer way.
letter-ran-4 = I saw most of it from the wrong side of a wall with my hands over my ears. Tomorrow I will do better. I said so to the fellow next to me, and he said: me too.
letter-ran-5 = If anyone asks, say that I am well. I shook for an hour, and somebody put his blanket on me without a word, and I don’t know who it was.
letter-ran-6 = In the dark there is nobody to see you go, and I went. I came back in the dark too. I have told the others, and one of them says that he had not noticed, which is a lie and a kindness.
letter-ran-7 = It is a strange thing to look down and see your own feet running. I had not told them to. I have had a talk with them since.
letter-ran-8 = The captain did not shout. He asked me whether I could go back up, and I said yes, because it was the only word that I had left. I am up there now.

letter-comrade-carried-1 = I carried a man today, and I never knew how heavy a man is. He cussed me all the way for bumping him. It was the best music I ever heard.
letter-comrade-carried-2 = You always said that I should do something with this back of mine. I brought one of ours in over my shoulder, and they say he will live.
letter-comrade-carried-3 = One of the boys could not walk, so I walked for him. We talked baseball the whole way, so as not to hear the rest.
letter-comrade-carried-4 = There was a fellow out there and nobody to fetch him but me. I would have sworn that it was two hundred yards. I have paced it off since, and it is eighty.
letter-comrade-carried-5 = I brought a man in through the dark by the sound of his breathing and mine. Twice we went the wrong way, and both times he told me so.
letter-comrade-carried-6 = They say that a man can carry anything if he is scared enough. I can tell you now that it is so, and that it weighs a hundred and seventy pounds.
letter-comrade-carried-7 = One of the boys could not walk, and there was water in the way. He held my rifle over his head and gave me directions the whole time, and most of them were wrong.

letter-comrade-bandaged-1 = I have learned to tie a bandage with my teeth. The surgeon looked at it and said that he had seen worse from men who were paid for it.
letter-comrade-bandaged-2 = My hands shook until I had something to do with them. I tied up a friend, and then they were quite steady. His blood does not come out of the shirt.
letter-comrade-bandaged-3 = I sat by a friend with my thumb on his arm for what they tell me was ten minutes. It was all summer. He will be all right.
letter-comrade-bandaged-4 = He asked me if it was bad, and I said no, and then I looked. It was not so bad. I have never been so glad to have told the truth by accident.
letter-comrade-bandaged-5 = They teach you to look at the wound and not at the face. I looked at the face. He is going to be fine, and he wants you to know that I have cold hands.
letter-comrade-bandaged-6 = I tied up a man in the dark by feel. By daylight it looked like something that I had done for a bet, but it had held.
letter-comrade-bandaged-7 = I used my own bandage on him, which they tell you never to do, because it is the one that is meant for you. So now he wears mine, and I carry his.
letter-comrade-bandaged-8 = They had shown us how on a dummy. The dummy did not hold on to my sleeve. I got it done, and they tell me that he is sitting up.

letter-papers-brought-1 = I brought in a leather case full of papers, and two officers were so pleased that they nearly shook my hand. I had hoped it was sausages.
letter-papers-brought-2 = I am famous at headquarters today, for going through another man’s pockets. There was a picture of his girl. I left that with him.
letter-papers-brought-3 = It turns out that I can’t read German and neither can the lieutenant, but the map I took was worth a hot meal all around.
letter-papers-brought-4 = I came in out of the dark with somebody’s map case, and by breakfast a colonel knew my name. He said it wrong.
letter-papers-brought-5 = They gave me a receipt for the papers that I brought in. I am sending it to you, as it is the only thing the Army has ever signed for me.

letter-prisoner-taken-1 = I took a prisoner. He is about as old as Billy, and so dirty that I gave him my soap. He thanked me in school English. I don’t know what I had expected.
letter-prisoner-taken-2 = A German gave himself up to me. We stood there and neither of us knew what comes next. I offered him a cigarette, that seems to be how it is done.
letter-prisoner-taken-3 = One of them came out with his hands up and I was gladder than he was. I don’t have to think about this one at night.
letter-prisoner-taken-4 = I walked a German back to the road, and he hummed all the way. I asked him why, and he said in perfectly good American that he was going to see New York before I did.
letter-prisoner-taken-5 = He held his hands so high that I told him to rest them, he would strain something. He has two boys. He showed me how tall.
letter-prisoner-taken-6 = I heard somebody breathing who was not one of us, and I said hands up the way they taught us to. Two hands came up out of the dark, as white as plates.
letter-prisoner-taken-7 = My prisoner had a good watch, and I let him keep it. You may put that down to yourselves. One of the boys says that I was raised wrong for this army.
letter-prisoner-taken-8 = We sat and waited for somebody to come and get him, my German and I, and he showed me how to tie a bootlace so that it holds. It holds.

letter-enemy-killed-1 = I will tell you what I did when I am home, or maybe I won’t. It was him or one of us. I keep telling myself so, and it is even true.
letter-enemy-killed-2 = They say I did well. I don’t feel as if I had done well, but everybody slapped my back, and there were eggs for supper.
letter-enemy-killed-3 = You remember how I could not shoot the old horse? I am writing to you about something else instead: the cherries are ripe here.
letter-enemy-killed-4 = I used to wonder what I would feel. Tired, is what. I cleaned my gun and ate my supper, and afterwards I could not remember what it was.
letter-enemy-killed-5 = I hit what I aimed at. I want to put that down once and then not talk about it. He had a thermos with him, the same kind that we have.
letter-enemy-killed-6 = We did some shooting and they did some shooting and ours was better. That is all of it. Is the porch painted yet?
letter-enemy-killed-7 = A year ago the worst thing I had ever done was to break that window. I think about that window a lot.
letter-enemy-killed-8 = I was taught to say that I am sorry when I have hurt somebody. There was nobody there to say it to, so I am saying it to you.
letter-enemy-killed-9 = I fired at a flash, and there was no other flash. That is all that I know of it, and all that I want to.
letter-enemy-killed-10 = They came up to where we were, and we did not let them. I had never seen anybody’s face from so close whom I did not know by name.
letter-enemy-killed-11 = The fellow next to me said good shot, and I said thanks, and after that neither of us could think what to say.
letter-enemy-killed-12 = Don’t let the boys at school ask me about it. I know that they will. You can tell them that I drove a truck.
letter-enemy-killed-13 = One of them stayed behind when the others went, so that they could go. I am the one who found that out. I have thought since that I might have liked him.
letter-enemy-killed-14 = It was in a house with plates on the shelf. Afterward I stood there and read the calendar on the wall, as if I had been told to learn it.

letter-quiet-1 = There is little to tell. I lay in a hedge, I got wet, I was scared, I was hungry. I am well.
letter-quiet-2 = You ask what it is like. It is mostly waiting, and then it is over, and you find that you have bitten through your pencil.
letter-quiet-3 = I am whole and so are my socks, thanks to you. The cows here look at us as if we had come to buy the place.
letter-quiet-4 = Nothing happened to me today, and I want you to know how hard I worked for that.
letter-quiet-5 = It is green here, greener than you would believe, and behind every green thing is a bank of earth, and behind the bank is somebody. Otherwise it is pretty country.
letter-quiet-6 = An old lady came up out of her cellar and gave me an egg. She had two. I have carried it in my helmet all day and can’t make up my mind.
letter-quiet-7 = We have not had our boots off since I wrote you last. I know what I want for my birthday. It is a bucket.
letter-quiet-8 = Six letters of yours came all at once. I put them in order and read one every hour, like a man with a box of candy. I am at number four, so don’t tell me how it ends.
letter-quiet-9 = They do these things at night now. I saw nothing and I hit nothing, and I was as quiet as you always wanted me to be. You may tell people that I was there.
letter-quiet-10 = It was all trees, and behind almost every one of them there was nobody. You would not think that a man could get so tired from nobody.
letter-quiet-11 = I spent most of it in somebody’s kitchen, behind the stove. There was a loaf on the table, and I looked at it the whole time and did not take it.
letter-quiet-12 = I have been wet in three states and in one foreign country, and this country is the wettest. Otherwise I am well. Nothing hit me, and I hit nothing.
letter-quiet-13 = We lay in our holes, and they came, and they did not come where I was. I had laid everything out so neatly.
letter-quiet-14 = I carried two boxes a long way and brought both of them back. Somebody has to, and they tell me that I did it well.
letter-quiet-15 = Tell the boys that I have been to the seaside. Everybody was in a hurry, and nobody had brought a towel.
letter-quiet-16 = I was told to wait where I was until somebody called me, and nobody called me. I waited very well.
letter-quiet-17 = All that I can tell you of it is what the ground looks like from six inches. There are ants, and they were busy.

letter-pal-1 = {$pal} did not come back with us. They gave me his blanket. I have not used it.
letter-pal-2 = I can’t write about {$pal} yet. You would have liked him.
letter-pal-3 = We lost {$pal}. He had promised to show me Chicago.
letter-pal-4 = {$pal} is gone. He still had my pencil. Somebody brought it to me, and I am writing with it.
letter-pal-5 = I went over to tell {$pal} something this morning, and had got as far as opening my mouth.
letter-pal-6 = There is a letter here for {$pal}. It came an hour after. Nobody wants to be the one who sends it back.
letter-pal-7 = We drank {$pal}’s coffee, all of us together, because he would have hated to see it poured out.
letter-pal-8 = {$pal} went out with us last night. I keep his cup where he could find it.
letter-pal-9 = We lost {$pal}. He had the next hole to mine, and I still talk across to it.
letter-pal-10 = {$pal} is dead. The new ones ask what he was like, and then we all begin at once.
letter-pal-11 = They read the roll this evening, and when they came to {$pal} nobody breathed.
letter-pal-12 = I have the place of {$pal} in the line now. It was a better place while he was in it.

# What else one writes from a bed.
letter-away-1 = The boys are still up there. Write to them too if you can, they read each other’s mail.
letter-away-2 = They bring the news with the soup. I had one of ours tell me how it came out, and then tell me again.
letter-away-3 = I eat, and sleep, and eat. Nobody here has to be told twice to lie down.
letter-away-4 = Send me something to read with no war in it.
letter-away-5 = The nurse is from Ohio and says that everything mends, given time and potatoes.
letter-away-6 = At night somebody in here always says a name. We let him.
letter-away-7 = I have asked for my boots three times, and they tell me that this is a good sign.
letter-away-8 = From here you only hear it when the wind is right. I had not known that it could be missed.
letter-away-9 = The chaplain lost to me at checkers, and I do not think that he meant to.
letter-away-10 = Somebody left half a newspaper. I know how the Cardinals did up to the seventh inning, and no more.

letter-won-1 = We did what we were sent to do. You won’t find the place on any map that you have.
letter-won-2 = The ground is ours. It is a field and some trees, and I would not trade it for the county.
letter-won-3 = They are gone and we are here. There was cider in the cellar, and it was very old or very young.
letter-won-4 = The captain says that we did fine. He says it standing up, so it must be so.
letter-won-5 = We won, they tell us. It looks just like the other thing, only you sleep afterwards.
letter-won-6 = When it was over the birds started in again, as if they had only waited for somebody to win.
letter-won-7 = A Frenchman in his Sunday collar shook hands with every one of us, and then went to look for his door.
letter-won-8 = It is quiet here tonight. We paid for it and we are keeping it.
letter-won-9 = I am writing this in a hole that was theirs this morning. It is good and deep. I have no complaints about the workmanship.
letter-won-10 = They wanted it, and they have not got it. There was no more to it than that, and it took all that we had.
letter-won-11 = It was as black as the inside of a cow, and still it went right. When it got light we looked at each other as if we had done it on purpose.
letter-won-12 = We are where we were before. It is the hardest thing that I ever helped to do.
letter-won-13 = We had been sent to bring a man in, and we brought him. He was heavy, and nobody minded.
letter-won-14 = For once it went the way that they had drawn it for us in the dirt with a stick.
letter-won-15 = We were only to go there and come home again. We did, and I am home, or what they call so here.
letter-won-16 = Nobody cheered. We sat down where we were, and after a while somebody passed a canteen.
letter-won-17 = They left in a hurry. There is a chair standing by the road, and nobody will sit in it.

letter-lost-1 = It did not go the way it was drawn. We will be sent again, I guess, or somebody will.
letter-lost-2 = We are back where we started, only there is less talk at supper.
letter-lost-3 = They still have the place. Let them have it for tonight.
letter-lost-4 = If you read in the paper that we held our own, that is the word for it. We did not get any of theirs.
letter-lost-5 = Nobody is to blame, they say, and everybody keeps looking at his boots.
letter-lost-6 = We came back the way we went, and a good deal faster.
letter-lost-7 = The colonel was disappointed. I would like him to know that it was mutual.
letter-lost-8 = We will do better. I have promised it to so many people tonight that I had better write it down.
letter-lost-9 = They have the place now, and we have the one behind it. I left a good hole there.
letter-lost-10 = It was too dark to be ashamed. Then it got light.
letter-lost-11 = We went to fetch somebody, and it did not come out as we had told him that it would.
letter-lost-12 = I had not thought that ground could be taken out from under a man. It can, and it does not take long.
letter-lost-13 = Next time, they say. They say it kindly, and that is the worst part.
letter-lost-14 = We got home, and that is all that we brought with us.
letter-lost-15 = There was a plan, and it was a good plan. I saw it on the map. They had not shown it to the Germans.

# Of one battle, as it ended.

letter-won-at-off-the-beach-1 = There were two concrete boxes above the road, and there is nobody in them now. Trucks have been going past us ever since, and every driver looks up.
letter-won-at-off-the-beach-2 = We came a day late and had the beach almost to ourselves. They are driving up our road now as if it had always been one.
letter-lost-at-off-the-beach-1 = There are two concrete boxes here, and they kept us out of the road the whole day. In the evening the engineers showed us how it is done.
letter-lost-at-off-the-beach-2 = The trucks stood on the sand and waited for us with their engines running. The drivers were very polite about it.

letter-won-at-bridge-at-dawn-1 = We took a bridge before breakfast. There was wire enough under it to fence the whole farm, and an engineer showed me the piece that I had stepped over.
letter-won-at-bridge-at-dawn-2 = The only dry road for miles is nine feet wide, and everybody on the other side was looking at it. The bridge at the end of it is ours, and it is still a bridge.
letter-lost-at-bridge-at-dawn-1 = There was one road through the water, and they had the end of it. The bridge lies in the river now, so nobody has it.
letter-lost-at-bridge-at-dawn-2 = I have been wet to the neck since daybreak, and we did not get the bridge that I got wet for.

letter-won-at-far-bank-1 = We kept four houses and a wall for one evening, until the others had come over the river. One of the houses has a clock, and I never saw one go so slowly.
letter-won-at-far-bank-2 = They came back for their beds, and the beds were taken. In the morning the meadow in front of the wall was empty.
letter-lost-at-far-bank-1 = We went back through the river with our rifles over our heads. They were good houses. I hope that somebody gets to live in them.
letter-lost-at-far-bank-2 = The rest were to come over after us when it got dark. We could not keep the place for them until then.

letter-won-at-main-street-1 = You should see this town, only there is not much left of it to see. Half of us went up one side of the street and half up the other, and we met in the square as we had said.
letter-won-at-main-street-2 = It is a town about as large as ours, and we have the square. I sat on the steps of the town hall and took a stone out of my boot that I had had there since the first house.
letter-lost-at-main-street-1 = It was a street about as long as ours, from the store to the church, and it was as long at dark as before.
letter-lost-at-main-street-2 = Others took the town. We had our piece of one street, and it had too many windows.

letter-won-at-church-tower-1 = I have been to church, all morning, and on a Saturday. There was a lieutenant up in the tower with a telephone, and they did not get him down.
letter-won-at-church-tower-2 = The church has half a roof and a whole tower, the same as when we got here. They tried hard enough to change that.
letter-lost-at-church-tower-1 = They shot the top off the church that we were in. I never heard a bell come down before, and I do not need to again.
letter-lost-at-church-tower-2 = We were to keep the stairs of a tower, and the top third of it lies in the square. I am still knocking the plaster out of my hair.

letter-won-at-lost-patrol-1 = We were a whole evening in a forest that they were combing for us, and we came out on the right side of it with our hats on.
letter-won-at-lost-patrol-2 = I know now how it is for the deer when we go out in the fall. This deer got home.
letter-lost-at-lost-patrol-1 = It is a large forest, and we did not all find the way out of it together.
letter-lost-at-lost-patrol-2 = They beat the woods for us like men after rabbits. I do not think that I will go after rabbits any more.

letter-won-at-capture-hauptmann-1 = We broke up a breakfast. It was an officer’s, and he had been drawing us, and drawing us well.
letter-won-at-capture-hauptmann-2 = There was a map with our hedge on it, and a little cross for every man. One of those was me.
letter-lost-at-capture-hauptmann-1 = We were to call on an officer before he had had his coffee. He drove off at nine, and he had had it.
letter-lost-at-capture-hauptmann-2 = The lanes here are so deep that you cannot see who is in the next one. He got away by the one that we were not in.

letter-won-at-hedgerow-ambush-1 = We lay in a hedge half the day without a word, and then there was a great deal to say all at once. The column did not get past us.
letter-won-at-hedgerow-ambush-2 = There was a cart with a broken axle, and they had all got down to look at it. I have stood around a cart like that a hundred times.
letter-lost-at-hedgerow-ambush-1 = We let them come close, and we had the first word. They had all the others.
letter-lost-at-hedgerow-ambush-2 = They were behind the other hedge before we had loaded again. I would not have believed that men could be so quick who had been walking all day.

letter-won-at-withdrawal-1 = For once going back was the whole of the job. We did it by the book, one half running while the other half fired.
letter-won-at-withdrawal-2 = The order to leave came an hour late and on foot. We left all the same, over the bridge, a few at a time, and they were not quick enough to come along.
letter-lost-at-withdrawal-1 = We were ordered back, and that is a thing that we had never practiced. It came apart at the bridge.
letter-lost-at-withdrawal-2 = There is a little bridge that I must have crossed, since I am on this side of it. I do not remember it.

letter-won-at-night-raid-1 = It was a church, and they had a radio in it where the flowers ought to be. It does not play any more.
letter-won-at-night-raid-2 = Every one of us had a flare in his pocket. Mine is still there, and I am saving it for the Fourth of July.
letter-lost-at-night-raid-1 = They had a radio in a church, and we were to shut it off. It talked until morning, and it talked about us.
letter-lost-at-night-raid-2 = A flare went up, and the whole village with it. I have never felt so well lit.

letter-won-at-dawn-patrol-1 = There was a mist like milk, and we walked up a hill inside it. When it went we were on top, and you could see every cow for five miles.
letter-won-at-dawn-patrol-2 = Somebody used to sit up there and count our carts, and whenever he had counted three the mortars came. Nobody counts them now.
letter-lost-at-dawn-patrol-1 = We went up in a mist, and we had meant to be at the top when it lifted. It lifted.
letter-lost-at-dawn-patrol-2 = A mist is a fine thing until the sun comes through. Then you are standing in a meadow in front of people.

letter-won-at-wounded-pilot-1 = We fetched a flier out of a lane. He begged our pardon for the trouble and wrote down all our names.
letter-won-at-wounded-pilot-2 = If an airplane ever waggles its wings at you, wave back. It may be our man.
letter-lost-at-wounded-pilot-1 = One of our fliers came down, and he waved to us once from a lane. We did not get him out. I cannot put it away.
letter-lost-at-wounded-pilot-2 = We could see the lane that he was lying in. A cart went down it toward noon, and it was not ours.

letter-won-at-night-patrol-1 = We were over a bridge and back in one night, and had a look at a farm with a lantern burning. I would know that farm anywhere now, as long as it was dark.
letter-won-at-night-patrol-2 = There was a lantern burning at a farm, just as at home when a cow is calving. We went up close to see who had lit it.
letter-lost-at-night-patrol-1 = We went to look at a farm by night, and the farm looked at us. There was somebody at every window.
letter-lost-at-night-patrol-2 = We were to go over a bridge quietly. I can tell you that there is no quiet way over that bridge.

letter-won-at-first-light-1 = We have a farm. It has a house and a stable, and a rooster who did not stop for any of it.
letter-won-at-first-light-2 = The trucks are going by on the road that we opened for them, and somebody threw us a whole crate as he passed.
letter-lost-at-first-light-1 = The farm that we were sent for is still theirs, and the trucks have gone the long way around.
letter-lost-at-first-light-2 = We had been there in the dark and thought that we knew it. By daylight it is another farm.

letter-won-at-our-gun-1 = We had a machine gun on a little hill, and everything that came out of the orchard had to come past it. At dusk the tanks came, and they were ours.
letter-won-at-our-gun-2 = They had given us one box of belts too few for that gun, and it was just enough.
letter-lost-at-our-gun-1 = We had a machine gun on a little hill. They have it now, and it fires the other way.
letter-lost-at-our-gun-2 = The tanks had been promised for dusk. In June it takes a long time to get dark.

letter-won-at-machine-gun-nest-1 = One gun had held up the whole company since breakfast. By noon we were sitting beside it, eating out of cans.
letter-won-at-machine-gun-nest-2 = Nobody asked us how we did it, only what took us so long. I went up that bank on my stomach, and I have the shirt to show for it.
letter-lost-at-machine-gun-nest-1 = There is one gun up there that lets nobody past, and that goes for us.
letter-lost-at-machine-gun-nest-2 = Forty yards of grass is not much. I have mowed more than that before breakfast. We could not get across it.

letter-won-at-advance-to-the-village-1 = Tonight I sleep in a bed. It is somebody’s, and short, and I am keeping my boots on, but it is a bed.
letter-won-at-advance-to-the-village-2 = It took two squads and the whole evening, and we are in the village. The soup was still warm on the stove.
letter-lost-at-advance-to-the-village-1 = We lay in front of a village until it was too dark to see it, and the wind never let up. Others are in the first houses now.
letter-lost-at-advance-to-the-village-2 = It was blowing so hard that nobody could have heard us. They did not need to.

letter-won-at-house-clearing-1 = We have been through five houses, and I wiped my feet in none of them. The street is quiet from one end to the other.
letter-won-at-house-clearing-2 = The priest had asked us to be careful with the school. There is still a sum on the blackboard, and it is right.
letter-lost-at-house-clearing-1 = We fought about one street all afternoon, and they kept the better half of it. They had put their furniture against the doors.
letter-lost-at-house-clearing-2 = You would not think that a baker’s shop could be so hard to get into.

letter-won-at-hill-defence-1 = We are on top of the hill that all of this was about. You can see the ocean from here, and I looked at it until I was sure that I had the right direction.
letter-won-at-hill-defence-2 = They came up the hill by the dozen, and it is still ours. At dusk the relief came and asked us the way to the front.
letter-lost-at-hill-defence-1 = We had the hill, and we have it no more. For a few hours I could see the ocean.
letter-lost-at-hill-defence-2 = The relief came up the road as we came down it. Nobody knew what to say, so we traded cigarettes.
