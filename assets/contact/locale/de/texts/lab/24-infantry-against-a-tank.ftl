title = Infanterie gegen einen Panzer am Wald
    .en = Infantry against a tank beside a wood
text-1 = Der Panzer steht keine 5 cm vom Wald. Die Sturmgruppe besteht ihren Erfahrungstest; Truppen wie sie brauchen 4, und eine 5 vernichtet.
    .en = The tank stands within 5 cm of a wood. The assault squad passes its experience test; troops like it need 4, and a 5 destroys.
