# Lo que muestran las figuras del reglamento.

figure-of-1-0 = Un pelotón y lo que tiene delante: tres hombres tuyos, aún ocultos, una ficha sin identificar en la casa y un enemigo conocido.
figure-of-2-0 = Cada hex tiene su número, su terreno y su nivel. La línea de visión va del centro de un hex al centro del otro.
figure-of-3-0 = Fichas: un líder tuyo, un oficial enemigo conocido y un enemigo sin identificar.
figure-of-4-0 = Cada hombre tiene su orden; después los equipos actúan impulso a impulso, en el orden del registro de iniciativa.
figure-of-5-0 = Un líder con «Planificar» roba cartas al final del turno si supera su chequeo.
figure-of-6-0 = El marcador de orden va debajo de su hombre: fuego de supresión, esprintar, reptar.
figure-of-7-0 = Cuatro órdenes en un turno: fuego rápido desde el seto, correr y disparar, recuperarse tras las rocas y ponerse a cubierto.
figure-of-8-0 = Hombres tuyos, uno oculto y otro detectado; un enemigo sin identificar y uno conocido.
figure-of-9-0 = El número del marcador enemigo es una dirección de la brújula: uno va hacia la 3, el otro por turno hacia la 5 y la 6.
figure-of-10-0 = Con correr y disparar el enemigo dispara en los impulsos 2 y 4 si tiene blanco; si no, sigue por este camino.
figure-of-11-0 = Terreno: campo, hierba alta, árboles, frutales, edificio; troncos, pantano, seto, muro, rocas; depresión, arroyo, pozo de tirador.
figure-of-12-0 = La casa corta la línea hacia el enemigo que está detrás; al otro se lo ve. Tras el corte la línea es roja.
figure-of-13-0 = Un disparo: la habilidad del tirador, la distancia de cinco hexes y lo que vale la orden ocultarse entre árboles.
figure-of-14-0 = Una granada alcanza tres hexes. Se lanza en el impulso 3 y explota al final del turno.
figure-of-15-0 = Los contrarios de un mismo hex luchan cuerpo a cuerpo bajo un marcador de cuerpo a cuerpo; nadie ve hacia dentro ni hacia fuera.
figure-of-16-0 = Una herida leve; y un médico en el hex de un herido grave.
figure-of-17-0 = Un hombre audaz, uno cauteloso y uno asustado, y un enemigo en huida.
figure-of-18-0 = El humo entre dos hombres resta a todo disparo y chequeo de detección que pase por su hex.
figure-of-19-0 = Un hombre asustado y herido se recupera cerca de su sargento: en el chequeo cuentan las heridas, y también el líder.
figure-of-20-0 = Lo que dejan los proyectiles: un cráter en campo abierto, los escombros de una casa y hombres pegados al suelo.
figure-of-21-0 = De noche nadie ve más allá de lo que dice el escenario, aquí tres hexes: al enemigo más lejano no se lo ve.
figure-of-22-0 = Dominas un objetivo con un hombre tuyo en cualquiera de sus hexes, mientras no haya un enemigo en ninguno.
