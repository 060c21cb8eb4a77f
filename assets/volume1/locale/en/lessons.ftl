# The lessons: their list, and lessons 1 to 4.

lessons-title = Learn the game
lessons-note = Short battles with a hint at each step. Nothing in them counts.
lessons-empty = No lessons here.
lessons-begin = Begin
lessons-done = done
lessons-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
lessons-row = { $number }. { $title }
lesson-to-battle = Four Men and a Barn

lesson-cards = Cards and initiative
    .about = The card of the turn, who acts first, and a card kept for later.
    .end = One card a turn: its numbers say when your teams act, its text may help or hurt. A Discard card is worth more in your hand when things go wrong.
lesson-cards-hand = Every turn begins with one card from your hand. You have three. Rest the pointer on a card to read it whole.
    .rule = 5.0
lesson-cards-numbers = The three numbers are the initiative of Able, Baker and Charlie. The team with the lowest number acts first. Taylor and Crowe belong to Able: which card lets them act soonest?
    .rule = 5.1
    .a1 = Bad Shooting
    .a2 = Hit the Dirt
    .a3 = Steady, Boys
    .wrong = Look at the first number, Able’s: the lowest acts first.
lesson-cards-play = Play “Bad Shooting”: click it, or drag it onto the track at the left. It is an Order card, so what it says happens too: everybody shoots worse this turn.
    .rule = 5.1.1
    .off = That was another card. This lesson needs “Bad Shooting” on the track.
lesson-cards-commit = Now every man gets an order; the next lesson is about that. Press { $key-commit }, and once more to confirm: a man without an order hides.
    .rule = 7.0
lesson-cards-enemy-card = Now a card is turned for each alert enemy. It gives Jung his order, and its circle gives his team’s initiative.
    .rule = 9.1
lesson-cards-track = The track shows the order in which the teams act, in all four impulses. Able has 4, Red has 79. Who acts first?
    .rule = 9.1
    .a1 = Able
    .a2 = Red
    .wrong = The lowest number acts first.
lesson-cards-re-roll = Jung has hit Taylor! “Hit the Dirt” is a Discard card: it was kept for this. Play it now, and the shot is rolled again.
    .rule = 5.1.2
    .off = You kept the card, and the hit counts. Try again and play it.
lesson-cards-spared = A miss. The log keeps both rolls and every sum; a click on a line shows where it happened.
