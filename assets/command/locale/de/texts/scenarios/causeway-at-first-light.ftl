title = Der Damm im Morgengrauen
    .en = The Causeway at First Light
place = Überflutete Wiesen in der Normandie
    .en = Flooded meadows behind the Normandy coast
date = Juni 1944
    .en = June 1944
story = Die einzige Straße aus der Absprungzone führt durch einen Sumpf und über eine kleine Brücke. Amerikanische Fallschirmjäger haben sich in der Nacht an ihrem Westende gesammelt; am anderen hat eine deutsche Kompanie sie gehört; sie soll die Straße sperren.
    .en = The only road off the drop zone runs through a marsh and over one small bridge. American paratroopers have gathered on its western side in the night; on the other a German company has heard them, and has been told to keep the road shut.
