/**
 * Comments written for this project, each with the sentiment a reader gives it: `+`, `0` or `-` before the text.
 * All were at hand while the word lists grew, so the lists do better on them than on new comments. `late` was written last, after the lists,
 * and scored 0.73 when first run (en 43 of 61, es 46 of 61; nearly all misses neutral): that is the figure to believe for new comments.
 * `mixed` says good and bad in one breath, and scored 0.85 when first run (51 of 60).
 * `indirect`, mostly comments without words of feeling, scored 0.46 when first run (53 of 114).
 */
export const labelled = {
  common: {
    en: `
+ Restrooms were spotless this morning, thank you!
+ The new lobby looks fantastic
+ Maria at the front desk always greets us with a smile
+ really quick response to my ticket, fixed the same day
+ Elevators are fast and I never have to wait
+ Love the new coffee machine on 4
+ No complaints at all
+ Not bad at all, actually pretty comfortable
+ The cleaning crew does a wonderful job every night
+ Wifi has been super reliable since the upgrade
+ AC finally works again, much better now
+ Security guard was very helpful when I got locked out
+ I can't complain, everything runs smoothly
+ best building I have worked in
+ Plenty of parking and well lit at night
+ Bathroom smelled fresh and everything was stocked
+ The gym is a great perk, clean machines
+ Thanks for taking care of the leak so quickly
+ It was a bit noisy last year but now it is nice and quiet
+ soooo happy with the new maintenance team
+ Great place to work 👍
+ Air conditioning problem was solved within an hour
- Mens room on 3 is filthy
- no soap AGAIN
- out of paper towels on the 5th floor
- The toilet wont flush
- Elevator 2 has been out of service for two weeks
- its freezing in here, we are wearing coats
- Way too hot in the conference room
- The lobby is not clean
- Not bad, but slow
- I waited 40 minutes and nobody came
- Staff was rude and did not even look up
- Lobby is beautiful but the elevators are always broken
- WiFi keeps dropping during calls
- sink is clogged and water all over the floor
- There is never any toilet paper in the ladies room
- Why is the parking garage so dark? I don't feel safe
- trash has been overflowing since monday
- It smells like sewage near the loading dock
- Construction noise all day, impossible to concentrate
- The lights in the stairwell have been flickering for weeks
- could be cleaner
- Nobody answers the phone at the front desk
- Hot water doesn't work
- You people need to fix the door, third time I report this
- worst restroom in the building
- Carpet is stained and the chairs are falling apart
- I wish the temperature was more consistent
- Great, the elevator is down again 😡
- The soap dispenser stopped working
- parking is way overpriced for what you get
- Coffee is ok but the machine is always empty
- The wheelchair ramp is blocked by boxes every single day
- hardly ever cleaned
- Used to be a nice building
0 I used the restroom on the second floor
0 Meeting on Thursday at 3 pm with the tenants
0 It's ok
0 What time does the gym open on Sunday?
0 Delivery for suite 410
0 The cafeteria is next to the lobby
0 average, nothing special
0 n/a
0 Where can I park a bike?
0 We moved from the third to the fifth floor in March
0 The elevator stops at every floor
0 Visited for an interview`,
    es: `
+ Excelente servicio
+ Los baños estaban impecables hoy, gracias
+ El personal de recepción es muy amable
+ Todo muy limpio y ordenado
+ me encanta el nuevo vestíbulo
+ Resolvieron el problema en menos de una hora
+ La señora de la limpieza hace un gran trabajo
+ Muy buena atencion, super rapido
+ El wifi funciona perfecto
+ No tengo ninguna queja
+ No está nada mal
+ Los ascensores son rápidos y nunca hay que esperar
+ El guardia me ayudó con las cajas, qué amabilidad
+ buenísimo el café del cuarto piso
+ Antes hacía mucho frío pero ahora está muy cómodo
+ El estacionamiento es amplio y seguro
+ Bonito edificio, bien iluminado
+ ¡Felicidades al equipo de mantenimiento!
+ Siempre atentos y profesionales
+ Contentísimos con el nuevo gimnasio
+ sin problemas, todo bien
+ La temperatura es agradable 😊
- El baño del tercer piso está sucio
- no hay papel higiénico
- No hay jabon en los baños de mujeres
- El ascensor no funciona desde el lunes
- Nunca está limpio
- Hace demasiado calor en la oficina
- Huele muy mal cerca de los baños
- La recepcionista fue muy grosera
- Llevamos dos semanas esperando que arreglen la luz
- El wifi se cae a cada rato
- Mucho ruido por la construcción, no se puede trabajar
- El inodoro está tapado
- pésimo servicio, nadie contesta el teléfono
- Falta jabón y papel
- El lobby es hermoso pero los elevadores siempre están descompuestos
- Poco limpio
- El aire acondicionado no enfría
- Hay goteras en el techo cuando llueve
- La basura lleva tres días sin recoger
- No me siento segura en el estacionamiento de noche
- La puerta de la entrada no cierra
- podría estar más limpio
- Deberían mejorar la iluminación del pasillo
- Los grifos gotean y el espejo está roto
- asqueroso, había cucarachas en la cocina
- tardaron muchísimo en responder
- Que vergüenza de edificio
- El agua caliente dejó de funcionar
- La rampa para silla de ruedas siempre está bloqueada
- El café es bueno, pero la fila es eterna
- Nadie vino a limpiar
- Otra vez sin agua 😡
- El estacionamiento es carísimo
- Apesta a cigarro en la escalera
- necesitan arreglar el secador de manos
0 Usé el baño del segundo piso
0 La reunión es el jueves a las tres
0 ¿A qué hora abre el gimnasio?
0 Entrega para la oficina 410
0 El comedor está al lado del vestíbulo
0 regular
0 Normal, nada especial
0 Nos mudamos al quinto piso en marzo
0 ¿Dónde puedo dejar la bicicleta?
0 Vine para una entrevista
0 El ascensor para en todos los pisos`,
  },
  near: {
    en: `
+ Everything was in order, the ladies who clean here deserve a raise
+ Checked in with security in ten seconds, easy
+ the plants in the atrium brighten my day
+ Kudos to the engineer who sorted out our thermostat
+ Temp is perfect
+ Always stocked and never smells
+ Ticket closed before I even got back to my desk, impressive
+ Your day porter is a gem
+ Finally some decent coffee!
+ Very pleased with how the flood was handled
+ Touchless faucets are a nice upgrade
+ Lovely rooftop, my team goes there every week
- Someone should mop the third floor restroom
- Urinal overflowed and it's all over the tiles
- the stall doors don't lock
- I got stuck in elevator B for 20 min
- Our suite is an icebox
- There were roaches by the vending machines
- Still waiting on a reply from management
- Badge reader rejects my card every morning
- Paper everywhere, looks like no one has been in here since Friday
- Hand dryer is useless
- Vents are dusty and I keep sneezing
- Visitors can't find the accessible entrance
- Garage gate took forever to open and I was late
- Signal dies as soon as you get in the elevator
- so loud next door we had to reschedule the call
- Not a fan of the new lobby music
- The pantry ran out of milk before 9
- bulb burnt out above the second sink
- Pretty disappointed with the night shift
0 Second floor, north side
0 I have a question about the visitor parking
0 There are two restrooms per floor
0 Using the QR code for the first time
0 My name is Dan and I work in suite 900`,
    es: `
+ Da gusto venir a este edificio
+ Se nota que limpian seguido
+ Gracias a Juan por su ayuda con la mudanza
+ La terraza quedó preciosa
+ respuesta inmediata, así da gusto
+ Baños con todo: jabón, papel y buen olor
+ Arreglaron la fuga el mismo día
+ La vigilancia es de primera
+ El café está rico
+ Ya no hace frío, gracias por ajustar el termostato
+ 10/10 la atención en recepción
+ Todo en orden
- Me quedé encerrado en el elevador media hora
- Las toallas de papel se acabaron otra vez
- el piso estaba mojado y casi me caigo
- Nadie hace nada con los mosquitos
- Pedí ayuda tres veces y sigo sin respuesta
- Los de seguridad ni saludan
- Se va la luz a cada rato
- el lector no reconoce mi tarjeta
- Hay pelos en el lavabo
- Esto parece un congelador
- La alfombra tiene manchas de hace meses
- Olor a humedad en el sótano
- Cobran mucho por un lugar tan chico
- Falta personal en la entrada
- El secamanos hace un ruido espantoso
- no sirve el dispensador
- Imposible concentrarse con tanto taladro
- qué desastre el estacionamiento los viernes
0 Piso dos, lado norte
0 Tengo una pregunta sobre el estacionamiento de visitas
0 Hay dos baños por piso
0 Es la primera vez que uso el código QR
0 Trabajo en la oficina 900`,
  },
  indirect: {
    en: `
+ Shoutout to Carlos, he stayed late to make sure our event went off without a hitch
+ You guys rock
+ Came in expecting the usual mess and was pleasantly surprised
+ My clients always comment on how classy the entrance looks
+ Zero wait for the elevator even at 9am
+ Night and day compared to the last cleaning company
+ Problem reported at 10, gone by 10:30. Hats off.
+ the showers in the gym have great pressure
+ it doesn't get any better than this
+ Wouldn't want to work anywhere else
+ Bathroom had everything I needed and was not crowded
+ A+ service from the whole team
+ Management actually listens to tenants here
+ nothing but praise for the guys at the loading dock
+ The temp has been just right all week
+ so glad u put in the bottle filler
+ Cleanest place I've been to in downtown
+ No more weird smell in the hallway, thanks to whoever took care of it!
- I have emailed four times about the blinds and still nothing
- Tiles coming off the wall in the shower
- Whoever designed this parking lot should be fired
- We pay this much rent for this?
- The guy at the desk was on his phone the whole time
- Soap is watered down
- Stall 3 has no lock, and the seat is cracked
- AC rattling above my desk since Tuesday
- the intercom just buzzes, can't hear a thing
- My car got scratched in the garage and security shrugged
- Toilet seat covers never get refilled
- Can someone turn up the heat on 12? My fingers are numb
- Took the stairs again because two lifts are shut
- hair in the sink, wet floor, no one around
- Could you lower the volume of the music
- Overflowing bins by the elevators
- There's a puddle under the fridge every morning
- You can hear every word from the suite next door
- It was fine until they changed the vendor
- I expected more from a class A building
- Fire alarm went off three times today, nobody told us why
- The automatic door closes on people with walkers
- dont bother calling, they won't pick up
- Ladies restroom needs attention ASAP
- Water from the fountain tastes metallic
- Door code not accepted
- Would give zero if I could
- Lovely views, shame about the service
0 I am here to pick up a package
0 The gym is on the ground floor
0 Testing the survey
0 When is the next fire drill?
0 Same as last time
0 Our team has 12 people on floor 7
0 Just passing through
0 The cleaning crew comes at 6 pm
0 Is there a lost and found?
0 Neither good nor bad`,
    es: `
+ Quedé sorprendida de lo bien que atienden aquí
+ Un diez para el equipo de limpieza
+ Todo al cien
+ Vinieron a los cinco minutos de avisar
+ Da tranquilidad ver al guardia en la puerta
+ Nada que mejorar
+ Sigan así
+ La chica de recepción me resolvió todo con una sonrisa
+ El nuevo sistema de acceso es comodísimo
+ Se respira limpieza
+ Volvería sin dudarlo
+ No le cambiaría nada
+ el elevador ya no se traba, buen trabajo
+ La vista desde la terraza es impresionante
+ Mantienen el jardín divino
+ Qué rico huele el pasillo
+ Mis respetos para Don Pedro, siempre al pendiente
+ Wifi rapidísimo
- Los baños dan pena ajena
- Mandé tres correos y nada
- El señor de la entrada me gritó delante de mi cliente
- No pasa la señal en el sótano
- Se me congelan las manos en mi escritorio
- Hace semanas que el foco del pasillo está fundido
- La cerradura se traba
- Ni una toalla para secarse
- El botón del cuarto piso no prende
- Dejan la basura afuera hasta el otro día
- pagamos muchísimo de mantenimiento y no se ve
- Por favor bajen el volumen de la música
- La comida llegó fría
- Ya van cuatro veces que se inunda el garaje
- Nos dejaron sin luz toda la mañana y nadie avisó
- Los asientos del baño están flojos
- Uno tiene que subir por la escalera porque el ascensor nunca llega
- El olor a pintura me dio dolor de cabeza
- ojalá pusieran más gente a limpiar
- Me cobraron doble
- No vuelvo más
- Era mejor la empresa anterior
- Se tardan siglos en abrir la puerta
- Deja mucho que desear
- El agua sale amarilla
- Entré y salí, imposible usar ese baño
- Las cámaras no graban
- Me robaron la bicicleta
- Buen edificio pero la administración es un desastre
- No me ayudaron en nada
0 Vengo a recoger un paquete
0 El gimnasio está en la planta baja
0 Probando la encuesta
0 ¿Cuándo es el próximo simulacro?
0 Igual que la última vez
0 Somos doce personas en el piso 7
0 Solo estoy de paso
0 El equipo de limpieza viene a las seis de la tarde
0 ¿Hay objetos perdidos?
0 Ni bueno ni malo`,
  },
  late: {
    en: `
+ Clean and well stocked, nice job
+ Mirrors and counters are always shiny
+ I feel comfortable leaving my laptop in the lobby, guards are on top of things
+ Big improvement since last month
+ Only took two minutes to get a visitor badge
+ the new lights make a huge difference
+ Fixed within the hour!! wow
+ Bathroom is much nicer than at our old office
+ Tony from maintenance is awesome, super nice guy
+ Keep up the good work
+ Nothing to complain about
+ Smells like lemon, I approve
+ very good experience overall
+ Parking was easy and the shuttle came on time
+ 5 stars
+ Glad the heat is back on
+ They always hold the door and say good morning
+ Thankful for a quiet space to pump
+ I have never seen it dirty
+ The floor was shining when I walked in
- Toilet paper rolls were empty in all stalls
- Someone vomited in the hallway and it's still there
- Too cold!!!
- trash not picked up since yesterday
- Two of three elevators are down during rush hour
- Restroom is okay but the smell is unbearable
- The floors are wet and slippery with no sign
- Rude security lady
- Please clean more often
- Mens toilet is blocked again
- Heater blowing cold air
- no hand towels and the dryer is broken
- why does it take 3 days to change a light bulb
- Gum under the tables and crumbs on the seats
- Internet is so slow I went home to work
- People smoke right at the entrance
- garage is always full by 8
- Vending machine ate my money
- There is a gas smell near the boiler room
- this place has gone downhill
- Paint is peeling off the ceiling
- The gym equipment is old and half of it is broken
- sink water only comes out scalding hot
- My neighbors upstairs stomp around all night long
- Package was left outside in the rain
- I do not feel comfortable walking to my car at night
- The receptionist sighed and rolled her eyes at me
- not happy
- Handicap stall used as storage
- It took them a week to get back to me
- Visited twice this week and both times the bathroom was closed
0 This is my first visit
0 Floor 9, west wing
0 Do you have a shower?
0 I am a contractor working on the roof
0 The coffee machine is on the left
0 so so
0 Tenant from suite 220 checking in
0 We are a company of lawyers
0 There are four elevators
0 The restroom is across the hall from the stairs`,
    es: `
+ Limpio y con buen aroma
+ Los espejos siempre brillan
+ Me siento seguro dejando mi coche aquí
+ Mejoró bastante desde el mes pasado
+ Solo tardé dos minutos en registrarme
+ quedó muy bien la remodelación
+ Lo arreglaron rapidísimo, wow
+ Toño de mantenimiento es lo máximo
+ Sigan con el buen trabajo
+ Nada de qué quejarse
+ Muy buena experiencia en general
+ Siempre saludan y abren la puerta
+ Nunca lo he visto sucio
+ El piso brillaba cuando entré
+ Excelente trato de la señorita Laura
+ Me gusta mucho el área de comedor
+ Aire acondicionado perfecto
+ Gran ambiente para trabajar
+ me atendieron de maravilla
+ Es un lugar seguro y cómodo
- Los rollos de papel estaban vacíos
- Demasiado frío!!!
- No recogieron la basura ayer
- Dos de los tres elevadores no sirven en hora pico
- El baño está bien pero el olor es insoportable
- El piso mojado y sin señalamiento
- El vigilante es muy prepotente
- Limpien más seguido por favor
- El baño de hombres está tapado otra vez
- No hay toallas y el secador no funciona
- Tres días para cambiar un foco, increíble
- Chicles debajo de las mesas
- internet lentísimo
- La gente fuma en la entrada
- Nunca hay lugar para estacionarse
- La máquina se tragó mi dinero
- Huele a gas
- Este lugar ha empeorado mucho
- La pintura se está cayendo
- La mitad de los aparatos del gimnasio están rotos
- El agua sale hirviendo
- Los vecinos de arriba hacen fiesta toda la noche
- Dejaron mi paquete bajo la lluvia
- Me da miedo caminar al carro de noche
- La señorita me contestó de mala gana
- no estoy contento
- Usan el baño de discapacitados como bodega
- Tardaron una semana en contestarme
- El baño estaba cerrado las dos veces que fui
- Mal servicio, no lo recomiendo
- hay que esperar mucho el ascensor
0 Es mi primera visita
0 Piso nueve, ala oeste
0 ¿Tienen regadera?
0 Soy contratista y trabajo en la azotea
0 La cafetera está a la izquierda
0 más o menos
0 Inquilino de la oficina 220
0 Somos un despacho de abogados
0 Hay cuatro elevadores
0 El baño está frente a las escaleras`,
  },
  mixed: {
    en: `
+ Lovely building and kind people, but the coffee could be a bit hotter
+ Everything was great, though the queue at the desk was a little long
+ Apart from a small wait at reception, a wonderful visit
+ The elevator was slow at first, but the technician fixed it within the hour and was so friendly
+ I was worried about the noise, but the rooms are quiet and comfortable
+ Parking is tight, but the staff is amazing and always finds you a spot
+ Very clean restrooms, only the soap was running low
+ Great gym, just wish it opened a little earlier
+ Had a problem with my badge, the guard sorted it out right away with a smile
+ Not the newest building but very well kept and spotless
+ Small lobby, but beautiful and always clean
+ It took a while to find the entrance, otherwise perfect
+ Nice place overall, one light in the corridor is out
+ The heating was broken last week, now it works perfectly, thank you
+ A little cold in the mornings, but we love it here
+ No complaints, except that the wifi was slow once
- The staff is friendly, but the restrooms are filthy every single day
- Nice lobby, shame about the elevators that never work
- Great location, terrible maintenance
- Beautiful view but freezing cold offices and nobody does anything about it
- The guard was polite, however I waited an hour for a badge
- Clean enough in the morning, disgusting by noon
- I like the building, but the parking garage is unsafe and dark
- Thanks for the new chairs, but the leak in the ceiling is still not fixed
- The app looks good but it crashes all the time
- Good people, awful management
- Usually fine, today the toilets were overflowing and it stank
- The coffee is good. The machine is broken most of the week and nobody comes to repair it
- Pretty entrance, but it smells of garbage and the floor is sticky
- They answered quickly but did not solve anything
- It used to be a great place, now it is dirty and neglected
- Friendly desk, rude security, broken elevator
0 The lobby is clean but the elevators are slow
0 Good coffee, bad chairs
0 Friendly staff but long waits
0 Some days it is great, some days it is awful
0 The meeting room is comfortable but noisy
0 Restrooms are clean, the parking is a mess
0 Fast elevators, slow wifi
0 The view is nice and the air is stale`,
    es: `
+ El personal es muy amable, aunque la espera fue un poco larga
+ Todo perfecto, solo faltaba un poco de jabón
+ El ascensor tardó, pero el técnico lo arregló enseguida y fue muy simpático
+ Edificio antiguo, pero muy limpio y bien cuidado
+ Un poco frío por la mañana, pero nos encanta trabajar aquí
+ Tuve un problema con la tarjeta y el guardia lo resolvió al momento con una sonrisa
+ Salvo una luz fundida en el pasillo, todo excelente
+ El estacionamiento es pequeño, pero siempre hay sitio y es seguro
- La recepción es amable, pero los baños están sucios todos los días
- Bonito vestíbulo, lástima de los ascensores que nunca funcionan
- Buena ubicación, pésimo mantenimiento
- El guardia fue educado, sin embargo esperé una hora
- Gracias por las sillas nuevas, pero la gotera sigue sin arreglar
- Antes era un lugar estupendo, ahora está sucio y abandonado
- Respondieron rápido pero no solucionaron nada
- La aplicación es bonita pero se cae a cada rato
0 Los baños están limpios, pero el ascensor es lento
0 Buen café, malas sillas
0 Unos días está genial y otros fatal
0 El personal es amable pero hay mucha espera`,
  },
} as const
