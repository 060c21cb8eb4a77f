# What the scenario generator writes onto the sheets that it makes up, and its form.

## Landmarks: in a sentence, where somebody is, in a title, and as an objective

generated-landmark-farm = the farm
generated-landmark-farm-at = at the farm
generated-landmark-farm-title = the Farm
generated-landmark-farm-name = The farm
generated-landmark-house = the house
generated-landmark-house-at = in the house
generated-landmark-house-title = the House
generated-landmark-house-name = The house
generated-landmark-barn = the barn
generated-landmark-barn-at = in the barn
generated-landmark-barn-title = the Barn
generated-landmark-barn-name = The barn
generated-landmark-ruin = the ruin
generated-landmark-ruin-at = in the ruin
generated-landmark-ruin-title = the Ruin
generated-landmark-ruin-name = The ruin
generated-landmark-orchard = the orchard
generated-landmark-orchard-at = in the orchard
generated-landmark-orchard-title = the Orchard
generated-landmark-orchard-name = The orchard
generated-landmark-hilltop = the top of the hill
generated-landmark-hilltop-at = on top of the hill
generated-landmark-hilltop-title = the Hill
generated-landmark-hilltop-name = The hilltop
generated-landmark-crossroads = the crossroads
generated-landmark-crossroads-at = at the crossroads
generated-landmark-crossroads-title = the Crossroads
generated-landmark-crossroads-name = The crossroads
generated-landmark-edge = the far hedge
generated-landmark-edge-at = at the far hedge
generated-landmark-edge-title = the Far Hedge
generated-landmark-edge-name = The way out
generated-landmark-ground = that patch of cover
generated-landmark-ground-at = in that patch of cover
generated-landmark-ground-title = a Patch of Cover
generated-landmark-ground-name = The patch of cover

## Titles

generated-title-take-1 = The Fight for {$place}
generated-title-take-2 = Orders: {$place}
generated-title-take-3 = First to {$place}
generated-title-hold-1 = Nobody Leaves {$place}
generated-title-hold-2 = They Want {$place}
generated-title-hold-3 = Stand at {$place}
generated-title-pass-1 = Through to {$place}
generated-title-pass-2 = The Long Way to {$place}
generated-title-pass-3 = Past Them to {$place}
generated-title-raid-1 = A Call at {$place}
generated-title-raid-2 = Noise around {$place}
generated-title-raid-3 = Bring One Back from {$place}
generated-title-rescue-1 = Somebody near {$place}
generated-title-rescue-2 = The Lost Man of {$place}
generated-title-rescue-3 = Nobody Forgotten at {$place}
generated-date = {$day} June 1944
generated-date-july = {$day} July 1944
generated-when-june-day = {$day} June, before noon
generated-when-june-dawn = {$day} June, at dawn
generated-when-june-night = {$day} June, after midnight
generated-when-july-day = {$day} July, before noon
generated-when-july-dawn = {$day} July, at dawn
generated-when-july-night = {$day} July, after midnight
generated-place = Normandy, France

## What is to be done

generated-take-1 = Battalion’s finger came down on {$place} this morning and stayed there. Take it, and be there when the others come up.
generated-take-2 = The road is no use to anybody while the Germans sit {$at}. Put them out, and put yourselves in their place.
generated-take-3 = From {$place} they see every vehicle that we send forward. They are to see nothing more from there.
generated-hold-1 = You have {$place}, and the Germans have noticed what it was worth. They are coming to ask for it back.
generated-hold-2 = The company needs a few hours, and you are the ones who will buy them. Hold {$place} until you are told otherwise.
generated-hold-3 = Yesterday {$place} cost six men. Nobody wishes to pay for it again, so do not give it away.
generated-pass-1 = Somebody must get through to the next company, and the wire is cut. Make for {$place}, and do not stop to argue.
generated-pass-2 = They have left a thin screen here, or so the air people say. Find the hole in it and be at {$place} in good time.
generated-pass-3 = You are on the wrong side of them. The way home goes by {$place}, and there is no other.
generated-raid-1 = Nobody wants {$place}. What is wanted is a German who talks, or the papers of one who does not.
generated-raid-2 = Go over to {$place}, make trouble, find out who they are, and come away with somebody who can tell us.
generated-raid-3 = Intelligence has a list of questions and nobody to ask. Those who have the answers are around {$place}.
generated-rescue-1 = One of our airmen has been lying low near {$place} since Tuesday, and the people who hid him cannot hide him any longer. Get to him and stay with him.
generated-rescue-2 = The pilot of a spotter plane came down near {$place} with a map that nobody should see. Reach him first.
generated-rescue-3 = An airman with a broken leg was left {$at} with a promise that somebody would come. You are somebody.

## Who is there

generated-force-green = There are about {$count} of them, or what looks like it, and most have never been shot at.
generated-force-regular = Count on {$count} of them at the most. They are infantry of the line and know what they are doing.
generated-force-veteran = Count on {$count} at the most, and do not be glad that it is no more: they have been at this since Russia.
generated-found-asleep = They do not expect you.
generated-found-watchful = They have had time to dig, but nobody has told them that you are coming.
generated-found-alert = They know that you are coming, and have made themselves ready.
generated-hold-asleep = They are in a hurry and have looked at nothing beforehand.
generated-hold-watchful = They have watched you dig, and know where you are.
generated-hold-alert = They have had all day to prepare, and are wide awake.
generated-machine-gun = Somebody has heard a machine gun over there.

## What sort of day it is

generated-hour-day = It is broad daylight.
generated-hour-dawn = It is barely light, and the mist has not gone from the fields: nobody sees far.
generated-hour-night = There is no moon. You carry a few flares, and a flare shows you to everybody too.
generated-second = If there is time, {$second} would be good to have as well.
generated-artillery-ours = Our mortars have promised to answer, once.
generated-artillery-theirs = Their mortars have the ground before you on their maps.
generated-artillery-both = Our mortars have promised to answer, once; theirs need no promise.
generated-turns = You have {$count} turns.

## The strikes on the sheet

generated-guns-ours = {$weapon} Strike
generated-guns-theirs = German {$weapon} Strike

## The victory table

generated-verdict-1 = Better than anyone asked
generated-verdict-1-text = The colonel reads the report twice and sends it on without a change, which has never happened before.
generated-verdict-2 = Well done
generated-verdict-2-text = It went as it does in the manual, nearly. There is hot food, and nobody asks how many portions.
generated-verdict-3 = Done, at a price
generated-verdict-3-text = What was asked for has been delivered. The platoon leader looks at the list and says nothing.
generated-verdict-4 = Not what was asked
generated-verdict-4-text = Some of it is done. Another squad will be told to do the rest, and to be quick about it.
generated-verdict-5 = A day to forget
generated-verdict-5-text = There will be another attempt, when there are enough men for one.

## The form

generate-title = Generate a battle
generate-board = Map
generate-ground = Ground seed
generate-ground-none = only for a generated map
generate-made-up = { $country }, generated
generate-beside = Second map
generate-alone = none
generate-kind = Task
generate-kind-take = attack
generate-kind-hold = defence
generate-kind-pass = breakthrough
generate-kind-raid = raid
generate-kind-rescue = rescue
generate-men = Your men
generate-enemies = Enemy counters
generate-quality = Enemy quality
generate-quality-green = green
generate-quality-regular = regulars
generate-quality-veteran = veterans
generate-machine-gun = Machine gun
generate-machine-gun-false = none
generate-machine-gun-true = perhaps one
generate-readiness = Readiness
generate-readiness-asleep = unprepared
generate-readiness-watchful = prepared
generate-readiness-alert = prepared, alert
generate-hour = Light
generate-hour-day = day
generate-hour-dawn = mist at dawn
generate-hour-night = night
generate-artillery = Mortars
generate-artillery-none = none
generate-artillery-ours = ours
generate-artillery-theirs = theirs
generate-artillery-both = both
generate-turns = Turns
generate-all = Randomize all
generate-again = Another battle
generate-save = Save
generate-seed = Seed {$seed} · R throws the die of a line
generate-seed-short = Seed {$seed}
generate-drawing = Drawing the ground…
generate-map = Blue: where your men may be set up. Red: what counts. A cross: an enemy counter, man or dummy.
generate-saved = Saved among your scenarios
generate-saved-as = Saved as {$path}
generate-not-saved = The scenario cannot be saved: {$cause}
generate-ground-no-seed = A seed is a number from 1 to { $most }.
generate-ground-not-saved = The map cannot be saved: { $cause }
