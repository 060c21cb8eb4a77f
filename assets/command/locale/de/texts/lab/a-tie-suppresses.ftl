title = Gleichstand hält nieder
    .en = A tie suppresses
text-1 = Eine Einheit, die die Angriffssumme erreicht, wird niedergehalten, wenn sie steht; in Bewegung würde sie gebrochen.
    .en = A unit that equals the attack total is suppressed if it stands still; if it were on the move it would break.
