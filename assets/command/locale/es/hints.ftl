# Lo que se dice cuando algo aparece por primera vez en una partida.

hint-order = Juega una carta por la orden impresa en ella. Están iluminadas las cartas cuya orden se puede dar ahora. En un turno puedes dar tantas órdenes como tu límite, una tras otra.
hint-activate = Activas una unidad, o un mando con las unidades que quieras dentro de su radio de Mando. En un turno nadie se activa dos veces, salvo un héroe.
hint-discard = No has dado ninguna orden en este turno, así que puedes descartarte: de ninguna carta o de tantas como permita tu nación. Después se completa tu mano.
hint-fire = Las unidades y armas de un hex, o de hexes que se tocan, pueden disparar juntas: una es la base y cada una de las demás suma uno a su potencia. Morteros, cañones y lanzacohetes siempre disparan solos.
hint-op-fire = Cuando unas unidades se mueven, el otro bando puede actuar en cada hex en el que entran. Una carta de Fuego activa unidades para el fuego de oportunidad: pueden disparar a cada paso de este movimiento y cuentan como activadas el resto del turno.
hint-defence = El ataque se tira una vez para todo el hex. Luego cada unidad tira por su defensa: por debajo del total de ataque cae en desorden; con el mismo total queda bajo supresión, o en desorden si se está moviendo.
hint-suppressed = La supresión quita uno de potencia, alcance, movimiento y Moral, y la unidad no dispara armas. Una { use-recover } la quita.
hint-broken = Una unidad en desorden se voltea y tiene los valores de esa cara; no dispara armas. Si cae en desorden otra vez, queda eliminada. Con una { use-recover } puede reorganizarse.
hint-eliminated = Las unidades eliminadas, salvo los héroes, van al registro de bajas de su bando, y el enemigo gana puntos por ellas. Si una tiene que ir a la casilla del marcador de Rendición, su bando pierde en el acto.
hint-recover = Una { use-recover } quita primero toda la supresión del bando. Luego tira cada unidad en desorden: por debajo de su Moral se reorganiza, si es igual queda bajo supresión y sigue en desorden, por encima no pasa nada.
hint-rout = Una { use-rout } hace tirar dos dados a cada unidad en desorden de un bando. Si saca su Moral, queda bajo supresión. Si saca más, se retira hacia su propio borde: un hex por cada punto de más.
hint-melee = Si los dos bandos están en un hex, luchan al final de la orden. Cada bando suma la potencia de sus unidades, sin las armas, y tira. El del total menor pierde todas sus unidades allí; en un empate, casi siempre los dos.
hint-event = La carta de una tirada ha activado un evento: el bando que ha tirado descubre su siguiente carta y cumple el evento que trae. El diario dice qué resulta.
hint-sniper = La carta de una tirada ha activado un francotirador: el bando que ha tirado lee un hex al azar y puede dejar en desorden a una unidad en él o al lado.
hint-jammed = La carta de una tirada de ataque ha encasquillado las armas: se averían todas las que han disparado en el ataque. El ataque vale igualmente.
hint-time = El Tiempo avanza cuando una tirada lo activa o se acaba un mazo. El bando que lo ha causado baraja sus descartes y lo que quede de su mazo en uno nuevo, cada bando en Defensa gana un punto y llegan las unidades que tocan en esta casilla.
hint-sudden-death = Desde el marcador de Muerte Súbita, cada vez que el Tiempo avanza se hace esta tirada. Si es menor que el número de la casilla de Tiempo, la partida acaba y deciden los puntos.
hint-initiative = Tienes la carta de iniciativa. Si la entregas, esta tirada se anula y se repite; entonces la tiene el enemigo, que puede hacer lo mismo.
hint-objective = Un objetivo es del último bando que estuvo solo en él, aunque sus unidades se hayan ido. Sus puntos cambian de bando con él.
hint-chit = Las fichas dicen lo que valen los objetivos. Las descubiertas cuentan en el acto para quien los controla. Las secretas solo las conoce su dueño y puntúan cuando se descubren, a más tardar al final, si deciden los puntos.
hint-artillery = Se ha pedido un disparo de corrección. Una tirada dice si es preciso y una carta, hacia dónde deriva. Luego se bombardean su hex y los seis contiguos, esté quien esté en ellos.
hint-targeting = Morteros, cañones y lanzacohetes tiran primero para ver si aciertan: el producto de los dados, menos el estorbo, tiene que superar la distancia en hexes.
hint-weapon = Un arma averiada no dispara; si se avería otra vez, se pierde. Cada vez que se lee un hex al azar, su fila puede repararla o hacer que se pierda.
hint-smoke = El humo estorba con su número el fuego hacia su hex, desde él y a través de él, a los dos bandos.
hint-night = De noche, la distancia estorba cada disparo a un blanco que nada ilumina, entrar en casi todo el terreno cuesta uno más y quien no da órdenes se descarta de toda la mano.
hint-starshell = Una bengala ilumina todo a dos hexes o menos: la oscuridad no estorba el fuego contra las unidades que están allí.
