# Was gesagt wird, wo etwas zum ersten Mal in einem Spiel vorkommt.

hint-deploy = Eine Einheit wird als Ganzes aufgestellt, in Formation, in deiner Zone und im Befehl ihres Anführers. Klicke einen Ort an, oder zieh sie anderswohin, bis du die Aufstellung beendest.
hint-works = Diese Sperren legst du an, in der umrandeten Zone: nicht in der des Gegners und mindestens 10 cm von Zielen und voneinander. Du darfst welche weglassen.
hint-aiming = Jede Artillerieeinheit darf auf einen Punkt eingeschossen beginnen. Dann kann sie von der ersten Runde an dorthin feuern, ohne sich einzuschießen.
hint-move = Zieh einen Trupp, und seine ganze Einheit kommt mit. Taktisch bewegt kann sie noch schießen und stürmen; weiter weg eilt sie und tut keines von beiden. Die Schaltflächen neben der Frage geben Befehle.
hint-shoot = Wähle eine Einheit, dann ein Ziel: Die besten Schüsse werden mit ihren Aussichten vorgeschlagen. Klicke das Ziel noch einmal an, um zu feuern. Wer sich nicht bewegt hat, würfelt mehr Würfel.
hint-allot = Du verteilst die Treffer auf Trupps der Einheit, auf die geschossen werden konnte. Das genannte Ziel nimmt mindestens einen; alle werden gleichmäßig verteilt.
hint-mistaken = Deine Trupps sind getroffen. Bei 3+ tauschen zwei von ihnen alle Treffer: So lässt sich ein Anführer oder eine schwere Waffe schonen. Der erste Fehlschlag beendet es.
hint-assault = Panzer und Infanterie, die nahe genug sind, dürfen jetzt stürmen, wenn sie nicht geeilt sind und höchstens mit der Feuerrate in Bewegung geschossen haben. Wer stürmt, wird zuerst beschossen.
hint-defence = Der Gegner stürmt. Alle deine Trupps bis 20 cm von den Stürmenden dürfen mit voller Feuerrate schießen. Fünf Treffer weisen eine Infanterieeinheit ab.
hint-counterattack = Deine Einheit hat die Probe bestanden: Sie darf zurückschlagen und wird zum Angreifer, oder sie weicht auf mehr als 15 cm. Weichen hält sie nieder.
hint-consolidate = Der Sturmangriff ist gewonnen. Die Sieger dürfen sich bis zu 10 cm bewegen, nicht näher als 5 cm an einen Feind, und verlassene Schützenlöcher übernehmen.
hint-leader = Diese Einheit braucht einen Anführer, oder ihrer ist aufgehalten. Nenne einen der Trupps, die übernehmen können; ohne Anführer hat eine Einheit nie gute Moral.
hint-ambush = Einheiten im Hinterhalt können jetzt aufgedeckt werden, ganz und in deiner Zone: mindestens 10 cm von jedem Feind und 40 cm von denen, die sie sähen, wenn sie nicht in Deckung sind.
hint-reserve = Eine Einheit deiner Wahl ist da. Sie kommt am markierten Stück der Tischkante herein, mindestens 20 cm von Feinden, und bewegt sich sofort.
hint-aircraft = Deine Flugzeuge sind nur für diesen Angriff über dem Tisch. Nichts von ihnen darf bis 20 cm von einem eigenen Trupp einschlagen.
hint-flak = Bevor Flugzeuge angreifen, dürfen Waffen gegen Flugzeuge auf sie feuern. Wer das tut, schießt und stürmt in seinem eigenen nächsten Zug nicht.
hint-cross = Schweres Gelände: Ein Trupp würfelt, um hineinzugehen oder darin aufzubrechen. Wem es misslingt, der bleibt dort sofort stehen. Der Weg, den du legst, nennt die Würfe vorher.
hint-mines = Bis 5 cm von einem Minenfeld würfelt jeder Trupp Können. Misslingt es, geht eine Mine hoch, und die Einheit wird am Ende ihrer Bewegung niedergehalten.
hint-bailed = Die Besatzung ist ausgestiegen: Der Panzer tut nichts, bis sie wieder aufsitzt, im ersten deiner Anfangsschritte. Steigt sie noch einmal aus, kann er verloren sein.
hint-pinned = Deine Einheit wird niedergehalten: Sie geht nicht näher an den Feind, schießt mit weniger Würfeln und stürmt nicht. In deinen nächsten Anfangsschritten kann sie sich sammeln.
hint-swapped = Die beschossene Seite darf bei 3+ die Treffer zweier Trupps tauschen. Nahe am Schützen geht das nicht.
hint-rally = Ein Würfel für jede niedergehaltene Einheit, Moral oder mehr. Nahe bei ihrem Kommandeur würfelt eine Einheit noch einmal, wenn es misslingt.
hint-last-stand = Diese Einheit hat so viel verloren, dass sie ihr letztes Gefecht würfeln muss. Misslingt es, ist sie ganz verloren. Zwei Panzer, zwei Geschütze oder drei Infanterietrupps im Befehl brauchen keinen Wurf.
hint-ranging = Artillerie schießt sich zuerst ein: drei Versuche je Beobachter und Zug. Gelände unter der Schablone macht es schwerer, und spätere Versuche treffen schlechter.
hint-screen = Durch eine Nebelwand sieht über 15 cm niemand. Sie liegt bis zum nächsten Zug der Seite, die sie gelegt hat.
hint-night = Bei Nacht würfelt eine Einheit vor dem Schießen, wie weit sie sieht, jeder Schuss braucht 1 mehr, und niemand eilt schneller als durch Gelände. Ab der dritten Runde kann der Tag anbrechen.
