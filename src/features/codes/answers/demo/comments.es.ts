import type { CommentLines } from './commentLines.ts'

/** Spanish comments, as residents and staff in North America write them. */
export const SPANISH: CommentLines = {
  General: {
    veryGood: `
Todo excelente, gracias.
El personal es un encanto, siempre con una sonrisa.
Da gusto venir aquí.
Lo reporté en la mañana y en la tarde ya estaba arreglado. ¡Muy bien!
Se nota que cuidan el lugar.`,
    good: `
Todo bien por aquí.
Limpio y tranquilo.
Muy amables todos.
Mejor que antes, sigan así
Buen mantenimiento en general.
Sin quejas.`,
    mixed: `
Regular.
Más o menos, depende del día.
Bien, pero puede mejorar.
El personal muy bien, el edificio ya está viejito.
Ni bien ni mal.`,
    bad: `
[in] Hace mucho frío adentro.
Ya lo dije dos veces y nadie me contestó.
[in] Huele a humedad.
Esperaba más, la verdad.
Hay una luz que parpadea desde hace semanas.`,
    veryBad: `
Pésimo. Nadie contesta el teléfono.
Ya perdí la cuenta de las veces que lo he reportado.
Sigue igual de mal, una falta de respeto.
Alguien se va a lastimar, por favor manden a alguien.`,
  },
  Lobby: {
    veryGood: `
La señorita de la recepción fue amabilísima y hablaba español. ¡Gracias!
El guardia me acompañó hasta el elevador con mis cajas. Qué buena persona.
Entrada preciosa y siempre huele rico.
Me atendieron en un minuto.
[med] Trataron a mi mamá con mucha paciencia, se los agradezco de corazón.
[hot] El cuarto estuvo listo antes y nos regalaron el desayuno.
[res] El conserje me guardó el paquete todo el fin de semana.`,
    good: `
Muy bonito el vestíbulo.
Rápido y amable.
Las flores nuevas se ven muy bien.
Limpio, con buena luz y donde sentarse
[med] Me explicaron bien a dónde ir.
[ret] Fácil encontrar la tienda con el mapa.
[off] El registro fue más rápido que la última vez.`,
    mixed: `
Amables, pero había mucha fila.
Bonito, la música muy alta.
El Wi-Fi se desconecta a cada rato.
[off] El lector no aceptaba mi código, al final sí pasó.
[med] Buena atención pero esperé casi media hora.
[res] De día muy bien, de noche no hay quien te ayude.`,
    bad: `
Nadie en la recepción por diez minutos.
El piso estaba pegajoso junto a la entrada.
Las pantallas tienen mal la hora.
[winter] Mucha agua en la entrada, casi me caigo.
[summer] No sirve el aire, está sofocante.
[med] La máquina para registrarse se traba.
[res] La puerta de la calle no cierra bien.`,
    veryBad: `
El guardia fue muy grosero conmigo.
Me mandaron al piso equivocado dos veces y perdí mi cita.
Me resbalé porque no había ningún letrero de piso mojado.
[med] No había silla de ruedas y mi papá no puede caminar.
[res] Cualquiera entra, la chapa está rota desde hace un mes.
[hot] Me cobraron doble y nadie resuelve.`,
  },
  Restroom: {
    veryGood: `
¡Limpísimo! Felicidades a la señora de la limpieza.
[better] Quedaron preciosos los baños nuevos.
Siempre hay papel y jabón, huele bien.
El mejor baño del edificio.
Todo brillando, hasta el espejo.
[ret] El cambiador estaba limpio y con espacio para la carriola.`,
    good: `
Limpio hoy.
Ya hay jabón, gracias
[better] El agua ya sale tibia.
Buena luz y buen olor.
Arreglaron la chapa, por fin.
Piso seco y con papel.`,
    mixed: `
Limpio, pero falta papel para las manos.
El secador hace mucho ruido.
En la mañana bien, en la tarde ya no tanto.
El sensor de la llave a veces no agarra.
Está bien, aunque son pocos baños para tanta gente.`,
    bad: `
No hay jabón otra vez.
La puerta del último baño no cierra.
El bote de basura está que se desborda.
Huele feo, creo que es la coladera.
Sin toallas de papel y el secador no sirve.
Hay agua tirada por todos lados
Una de las llaves no deja de gotear.
[worse] La fuga regresó, pusieron una cubeta y ya.`,
    veryBad: `
Un asco, tuve que ir a otro piso.
Está tapado desde ayer.
Cae agua del techo encima del excusado.
Ni papel, ni jabón, ni nadie que limpie.
El olor llega hasta el pasillo, no se aguanta.
[worse] Otra vez inundado, tercera vez este mes.`,
  },
  Elevator: {
    veryGood: `
Rapidísimo, casi no se espera.
[better] Los elevadores nuevos son otra cosa.
El técnico muy atento, lo arregló en una hora.
Siempre limpios y con buena luz.`,
    good: `
Rápido hoy.
Ya no hace ese ruido, gracias
Suben suave.
[better] Desde que lo arreglaron no ha fallado.
Bien, la puerta ya no te pega.`,
    mixed: `
Funciona, pero rechina.
A la hora de entrada se tarda mucho, después bien.
Se para en pisos donde no hay nadie.
Limpio pero lento.
[noon] A mediodía se llena, fuera de eso bien.`,
    bad: `
Otra vez uno fuera de servicio.
Las puertas cierran muy rápido, me agarró la mochila.
Brinca cuando llega al piso.
Hace un calor tremendo ahí adentro.
[worse] Antes servía bien, ahora cada semana falla.
[am] Esperé ocho minutos para subir hoy en la mañana.
[res] Tuve que subir el mandado por las escaleras con la niña en brazos.`,
    veryBad: `
Me quedé encerrada veinte minutos y nadie contestaba.
Se cayó de golpe unos centímetros. Me da miedo subirme.
[worse] No puede ser que siga descompuesto, mi mamá usa bastón.
[med] Pacientes en silla de ruedas esperando un cuarto de hora.
[worse] Tercera vez este mes que me quedo atorado.`,
  },
  Parking: {
    veryGood: `
[better] Las máquinas nuevas son muy fáciles.
Me pasaron corriente cuando no arrancaba el carro. ¡Mil gracias!
Bien iluminado, me siento segura de noche.
El encargado muy amable, perdí el boleto y me ayudó.`,
    good: `
Encontré lugar luego luego.
Mejor iluminación que antes.
Limpio y bien señalado.
Los cargadores ya funcionan
[better] Ya no hay fila para pagar.`,
    mixed: `
Bien, pero los espacios son muy angostos.
Caro, aunque limpio.
La pluma tarda en abrir.
Di dos vueltas antes de encontrar lugar.
[res] Los lugares de visita siempre están ocupados.`,
    bad: `
La máquina se tragó mi boleto.
Gotea agua del techo encima de los carros.
Se atoró la pluma y se hizo una fila enorme.
Las escaleras huelen a orines.
[winter] Puro hielo en el nivel de arriba.
[ret] No me validaron el boleto en la tienda.
Faltan focos en el nivel de abajo.`,
    veryBad: `
Me rompieron el vidrio y dicen que la cámara no grababa.
La pluma le pegó al techo de mi carro.
Media hora sin poder salir y el botón de ayuda de adorno.
[med] Los lugares para discapacitados llenos de camionetas de reparto.
[res] Se llevaron mi carro con la grúa y tengo permiso.`,
  },
  FitnessCenter: {
    veryGood: `
[better] ¡Por fin máquinas nuevas! Están buenísimas.
Muy limpio y siempre hay toallitas para limpiar.
Dejé de pagar otro gimnasio, aquí tengo todo.
La clase de la mañana es lo mejor.`,
    good: `
Buen equipo.
Regaderas limpias y agua caliente.
Arreglaron la polea, gracias
Casi no hay gente al mediodía.
Buena música.`,
    mixed: `
Bien, pero después de las cinco está llenísimo.
Faltan mancuernas más pesadas.
Una de las caminadoras se detiene sola.
Limpio, aunque hace calor.`,
    bad: `
Ya no hay toallitas.
Dos caminadoras descompuestas.
El vestidor huele mal.
El agua de la regadera sale fría.
No enfría el aire
El banco está roto y se sale la espuma.`,
    veryBad: `
Se reventó el cable cuando estaba haciendo ejercicio. Pudo ser grave.
Hay moho en las regaderas.
Abrieron mi casillero y se llevaron mis cosas.
La mitad de las máquinas no sirve.`,
  },
  ConferenceRoom: {
    veryGood: `
Todo listo a tiempo, hasta el café.
La pantalla conectó a la primera, milagro.
El equipo de soporte llegó en dos minutos. Excelente.
[edu] El mejor lugar para estudiar, tranquilo y con pizarrón.`,
    good: `
Sala limpia y cómoda.
Fácil de reservar.
Buena luz y buenas sillas
El audio se escuchó muy bien.
[edu] Me gusta, hay silencio en la tarde.`,
    mixed: `
Buena sala, pero se oye todo lo de al lado.
La cámara no alcanza a toda la mesa.
Bonita, solo que hace frío.
Costó encontrar el cable.`,
    bad: `
No servía el cable de la pantalla.
Estaba reservada dos veces a la misma hora.
No hay plumones que pinten.
Dejaron basura los de la junta anterior.
El aire hace tanto ruido que no se oye nada.`,
    veryBad: `
Perdimos media hora con el cliente porque no prendía la pantalla.
Nos quitaron la sala sin avisar.
Cayó agua del techo en plena presentación.
Éramos treinta, sin aire toda la tarde.`,
  },
  Cafe: {
    veryGood: `
El café está buenísimo y la muchacha es un amor.
Los chilaquiles del viernes, de lo mejor.
[better] Desde que cambió el dueño está mucho mejor.
Rápido, rico y buen precio.
Ya saben lo que pido, me encanta.`,
    good: `
Rico el café.
La ensalada estaba fresca.
Buen servicio, poca fila
Mesas limpias.
La sopa muy sabrosa, un poquito salada.`,
    mixed: `
Rico pero caro.
Buen café, el pan estaba seco.
No hay donde sentarse a la hora de comer.
Amables, aunque lentos.
Se acaba la sopa muy temprano.`,
    bad: `
Veinte minutos para un café.
Me dieron otra cosa y ya no tenía tiempo de cambiarla.
Las mesas pegajosas.
La leche estaba agria.
Una sola persona atendiendo con toda la fila
Subieron los precios y las porciones son más chicas.`,
    veryBad: `
Encontré un cabello en mi comida.
El pollo estaba crudo.
Avisé de mi alergia y no les importó.
Vi una cucaracha junto a la basura.
Muy groseros, no regreso.`,
  },
  LoadingDock: {
    veryGood: `
Descargaron en media hora, excelente equipo.
[better] Las rampas nuevas funcionan de maravilla.
El encargado muy organizado, da gusto entregar aquí.
Me ayudaron a acomodar una tarima que se había caído.`,
    good: `
Rápido y ordenado.
Buena luz en los andenes.
Me dieron puerta luego luego
[better] Ya baja bien la rampa.
El montacarguista sabe lo que hace.`,
    mixed: `
Rápido cuando te toca, pero la espera es larga.
Buena gente, equipo viejo.
El papeleo tardó más que la descarga.
Entra un poco de agua por el sello de la puerta.`,
    bad: `
La rampa se quedó trabada a la mitad.
Hora y media después de mi cita.
No había nadie a la hora de la comida.
No hay luz en dos puertas.
[winter] La entrada es puro hielo.
[ind] Hay clavos y vidrio en el patio.`,
    veryBad: `
Cuatro horas esperando y sin un baño.
El seguro no cerró y se movió el tráiler. Muy peligroso.
Casi me atropella el montacargas.
[ind] Me rechazaron la carga por temperatura y fue por la puerta abierta de ustedes.`,
  },
  Rooftop: {
    veryGood: `
¡Qué vista! El mejor lugar para ver el atardecer.
Celebramos el cumpleaños de mi hija aquí y quedó precioso.
[summer] Las noches de película son lo máximo.
Todo limpio y las plantas hermosas.`,
    good: `
Bonita terraza.
Las sombrillas nuevas ayudan mucho
Rico para comer al aire libre.
Buen ambiente y limpio.`,
    mixed: `
Linda vista, mucho viento.
Cierran muy temprano.
Bien, pero faltan mesas.
Uno de los asadores no prende.`,
    bad: `
Dejaron el asador todo sucio.
Colillas en las macetas.
Los cojines están mojados y huelen mal.
No hay gas otra vez.
[summer] Nada de sombra, quema el piso.`,
    veryBad: `
Hay un vidrio flojo en el barandal, es un peligro.
Vidrios rotos donde juegan los niños.
Me quedé encerrado arriba casi una hora.
Fiesta hasta las tres de la mañana y nadie hace nada.`,
  },
  MailRoom: {
    veryGood: `
[better] Con los casilleros nuevos ya no se pierde nada. ¡Gracias!
Me llegó el código al momento.
Encontraron un paquete que yo daba por perdido.`,
    good: `
Fácil de recoger.
Ya está más ordenado.
Funciona bien la pantalla
Bien, el código llegó rápido.`,
    mixed: `
Bien, pero faltan casilleros grandes.
A veces el código no jala a la primera.
El cuarto es muy chico.
Estaba mi paquete, en otra repisa.`,
    bad: `
No abre el casillero.
Dejan los paquetes en el pasillo.
La pantalla está congelada.
Me llegan cartas del vecino.
No se puede ni entrar de tantas cajas`,
    veryBad: `
Se robaron mi paquete y la cámara no sirve.
Mi medicina estuvo al sol todo el día.
Llevo desde el viernes con mi paquete atrapado.
Dice que lo recogí y yo estaba trabajando.`,
  },
  GateWindow: {
    veryGood: `
Entré y salí en quince minutos, así debería ser en todos lados.
La muchacha de la ventanilla habla español y explica todo muy bien.
Me dejaron descansar en el patio, muy agradecido.`,
    good: `
Rápido esta vez.
Buen trato en la ventanilla.
El mensaje de texto avisa bien
Hay café para los choferes, gracias.`,
    mixed: `
Buena gente, pero hay uno solo atendiendo.
La aplicación no agarra señal aquí.
Rápido hoy, la semana pasada no.`,
    bad: `
Cerraron la ventanilla con seis camiones esperando.
No sirve el intercomunicador.
El número de la cita no coincidía, perdí casi una hora.`,
    veryBad: `
Me hablaron muy mal en la ventanilla.
Manejé toda la noche y me regresaron.
Dos horas formado y sin baño.`,
  },
  BreakRoom: {
    veryGood: `
Quedó muy bien el comedor, gracias por los microondas nuevos.
Siempre limpio, se nota el cambio.
Gracias por la fruta, muy buen detalle.`,
    good: `
Mesas limpias hoy.
Ya sirve la máquina de hielo
Sillas más cómodas.
Hay más cosas en la máquina.`,
    mixed: `
Está bien, pero no cabemos todos.
El café regular.
Se roban la comida del refri.`,
    bad: `
El refri no enfría.
El microondas no calienta.
La máquina se quedó con mi dinero.
Huele mal el lavabo
No hay agua en el garrafón.`,
    veryBad: `
Hay cucarachas debajo de la máquina.
Un solo microondas para todo el turno y no sirve.
Se echó a perder todo en el refri y nadie limpió.`,
  },
  TruckYard: {
    veryGood: `
Patio amplio y bien alumbrado, muy bueno.
El del patio me movió la caja para que pudiera salir. ¡Gracias!
Puedo dormir tranquilo aquí.`,
    good: `
Buena luz atrás ahora.
Fácil encontrar la caja.
Emparejaron la grava, mucho mejor`,
    mixed: `
De día bien, de noche ya no hay lugar.
La entrada está muy apretada.
Mucho polvo.`,
    bad: `
Hay unos baches enormes.
No encontraba la caja, no estaba donde decía la lista.
Mucho lodo en la fila A.
La pluma no lee la placa.`,
    veryBad: `
Me robaron el diésel en la noche.
Me golpearon el espejo y se fueron.
Está tan oscuro que casi atropello a alguien.`,
  },
  Coworking: {
    veryGood: `
Trabajo aquí casi todos los días, me encanta.
La cabina no deja pasar nada de ruido.`,
    good: `
Buen internet y silencio.
Cómodas las sillas.
Escritorios limpios`,
    mixed: `
Bien cuando está vacío.
La cabina se calienta.
Un monitor parpadea.`,
    bad: `
Se cayó el internet en plena junta.
Dejan sus cosas y no regresan.
No sirve la impresora.`,
    veryBad: `
Tres días sin internet y yo trabajo desde casa.
Reservé y estaba cerrado con llave.`,
  },
}
