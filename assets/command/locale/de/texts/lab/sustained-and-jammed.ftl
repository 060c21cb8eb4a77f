title = Dauerfeuer und Ladehemmung
    .en = Sustained Fire and a jam
text-1 = Ein Pasch bei Dauerfeuer macht das MG defekt, und Ladehemmung! auf derselben Karte noch einmal: Es ist sofort verloren. Der Angriff geht weiter.
    .en = A double under Sustained Fire breaks the machine gun, and Jammed! on the same card breaks it again: it is lost at once. The attack goes on.
