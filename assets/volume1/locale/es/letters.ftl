# Letters home. Which variant is written when: assets/letters.toml asks of a battle what a variant says of it.

letters-next = Carta siguiente
letters-done = Enviarlas
letters-count = carta {$place} de {$count}
letter-dated = En algún lugar de Francia
letter-dated-1944-06 = En algún lugar de Francia, {$day} de junio de 1944
letter-dated-1944-07 = En algún lugar de Francia, {$day} de julio de 1944
letter-company = El jefe de la compañía

# What his family calls a man; one without a name here signs with his surname.
# As in English: given-name-sgt-taylor, given-name-cpl-thomas, given-name-pvt-cragg, given-name-pvt-johnson, given-name-pvt-goldstein, given-name-pvt-oconnell, given-name-pvt-miller, given-name-pvt-donahue, given-name-pvt-crowe, given-name-cpl-stinson, given-name-pvt-kowalski, given-name-pvt-lozano, given-name-pvt-meeks, given-name-pvt-woodruff, given-name-pvt-brubaker, given-name-pvt-dougless, given-name-pvt-maloney, given-name-pvt-butterman, given-name-pvt-walsh, given-name-pvt-peters, given-name-sgt-mayfield, given-name-pvt-stubbs, given-name-pvt-temple, given-name-pvt-connor

given-name-sgt-taylor = Frank
given-name-cpl-thomas = Gene
given-name-pvt-cragg = Walt
given-name-pvt-johnson = Everett
given-name-pvt-goldstein = Sam
given-name-pvt-oconnell = Danny
given-name-pvt-miller = Hal
given-name-pvt-donahue = Jack
given-name-pvt-crowe = Virgil
given-name-cpl-stinson = Dale
given-name-pvt-kowalski = Stan
given-name-pvt-lozano = Tony
given-name-pvt-meeks = Alvin
given-name-pvt-woodruff = Clyde
given-name-pvt-brubaker = Amos
given-name-pvt-dougless = Homer
given-name-pvt-maloney = Mike
given-name-pvt-butterman = Otis
given-name-pvt-walsh = Tim
given-name-pvt-peters = Leo
given-name-sgt-mayfield = Roy
given-name-pvt-stubbs = Earl
given-name-pvt-temple = Norman
given-name-pvt-connor = Pat

# One for each man of the squad, then for each who may come for him.

letter-greeting-own-1 = Querida madre:
letter-greeting-own-2 = Querido hermano:
letter-greeting-own-3 = Querida Ruth:
letter-greeting-own-4 = Querido viejo:
letter-greeting-own-5 = Madre querida:
letter-greeting-own-6 = Querida mamá:
letter-greeting-own-7 = Querida hermanita:
letter-greeting-own-8 = Mi querida Helen:
letter-greeting-own-9 = Querida abuela:
letter-greeting-own-10 = Querido papá:
letter-greeting-own-11 = Mamá querida:
letter-greeting-own-12 = Querida mamacita:
letter-greeting-own-13 = Querida Alice:
letter-greeting-own-14 = Querido padre:
letter-greeting-own-15 = Querido Eli:
letter-greeting-own-16 = Querida tía May:
letter-greeting-own-17 = Querida Peg:
letter-greeting-own-18 = Mi querida mamá:
letter-greeting-own-19 = Querida Kathleen:
letter-greeting-own-20 = Querida hermana:
letter-greeting-own-21 = Querida Betty:
letter-greeting-own-22 = Querida madre:
letter-greeting-own-23 = Querido padre:
letter-greeting-own-24 = Querida Nora:
letter-greeting-leader-1 = Estimados señores {$name}:
letter-greeting-leader-2 = Estimada señora {$name}:
letter-greeting-leader-3 = A la familia de {$rank} {$name}:
letter-greeting-leader-4 = Estimado señor {$name}:

# The farewell has the number of the greeting.
letter-farewell-own-1 = Tu hijo que te quiere,
letter-farewell-own-2 = No te preocupes,
letter-farewell-own-3 = Dale un beso al pequeño de mi parte,
letter-farewell-own-4 = Escribe pronto, aunque solo sea del perro,
letter-farewell-own-5 = Estoy comiendo bien,
letter-farewell-own-6 = El domingo pude ir a misa,
letter-farewell-own-7 = Ni se te ocurra tocar mi bicicleta,
letter-farewell-own-8 = Siempre tuyo,
letter-farewell-own-9 = Tu muchacho,
letter-farewell-own-10 = Guárdame algo de heno por segar,
letter-farewell-own-11 = Enciende una vela por todos nosotros,
letter-farewell-own-12 = Tu hijo que no te olvida,
letter-farewell-own-13 = Espérame,
letter-farewell-own-14 = No vendas la camioneta,
letter-farewell-own-15 = No le metas prisa a la yegua,
letter-farewell-own-16 = Tu sobrino favorito,
letter-farewell-own-17 = El pesado de tu hermano,
letter-farewell-own-18 = Tu hijo, muerto de hambre,
letter-farewell-own-19 = Con todo mi amor,
letter-farewell-own-20 = Esta léesela al abuelo,
letter-farewell-own-21 = Diles a los niños que duermo bien,
letter-farewell-own-22 = Dale de comer a mi perro,
letter-farewell-own-23 = Sigo leyendo,
letter-farewell-own-24 = No bailes con ninguno más alto,
letter-farewell-leader-1 = Con el pésame de todos los hombres de aquí,
letter-farewell-leader-2 = Respetuosamente suyo,
letter-farewell-leader-3 = Con hondo pesar,

letter-killed-1 = A estas horas ya habrán recibido el telegrama. Yo estaba a pocos metros de {$given} cuando ocurrió, y puedo decirles que fue rápido. Lo enterramos bajo un manzano, y los muchachos tallaron la cruz con sus propias manos.
letter-killed-2 = He empezado esta carta cuatro veces. {$given} era el que hacía reír a los demás, también aquella mañana. Hizo lo que se le pidió, e iba el primero cuando lo alcanzaron. No se quedó allí solo.
letter-killed-3 = La noche antes, {$given} compartió conmigo su último cigarrillo. Hablaba de ustedes. Quiero que sepan que los hombres que estaban con él viven, y que algunos viven gracias a él.
letter-killed-4 = Nada de lo que escriba les servirá de consuelo, y aun así se lo debo a {$given}. Era un buen soldado y mejor amigo de lo que yo merecía. Su reloj y sus cartas van de camino.
letter-killed-5 = El capellán ya les ha escrito, y él sabe encontrar las palabras. Yo solo tengo esto: {$given} no le falló ni una vez al hombre de al lado, y el hombre de al lado casi siempre era yo.
letter-killed-6 = No conocí a {$given} tanto tiempo como ustedes, pero lo conocí en las peores horas, y en ellas fue bueno. No muchos lo son. Les dirán que fue valiente. También eso es verdad.
letter-killed-7 = He tenido que aprender a escribir estas cartas, y no se hace más fácil. {$given} llevaba el retrato de ustedes dentro del casco. Uno de los hombres volvió a buscarlo para que lo tengan. Va en este sobre.
letter-killed-8 = Deben saber que {$given} no tenía miedo, o lo escondía tan bien que los más jóvenes cobraban ánimo al verlo. Hay una fila de amapolas junto al camino donde descansa. Les he apuntado el lugar.
letter-killed-9 = El Ejército ya se lo habrá dicho, con las palabras que tiene para eso. Con las mías: {$given} ha muerto, y aquí no hay hombre que no quisiera escribirles una carta mejor que esta, si supiera cómo.
letter-killed-10 = Fue un proyectil. Llegó sin aviso, y {$given} no pudo oírlo, porque no lo oyó ninguno. He visto las otras maneras. Si tenía que ser, le habría deseado esta.
letter-killed-11 = Caían proyectiles, y fue {$given} quien gritó a los demás que se tiraran al suelo. Se tiraron. Él estaba mirando si lo habían hecho todos.
letter-killed-12 = Estaba oscuro, y {$given} estaba tan cerca de mí como este papel. Lo oía y no lo veía. Me preguntó si los demás estaban bien, y le dije que sí.
letter-killed-13 = Salimos pasada la medianoche sin decir palabra, y lo último que tuve de {$given} fue su mano en mi hombro, que es como nos pasamos los avisos a oscuras. Aún la siento.
letter-killed-14 = Nos habían mandado defender un trozo de terreno, y {$given} defendió el suyo. Antes le había preguntado si prefería estar más atrás, y él me preguntó quién iba a estar entonces delante.
letter-killed-15 = {$given} llevaba muy poco con nosotros. He preguntado a los hombres, y cada uno sabía algo de él: que siempre tenía frío, que silbaba, que de todo guardaba la mitad. Yo habría preferido conocerlo un año entero.
letter-killed-16 = Era su primera vez con nosotros, y le había dicho a {$given} que no se separara de mí, para que no le pasara nada. Deben saberlo, y deben saberlo por mí.
letter-killed-17 = No pudimos traer a {$given} con nosotros, y no voy a contarles otra cosa. Conocemos el sitio al palmo, y el primero de nosotros que llegue se ocupará de él. He pedido ser yo.
letter-killed-18 = Puede que lo busquen en el periódico y no lo encuentren. Nos mandaron a un sitio y no lo tomamos, eso es todo. {$given} no se volvió antes que los demás.
letter-killed-19 = Una granada de mano cayó entre nosotros, y no hubo tiempo más que para un grito. Lo dio {$given}. Somos dos los que lo oímos a tiempo.
letter-killed-20 = {$given} y yo hicimos juntos un camino muy largo, y de lo que hubiera que cargar, él cargaba la mitad. Todavía me vuelvo a darle su mitad.
letter-killed-21 = A {$given} le dieron una sola vez, y no sufrió. Eso se escribe siempre. Yo tenía la mano en su hombro, así que pueden creerlo.
letter-killed-22 = A {$given} lo conocí por lo que encontraba hecho cuando iba a mirar, y hecho sin que nadie lo mandara. Así lo recordaré. Ojalá hubieran podido verlo.
letter-killed-23 = Hay una lista de sus cosas, y es corta: una navaja, un peine, once cartas, todas de ustedes. {$given} las había leído hasta que se partieron por los dobleces.

letter-captured-1 = {$given} figura como desaparecido. Yo vi cómo se lo llevaban por su propio pie, y por lo que pude ver no iba herido. Le dejarán escribir por medio de la Cruz Roja. No lo den por perdido, se lo ruego.
letter-captured-2 = Buscamos a {$given} mientras hubo luz. Encontramos su casco y nada más, y eso, a su manera, es buena noticia: aquí hacen prisioneros. Me debe dos dólares y pienso cobrárselos.
letter-captured-3 = Les habrán dicho que {$given} ha desaparecido. Creemos que lo apresaron vivo. Antes les dio trabajo.
letter-captured-4 = Guardo el macuto de {$given} junto al mío. Querrá que se lo devuelva, y preguntará quién ha andado en el chocolate. Lo hicieron prisionero. Puede que tarden meses en saber de él, y se les harán más largos. Aguanten.
letter-captured-5 = Tienen a {$given}, y eran demasiados los que había entre él y nosotros. Le he dado vueltas toda la noche y no encuentro qué debimos hacer. Iba andando, miró atrás y nos saludó con la mano.
letter-captured-6 = {$given} estaba herido cuando lo apresaron, y no habría podido venir con nosotros. Vi a uno de ellos arrodillarse y vendarle la herida, y vendársela bien. Piensen en eso cuando piensen en él.
letter-captured-7 = Estaba oscuro, y al contarnos faltaba uno. Nadie había visto caer a {$given}, y alguien lo había oído maldecir. Por eso les digo con bastante confianza que está prisionero, y de muy mal humor.
letter-captured-8 = El Ejército no tiene para ustedes más que la palabra desaparecido, y es una palabra honrada. Lo que cuentan los hombres es esto: a {$given} lo vieron con las manos en alto, entre otros. Ya estará tras una alambrada, y la Cruz Roja tiene las listas.
letter-captured-9 = No hubo manera de llegar hasta {$given}. Lo intentamos dos veces, y a la segunda nos dejaron ver que lo tenían y que estaba en pie.
letter-captured-10 = Han hecho prisionero a {$given}. Lo conozco: a estas alturas les habrá enseñado un juego de naipes y estará recuperando su reloj. Los demás pensamos ir a buscarlo, pasando por Berlín si hace falta.

letter-home-1 = Me dicen que la guerra sigue sin mí. Escribo con la izquierda porque llevo la derecha escayolada. El jueves sale un barco. No vengas a esperarme con el sombrero bueno, que te lo iba a estropear.
letter-home-2 = Esto es una cama de verdad y las sábanas son blancas. El médico dice que andaré, y que sabré el tiempo que va a hacer un día antes que los demás. Vuelvo a casa.
letter-home-3 = Me he dejado un trozo en Normandía y dicen que puedo quedarme con el resto. Pregúntale al tío Joe si el puesto del molino sigue libre. Puede ser uno en el que se trabaje sentado.
letter-home-4 = Voy en un barco con una etiqueta atada al pijama, como un paquete. Dice adónde voy y qué se me ha roto. De los compañeros que he dejado allí no dice una palabra, así que se lo cuento a la enfermera.
letter-home-5 = Ya no tendrás que leer las listas, no por mí. Para mí se acabó. Creía que me alegraría, y me alegro, y luego petardea un camión y me vuelvo a buscar al pelotón.
letter-home-6 = No es más que la pierna, y nunca fue la buena. En la sala de al lado hay una radio y nos dejan oír el partido. Ponme un plato en la mesa para agosto.
letter-home-7 = Me dicen que soy un hombre con suerte, y he mirado a los demás de aquí, y es verdad. Hay un tren hospital y luego un barco, y después estás tú.
letter-home-8 = He firmado por un pijama, una navaja de afeitar y un viaje a casa. Le pregunté al escribiente si eso era todo, y me dijo que era más de lo que recibe la mayoría.

letter-hospital-1 = No te asustes por el papel, es del hospital. Me han cosido, y la enfermera dice que no he dado guerra. La próxima me la pierdo, y no voy a fingir que lo siento.
letter-hospital-2 = Paso unos días detrás de las líneas con un vendaje como una almohada. Me duele cuando me río, y el de la cama de al lado se sabe todos los chistes que hay.
letter-hospital-3 = Resulta que allí enfrente alguno sí sabe disparar. Me mandan que no me mueva, así que no me muevo. Los muchachos vinieron a verme y se comieron mi chocolate para levantarme el ánimo.
letter-hospital-4 = He dormido dos días en una tienda con una cruz roja encima. Me cortaron las botas, y le he preguntado a todo el mundo dónde están. Eran unas buenas botas.
letter-hospital-5 = Hubo una aguja y luego hubo un techo. Es de lona, y con el viento parece la ropa tendida. Subo otra vez dentro de unos días, así que por ahora piensa que soy el de la suerte.
letter-hospital-6 = El médico me sacó el hierro y me lo dio en una taza. Lo llevaré a casa, y podrás ponerlo en el estante junto a los zapatitos de bebé.
letter-hospital-7 = Estoy en una tienda que tiene un número, y yo tengo otro. Me lo han atado a un botón, y me dicen que a un hombre que puede leer el suyo no le pasa nada.
letter-hospital-8 = Me han dado un lápiz y una naranja. Se me había olvidado que existían las naranjas. Pienso volver con los muchachos antes de que se seque la cáscara.
letter-hospital-9 = Estaba demasiado oscuro para ver qué me dio, y yo ya me había convencido de que era de los grandes. El cirujano dice que no. Dentro de unos días vuelvo al frente.
letter-hospital-10 = Llegué andando hasta el puesto de socorro, y en la puerta se me doblaron las rodillas, delante de todos. El enfermero dice que siempre es en la puerta.

letter-decorated-1 = Me prendieron una medalla, {$medal}, delante de toda la compañía. Yo no hacía más que pensar en lo sucias que llevaba las botas. No sé decirte por qué fue, porque no lo sé muy bien; todo pasó muy deprisa.
letter-decorated-2 = Puedes decirle al cartero que ahora tengo una medalla: {$medal}. El capitán leyó un papel sobre mí, y no reconocí al tipo del que hablaba. La mando a casa; ponla donde no la alcance el gato.
letter-decorated-3 = Qué cosas: me han dado una medalla, {$medal}, por los diez peores minutos de mi vida. La cambiaría por los diez minutos.
letter-decorated-4 = Un general al que no había visto nunca me dio la medalla, {$medal}, y me preguntó de dónde era, y no me vino a la cabeza el nombre del pueblo. Espero que allí nadie se lo tome a mal.
letter-decorated-5 = En la caja pone {$medal}. Otros tres hicieron lo mismo que yo, y a ellos nadie los miraba. Los invité a lo que aquí se puede comprar, que es sidra.
letter-decorated-6 = Nos hicieron formar detrás de un granero, y el ayudante de un general leyó de una lista. Cuando terminó, yo tenía una medalla, {$medal}, y los demás la cara quemada por el sol.
letter-decorated-7 = Tengo una medalla, {$medal}, y hay un papel que va con ella. Guarda el papel. Sabe mejor que yo lo que hice, y algún día a lo mejor quiero preguntárselo.
letter-decorated-8 = Aquello por lo que me dieron la medalla, {$medal}, pasó a oscuras. Lo saben por mí y por otro, y los dos no estamos de acuerdo.

letter-wounded-1 = Tengo un rasguño. Se parece a lo que me hizo la sierra aquel verano, pero más pequeño. Me lo lavaron, me lo vendaron y volví al pelotón yo solo.
letter-wounded-2 = Si oyes que me han dado, es verdad y no es nada. Entró y salió sin pararse. Peor me lo ha hecho alguna alambrada.
letter-wounded-3 = Tengo un agujero en la manga y otro en el brazo que iba dentro. El de la manga me molesta más, porque deja pasar la lluvia.
letter-wounded-4 = Se ofrecieron a llevarme a retaguardia y dije que antes me iba andando al frente, por presumir. Todavía sé escribir, como ves, y pelar patatas, como han visto ellos.
letter-wounded-5 = Sangré encima de la carta que te tenía a medio escribir, así que esta es otra. No fue mucho. El otro apunta tan mal como yo.
letter-wounded-6 = Una esquirla de piedra, quién lo diría, de un muro que lleva en pie desde Colón. Llevo una venda en un ojo y parezco un pirata. Los niños de aquí me hacen el saludo.
letter-wounded-7 = Me dieron, y ya estoy en pie, así que no hace falta que me busques en las listas. Me lo han vendado tan bien que no puedo doblar ese brazo, y saludo con el otro.
letter-wounded-8 = El sanitario dice que soy el mejor paciente que ha tenido hoy, y que la competencia era floja. Duele un poco. Cuando leas esto ya habrá dejado de doler.
letter-wounded-9 = Tenía mala pinta, y durante una hora fue malo. Luego sacaron el hierro, y resultó que no había tocado nada de lo que necesito. Ya estoy otra vez con el pelotón.
letter-wounded-10 = No te voy a decir que fue un rasguño. Fue un agujero, y ya está cerrado. Hoy me puse en pie y nadie aplaudió, así que debió de parecer natural.
letter-wounded-11 = Estaba oscuro, y creí que alguien me había empujado. Le dije que se estuviera quieto. Luego me llevé la mano allí, y le pedí perdón.
letter-wounded-12 = Aquí hay espinas largas como clavos. Crucé a toda prisa un seto de ellas y al otro lado me dieron, y no habría sabido decirte cuál era cuál.
letter-wounded-13 = Me dio un trozo de árbol, que cuentan igual que un trozo de hierro. Era haya de la buena. Lo pedí para palillo de dientes.
letter-wounded-14 = Iba con prisa, con el agua por encima de las botas, y no me di cuenta. Me di cuenta al vaciar la bota, cuando no todo lo que salió era agua.
letter-wounded-15 = Me van a dar una cinta por haberme puesto en mal sitio. Dicen que es morada. Habría preferido el otro sitio.
letter-wounded-16 = Vinieron contra nosotros, y uno de ellos tiraba mejor de lo que parecía. Me quedé donde estaba, porque había lo mismo hasta el frente que hasta la retaguardia.

letter-ran-1 = Tengo que contárselo a alguien. Cuando se puso feo, las piernas echaron a correr y yo me fui con ellas. Nadie me ha dicho nada. Ojalá me lo dijeran.
letter-ran-2 = Esta vez no serví de mucho. Me encontré junto a un camino, a un kilómetro y medio de allí, sin saber cómo había llegado. El capitán me dio café y dijo que a todos les pasa una vez. Esta ha sido la mía.
letter-ran-3 = Me criaste para que no mintiera, así que ahí va: salí corriendo. Paré cuando se me acabó el campo. Luego volví andando, y ese camino era más largo.
letter-ran-4 = Casi todo lo vi desde el lado malo de un muro, con las manos en los oídos. Mañana lo haré mejor. Se lo dije al de al lado, y me contestó: yo también.
letter-ran-5 = Si alguien pregunta, di que estoy bien. Estuve temblando una hora, y alguien me echó su manta por encima sin decir palabra, y no sé quién fue.
letter-ran-6 = A oscuras nadie te ve irte, y me fui. También volví a oscuras. Se lo he contado a los demás, y uno dice que no se había dado cuenta, lo cual es mentira y es un favor.
letter-ran-7 = Es cosa rara mirar hacia abajo y ver correr tus propios pies. Yo no se lo había mandado. Después he hablado con ellos.
letter-ran-8 = El capitán no gritó. Me preguntó si podía volver allá arriba, y le dije que sí, porque era la única palabra que me quedaba. Aquí arriba estoy.

letter-comrade-carried-1 = Hoy he cargado con un hombre, y no sabía lo que pesa un hombre. Me fue maldiciendo todo el camino por los golpes. Fue la mejor música que he oído en mi vida.
letter-comrade-carried-2 = Siempre has dicho que tenía que hacer algo con esta espalda mía. He traído al hombro a uno de los nuestros, y dicen que vivirá.
letter-comrade-carried-3 = Uno de los muchachos no podía andar, así que anduve yo por él. Hablamos de béisbol todo el camino, para no oír lo demás.
letter-comrade-carried-4 = Había un hombre allí fuera y nadie más que yo para ir a por él. Habría jurado que eran doscientos metros. Luego los he contado a pasos, y son setenta.
letter-comrade-carried-5 = Traje a un hombre a oscuras, guiándome por su respiración y la mía. Dos veces fuimos mal, y las dos veces me lo dijo.
letter-comrade-carried-6 = Dicen que un hombre puede con cualquier peso si tiene bastante miedo. Ahora puedo decirte que es cierto, y que son ochenta kilos.
letter-comrade-carried-7 = Uno de los muchachos no podía andar, y había agua de por medio. Me llevó el fusil por encima de la cabeza y no paró de darme indicaciones, casi todas equivocadas.

letter-comrade-bandaged-1 = He aprendido a atar un vendaje con los dientes. El cirujano lo miró y dijo que los había visto peores en hombres que cobran por ello.
letter-comrade-bandaged-2 = Las manos me temblaron hasta que tuvieron algo que hacer. Vendé a un amigo, y entonces no les pasaba nada. Su sangre no sale de la camisa.
letter-comrade-bandaged-3 = Estuve sentado junto a un amigo con el pulgar en su brazo, dicen que diez minutos. Fue el verano entero. Se pondrá bien.
letter-comrade-bandaged-4 = Me preguntó si era grave, y dije que no, y entonces miré. No era tan grave. Nunca me he alegrado tanto de decir la verdad sin querer.
letter-comrade-bandaged-5 = Te enseñan a mirar la herida y no la cara. Yo miré la cara. Se va a poner bien, y quiere que sepas que tengo las manos frías.
letter-comrade-bandaged-6 = Vendé a un hombre a oscuras, a tientas. A la luz del día parecía hecho por una apuesta, pero había aguantado.
letter-comrade-bandaged-7 = Usé con él mi propia venda, cosa que te dicen que no hagas nunca, porque es la que está para ti. Así que ahora él lleva la mía puesta, y yo llevo la suya.
letter-comrade-bandaged-8 = Nos lo habían enseñado con un muñeco. El muñeco no se me agarraba a la manga. Lo conseguí, y me dicen que ya se incorpora.

letter-papers-brought-1 = Traje una cartera de cuero llena de papeles, y dos oficiales se alegraron tanto que por poco me dan la mano. Yo esperaba que fueran salchichas.
letter-papers-brought-2 = Hoy soy famoso en el puesto de mando, por haber registrado los bolsillos de otro hombre. Había una foto de su novia. Esa se la dejé.
letter-papers-brought-3 = Resulta que yo no sé leer alemán y el teniente tampoco, pero el mapa que encontré valió una comida caliente para todos.
letter-papers-brought-4 = Salí de la oscuridad con el portaplanos de alguien, y a la hora del desayuno un coronel sabía cómo me llamo. Lo dijo mal.
letter-papers-brought-5 = Me dieron un recibo por los papeles que traje. Te lo mando, porque es lo único que el Ejército me ha firmado a mí.

letter-prisoner-taken-1 = He hecho un prisionero. Tiene más o menos la edad de Billy, y estaba tan sucio que le di mi jabón. Me dio las gracias en inglés de escuela. No sé qué me había esperado.
letter-prisoner-taken-2 = Un alemán se me entregó. Nos quedamos allí plantados sin que ninguno supiera qué venía después. Le ofrecí un cigarrillo, que parece que es lo que se hace.
letter-prisoner-taken-3 = Uno de ellos salió con las manos en alto y yo me alegré más que él. En este no tengo que pensar por las noches.
letter-prisoner-taken-4 = Llevé a un alemán hasta la carretera, y fue tarareando todo el camino. Le pregunté por qué, y me dijo, con acento de Brooklyn, que él iba a ver Nueva York antes que yo.
letter-prisoner-taken-5 = Levantaba tanto las manos que le dije que las bajara un poco, que se iba a lastimar. Tiene dos chicos. Me enseñó cómo son de altos.
letter-prisoner-taken-6 = Oí respirar a alguien que no era de los nuestros, y dije manos arriba como nos enseñaron. De la oscuridad salieron dos manos, blancas como platos.
letter-prisoner-taken-7 = Mi prisionero llevaba un buen reloj, y se lo dejé. Puedes apuntártelo tú. Uno de los muchachos dice que para este ejército me criaron mal.
letter-prisoner-taken-8 = Mi alemán y yo nos sentamos a esperar a que vinieran a buscarlo, y me enseñó a atarme el cordón de la bota para que aguante. Aguanta.

letter-enemy-killed-1 = Lo que hice te lo contaré cuando esté en casa, o puede que no. Era él o uno de nosotros. Me lo repito una y otra vez, y hasta es verdad.
letter-enemy-killed-2 = Dicen que lo hice bien. No me siento como si lo hubiera hecho bien, pero todos me dieron palmadas en la espalda, y hubo huevos para cenar.
letter-enemy-killed-3 = ¿Te acuerdas de que no fui capaz de pegarle un tiro al caballo viejo? Te voy a escribir de otra cosa: aquí las cerezas están maduras.
letter-enemy-killed-4 = Antes me preguntaba qué sentiría. Cansancio, eso es. Limpié el arma y cené, y después no me acordaba de qué.
letter-enemy-killed-5 = Le di a lo que apuntaba. Quiero ponerlo por escrito una vez y no hablar más de ello. Llevaba un termo, de la misma clase que el nuestro.
letter-enemy-killed-6 = Nosotros pegamos unos tiros y ellos pegaron unos tiros y los nuestros fueron mejores. Eso es todo. ¿Está ya pintado el porche?
letter-enemy-killed-7 = Hace un año, lo peor que había hecho en mi vida era romper aquella ventana. Pienso mucho en aquella ventana.
letter-enemy-killed-8 = Me enseñaron a pedir perdón cuando hago daño a alguien. Allí no había nadie a quien pedírselo, así que te lo pido a ti.
letter-enemy-killed-9 = Disparé a un fogonazo, y no hubo otro. Es todo lo que sé, y todo lo que quiero saber.
letter-enemy-killed-10 = Llegaron hasta donde estábamos, y no los dejamos. Nunca había visto tan de cerca la cara de alguien sin saber su nombre.
letter-enemy-killed-11 = El de al lado me dijo buen tiro, y yo le dije gracias, y después a ninguno se nos ocurría qué decir.
letter-enemy-killed-12 = No dejes que los chicos de la escuela me pregunten. Ya sé que lo harán. Puedes decirles que conducía un camión.
letter-enemy-killed-13 = Uno de ellos se quedó cuando los otros se fueron, para que pudieran irse. Fui yo quien lo descubrió. Después he pensado que a lo mejor me habría caído bien.
letter-enemy-killed-14 = Fue en una casa con platos en el aparador. Después me quedé allí leyendo el calendario de la pared, como si me hubieran mandado aprenderlo.

letter-quiet-1 = Hay poco que contar. Estuve tumbado en un seto, me mojé, pasé miedo, pasé hambre. Estoy bien.
letter-quiet-2 = Preguntas cómo es. Casi todo es esperar, y luego se ha acabado, y ves que has partido el lápiz de un mordisco.
letter-quiet-3 = Estoy entero y mis calcetines también, gracias a ti. Aquí las vacas nos miran como si hubiéramos venido a comprar la finca.
letter-quiet-4 = Hoy no me ha pasado nada, y quiero que sepas lo que me ha costado.
letter-quiet-5 = Esto es verde, más verde de lo que creerías, y detrás de cada cosa verde hay un talud de tierra, y detrás del talud hay alguien. Por lo demás es un país bonito.
letter-quiet-6 = Una anciana salió de su sótano y me dio un huevo. Tenía dos. Lo he llevado todo el día en el casco y no me decido.
letter-quiet-7 = No nos hemos quitado las botas desde mi última carta. Ya sé qué quiero por mi cumpleaños. Un cubo.
letter-quiet-8 = Llegaron seis cartas tuyas de golpe. Las puse en orden y leo una cada hora, como quien tiene una caja de bombones. Voy por la cuarta, así que no me cuentes el final.
letter-quiet-9 = Ahora estas cosas se hacen de noche. No vi nada y no le di a nada, y estuve tan callado como siempre quisiste. Puedes contar que estuve allí.
letter-quiet-10 = Todo eran árboles, y detrás de casi todos no había nadie. No creerías lo que puede cansar nadie.
letter-quiet-11 = Casi todo lo pasé en una cocina ajena, detrás del fogón. Había un pan en la mesa, y lo estuve mirando todo el rato y no lo toqué.
letter-quiet-12 = Me he mojado en tres estados y en un país extranjero, y este país es el más mojado. Por lo demás estoy bien. Nada me dio a mí, y yo no le di a nada.
letter-quiet-13 = Estábamos en nuestros pozos, y vinieron, y no vinieron por donde yo estaba. Con lo bien colocado que lo tenía todo.
letter-quiet-14 = Llevé dos cajas un buen trecho y me las traje de vuelta las dos. Alguien tiene que hacerlo, y me dicen que lo hice bien.
letter-quiet-15 = Cuéntales a los chicos que he estado en la playa. Todo el mundo tenía prisa, y nadie había traído toalla.
letter-quiet-16 = Me dijeron que esperara allí hasta que alguien me llamara, y no me llamó nadie. Esperé muy bien.
letter-quiet-17 = De todo aquello solo puedo contarte cómo se ve la tierra a un palmo. Hay hormigas, y estaban ocupadas.

letter-pal-1 = {$pal} no volvió con nosotros. Me dieron su manta. No la he usado.
letter-pal-2 = De {$pal} todavía no puedo escribir. Te habría caído bien.
letter-pal-3 = Hemos perdido a {$pal}. Me había prometido enseñarme Chicago.
letter-pal-4 = {$pal} ya no está. Aún tenía mi lápiz. Alguien me lo trajo, y con él te escribo.
letter-pal-5 = Esta mañana fui a contarle algo a {$pal}, y ya había llegado a abrir la boca.
letter-pal-6 = Aquí hay una carta para {$pal}. Llegó una hora después. Nadie quiere ser el que la devuelva.
letter-pal-7 = Nos bebimos el café de {$pal}, entre todos, porque le habría dolido ver que lo tiraban.
letter-pal-8 = {$pal} salió anoche con nosotros. Guardo su taza donde pudiera encontrarla.
letter-pal-9 = Hemos perdido a {$pal}. Tenía el pozo de al lado del mío, y todavía le hablo.
letter-pal-10 = {$pal} ha muerto. Los nuevos preguntan cómo era, y entonces empezamos todos a la vez.
letter-pal-11 = Esta noche pasaron lista, y al llegar a {$pal} nadie respiró.
letter-pal-12 = Ahora ocupo el puesto de {$pal}. Era mejor puesto cuando lo ocupaba él.

# What else one writes from a bed.
letter-away-1 = Los muchachos siguen allá arriba. Escríbeles a ellos también si puedes, se leen las cartas unos a otros.
letter-away-2 = Las noticias llegan con la sopa. Le pedí a uno de los nuestros que me contara cómo acabó, y luego que me lo contara otra vez.
letter-away-3 = Como, duermo y como. Aquí a nadie hay que decirle dos veces que se acueste.
letter-away-4 = Mándame algo para leer en lo que no haya guerra.
letter-away-5 = La enfermera es de Ohio y dice que todo se arregla con tiempo y patatas.
letter-away-6 = Por la noche siempre hay aquí alguien que dice un nombre. Le dejamos.
letter-away-7 = He pedido mis botas tres veces, y me dicen que eso es buena señal.
letter-away-8 = Desde aquí solo se oye cuando el viento viene de allí. No sabía que se pudiera echar de menos.
letter-away-9 = El capellán perdió conmigo a las damas, y no creo que fuera a propósito.
letter-away-10 = Alguien dejó medio periódico. Sé cómo iban los Cardinals hasta la séptima entrada, y nada más.

letter-won-1 = Hicimos lo que nos mandaron hacer. No encontrarás el sitio en ningún mapa que tengas.
letter-won-2 = El terreno es nuestro. Son un campo y unos árboles, y no los cambiaría por el condado entero.
letter-won-3 = Ellos se han ido y nosotros estamos aquí. En la bodega había sidra, y era muy vieja o muy joven.
letter-won-4 = El capitán dice que lo hicimos bien. Lo dice de pie, así que será verdad.
letter-won-5 = Hemos ganado, nos dicen. Se parece mucho a lo otro, solo que después se duerme.
letter-won-6 = Cuando acabó, los pájaros volvieron a empezar, como si solo hubieran esperado a que ganara alguien.
letter-won-7 = Un francés con su cuello de los domingos nos dio la mano uno por uno, y luego se fue a buscar su puerta.
letter-won-8 = Esta noche hay silencio. Lo hemos pagado y nos lo quedamos.
letter-won-9 = Te escribo desde un hoyo que esta mañana era suyo. Es bueno y hondo. De la mano de obra no tengo queja.
letter-won-10 = Lo querían, y no lo tienen. No fue más que eso, y nos costó todo lo que teníamos.
letter-won-11 = Estaba oscuro como boca de lobo, y aun así salió bien. Cuando clareó nos miramos como si lo hubiéramos hecho adrede.
letter-won-12 = Estamos donde estábamos antes. Es lo más difícil que he ayudado a hacer en mi vida.
letter-won-13 = Nos mandaron a traer a un hombre, y lo trajimos. Pesaba, y a nadie le importó.
letter-won-14 = Por una vez salió como nos lo habían dibujado en la tierra con un palo.
letter-won-15 = Solo teníamos que ir allí y volver a casa. Lo hicimos, y estoy en casa, o en lo que aquí llaman así.
letter-won-16 = Nadie dio vivas. Nos sentamos donde estábamos, y al cabo de un rato alguien pasó una cantimplora.
letter-won-17 = Se fueron con prisa. Hay una silla junto al camino, y nadie quiere sentarse en ella.

letter-lost-1 = No salió como estaba dibujado. Nos mandarán otra vez, supongo, o mandarán a otros.
letter-lost-2 = Estamos otra vez donde empezamos, solo que en la cena se habla menos.
letter-lost-3 = Siguen teniendo el sitio. Que se lo queden por esta noche.
letter-lost-4 = Si lees en el periódico que conservamos lo nuestro, esa es la palabra. De lo suyo no tomamos nada.
letter-lost-5 = Nadie tiene la culpa, dicen, y todos se miran las botas.
letter-lost-6 = Volvimos por donde fuimos, y bastante más deprisa.
letter-lost-7 = El coronel quedó decepcionado. Me gustaría que supiera que es mutuo.
letter-lost-8 = Lo haremos mejor. Se lo he prometido esta noche a tanta gente que más vale que lo ponga por escrito.
letter-lost-9 = Ahora el sitio es suyo, y nuestro el de detrás. Me dejé allí un buen pozo.
letter-lost-10 = Estaba demasiado oscuro para tener vergüenza. Luego se hizo de día.
letter-lost-11 = Fuimos a buscar a alguien, y no salió como le habíamos dicho.
letter-lost-12 = No creía que a un hombre se le pudiera quitar el suelo de debajo. Se puede, y no se tarda mucho.
letter-lost-13 = La próxima vez, dicen. Lo dicen con amabilidad, y eso es lo peor.
letter-lost-14 = Volvimos, y eso es todo lo que trajimos.
letter-lost-15 = Había un plan, y era un buen plan. Lo vi en el mapa. A los alemanes no se lo habían enseñado.

# Of one battle, as it ended.

letter-won-at-off-the-beach-1 = Había dos cajas de cemento encima de la carretera, y ya no hay nadie dentro. Desde entonces no paran de pasar camiones, y todos los conductores miran hacia arriba.
letter-won-at-off-the-beach-2 = Llegamos con un día de retraso y tuvimos la playa casi para nosotros. Ahora suben por nuestro camino como si siempre lo hubiera sido.
letter-lost-at-off-the-beach-1 = Aquí hay dos cajas de cemento, y nos tuvieron todo el día fuera de la carretera. Por la tarde los ingenieros nos enseñaron cómo se hace.
letter-lost-at-off-the-beach-2 = Los camiones nos esperaban en la arena con el motor en marcha. Los conductores estuvieron muy correctos.

letter-won-at-bridge-at-dawn-1 = Tomamos un puente antes del desayuno. Debajo había alambre como para cercar la finca entera, y un ingeniero me enseñó el trozo que yo había pasado por encima.
letter-won-at-bridge-at-dawn-2 = El único camino seco en varios kilómetros tiene tres metros de ancho, y los del otro lado no miraban otra cosa. El puente del final es nuestro, y sigue siendo un puente.
letter-lost-at-bridge-at-dawn-1 = Había un solo camino por el agua, y el final era suyo. El puente está ahora en el río, así que no lo tiene nadie.
letter-lost-at-bridge-at-dawn-2 = Estoy mojado hasta el cuello desde el amanecer, y no conseguimos el puente por el que me mojé.

letter-won-at-far-bank-1 = Defendimos cuatro casas y un muro durante una tarde, hasta que los demás cruzaron el río. En una de las casas hay un reloj, y nunca vi uno que anduviera tan despacio.
letter-won-at-far-bank-2 = Volvieron a por sus camas, y las camas estaban ocupadas. Por la mañana el prado delante del muro estaba vacío.
letter-lost-at-far-bank-1 = Volvimos por el río con el fusil sobre la cabeza. Eran buenas casas. Ojalá alguien llegue a vivir en ellas.
letter-lost-at-far-bank-2 = Los demás iban a cruzar detrás de nosotros al oscurecer. No pudimos guardarles el sitio hasta entonces.

letter-won-at-main-street-1 = Tendrías que ver este pueblo, solo que no queda mucho que ver. La mitad subimos por un lado de la calle y la mitad por el otro, y nos encontramos en la plaza, como habíamos quedado.
letter-won-at-main-street-2 = Es un pueblo más o menos como el nuestro, y la plaza es nuestra. Me senté en los escalones del ayuntamiento y me saqué de la bota una piedra que llevaba desde la primera casa.
letter-lost-at-main-street-1 = Era una calle como la nuestra, de la tienda a la iglesia, y al anochecer era tan larga como antes.
letter-lost-at-main-street-2 = El pueblo lo tomaron otros. Nosotros teníamos nuestro trozo de calle, y tenía demasiadas ventanas.

letter-won-at-church-tower-1 = He estado en la iglesia, toda la mañana y en sábado. Arriba en la torre había un teniente con un teléfono, y no lo bajaron.
letter-won-at-church-tower-2 = La iglesia tiene medio tejado y la torre entera, igual que cuando llegamos. No será porque ellos no lo intentaran.
letter-lost-at-church-tower-1 = Le volaron la punta a la iglesia en que estábamos. Nunca había oído caer una campana, y no me hace falta oírlo más.
letter-lost-at-church-tower-2 = Teníamos que guardar la escalera de una torre, y el tercio de arriba está en la plaza. Todavía me sacudo el yeso del pelo.

letter-won-at-lost-patrol-1 = Pasamos la tarde entera en un bosque que ellos rastreaban para encontrarnos, y salimos por el lado bueno y con el casco puesto.
letter-won-at-lost-patrol-2 = Ahora sé cómo lo pasa el ciervo cuando salimos en otoño. Este ciervo ha llegado a casa.
letter-lost-at-lost-patrol-1 = Es un bosque muy grande, y no todos encontramos juntos la salida.
letter-lost-at-lost-patrol-2 = Batieron el bosque como quien va a por conejos. Creo que no volveré a cazar conejos.

letter-won-at-capture-hauptmann-1 = Interrumpimos un desayuno. Era el de un oficial que nos había estado dibujando, y dibujando bien.
letter-won-at-capture-hauptmann-2 = Había un mapa con nuestro seto dibujado, y una crucecita por cada hombre. Una de ellas era yo.
letter-lost-at-capture-hauptmann-1 = Teníamos que visitar a un oficial antes de que se tomara el café. Se marchó en coche a las nueve, y se lo había tomado.
letter-lost-at-capture-hauptmann-2 = Aquí los caminos están tan hundidos que no ves quién va por el de al lado. Se escapó por el que no era el nuestro.

letter-won-at-hedgerow-ambush-1 = Pasamos medio día tumbados en un seto sin decir palabra, y luego hubo mucho que decir de golpe. La columna no pasó.
letter-won-at-hedgerow-ambush-2 = Había un carro con el eje roto, y se habían bajado todos a mirarlo. Yo he estado cien veces así, alrededor de un carro.
letter-lost-at-hedgerow-ambush-1 = Los dejamos acercarse, y la primera palabra fue nuestra. Las demás fueron suyas.
letter-lost-at-hedgerow-ambush-2 = Antes de que volviéramos a cargar ya estaban detrás del otro seto. No habría creído que hombres que llevaban todo el día andando pudieran ser tan rápidos.

letter-won-at-withdrawal-1 = Por una vez, volver atrás era todo el trabajo. Lo hicimos como manda el manual: la mitad corría mientras la otra mitad disparaba.
letter-won-at-withdrawal-2 = La orden de marcharnos llegó a pie y con una hora de retraso. Nos marchamos igual, por el puente, de pocos en pocos, y ellos no fueron bastante rápidos para acompañarnos.
letter-lost-at-withdrawal-1 = Nos ordenaron retirarnos, y eso no lo habíamos ensayado nunca. Al llegar al puente se deshizo todo.
letter-lost-at-withdrawal-2 = Hay un puentecillo que debo de haber cruzado, puesto que estoy de este lado. No lo recuerdo.

letter-won-at-night-raid-1 = Era una iglesia, y tenían una radio donde debían estar las flores. Ya no suena.
letter-won-at-night-raid-2 = Cada uno llevaba una bengala en el bolsillo. La mía sigue ahí, y la guardo para el Cuatro de Julio.
letter-lost-at-night-raid-1 = Tenían una radio en una iglesia, y debíamos callarla. Habló hasta la mañana, y habló de nosotros.
letter-lost-at-night-raid-2 = Subió una bengala, y con ella se levantó el pueblo entero. Nunca me había sentido tan bien iluminado.

letter-won-at-dawn-patrol-1 = Había una niebla como leche, y subimos una loma dentro de ella. Cuando se fue estábamos arriba, y se veían todas las vacas en ocho kilómetros.
letter-won-at-dawn-patrol-2 = Allí arriba había alguien que contaba nuestros carros, y en cuanto contaba tres llegaban los morteros. Ahora no los cuenta nadie.
letter-lost-at-dawn-patrol-1 = Subimos con niebla, y pensábamos estar arriba cuando levantara. Levantó.
letter-lost-at-dawn-patrol-2 = La niebla es una gran cosa hasta que sale el sol. Entonces estás de pie en un prado delante de la gente.

letter-won-at-wounded-pilot-1 = Sacamos a un aviador de un camino. Nos pidió perdón por la molestia y apuntó los nombres de todos.
letter-won-at-wounded-pilot-2 = Si algún día un avión te saluda moviendo las alas, contéstale. Puede que sea el nuestro.
letter-lost-at-wounded-pilot-1 = Cayó uno de nuestros aviadores, y desde un camino nos hizo una seña, una sola. No lo sacamos. No me lo quito de la cabeza.
letter-lost-at-wounded-pilot-2 = Veíamos el camino donde estaba tendido. Hacia el mediodía bajó por él un carro, y no era nuestro.

letter-won-at-night-patrol-1 = Pasamos un puente y volvimos en una noche, y vimos una granja con un farol encendido. Ahora la reconocería en cualquier parte, con tal de que fuera de noche.
letter-won-at-night-patrol-2 = En una granja había un farol encendido, como en casa cuando va a parir una vaca. Nos acercamos a ver quién lo había encendido.
letter-lost-at-night-patrol-1 = Fuimos de noche a mirar una granja, y la granja nos miró a nosotros. Había alguien en cada ventana.
letter-lost-at-night-patrol-2 = Teníamos que cruzar un puente sin ruido. Puedo decirte que ese puente no se cruza sin ruido.

letter-won-at-first-light-1 = Tenemos una granja. Tiene una casa y un establo, y un gallo que no se calló por nada de aquello.
letter-won-at-first-light-2 = Los camiones pasan por la carretera que les abrimos, y uno, al pasar, nos tiró una caja entera.
letter-lost-at-first-light-1 = La granja a la que nos mandaron sigue siendo suya, y los camiones han dado toda la vuelta.
letter-lost-at-first-light-2 = Habíamos estado allí a oscuras y creíamos conocerla. De día es otra granja.

letter-won-at-our-gun-1 = Teníamos una ametralladora en una loma, y todo lo que salía de los frutales tenía que pasar por delante. Al anochecer llegaron los tanques, y eran nuestros.
letter-won-at-our-gun-2 = Nos habían dado una caja de cintas de menos para esa máquina, y bastó justo.
letter-lost-at-our-gun-1 = Teníamos una ametralladora en una loma. Ahora la tienen ellos, y dispara hacia el otro lado.
letter-lost-at-our-gun-2 = Nos habían prometido los tanques para el anochecer. En junio tarda mucho en anochecer.

letter-won-at-machine-gun-nest-1 = Una sola ametralladora tenía parada a la compañía entera desde el desayuno. Al mediodía estábamos sentados a su lado, comiendo de la lata.
letter-won-at-machine-gun-nest-2 = Nadie nos preguntó cómo lo hicimos, solo por qué tardamos tanto. Subí aquel talud arrastrándome sobre el vientre, y ahí está la camisa para demostrarlo.
letter-lost-at-machine-gun-nest-1 = Allí arriba hay una ametralladora que no deja pasar a nadie, y eso va también por nosotros.
letter-lost-at-machine-gun-nest-2 = Cuarenta metros de hierba no son mucho. Antes del desayuno he segado yo más que eso. No pudimos cruzarlos.

letter-won-at-advance-to-the-village-1 = Esta noche duermo en una cama. Es de alguien, y corta, y no me quito las botas, pero es una cama.
letter-won-at-advance-to-the-village-2 = Hicieron falta dos pelotones y toda la tarde, y estamos en el pueblo. La sopa aún estaba caliente en el fogón.
letter-lost-at-advance-to-the-village-1 = Estuvimos tumbados delante de un pueblo hasta que ya no se veía, y el viento no paró. Ahora hay otros en las primeras casas.
letter-lost-at-advance-to-the-village-2 = El viento era tan fuerte que nadie habría podido oírnos. No les hizo falta.

letter-won-at-house-clearing-1 = Hemos pasado por cinco casas, y en ninguna me limpié los pies. La calle está en silencio de punta a punta.
letter-won-at-house-clearing-2 = El cura nos había pedido que tuviéramos cuidado con la escuela. En la pizarra sigue habiendo una suma, y está bien.
letter-lost-at-house-clearing-1 = Peleamos toda la tarde por una calle, y la mejor mitad se la quedaron ellos. Habían puesto los muebles contra las puertas.
letter-lost-at-house-clearing-2 = No creerías lo que cuesta entrar en una panadería.

letter-won-at-hill-defence-1 = Estamos en lo alto del cerro por el que era todo esto. Desde aquí se ve el mar, y lo miré hasta estar seguro de la dirección.
letter-won-at-hill-defence-2 = Subieron el cerro por docenas, y sigue siendo nuestro. Al anochecer llegó el relevo y nos preguntó por dónde se iba al frente.
letter-lost-at-hill-defence-1 = Tuvimos el cerro, y ya no lo tenemos. Durante unas horas vi el mar.
letter-lost-at-hill-defence-2 = El relevo subía por la carretera cuando nosotros bajábamos. Nadie sabía qué decir, así que cambiamos cigarrillos.
