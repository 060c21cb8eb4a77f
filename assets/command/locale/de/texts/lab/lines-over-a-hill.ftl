title = Über einen Hügel und seinen Wald
    .en = Over a hill and its woods
text-1 = Vom Hügel in 10.09 schneidet Wald derselben Ebene die Linie nach 11.06 ab, der Hügel selbst die Linie hinab nach 12.06; über den tieferen Wald in 12.08 sieht man 14.06.
    .en = From the hill in 10.09 woods of the same level cut the line to 11.06, and the hill itself the line down to 12.06; over the lower woods in 12.08 one sees 14.06.
