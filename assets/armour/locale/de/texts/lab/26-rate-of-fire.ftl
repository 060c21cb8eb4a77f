title = Feuergeschwindigkeit
    .en = Rate of fire
text-1 = Ein Geschütz mit drei Würfeln im Stand hat in Bewegung einen. Eine Waffe mit einem Würfel behält ihn und braucht 1 mehr; ein T-70, überlastet obendrein, braucht auch nicht mehr.
    .en = A gun with three dice halted has one on the move. A weapon with one die keeps it and needs 1 more; a T-70, overworked besides, needs no more than that.
