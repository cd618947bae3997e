import type { LexiconRow } from './lexiconRow.ts'

/** Spanish words about buildings and their service. Signs and roles: see `phrases.ts` and `lexicon.ts`. */
export const spanish: readonly LexiconRow[] = [
  [
    'feeling',
    3,
    `
    al_cien un_diez de_diez es_lo_maximo nada_de_que_quejarse divin@ esplendid@ formidable+ impresionante+ sorprendente+ ejemplar+ nada_que_mejorar no_le_cambiaria_nada no_cambiaria_nada admirable+ mis_respetos sin_igual una_maravilla chid@ bacan@ padrisimo
    excelente+ excelentemente perfect@ perfectamente impecable+ maravill~ maravillos@ increible+ fantastic@ espectacular+ extraordinari@ excepcional+
    insuperable+ inmejorable+ estupend@ magnific@ fabulos@ encanta encantan encanto encantado encantada encantados encantadas encantador encantadora
    lo_mejor la_mejor el_mejor los_mejores las_mejores de_primera de_lujo cinco_estrellas 5_estrellas sobresaliente+ amamos amo buenisim@
    preciosa precioso precios@ chulada reluciente+ amabilisim@ limpisim@`,
  ],
  [
    'feeling',
    2,
    `
    sigan_asi sigue_asi sigan_igual volveria lujos@ dedicad@ diligente+ responsable+ trabajador trabajadores trabajadora honest@ bendicion apoyo orgullo orgullos@ agil+ oportun@
    grat@ amen@ cuidados@ al_pendiente pendientes_de tranquilidad esmero agradec= agradezca gentil+ gentileza calidez sorprendid@ aplausos felicit~ excelente_trato padre_lugar nos_encanta
    muy_padre satisfaccion optim@ carismátic@
    hermos@ bell@ lind@ bonit@ amable+ amablemente amabilidad atent@ cordial+ educad@ respetuos@ servicial+ profesional+ simpatic@
    carismatic@ agradable+ acogedor acogedora acogedores comod@ comodidad confortable+ feliz felices content@ satisfech@ agradecid@ agradezco agradecemos
    gracias mil_gracias felicidades felicitaciones felicito enhorabuena bravo recomendable+ recomiendo recomendamos recomend~ eficiente+ eficaz eficaces
    eficiencia confiable+ puntual+ delicios@ ric@ sabros@ riquisim@ espacios@ elegante+ modern@ bien_cuidad@ bien_mantenid@ bien_iluminad@ bien_equipad@
    no_tengo_ninguna_queja no_tengo_queja no_tengo_quejas sin_problemas sin_problema sin_quejas sin_queja ningun_problema ninguna_queja muy_bien todo_bien buen_trabajo gran_trabajo da_gusto
    me_gusta_mucho nos_gusta_mucho disfrut~ genial+ chevere+ padrisim@ barbar@ super_bien bien_hecho supera_expectativas es_un_placer
    un_placer placer alegria sonriente+ sonrisa dispuest@ solucion~ inmediat@ inmediatamente al_instante como_nuevo como_nueva relucen`,
  ],
  [
    'feeling',
    1.4,
    `
    solo_tarde tarde_poco tardaron_poco tardo_poco
    sencill@ fluid@ higienic@ aciert@ acertad@ se_agradece nitid@ intuitiv@ ya_funciona ya_quedo quedo_bien quedo_muy_bien se_respira_limpieza mejorando mejoria atendid@ elogio elogios apoyaron apoyan en_minutos a_los_cinco_minutos fragancia divertid@
    brill~ brillante+ buen@ buen bien limpi@ limpiecit@ ordenad@ organizad@ rapid@ rapidamente rapidez pront@ facil+ facilmente comodamente conveniente+ segur@ tranquil@
    silencios@ calmad@ iluminad@ luminos@ ampli@ mejor mejores mejoro mejorado mejoraron mejora mejoras util+ practic@ accesible+ economic@ barat@
    fresc@ huele_bien huele_rico buen_olor abastecid@ surtid@ renovad@ remodelad@ resuelt@ resolvieron resolvio resuelven resuelve solucionad@ arreglaron
    reparad@ repararon gusta gustan gusto gustaron gusto_mucho ayuda_mucho ayudo ayudaron ayudan ayudaba me_ayudo positiv@ correct@ atendieron_bien a_tiempo
    el_mismo_dia enseguida en_seguida en_orden en_menos_de adecuad@ decente+ aceptable+ gran grandios@ suficiente+ cuidad@ vale_la_pena cumpl= impecablemente
    bien_atendid@ con_todo se_nota_que_limpian limpian_seguido limpian_bien ordenadit@ cariñ@ cariños@ alegre+ calidad calid@ excelencia`,
  ],
  [
    'feeling',
    0.7,
    `gratis funciona funcionan funcionando funciono list@ por_fin gratuit@ arreglad@ ajustar ajustado razonable+ saludan limpian bienvenid@`,
  ],
  [
    'feeling',
    -0.7,
    `
    por_favor bajen_el_volumen suban_la bajen_el apagad@ cerrad@ estrech@ angost@ saturad@ replet@ trafico tibi@ hace_semanas hace_meses hace_dias_que desde_hace_dias sigue_igual siguen_igual todo_el_dia pendiente trapear barrer limpieza_ya ya_van aburrid@ fuman fuma fumando chicle+ hirviendo se_trago cayendo se_esta_cayendo opac@ descolorid@ rayad@ cigarro humo
    lastima lamentablemente desafortunadamente desgraciadamente por_desgracia viej@ pequeñ@ chic@ apretad@ vaci@ antigu@ esper~ esperando fila filas cola
    urge urgente+ otra_vez de_nuevo nuevamente cada_rato a_cada_rato por_favor_arreglen por_favor_limpien por_favor_revisen arreglen arreglar reparar reparen revisen limpien
    repongan cambien solicito necesitan necesita necesitamos hace_falta humed@ mojad@ frio friita fria frios calor caliente limitad@ confus@ debil+ simple+
    polvo todavia_no aun_no lleva_dias lleva_semanas llevan_dias llevamos_dias llevamos_semanas demora+ tardado tardan tarda cobran_mucho`,
  ],
  [
    'feeling',
    -1.4,
    `
    traba se_traba trab~ trabad@ atora se_atora se_apaga se_congela se_queda_trabado cuelga fundid@ quemad@ desconectad@ inservible+ inoperante+ estropead@ malograd@ jodid@ roñ@ grasient@ grasa babos@
    sangre derrame+ derramad@ grit@ gritos grito gritaron discusion mentira+ mienten excusa excusas injust@ abusiv@ multa multas doble_cobro cobraron_doble indiferente+ indiferencia negligencia negligente+
    descuido abandono mareo mareos dolor tos alergia alergias marihuana grafiti grafitis vandalismo golpead@ filtra filtracion filtraciones chorre~ salpic~ rebos~ vencid@ caducad@ podrid@ insipid@ amarg@
    escandalo zumbido vibra tiembla brusc@ equivocad@ equivoc~ inutilizable+ pena_ajena da_pena dan_pena era_mejor empeoro empeor~ perdi congel~ congelan y_nada sigue_sin siguen_sin seguimos_sin sigo_sin
   
    dolores sin_luz sin_agua no_vuelvo no_volvere deja_mucho_que_desear dejan_mucho_que_desear faltante+ incumplen demasiad@_caro nunca_llega invad= asfixia ahogamos ahog~ enferm@ enferm~ sobrecargad@ sobrepoblad@
    mal+ mala malas malos malo lent@ lentitud problema problemas falla fallas fall~ tarde retras@ retraso retrasos oscur@ oscuridad ruid@ ruidos@ bulla molest@ molestia molestias
    desorden desordenad@ desorganizad@ descuidad@ desastre_total empolvad@ polvorient@ mancha manchas manchad@ pegajos@ grasos@ mohos@ moho hongos humedad sofocante+
    tapad@ obstruid@ atascad@ desbord~ fuga fugas gote~ gotera goteras gotea gotean parpade~ parpadean rajad@ agrietad@ grieta grietas oxidad@ suelt@ floj@ incomod@
    incomodidad inconveniente+ queja quejas quejo pobre+ insuficiente+ triste+ insatisfech@ frustrad@ frustrante+ enojad@ confundid@ poco_profesional
    inestable+ intermitente+ car@ carisim@ costos@ anticuad@ desgastad@ deteriorad@ abandonad@ ignor~ impaciente+ perezos@ resbalos@ resbaladiz@ resbale caigo
    caer caida peligro riesgo olor olores huele huelen apesta apestan apestos@ maloliente+ hedor bloquead@ se_cae se_caen se_va_la_luz se_fue_la_luz se_corta se_desconecta error errores
    rechaza inund~ inundad@ charco charcos inutil+ perdida perdimos demorad@ agotad@ se_acabo_siempre sin_respuesta sin_solucion sin_atender
    espere_una_hora esperamos_una_hora una_hora_esperando nadie_vino nadie_contesta nadie_responde eterna etern@ siglos una_eternidad tardaron tardo demoraron demoro no_sirve hormigas moscas mosquito mosquitos bichos insectos
    llen@_de_basura estres estresante+ peor+ regañ~ encerrad@ interrump= cobro_excesivo abus@ empujones incumpl= descort+ pelos sudando sudar
    desatendid@ desabastecid@ imprudente+ ni_saludan ni_saluda sin_recoger sin_limpiar sin_reparar sin_arreglar chirr= taladro taladros`,
  ],
  [
    'feeling',
    -2.1,
    `
    guacala guácala puaj fuchi caca pis chinches garrapatas indignante+ indignad@ furios@ infestad@ infernal+ infierno maldit@ grotesc@ pestilencia toxic@ robaron_mi
    suci@ suciedad cochin@ mugros@ mugre mugrient@ rot@ quebrad@ descompuest@ averiad@ dañad@ averia averias avería decepcion~ decepcionad@ decepcionante+ decepcion
    groser@ grosería maleducad@ malcriad@ irrespetuos@ descortes+ prepotente+ arrogante+ agresiv@ hostil+ incompetente+ ineficiente+ inaceptable+ insegur@ inseguridad
    peligros@ miedo insalubre+ antihigienic@ fuera_de_servicio fuera_de_orden congelador congelad@ helad@ horno sauna insoportable+ intolerable+
    imposible+ pestilente+ peste orina orines vomito ratas rata raton ratones cucaracha cucarachas plaga plagas roedores odio odi~ ridicul@ hart@ cansad@_de
    harta caos caotic@ fe@ robo robaron robos robad@ acos@ acoso ensordecedor vergüenza vergonzos@ falta_de_respeto mala_atencion mal_servicio mal_olor
    mal_trato maltrato estafa burla me_quede_encerrad@ me_quede_atorad@ atorad@ una_porqueria desagradable+ da_asco dan_asco fatal+ deficiente+ desastros@`,
  ],
  [
    'feeling',
    -3,
    `
    asqueros@ asco asquerosidad repugnante+ horrible+ horroros@ terrible+ pesim@ espantos@ deplorable+ lamentable+ inmund@ lo_peor la_peor el_peor los_peores las_peores
    porqueria desastre basura_de_servicio nefast@ atroz inhuman@ mierda heces excremento cero_estrellas 0_estrellas`,
  ],
  [
    'needed',
    -2,
    `
    graba graban avis~ avisaron informan informaron inform~ repon= reponen repusieron cambian acepta aceptan escanea imprime cierre espacio lugar toma_corriente contactos capacitacion respeto señaliz~ explican explicaron traen trajeron recogen recogieron revisan revisaron limpiaron seguimiento gente_para salida tapas botes perchero limpiad@ ayudaron resuelto solucion solucionan
    funcion~ sirv= sirve sirven servia respond= respuesta contest~ atiend= atendieron atendio abr= cerr~ cierra cierran prend= prende encend= enciende encienden apaga calienta
    enfria enfrian baja_el_agua conecta conectan conexion llega llegan llego vino vinieron ven viene vienen limpi~ limpieza arregl~ repar~ resuelven hacen hace_nada hacer_nada escuchan
    ayuda ayudan jabon papel papel_higienico toallas toalla toallas_de_papel servilletas agua agua_caliente luz luces iluminacion calefaccion aire aire_acondicionado
    ventilacion electricidad señal wifi internet estacionamiento asientos sillas privacidad seguridad vigilancia señalizacion señales rampa elevador elevadores ascensor ascensores
    vasos cafe leche gel desinfectante espejo mantenimiento supervision comunicacion explicacion aviso avisan personal atencion papelera basurero
    puede_trabajar puede_dormir puede_usar se_puede podemos concentrarme concentrarse reconoce lee respetan cuidan saludan saluda tapa ganchos enchufes
    siento segura_ carga cargan drena se_va dejan organizacion control interes voluntad importa importan`,
  ],
  [
    'negate',
    0,
    `
    no nunca jamas nadie nada ningun ninguna ninguno ni tampoco sin casi_nunca apenas poco poca lejos_de rara_vez pocas_veces para_nada nada_de no_hay no_tiene no_tienen no_es no_esta no_estan`,
  ],
  [
    'negate',
    -0.8,
    `nadie nunca jamas no_hay no_tiene no_tienen no_se_puede no_pudimos no_puedo no_pude no_podemos ni_siquiera no_pueden no_pasa no_dejan`,
  ],
  [
    'negate',
    -1.5,
    `
    falta faltan faltaba faltaban falto se_acabo se_acabaron se_acaba se_termino dejo_de dejaron_de deja_de carece_de carecen_de no_hay_suficiente no_hay_suficientes
    incapaz_de incapaces_de dificil_de imposible_de cuesta es_dificil`,
  ],
  [
    'hope',
    -0.7,
    `
    podria podrian podria_estar podria_ser podrian_ser debe_ser deberia deberian deberia_ser deberia_estar debieran debiera tendria_que tendrian_que tienen_que tiene_que hay_que ojala
    quisiera quisieramos me_gustaria nos_gustaria seria_bueno se_supone necesita_mas necesitan_mas hace_falta_mas necesitan_ser
    necesita_ser falta_mas mas_limpieza pueden_mejorar puede_mejorar`,
  ],
  ['hope', 0, `solia solian antes_era antes_estaba`],
  [
    'solve',
    0,
    `resolvieron resolvio resuelto resuelta solucionaron soluciono solucionado solucionada arreglaron arreglo repararon reparo atendieron`,
  ],
  [
    'boost',
    1.35,
    `
    muy super tan bastante sumamente extremadamente totalmente absolutamente completamente increiblemente demasiadisimo siempre mucho mucha muchisimo muchisima
    tanto tanta realmente verdaderamente re bien_ mas especialmente constantemente todo_el_tiempo todos_los_dias`,
  ],
  ['boost', 0.65, `un_poco un_poquito algo ligeramente medio mas_o_menos a_veces un_tanto de_vez_en_cuando poquito casi`],
  ['excess', -1.3, `demasiado demasiada demasiados demasiadas`],
  [
    'neutral',
    0,
    `
    ni_bueno_ni_malo ni_bien_ni_mal objetos_perdidos sin_comentarios ningun_comentario nada_especial no_solo no_solamente sino_que sino_tambien buenos_dias buenas_tardes buenas_noches buen_dia mas_tarde por_la_tarde de_la_tarde esta_tarde en_la_tarde la_tarde bien_sea
    agua_caliente agua_fria bebidas_calientes si_bien_es_cierto_que mal_entendido primera_vez hace_un_mes hace_dias pequeño_detalle
    sala_de_espera a_mi_cargo nueva_york caja_fuerte algo_mas nada_mas no_se chica_de chico_de la_chica el_chico las_chicas los_chicos aun_asi tan_pronto mas_que_nada en_cuanto fila_de_asientos
    aire_fresco quejas_y_sugerencias seguridad_social puerta_segura estoy_segur@ estoy_seguro cafe_caliente antes_de antes_del al_lado`,
  ],
  ['contrast', 0, `pero sin_embargo no_obstante lamentablemente desafortunadamente lastima_que solo_que mas_sin_embargo ahora`],
  ['concede', 0, `aunque a_pesar_de pese_a si_bien mientras_que antes`],
  ['except', 0, `excepto salvo menos_los menos_las menos_el menos_la a_excepcion_de con_excepcion_de quitando`],
  ['relief', 0, `luego finalmente al_final por_fin al_fin al_cabo despues`],
  ['and', 0, `y e ademas tambien porque cuando mientras`],
]
