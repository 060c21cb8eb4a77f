title = Blanco fijado al tercer intento
    .en = Ranged in at the third attempt
text-1 = Un observador tiene tres intentos, aquí con 3+. Tras el tercero cada impacto exige 2 más: los fusileros, que se impactan con 3+, exigen un 5.
    .en = A spotter has three attempts, here on 3+. After the third one every hit needs 2 more: riflemen, hit on 3+, take a 5.
