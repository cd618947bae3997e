/**
 * A word without its plural ending, by simple rules of English, Spanish or French; a word that is no plural stays.
 * Takes lower case, with or without accents.
 */
export function singularOf(word: string, language: 'en' | 'es' | 'fr'): string {
  if (language === 'fr') return french(word)
  if (word.length < 4 || !word.endsWith('s') || stays.has(word)) return word
  const known = irregular.get(word)
  if (known) return known
  return language === 'en' ? english(word) : spanish(word)
}

const stays = new Set(
  `news always gas glass bus lens plus business process access wireless less address class press mess across unless princess fitness wellness
  cleanliness was has this its yes as us is does series stairs premises hvacs christmas boss loss pass miss dress grass stress guess las los gracias
  lunes martes miercoles miércoles jueves viernes crisis menos mas más además ademas despues después atras atrás tras dos tres seis vos detras
  autobus virus campus status atlas bonus focus plus canvas swiss paris texas dallas`.split(/\s+/),
)
const staysInFrench = new Set(
  `temps corps toujours alors ailleurs hors dehors repas bras cas bas gras toilettes gens frais jamais mauvais épais français anglais relais palais fois mois bois trois parfois
  toutefois acces succes proces progres expres apres tres moins sans dans vers sous tous plus faux taux canvas bus campus gratis discours concours parcours cours secours verglas matelas
  wow business express process fitness`.split(/\s+/),
)
const irregular = new Map([
  ['aires', 'aire'],
  ['meses', 'mes'],
  ['clases', 'clase'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['smoothies', 'smoothie'],
  ['shoes', 'shoe'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['llaves', 'llave'],
])

function english(word: string): string {
  if (/(ss|us|is|'s)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(sses|ches|shes|xes|zzes|toes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function french(word: string): string {
  if (word.length < 4 || staysInFrench.has(word)) return word
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (word.endsWith('aux')) return `${word.slice(0, -2)}l`
  return word.endsWith('s') && !/(ss|us|is|[eè]s[eè]s|ès)$/.test(word) ? word.slice(0, -1) : word
}

function spanish(word: string): string {
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (/[cs]iones$/.test(word)) return `${word.slice(0, -4)}ión`
  if (word.endsWith('ones')) return `${word.slice(0, -4)}ón`
  if (/[aeiouáéíóú][lrndzy]es$/.test(word)) return word.slice(0, -2)
  return /[aeoáéó]s$/.test(word) ? word.slice(0, -1) : word
}
