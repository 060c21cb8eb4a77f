# Lo que se dice cuando algo aparece por primera vez en una partida.

hint-deploy = Una unidad se despliega entera, en formación, dentro de tu zona y bajo el mando de su líder. Haz clic en un sitio, o arrástrala a otro hasta que acabes el despliegue.
hint-works = Estas obras las colocas tú, en la zona marcada: no en la del enemigo, y al menos a 10 cm de los objetivos y entre sí. Puedes dejar algunas sin poner.
hint-aiming = Cada unidad de artillería puede empezar con un punto localizado. Así puede tirar allí desde el primer turno, sin localizar.
hint-move = Arrastra un equipo y toda su unidad va con él. A velocidad Táctica aún puede disparar y asaltar; más lejos va a la carrera y no hace ni lo uno ni lo otro. Los botones junto a la pregunta dan órdenes.
hint-shoot = Elige una unidad y luego un blanco: se proponen los mejores disparos con sus probabilidades. Haz clic otra vez en el blanco para disparar. Quien no ha movido tira más dados.
hint-allot = Tú repartes los impactos entre los equipos de esa unidad a los que se podía disparar. El blanco señalado recibe uno al menos; se reparten por igual.
hint-mistaken = Han alcanzado a tus equipos. Con 3+ dos de ellos intercambian todos sus impactos: así puede salvarse un líder o un arma pesada. El primer fallo lo termina.
hint-assault = Los carros y la infantería que estén bastante cerca pueden cargar ahora, si no han corrido y han disparado como mucho con la cadencia en movimiento. Quien carga recibe antes los disparos.
hint-defence = El enemigo carga. Todos tus equipos a 20 cm de los que cargan pueden disparar con su cadencia plena. Cinco impactos rechazan a una unidad de infantería.
hint-counterattack = Tu unidad ha superado la prueba: puede devolver el golpe y pasar a ser la asaltante, o romper el contacto hasta más de 15 cm. Romperlo la deja fijada.
hint-consolidate = El asalto está ganado. Los vencedores pueden mover hasta 10 cm, no a menos de 5 cm de un enemigo, y ocupar los pozos abandonados.
hint-leader = Esta unidad necesita un líder, o el suyo está detenido. Nombra a uno de los equipos que pueden sucederle; sin líder una unidad nunca tiene buen ánimo.
hint-ambush = Ahora se pueden revelar unidades emboscadas, enteras y en tu zona: al menos a 10 cm de todo enemigo, y a 40 cm de los que las verían, salvo que estén a cubierto.
hint-reserve = Ha llegado una unidad a tu elección. Entra por el tramo marcado del borde, al menos a 20 cm de los enemigos, y mueve en el acto.
hint-aircraft = Tus aviones están sobre la mesa solo para este ataque. Nada suyo puede caer a 20 cm o menos de un amigo.
hint-flak = Antes de que ataquen los aviones, las armas antiaéreas pueden tirar contra ellos. La que lo hace no dispara ni asalta en su propio turno siguiente.
hint-cross = Terreno difícil: un equipo tira su Cruce para entrar o para arrancar dentro. El que falla se detiene allí mismo. El camino que trazas anuncia antes las tiradas.
hint-mines = A menos de 5 cm de un campo de minas cada equipo tira Pericia. Si falla, estalla una mina, y la unidad queda fijada al acabar su movimiento.
hint-bailed = La tripulación ha desalojado: el carro no hace nada hasta que remonte, en el primero de tus pasos iniciales. Si lo desalojan otra vez, puede perderse.
hint-pinned = Tu unidad está fijada: no se acerca al enemigo, dispara con menos dados y no carga. Puede reorganizarse en tus próximos pasos iniciales.
hint-swapped = El bando alcanzado puede intercambiar los impactos de dos equipos con una tirada de 3+. Cerca del tirador no se puede.
hint-rally = Un dado por cada unidad fijada, Motivación o más. Cerca de su comandante una unidad tira otra vez si falla.
hint-last-stand = Esta unidad ha perdido tanto que tiene que hacer su última resistencia. Si falla, se pierde entera. Dos carros, dos cañones o tres equipos de infantería bajo mando no tiran.
hint-ranging = La artillería primero localiza: tres intentos por observador y turno. El terreno bajo la plantilla lo dificulta, y los intentos posteriores impactan peor.
hint-screen = Nadie ve a través de una cortina de humo más allá de 15 cm. Dura hasta el próximo turno del bando que la ha tendido.
hint-night = De noche una unidad tira hasta dónde ve antes de disparar, cada disparo necesita 1 más y nadie corre más que por terreno. Desde el tercer turno puede amanecer.
