# Lo que F1 explica de lo que está bajo el puntero.

topic-card = Orden {$order}, acción {$action}
topic-event = evento: {$event}
topic-hex = hex al azar: {$hex}
topic-dice = dados: {$white} y {$colour}
topic-weapon = potencia {$fp}, alcance {$range}
topic-cost = cuesta {$cost} PM
topic-cover = cobertura {$cover}
topic-hindrance = estorbo {$hindrance}
topic-level = nivel {$level}
