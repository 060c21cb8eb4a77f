title = Sin confusión a 10 cm
    .en = Not mistaken at 10 cm
text-1 = A 10 cm justos no hay confusión: no se pregunta.
    .en = At exactly 10 cm nobody is mistaken: there is no question.
