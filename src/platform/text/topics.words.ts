import type { Understood } from './lexicon.ts'
import { type PhraseIndex, phraseIndex, wordsOf } from './phrases.ts'
import { singularOf } from './plurals.ts'

type Entry = { label: { en: string; es: string }; en: string; es: string; fr: string }

/** The topics of comments: their names and the words that bring them up (signs: see `phrases.ts`; plurals are found by themselves). */
const registry = {
  Cleanliness: {
    label: { en: 'Cleanliness', es: 'Limpieza' },
    en: `clean cleaner cleanest cleaned cleaning cleanliness cleans unclean dirty dirtier filthy dirt spotless tidy messy mess dust dusty stain stained sticky trash garbage litter
      janitor janitorial custodian custodial porter day_porter mop* vacuum* sweep swept sanit* sanitize* unsanitary unhygienic hygiene hygienic grimy immaculate pristine
      crumbs trash_can recycling bin disgusting soiled spill* cleaning_crew housekeeping smudge* disinfect*`,
    es: `limpi@ limpieza limpiar limpian limpiaron limpiaba limpiando suci@ suciedad mugre mugros@ mugrient@ cochin@ basura basurero polvo polvorient@ mancha manchad@ impecable
      inmund@ asqueros@ higiene higienic@ insalubre desinfect~ trapear barrer aspirar conserje intendencia aseo asead@ pulcr@ desorden limpiecit@ reluciente limpisim@`,
    fr: `propre% proprete nettoy: nettoyage sale% salete poussiere% poussiereux% tache% poubelle% dechet% ordure% menage concierge_d'entretien balay: impeccable% crasse crasseux% degoutant% hygiene salubre% insalubre% lingettes desordre megots`,
  },
  Restrooms: {
    label: { en: 'Restrooms', es: 'Baños' },
    en: `restroom bathroom washroom toilet urinal stall lavatory ladies_room mens_room men's_room women's_room womens_room sink faucet hand_dryer soap soap_dispenser
      toilet_paper toilet_seat paper_towel hand_towel flush* shower tampon sanitary_products changing_table powder_room loo toliet bathrom`,
    es: `baño sanitario inodoro excusado retrete mingitorio urinario lavabo lavamanos grifo secamanos secador_de_manos jabon dispensador_de_jabon papel_higienico papel_de_baño
      toalla_de_papel toalla servicio_sanitario ducha regadera wc taza_del_baño cambiador`,
    fr: `toilette% sanitaire% lavabo% robinet% savon urinoir% cuvette% chasse_d'eau papier_toilette papier_hygienique essuie_mains seche_mains sechoir% douche% wc salle_de_bain salle_de_bains vestiaire%`,
  },
  Elevators: {
    label: { en: 'Elevators', es: 'Ascensores' },
    en: `elevator lift escalator elevater elevador_bank`,
    es: `ascensor elevador montacargas escalera_mecanica escalera_electrica elevator`,
    fr: `ascenseur% monte_charge escalier_roulant escalator%`,
  },
  Temperature: {
    label: { en: 'Temperature', es: 'Temperatura' },
    en: `temperature temp thermostat hvac ac air_conditioning air_conditioner air_con aircon heat heating heater cold colder hot hotter freezing freezes warm warmer chilly
      ventilation vent stuffy airflow drafty draft humid humidity icebox sauna cooling overheated sweltering boiling sweating radiator`,
    es: `temperatura termostato aire_acondicionado aire clima climatizacion calefaccion calefactor calor caliente frio fria helad@ congelad@ congelador congelando ventilacion
      ventilador sofocante bochorno caluros@ enfria enfriar calienta sudando horno heladera`,
    fr: `temperature% chaud% chaude% froid% froide% chaleur chauffage climatisation clim thermostat% ventilation courant_d'air gel% glacial% etouffant% humidite fournaise aeration`,
  },
  Staff: {
    label: { en: 'Staff', es: 'Personal' },
    en: `staff employee receptionist concierge front_desk front_desk_staff manager management property_manager team crew engineer technician porter day_porter attendant janitor personnel customer_service
      landlord the_super our_super my_super building_super superintendent superintendant doorman rude friendly courteous polite helpful attitude she_was he_was they_were_so unprofessional lady_at_the_desk cleaning_lady`,
    es: `personal emplead@ recepcionista recepcion conserje administracion administrador administradora gerente gerencia equipo encargad@ tecnico ingeniero portero trabajador trabajadora
      amable amabilidad groser@ atencion trato atent@ servicio_al_cliente señora_de_la_limpieza muchach@ staff servicial maleducad@ prepotente`,
    fr: `personnel employe% concierge% gardien% gardienne% receptionniste% equipe% technicien% technicienne% gestionnaire% gerant% prepose% commis accueillant% poli% impoli% courtois% aimable% gentil% gentille% serviable% souriant% sympathique%`,
  },
  Security: {
    label: { en: 'Security', es: 'Seguridad' },
    en: `security guard security_guard safe safer safety unsafe secure badge badge_reader card_reader key_card keycard key_fob fob access_card camera cctv theft stolen stole robbed break_in broke_into
      lock locked intruder trespasser turnstile alarm fire_alarm homeless patrol visitor_pass check_in`,
    es: `seguridad guardia vigilante vigilancia segur@ insegur@ inseguridad credencial gafete tarjeta tarjeta_de_acceso lector camara robo robaron robad@ cerradura candado alarma torniquete
      intrus@ patrulla caseta control_de_acceso`,
    fr: `securite securitaire% vol vole% serrure% cle% badge% carte_d'acces camera% alarme% tourniquet% verrou% intrus vandalis: dangereux% agent_de_securite controle_d'acces`,
  },
  Parking: {
    label: { en: 'Parking', es: 'Estacionamiento' },
    en: `parking park parked garage parking_lot parking_garage parking_space parking_spot parking_ticket valet ev_charger charging_station car gate bike_rack carport`,
    es: `estacionamiento parqueo parqueadero aparcamiento parking garaje cochera estacionar estacionarse valet coche carro auto cargador_electrico cajon_de_estacionamiento plaza_de_garaje aparcar`,
    fr: `stationnement% stationner parking% garage% auto% voiture% borne% place_de_parking barriere%`,
  },
  Noise: {
    label: { en: 'Noise', es: 'Ruido' },
    en: `noise noisy loud louder loudly quiet quieter silence silent drilling drill hammering banging soundproof soundproofing music echo jackhammer shouting yelling construction_noise sound_of sound_level loud_sound`,
    es: `ruido ruidos@ bulla silencio silencios@ taladro martillo musica gritos ensordecedor eco escandalo sonido alboroto`,
    fr: `bruit% bruyant% silence silencieux% musique% marteau_piqueur perceuse% tapage vacarme calme% tranquille% sonore%`,
  },
  Lighting: {
    label: { en: 'Lighting', es: 'Iluminación' },
    en: `light lighting lit well_lit poorly_lit dark dim bulb light_bulb lamp flicker* bright brightness fluorescent lights_out`,
    es: `luz luces iluminacion iluminad@ bien_iluminad@ luminos@ oscur@ oscuridad foco bombilla bombillo lampara parpade~ alumbrado`,
    fr: `lumiere% eclairage% eclaire% lampe% ampoule% neon% sombre% obscur% clignot: luminosite lumineux%`,
  },
  Maintenance: {
    label: { en: 'Maintenance', es: 'Mantenimiento' },
    en: `maintenance hot_water broken broke repair* fix fixed fixing leak* leaky leakage clog* clogged out_of_order out_of_service plumbing plumber ceiling_tile crack* peeling paint painted carpet
      flood* flooded work_order door_handle upkeep falling_apart run_down damaged damage doesn't_work not_working stopped_working jammed well_maintained replace* ceiling
      hinge drain rust* renovation renovate* remodel*`,
    es: `mantenimiento agua_caliente rot@ descompuest@ averiad@ averia dañad@ daño reparar reparacion reparad@ repararon arreglar arreglaron arreglen arreglado arreglo fuga gotera gotea gotean gotear tapad@
      atascad@ plomeria plomero fontanero pintura grieta fuera_de_servicio no_funciona no_funcionan no_sirve no_sirven inund~ inundacion deteriorad@ alfombra techo remodelacion
      renovacion dejo_de_funcionar`,
    fr: `entretien maintenance repar: reparation% panne% brise% casse% fuite% plomberie plombier% plafond% peinture% fissure% bouche% inondation% hors_service rouille% moisissure% coule`,
  },
  'Wi-Fi': {
    label: { en: 'Wi-Fi', es: 'Wi-Fi' },
    en: `wifi internet network wireless connection connectivity bandwidth router cell_signal cell_service cell_reception signal`,
    es: `wifi internet red inalambric@ conexion señal router ancho_de_banda wiffi`,
    fr: `wifi internet reseau% connexion% signal routeur%`,
  },
  Lobby: {
    label: { en: 'Lobby', es: 'Vestíbulo' },
    en: `lobby entrance foyer atrium front_desk reception reception_area reception_desk main_door front_door revolving_door entryway waiting_area`,
    es: `lobby vestibulo entrada recepcion hall atrio sala_de_espera puerta_principal puerta_giratoria`,
    fr: `hall% entree% reception accueil porte_d'entree porte_principale vestibule% salle_d'attente`,
  },
  'Food & Coffee': {
    label: { en: 'Food & Coffee', es: 'Comida y café' },
    en: `food coffee cafe cafeteria coffee_machine coffee_maker espresso restaurant lunch breakfast snack vending vending_machine pantry kitchen kitchenette break_room breakroom microwave fridge
      refrigerator milk tea water_cooler water_fountain menu barista meal sandwich dishwasher`,
    es: `comida cafe cafeteria cafetera maquina_de_cafe restaurante almuerzo desayuno comedor cocina cocineta microondas refrigerador nevera leche te maquina_expendedora bebedero merienda
      snack menu garrafon`,
    fr: `cafe% cafeteria% cafetiere% restaurant% dejeuner% repas nourriture% cuisine% cuisinette% micro_onde% refrigerateur% frigo% lait the distributrice% fontaine_d'eau collation%`,
  },
  Amenities: {
    label: { en: 'Amenities', es: 'Amenidades' },
    en: `amenity gym fitness fitness_center pool rooftop terrace lounge patio courtyard locker conference_room meeting_room game_room playground bike_room yoga jacuzzi coworking furniture chair couch sofa
      plant garden dog_park business_center package_room mailroom`,
    es: `amenidad gimnasio piscina alberca terraza azotea patio sala_de_juntas sala_de_reuniones salon casillero jardin sillon mueble silla planta area_comun area_verde parque_infantil gym coworking`,
    fr: `gym salle_de_sport salle_d'entrainement piscine% terrasse% toit_terrasse jardin% salle_de_reunion salle_de_conference salon% chaise% fauteuil% casier% plante% meuble% tapis_roulant bbq parasol% coworking`,
  },
  'Response Time': {
    label: { en: 'Response Time', es: 'Tiempo de respuesta' },
    en: `response responsive respond* reply replied replies answer* wait waited waiting wait_time slow_response quick_response slow_to_respond ticket delay delayed took_forever takes_forever same_day
      right_away immediately promptly prompt follow_up followed_up turnaround hours_later days_later still_waiting nobody_came no_one_came resolved_quickly callback`,
    es: `respuesta respond= respondieron contest~ contestan tard~ tardaron tardo tardan demora demor~ espera esperando esperar esperamos esper~ rapidez inmediatamente enseguida en_seguida
      el_mismo_dia tiempo_de_respuesta ticket reporte seguimiento nadie_vino retraso puntual`,
    fr: `reponse% repond repondre repondent repondu attente% attendre attends attend% attendu delai% retard% le_jour_meme tout_de_suite rappel% suivi ponctuel%`,
  },
  Odor: {
    label: { en: 'Odor', es: 'Olores' },
    en: `smell smelled smelling smelly odor odour stink* stinky stench reek* musty scent fragrance sewage air_freshener stank`,
    es: `olor huele huelen olia olian apesta apestan apestaba apestos@ peste hedor maloliente pestilente aroma fetid@ aromatizante mal_olor`,
    fr: `odeur% sent sentent puant% pue puent puanteur parfum% egout% renferme mauvaise_odeur`,
  },
  Accessibility: {
    label: { en: 'Accessibility', es: 'Accesibilidad' },
    en: `accessibility accessible wheelchair ramp ada handicap handicapped disabled disability braille stroller automatic_door grab_bar handrail walker crutches mobility hearing_loop`,
    es: `accesibilidad accesible silla_de_ruedas rampa discapacidad discapacitad@ minusvalid@ braille carriola cochecito barandal pasamanos muletas movilidad_reducida`,
    fr: `accessibilite accessible% fauteuil_roulant rampe% handicap% handicape% mobilite_reduite poussette% braille`,
  },
  Pests: {
    label: { en: 'Pests', es: 'Plagas' },
    en: `pest bug roach cockroach ant mouse mice rat rodent gnat insect spider mosquito bedbug vermin exterminator infestation flies`,
    es: `plaga cucaracha hormiga rata raton insecto araña mosquito mosca chinche bicho roedor fumigar fumigacion`,
    fr: `cafard% coquerelle% souris rat% fourmi% insecte% moustique% mouche% punaise% araignee% vermine rongeur% extermin:`,
  },
  Supplies: {
    label: { en: 'Supplies', es: 'Suministros' },
    en: `supply soap paper_towel toilet_paper tissue sanitizer hand_sanitizer refill* restock* stocked well_stocked napkin cups dispenser empty_dispenser tp`,
    es: `suministro insumo jabon papel papel_higienico toalla_de_papel gel gel_antibacterial servilleta dispensador surtid@ abastecid@ desabastecid@ vasos reponer repongan`,
    fr: `savon papier_toilette papier_hygienique papier% serviette% desinfectant% distributeur% mouchoir% gel lingette% garni% fourniture%`,
  },
  Cost: {
    label: { en: 'Cost', es: 'Costo' },
    en: `price pricey expensive overpriced cost fee rent charge_for charged_for charged_me charged_us charged_twice extra_charge overcharged rate_increase affordable cheap parking_fee refund value_for_money`,
    es: `precio car@ carisim@ costo costos@ cuota renta alquiler tarifa cobro cobran cobraron barat@ economic@ reembolso`,
    fr: `prix cher chers chere cheres couteux% cout% loyer% tarif% frais_de remboursement abordable%`,
  },
} as const satisfies Record<string, Entry>

/** A topic by its name in the registry. */
export type Topic = keyof typeof registry

/** The names of the topics by language. */
export const topicLabels: Readonly<Record<Topic, { en: string; es: string }>> = Object.fromEntries(
  entriesOf().map(([topic, entry]) => [topic, entry.label]),
) as Record<Topic, { en: string; es: string }> // one label for each entry of the registry

/** Phrases in which a word of the topics means something else. */
const noTopic: Readonly<Record<Understood, string>> = {
  en: `light_lunch light_snack light_meal light_traffic light_rain light_breakfast light_reading light_blue light_gray light_grey light_green light_brown light_weight light_hearted light_touch
    stalls_between elevator_stalls engine_stalls it_stalls pool_of car_pool in_the_park lift_the lift_up lift_my a_big_lift in_charge charge_my charging_my hot_topic cool_down answer_key
    in_light_of the_park_across computer_mouse wireless_mouse drafts_of first_draft rough_draft a_warm_welcome warm_welcome warmest_welcome cold_shoulder safe_to_say dark_wood dark_blue
    bright_idea bright_future heat_of_the music_to_my on_the_house team_up mess_with`,
  es: `al_aire_libre en_el_aire carta_de_presentacion buena_planta planta_baja primera_planta segunda_planta tercera_planta cuarta_planta quinta_planta de_planta cara_a a_la_luz_de sin_costo_alguno en_red`,
  fr: `au_lieu_de en_plein_air sur_place courant_de_la a_la_lumiere_de le_sens dans_ce_sens bon_sens en_entree de_jeu sent_bien me_sens se_sent`,
}

/** The words of the topics, in the singular. */
export const topicIndex: Readonly<Record<Understood, PhraseIndex<Topic | 'none'>>> = {
  en: indexOf('en'),
  es: indexOf('es'),
  fr: indexOf('fr'),
}

/** Every single word that brings up a topic in `language`, folded. */
export function topicVocabulary(language: Understood): string[] {
  return entriesOf().flatMap(([, entry]) => wordsOf(entry[language]).filter(word => !word.includes('_')))
}

function indexOf(language: Understood): PhraseIndex<Topic | 'none'> {
  const rows = entriesOf().map(([topic, entry]) => [topic, entry[language]] as const)
  return phraseIndex([...rows, ['none', noTopic[language]]], key => singularOf(key, language))
}

function entriesOf(): [Topic, Entry][] {
  return Object.entries(registry) as [Topic, Entry][] // the registry's own keys
}
