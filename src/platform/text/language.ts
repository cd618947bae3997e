import { firstWords, understood } from './lexicon.ts'
import { apart, folded, type Token, tokensOf } from './tokens.ts'
import { topicVocabulary } from './topics.words.ts'

/** `other` also stands for a text without any word. */
export type Language = 'en' | 'es' | 'fr' | 'other'

/** The language that most of a comment's words speak for. */
export function languageOf(text: string): Language {
  return languageOfTokens(tokensOf(text))
}

/** The tokens of a comment as its language cuts them; `language`, else found out. */
export function readTokens(text: string, language?: Language): { tokens: readonly Token[]; language: Language } {
  const tokens = tokensOf(text)
  const spoken = language ?? languageOfTokens(tokens)
  return { tokens: spoken === 'fr' ? apart(tokens) : tokens, language: spoken }
}

function languageOfTokens(tokens: readonly Token[]): Language {
  const votes = { en: 0, es: 0, fr: 0, other: 0 }
  for (const token of tokens) {
    if (token.kind === 'word') for (const [language, weight] of votesFor(token)) votes[language] += weight
    else if (token.text === '¿' || token.text === '¡') votes.es += 3
  }
  const most = Math.max(votes.en, votes.es, votes.fr, votes.other)
  if (most === 0) return 'other'
  return order.find(language => votes[language] === most) ?? 'other'
}

type Votes = readonly (readonly [Language, number])[]

const order = ['en', 'es', 'fr', 'other'] as const
const noVotes: Votes = []
const latin = /^[\p{Script=Latin}\p{M}\p{N}'’_.-]+$/u
const letters: readonly (readonly [RegExp, Votes])[] = [
  [/ñ/, [['es', 2]]],
  [/[ãõ]/, [['other', 3]]],
  [/[äößåøæþðłşğıčřžšěůőűąęńśźż]/, [['other', 3]]],
  [
    /[œëîûêâ]|[çèàù]/,
    [
      ['fr', 1],
      ['other', 1],
    ],
  ],
  [
    /[íóú]/,
    [
      ['es', 1],
      ['other', 0.5],
    ],
  ],
]
const functionWords: Readonly<Record<Language, string>> = {
  en: `the is are was were and of to in it its it's this that with for from not very have has had there they them my our we you your i i'm but on at by
    so be been being when where what why how who which always never every all any some too out up down off than then can could would should will
    do does did don't doesn't didn't isn't aren't wasn't can't won't no please thank thanks here just after before again still only need needs get
    good great nice bad an a as if or me us one more most about please because ok okay`,
  es: `el la los las de que y en es un una muy está esta están estan estaba estaban con por para pero del al se no hay su sus mi lo le les como más mas siempre todo toda todos
    todas nunca cuando fue son nos ya sin ni o si sí también tambien porque desde hasta este esto ese eso hace ser fueron tiene tienen tenemos
    donde quien mucho mucha a me otra otro cada bien mal gracias favor solo sólo aquí aqui ahora nadie nada tan qué nuestro nuestra va vez`,
  fr: `le la les de des du et est un une très tres avec pour mais dans sur pas ne je il elle nous vous ils que qui ce cette ces au aux en sont était etait
    mon ma mes votre vos notre nos plus toujours jamais bien tout tous c'est n'est il y a j'ai l d c qu'il ont être merci trop sans par où bonjour depuis mais
    j'ai n'y ça était c'était vraiment beaucoup peu encore quand comme même aussi personne quelqu'un notre votre leur leurs ici fait faut svp aucun aucune été`,
  other: `não nao muito uma e o os as do da em no na mas são está com para por meu minha obrigado você foi il gli non sono molto che di è della nel con per
    questo und der die das ist nicht sehr mit ein eine ich wir auf zu den im für het een niet zijn van maar erg banheiro limpo limpa sujo suja elevador
    bagno pulito ascensore sauber aufzug toilette schmutzig`,
}
const words = vocabulary()

function votesFor(token: Token): Votes {
  const known = words.get(token.text) ?? words.get(token.key) ?? votesApart(token)
  if (known) return known
  if (/^[\x20-\x7e]*$/.test(token.text)) return noVotes
  if (!latin.test(token.text)) return [['other', 2]]
  return letters.find(([pattern]) => pattern.test(token.text))?.[1] ?? noVotes
}

function votesApart(token: Token): Votes | undefined {
  const [, rest] = apart([token])
  return rest && (words.get(rest.text) ?? words.get(rest.key))
}

function vocabulary(): ReadonlyMap<string, Votes> {
  const votes = new Map<string, Map<Language, number>>()
  const vote = (word: string, language: Language, weight: number) => {
    const known = votes.get(word) ?? new Map<Language, number>()
    votes.set(word, known.set(language, weight))
  }
  for (const language of understood) {
    for (const word of firstWords(language)) vote(word, language, 1)
    for (const word of topicVocabulary(language)) vote(word, language, 1)
  }
  for (const language of order) {
    for (const word of functionWords[language].trim().split(/\s+/)) {
      vote(word, language, 2)
      if (folded(word) !== word && !votes.has(folded(word))) vote(folded(word), language, 2)
    }
  }
  return new Map([...votes].map(([word, weights]) => [word, [...weights]] as const))
}
