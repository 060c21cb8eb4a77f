title = Der Draht vor dem Rauch
    .en = Wire before smoke
text-1 = Wer sich bewegt, will nach seinem Schritt Rauch werfen. Der Gegner als Inaktiver handelt zuerst: Verborgener Drahtverhau, und der hält ihn auf.
    .en = The mover wants to throw smoke after his step. The enemy, who is inactive, acts first: hidden wire, and it stops him.
