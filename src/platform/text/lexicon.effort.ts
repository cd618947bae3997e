import type { LexiconRow } from './lexiconRow.ts'

/** Numbers that say "more than one" in a language, as words and digits. */
const numbers = {
  en: 'two three four five six seven eight nine ten several many multiple numerous countless a_few a_dozen dozens_of a_couple_of',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez varios varias muchos muchas',
  fr: 'deux trois quatre cinq six sept huit neuf dix plusieurs',
}
const digits = '2 3 4 5 6 7 8 9 10 11 12 15 20 25 30 40 45 50 60'
const long = {
  en: 'ten fifteen twenty twenty-five thirty forty fifty sixty 10 11 12 15 20 25 30 35 40 45 50 60 90 several many',
  es: 'diez quince veinte treinta cuarenta 10 15 20 25 30 35 40 45 50 60 90 varios muchos',
  fr: 'dix quinze vingt trente quarante 10 15 20 25 30 35 40 45 50 60 90 plusieurs',
}
const tries = {
  en: 'tries attempts calls emails reminders requests complaints visits tickets',
  es: 'intentos llamadas correos solicitudes quejas reclamos visitas tickets',
  fr: 'essais tentatives appels courriels messages demandes plaintes visites tickets reprises',
}
const spans = { en: 'hours days weeks months', es: 'horas dias semanas meses', fr: 'heures jours semaines mois' }
const minutes = { en: 'minutes mins min', es: 'minutos min', fr: 'minutes min' }
const took = {
  en: 'took takes taken take waited waiting wait',
  es: 'tomo llevo tardo tardaron demoro espere esperamos esperando',
  fr: 'pris prend fallu attendu attendre',
}

/**
 * What something cost a visitor: many tries, a long time. It stays a complaint although it went well in the end.
 * Phrases of a number and a noun ("four tries", "took 40 minutes"), so they are made, not listed.
 */
export function effortRows(language: 'en' | 'es' | 'fr'): LexiconRow[] {
  const many = wordsOf(`${numbers[language]} ${digits}`)
  const tried = many.flatMap(n => wordsOf(tries[language]).map(noun => `${n}_${noun}`))
  const spent = [
    ...many.flatMap(n => wordsOf(spans[language]).map(span => `${n}_${span}`)),
    ...wordsOf(long[language]).flatMap(n => wordsOf(minutes[language]).map(span => `${n.replace('-', '_')}_${span}`)),
  ]
  const verbs = wordsOf(took[language])
  return [
    ['feeling', -1.4, [...tried, ...verbs.flatMap(verb => [...spent, ...tried].map(cost => `${verb}_${cost}`))].join(' ')],
    ['feeling', -1.4, asked[language]],
    ['feeling', -1, many.map(n => `${n}_${times[language]}`).join(' ')],
    ['neutral', 0, many.flatMap(n => often[language].map(each => `${n}_${times[language]}_${each}`)).join(' ')],
    ['neutral', 0, regular[language]],
  ]
}

const asked = {
  en: `took_a_while takes_a_while took_ages takes_ages took_an_hour takes_an_hour took_half_an_hour took_hours takes_hours took_days takes_days took_weeks took_months took_long took_so_long took_too_long
    takes_too_long takes_so_long too_many_tries too_many_attempts try_again_and_again tried_again_and_again kept_trying keep_trying have_to_keep had_to_wait have_to_wait had_to_ask have_to_ask had_to_call
    had_to_try had_to_retry had_to_restart had_to_reboot had_to_go_back had_to_come_back had_to_chase had_to_fight had_to_repeat had_to_search had_to_beg had_to_hunt had_to_remind had_to_force
    asked_twice called_twice tried_twice reported_twice emailed_twice wrote_twice on_the_third_try after_a_long_wait`,
  es: `tardo_mucho tardaron_mucho tarda_mucho tuve_que_esperar tuvimos_que_esperar tuve_que_llamar tuvimos_que_llamar tuve_que_pedir tuve_que_volver tuvimos_que_volver tuve_que_insistir
    tuve_que_intentar tuve_que_reiniciar tuve_que_repetir hubo_que_esperar hubo_que_insistir despues_de_mucho costo_trabajo`,
  fr: `j'ai_du_attendre on_a_du_attendre nous_avons_du_attendre j'ai_du_rappeler j'ai_du_demander j'ai_du_insister j'ai_du_recommencer a_du_attendre pris_du_temps prend_du_temps pris_une_heure
    pas_du_premier_coup trop_longtemps`,
}
const times = { en: 'times', es: 'veces', fr: 'fois' }
/** What follows "three times" where it says how often something is done, which is no complaint. */
const often = {
  en: ['a', 'per', 'daily', 'weekly', 'each', 'every', 'faster', 'better', 'cleaner', 'bigger', 'more'],
  es: ['al', 'a', 'por_dia', 'por_semana', 'por_mes', 'mas', 'cada'],
  fr: ['par', 'plus', 'mieux'],
}
const regular = { en: 'twice_a twice_per twice_daily', es: 'una_vez_al', fr: 'une_fois_par' }

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}
