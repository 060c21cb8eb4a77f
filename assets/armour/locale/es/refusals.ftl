# Por qué no se permite una respuesta: un motivo breve; se añade el número de la regla.

refusal-about = {$about}: {$reason}
refusal-bailed-out = su tripulación ha desalojado
refusal-cannot-hit = necesitaría {$need}: 8 es lo máximo que se puede sacar
refusal-dash-out-of-command = fuera de mando solo se corre hacia el líder
refusal-dashed = este turno ha corrido
refusal-has-fired = ya ha disparado este turno
refusal-has-moved = ya ha movido este turno
refusal-impassable = infranqueable: {$ground}
refusal-no-such-weapon = no tiene esa arma
refusal-no-target = ahí no hay ningún equipo enemigo
refusal-not-even = los impactos se reparten por igual, y cada objetivo declarado recibe uno
refusal-not-on-table = no está en la mesa
refusal-occupied = {$team} está en medio
refusal-off-table = eso queda fuera de la mesa
refusal-one-unit = solo equipos de una misma unidad tuya
refusal-one-weapon = un arma por equipo
refusal-out-of-arc = fuera de su arco de tiro
refusal-out-of-command = {$team} quedaría fuera de mando
refusal-out-of-range = fuera de alcance: {$range} cm como mucho
refusal-out-of-sight = fuera de la vista
refusal-outside-zone = {$team} quedaría fuera de tu zona
refusal-too-far = demasiado lejos: {$way} cm de {$most} cm
refusal-unit-has-moved = su unidad ya ha terminado de mover
refusal-units-to-deploy = quedan unidades por desplegar
refusal-whole-unit = una unidad se despliega entera
