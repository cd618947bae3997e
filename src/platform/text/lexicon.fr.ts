import type { LexiconRow } from './lexiconRow.ts'

/** French words about buildings and their service. Signs and roles: see `phrases.ts` and `lexicon.ts`. */
export const french: readonly LexiconRow[] = [
  [
    'feeling',
    3,
    `excellent% excellemment parfait% parfaitement impeccable% magnifique% merveilleux% fantastique% extraordinaire% exceptionnel% exceptionnelle superbe% genial% geniaux
    formidable% irreprochable% splendide% sublime% ador: un_ange au_top nickel epoustouflant% incroyable% remarquable% le_meilleur la_meilleure les_meilleurs
    ravi% wow chapeau`,
  ],
  [
    'feeling',
    2,
    `merci remerci: bravo felicitations agreable% aimable% gentil gentils gentille gentilles gentillesse sympathique% sympa sympas courtois% poli% polie souriant% sourire accueillant%
    chaleureux% professionnel% professionnelle professionnelles serviable% attentionne% attentif attentifs attentive attentives beau belle beaux belles joli% confortable% content% heureux%
    satisfait% efficace% efficacement fiable% appreci: recommand: aim: j'aime delicieux% spacieux% elegant% moderne% bien_entretenu% bien_eclaire% bien_equipe% bien_range% bien_garni%
    bon_travail bonne_idee bon_service rien_a_redire rien_a_dire tout_va_bien tres_bien aucun_probleme sans_probleme sans_souci pas_de_probleme un_plaisir plaisir super top
    le_jour_meme tout_de_suite immediatement rassurant% securitaire%`,
  ],
  [
    'feeling',
    1.4,
    `bon bons bonne bonnes bien mieux propre% proprete nettoy: rapide% rapidement vite facile% facilement pratique% calme% tranquille% silencieux% lumineux% eclaire% frais fraiche
    ameliore% amelioration ameliorations utile% accessible% securite en_securite sur_et_propre range% organise% ordonne% soigne% entretenu% agreablement positif positive gratuit%
    sent_bon sentent_bon pas_mal aide% aident regle% resolu% renove% utiles decent% qualite ponctuel% a_l'heure`,
  ],
  [
    'feeling',
    0.7,
    `fonctionn: march: fonctionnel% fonctionnelle fonctionnelles correct% repare% acceptable% pret% enfin disponible% disparu% ouvr: bienvenue`,
  ],
  [
    'feeling',
    -0.7,
    `encore attente attend: attends attendre attendu fil% file files vieux vieille petit% etroit% exigu% limite% froid% chaud% humide% mouille% ferme% sombre% vide% plein% use% usee
    malheureusement s'il_vous_plait svp dommage j'ai_du on_a_du nous_avons_du depuis_hier depuis_lundi depuis_des_jours pris% prises_d'assaut il_faudrait vent delai% retard%`,
  ],
  [
    'feeling',
    -1.4,
    `lent% lentement lenteur mal mauvais% mauvaise mauvaises probleme% panne% en_panne bruit% bruyant% bruyante odeur% sent_mauvais ca_sent sent_le sent_la sent_l'humidite fuite% fuit fuient coul: goutt: goutte%
    bouch: bouche% bloqu: bloque% coinc: coince% deborde% debordent casse% cass: brise% bris: fele% fissure% rouille% tache% poussiere% poussiereux% collant% desordre gras grasse
    moisissure% moisi% inconfortable% desagreable% complique% difficile% plainte% plaign: plaindre triste% decu% fatigu: cher chers chere cheres couteux% hors_de_prix
    erreur% echou: glissant% gliss: glisse danger% risque% inond: inondation% flaque% clignot: clignote clignotent grinc: instable% insuffisant% negligence neglige% ignor: deplace%
    impossible% inutile% inutilisable% en_retard depuis_des_semaines depuis_des_mois depuis_une_semaine depuis_un_mois toujours_pas plus_de_savon trou% megots pris_vingt_minutes reste_pris
    perdu% vol% voles stress stressant% laisse_sale brasse poubelle% dechets fourmis mouches insectes perc: laches lache obscur% penible% mediocre% moche% laid% use_a_la_corde`,
  ],
  [
    'feeling',
    -2.1,
    `sale% salete crasse crasseux% degueulasse% dangereux% inacceptable% insupportable% inadmissible% honte honteux% impoli% malpoli% grossier% grossiere irrespectueux% incompetent%
    hors_service hors_d'usage insalubre% puant% puent pue puer pipi urine vomi rat rats souris cafard% coquerelle% punaise% vermine vole_mon vandalis: arnaque deteste% detest: agressif% agressive
    pas_rassurant gel% glacial% etouffant% etouffe fournaise deception% decevant% lamentable%`,
  ],
  [
    'feeling',
    -3,
    `horrible% terrible% affreux% degoutant% repugnant% immonde% ignoble% catastrophe% catastrophique% execrable% le_pire la_pire pire cauchemar% merde scandaleux% pitoyable%`,
  ],
  [
    'needed',
    -2,
    `fonctionn: march: ferme: ouvre: barr: barre repond repondent repondu reponse% vient vienne venu venus nettoy: repar: resolu regle aide savon papier% papier_toilette papier_hygienique
    serviette% eau eau_chaude lumiere% chauffage climatisation ventilation electricite wifi internet stationnement chaise% siege% securite camera% rampe ascenseur% cafe lait gel miroir% entretien
    communication personnel quelqu'un lingettes poubelle propane neons neon intervient intervenir gere respect connexion signal reception accueil nettoyage information suivi`,
  ],
  ['negate', 0, `ne pas non ni plus_de plus_aucun plus_aucune aucun aucune jamais rien sans guere loin_d'etre`],
  ['negate', -0.8, `personne n'y_a_pas il_n'y_a_pas y_a_pas y_a_plus il_n'y_a_plus ne_plus`],
  [
    'negate',
    -1.5,
    `manque manquent manquait il_manque en_manque_de plus_de_place a_cesse_de pas_assez pas_assez_de a_court_de difficile_de impossible_de`,
  ],
  [
    'hope',
    -0.7,
    `pourrait pourraient devrait devraient il_faudrait faudrait faut il_faut besoin_de besoin_d' j'aimerais aimerais souhaiterais serait_bien doit doivent`,
  ],
  ['hope', 0, `etait_avant avant_c'etait autrefois`],
  ['solve', 0, `repare reparee repares reparees resolu resolue resolus regle reglee regles disparu`],
  [
    'boost',
    1.35,
    `tres super_bien tellement vraiment toujours extremement totalement absolument completement si beaucoup bien_trop plus tout_a_fait tout_le_temps chaque_jour tous_les_jours`,
  ],
  ['boost', 0.65, `un_peu legerement plutot assez parfois quelquefois presque de_temps_en_temps a_peine`],
  ['excess', -1.3, `trop`],
  [
    'neutral',
    0,
    `une_personne la_personne cette_personne les_personnes ca_depend sans_plus rien_de_special ni_bon_ni_mauvais objets_perdus bon_jour bonne_journee bonjour bonsoir bonne_soiree eau_chaude eau_froide
    boisson_chaude sans_commentaire pas_seulement il_y_a premiere_fois salle_d'attente si_possible coffre_fort carte_bancaire aussi_bien bien_sur`,
  ],
  ['contrast', 0, `mais cependant pourtant toutefois par_contre neanmoins malheureusement dommage_que sauf_que`],
  ['concede', 0, `bien_que meme_si malgre quoique alors_que tandis_que`],
  ['except', 0, `sauf excepte hormis a_part a_l'exception_de mis_a_part`],
  ['and', 0, `et aussi car parce_que quand lorsque puisque`],
  ['relief', 0, `puis ensuite finalement enfin a_la_fin au_final au_bout_du_compte apres_quoi`],
]
