/** Words that say nothing in a word cloud, beyond the lists of `stopword`, and terms of two or three words that stay together. */
export const dull = {
  en: `so such being im ive id youre youve theyre dont doesnt didnt isnt wasnt arent werent cant wont couldnt wouldnt shouldnt havent hasnt hadnt aint not no nor yes ok okay just even ever every
    too again always often sometimes usually already yet ago today tonight yesterday tomorrow please thank thanks thx really quite pretty got get gets getting go goes going gone went
    come comes coming one two three first second third someone somebody something anyone anybody anything everyone everybody everything nothing nobody none etc except besides us let lets may will shall
    thing things lot lots bit little around because until during without within upon off down who whom whose why these those them then than though although however several few own
    seem seems seemed put keep keeps kept use used using want wants wanted need needs needed know known think thought say says said see seen saw look looks looked take takes took taken
    give gives gave given made make makes making try tries tried trying full back still else per via also there's here's day days week weeks month months year years hour hours minute minutes
    monday tuesday wednesday thursday friday saturday sunday morning afternoon evening am pm being do doing done has having been were each any both more most hello hi hey dear regards
    their theirs ours yours mine itself themselves myself yourself it's that's what's whats thats itll he's she's they're we're you're i'm i've i'd i'll we've we'd we'll nbsp amp http https www
    would could should might must can cannot own same such only very much many some all cause bc idk lol ur u r n btw asap
    when four five six seven eight nine ten once twice half whole last past next end right left away finally actually enough rather otherwise plenty middle otherwise somewhere anywhere everywhere
    better worse fine well sure maybe perhaps found find told tell asked ask moved move happen happens happened let's turn turned start started stop noon night tonight short long soon later
    new newer old light sign hook hooked work works worked working real simple various several whenever wherever done inside outside time people rd st nd th early run hand walked stayed
    feel feels felt look looking like likes liked guess mean means able kind sort type way ways person guy guys else's honestly basically literally definitely probably`,
  es: `está están estaba estaban estamos estoy estar estado son es era eran fue fueron ser sido soy somos hay había hubo haber he ha han hemos tener tiene tienen tengo tenemos tenía hacer hace hacen
    hizo hecho hago haciendo ir va van voy vamos vino viene ver dar da dan dio siempre nunca jamás casi aquí ahí allí allá ahora hoy ayer mañana antes después luego todavía aún mientras entonces así
    tan tanto tanta mucho mucha muchos muchas poca pocos pocas algo alguien nada nadie ninguno ninguna ningún alguno alguna algunos algunas todo toda todos todas cada cosa cosas vez veces esta estas
    este estos esa esas esos esto aquello aquel aquella eres nuestro nuestra nuestros nuestras tus mis suyo les le lo os te favor gracias aunque además tampoco pues si no ni dos tres primer primera
    primero segundo segunda tercer tercero cuarto quinto día días semana semanas mes meses año años hora horas minuto minutos lunes martes miércoles jueves viernes sábado domingo cómo qué dónde
    cuándo quién cuál cual bajo ante según entre hacia muy solo sólo otra otras otros mismo misma mismos mismas puede pueden poder puedo podría podrían debe deben debería deberían quiero quiere
    queda quedó parece igual etc excepto salvo menos más por fin ustedes usted ellos ellas nosotros yo han sido unos unas uno unos buenos buenas hola tras rato dentro fuera ok toda eran hasta
    llevo lleva llevan llevamos dice dijo creo sé gran tal modo veo deja dejó bien mejor peor mal media medio mitad final fin principio lado parte forma manera tipo veces encontrar encontré
    nuevo nueva nuevos nuevas gancho ganchos letrero letreros tuve tuvo estuvo estuve dejan dejaron llegó llega llegan entra entran quedé salir subir servía agarra encima arriba abajo adentro afuera junto veinte sale salen lugar
    pedí pido pedir pregunté quizás quizá seguro claro verdad realmente simplemente sigue siguen seguimos pasa pasó pasan falta faltan noche tarde mediodía cerca lejos`,
  fr: `n'y est sont était être très trop plus moins bien tout toute tous toutes toujours jamais encore déjà ici là cela ça c'est n'est pas il y a j'ai on merci bonjour bonsoir svp mais donc car puis ensuite enfin depuis pendant avant après chez vers sous entre aussi comme
    peu beaucoup assez trop aucun aucune rien personne quelqu'un chaque autre autres même quand comment pourquoi combien si non oui nouveau nouvel nouvelle nouveaux nouvelles crochet crochets panneau panneaux
    un une deux trois quatre cinq six sept huit neuf dix vingt trente fois jour jours semaine semaines mois an ans année années heure heures minute minutes hier demain aujourd'hui matin midi soir soirée nuit
    lundi mardi mercredi jeudi vendredi samedi dimanche fait font faire faut faudrait va vont aller vient dit dire peut peuvent pouvoir doit doivent veut met mettre reste rester voir vu pris prise
    chose choses truc façon sorte côté fin début milieu coup temps suite place tellement vraiment super très presque ni que quoi dont lequel lors ceux celle celui celles jusqu ne le la les de du des ça sauf
    jusqu'à laissé laissée plein sent sentent malgré pourtant cependant parce lorsque autant plutôt quelque quelques certain certains certaine certaines mieux seul seule seuls seulement ait ou où à présent marche`,
} as const

/** Words for something bad that have no feeling of their own: whatever is said of them, nobody praises them. */
export const bad = {
  en: `smell smells odor odour stench noise leak leakage wait waiting waited queue queues line lines delay drain clog mess mold dust bug crack draft fault fume trash garbage puddle tank stall stalls issue
    problem complaint outage breakdown glitch flood rust stain spill vermin pest damage trouble hole gap drip urine cigarette smoke`,
  es: `olor ruido fuga espera fila cola demora retraso gotera queja problema basura humo mancha grieta daño plaga avería falla mal_olor`,
  fr: `odeur bruit fuite attente file délai panne retard problème plainte tache fissure moisissure poubelle fumée dégât`,
} as const

/** Words that alone say little or something else, and what is shown for them. */
export const shownAs: ReadonlyMap<string, string> = new Map([
  ['lights', 'lighting'],
  ['signs', 'signage'],
])

/** Terms of several words as they are shown, joined by `_`. */
export const joined = {
  en: `front_desk hot_water cold_water air_conditioning air_conditioner air_quality air_freshener paper_towels toilet_paper toilet_seat hand_dryer hand_soap hand_sanitizer soap_dispenser
    parking_lot parking_garage parking_space parking_spot conference_room meeting_room break_room waiting_area waiting_room customer_service security_guard key_card key_fob badge_reader card_reader
    revolving_door front_door main_entrance loading_dock coffee_machine coffee_maker vending_machine water_fountain water_cooler fitness_center cleaning_crew cleaning_staff cleaning_lady
    property_manager property_management fire_alarm fire_drill work_order response_time wait_time light_bulb trash_can men's_room ladies_room women's_room changing_table
    out_of_order out_of_service ceiling_tile cell_service cell_signal noise_level day_porter night_shift mail_room package_room bike_rack charging_station ev_charger dog_park common_area
    seating_area elevator_bank freight_elevator service_elevator first_floor second_floor third_floor fourth_floor fifth_floor ground_floor top_floor room_temperature conference_call great_job good_job
    full_time customer_care wheelchair_ramp handicap_stall`,
  es: `agua_caliente agua_fría aire_acondicionado papel_higiénico toallas_de_papel secador_de_manos silla_de_ruedas guardia_de_seguridad sala_de_juntas sala_de_reuniones sala_de_espera
    área_común servicio_al_cliente mal_olor buen_olor mal_servicio buen_servicio máquina_de_café control_de_acceso tarjeta_de_acceso fuera_de_servicio puerta_principal puerta_giratoria tiempo_de_respuesta
    tiempo_de_espera personal_de_limpieza personal_de_seguridad equipo_de_limpieza equipo_de_mantenimiento dispensador_de_jabón salida_de_emergencia escaleras_eléctricas primer_piso segundo_piso
    tercer_piso cuarto_piso quinto_piso planta_baja buen_trabajo buena_atención mala_atención mesa_de_ayuda`,
  fr: `eau_chaude eau_froide air_conditionné papier_toilette papier_hygiénique savon_à_mains sèche_mains fauteuil_roulant salle_de_réunion salle_de_conférence salle_d'attente salle_de_bain
    salle_de_sport agent_de_sécurité carte_d'accès porte_d'entrée hors_service temps_de_réponse temps_d'attente personnel_d'entretien équipe_d'entretien rez_de_chaussée premier_étage deuxième_étage
    troisième_étage mauvaise_odeur bonne_odeur bon_service bon_travail tapis_roulant chasse_d'eau`,
} as const
