title = Ein Sturm und die Antwort
    .en = An assault and its answer
text-1 = Der Sturm misslingt. Die Verteidiger bestehen ihre Probe und greifen sofort zurück, ohne Abwehrfeuer; auch sie treffen nicht. Nun müssen die Stürmenden sich bewähren: Es gelingt, und sie lösen sich trotzdem.
    .en = The assault misses. The defenders pass their test and counterattack at once, without defensive fire; they miss as well. Now the assaulters must test: they pass, and break off all the same.
