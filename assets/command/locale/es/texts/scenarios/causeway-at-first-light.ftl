title = La calzada al amanecer
    .en = The Causeway at First Light
place = Prados inundados en Normandía
    .en = Flooded meadows behind the Normandy coast
date = Junio de 1944
    .en = June 1944
story = La única carretera que sale de la zona de salto cruza un pantano y un pequeño puente. Los paracaidistas estadounidenses se han reunido de noche en su lado oeste; en el otro los ha oído una compañía alemana, que tiene orden de mantener cerrada la carretera.
    .en = The only road off the drop zone runs through a marsh and over one small bridge. American paratroopers have gathered on its western side in the night; on the other a German company has heard them, and has been told to keep the road shut.
