title = Siete impactos en doce equipos
    .en = Seven hits on twelve teams
text-1 = Una compañía que empezó la fase con doce equipos encaja siete impactos sin quedar fijada.
    .en = A company that began the phase with twelve teams takes seven hits without being pinned.
