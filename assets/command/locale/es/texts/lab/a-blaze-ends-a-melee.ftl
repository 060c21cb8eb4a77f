title = Un incendio acaba un cuerpo a cuerpo
    .en = A blaze ends a melee
text-1 = Una tirada de cuerpo a cuerpo trae un evento: un incendio en ese mismo hex. Cada bando sale de él, primero el inactivo, a un hex distinto, y el cuerpo a cuerpo se anula.
    .en = A melee roll brings an event: a blaze in that very hex. Each side leaves it, the inactive side first, to another hex, and the melee is off.
