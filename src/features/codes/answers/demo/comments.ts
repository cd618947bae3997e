import { type Random, weighted } from '../../../../platform/demo/random.ts'
import type { DemoVertical } from '../../../property/buildings/demo.ts'
import { type CommentLines, type DemoLanguage, type DemoPlace, MOODS, type Mood, type Topic } from './commentLines.ts'
import { ENGLISH } from './comments.en.ts'
import { SPANISH } from './comments.es.ts'
import { FRENCH } from './comments.fr.ts'

export type CommentLine = { text: string; tags: readonly string[]; language: DemoLanguage; topic: Topic; mood: Mood }

/** Where sentences were used: the same one comes back at a place after 90 days at the earliest, elsewhere after 6 days. */
export type CommentMemory = Map<string, { place: string; at: number }[]>

export type CommentContext = {
  place: string
  /** Milliseconds since the epoch. */
  at: number
  vertical: DemoVertical
  floor: string
  /** Local month, 1–12, and hour, 0–23. */
  month: number
  hour: number
  /** What became of the place after its mood shift. */
  changed?: 'better' | 'worse'
  memory: CommentMemory
}

type Scene = CommentContext & { entityType: DemoPlace }

/**
 * Tags in the word lists: `off res ind med ret hot edu` kinds of building (any of them), `winter summer` and `am noon pm` when,
 * `in` not in the open air, `better worse` only after the place changed. All groups must hold.
 */
const LINES: Record<DemoLanguage, CommentLines> = { en: ENGLISH, es: SPANISH, fr: FRENCH }
const LANGUAGES: readonly DemoLanguage[] = ['en', 'es', 'fr']

/** Every sentence that may be drawn, in reading order. */
export const COMMENT_LINES: readonly CommentLine[] = LANGUAGES.flatMap(language => parse(language))

const POOLS = poolsOf(COMMENT_LINES)
const DAY = 86_400_000
const SAME_PLACE = 90 * DAY
const ANYWHERE = 6 * DAY

/** Shares of the moods (in the order of MOODS) for the scores 1 to 5. */
const MOODS_OF_SCORE: readonly (readonly number[])[] = [
  [0, 0, 0, 0.3, 0.7],
  [0, 0, 0.12, 0.8, 0.08],
  [0, 0.12, 0.76, 0.12, 0],
  [0.1, 0.76, 0.14, 0, 0],
  [0.72, 0.28, 0, 0, 0],
]

const SETTING: Record<DemoVertical, string> = {
  Office: 'off',
  'Mixed Use': 'off',
  Industrial: 'ind',
  Retail: 'ret',
  Residential: 'res',
  Medical: 'med',
  Education: 'edu',
  Hospitality: 'hot',
}
const SETTINGS: readonly string[] = Object.values(SETTING)

const INDUSTRIAL_TOPICS: Partial<Record<DemoPlace, Topic>> = { Lobby: 'GateWindow', Cafe: 'BreakRoom', Parking: 'TruckYard' }

const OPEN_AIR: readonly DemoPlace[] = ['Parking', 'Rooftop', 'LoadingDock']

/**
 * A comment that suits the place and the score (1–5), or none when every fitting sentence was used lately. Records the use in
 * `where.memory`. Two short sentences are sometimes joined. Deterministic for a given random sequence and memory.
 */
export function commentFor(
  random: Random,
  entityType: DemoPlace,
  score: number,
  language: DemoLanguage,
  where: CommentContext,
): string | undefined {
  const context: Scene = { ...where, entityType }
  const shares = MOODS_OF_SCORE[Math.min(5, Math.max(1, Math.round(score))) - 1] ?? []
  const mood = MOODS[weighted(random, shares)] ?? 'mixed'
  const topic = topicOf(entityType, context.vertical)
  const general = random() < 0.16
  const first =
    draw(random, language, general ? 'General' : topic, mood, context) ?? draw(random, language, general ? topic : 'General', mood, context)
  if (first === undefined) return undefined
  if (mood === 'mixed' || first.length > 48 || random() > 0.3) return casual(random, first)
  const second = draw(random, language, random() < 0.5 ? 'General' : topic, mood, context, 48)
  return casual(random, second === undefined ? first : `${/[.!?]$/.test(first) ? first : `${first}.`} ${second}`)
}

function topicOf(entityType: DemoPlace, vertical: DemoVertical): Topic {
  if (vertical === 'Industrial') return INDUSTRIAL_TOPICS[entityType] ?? entityType
  if (vertical === 'Residential' && entityType === 'ConferenceRoom') return 'Coworking'
  return entityType
}

function draw(random: Random, language: DemoLanguage, topic: Topic, mood: Mood, context: Scene, longest = 400): string | undefined {
  const lines = (POOLS.get(`${language}/${topic}/${mood}`) ?? []).filter(
    line => line.text.length <= longest && fits(line, context) && isFresh(line.text, context),
  )
  const line =
    lines[
      weighted(
        random,
        lines.map(l => (l.tags.length > 0 ? 1.5 : 1)),
      )
    ]
  if (line === undefined) return undefined
  const uses = context.memory.get(line.text) ?? []
  uses.push({ place: context.place, at: context.at })
  context.memory.set(line.text, uses)
  return line.text.replace('{floor}', context.floor)
}

function fits(line: CommentLine, { vertical, month, hour, changed, floor, entityType }: Scene): boolean {
  if (line.text.includes('{floor}') && !/^([2-9]|\d\d+)$/.test(floor)) return false
  if (line.tags.length === 0) return true
  const settings = line.tags.filter(tag => SETTINGS.includes(tag))
  if (settings.length > 0 && !settings.includes(SETTING[vertical])) return false
  const truths: Record<string, boolean> = {
    winter: month === 12 || month <= 3,
    summer: month >= 6 && month <= 8,
    in: !OPEN_AIR.includes(entityType),
    am: hour >= 5 && hour < 11,
    noon: hour >= 11 && hour < 15,
    pm: hour >= 15,
    better: changed === 'better',
    worse: changed === 'worse',
  }
  return line.tags.every(tag => truths[tag] ?? true)
}

function isFresh(text: string, { memory, place, at }: CommentContext): boolean {
  return (memory.get(text) ?? []).every(use => Math.abs(use.at - at) >= (use.place === place ? SAME_PLACE : ANYWHERE))
}

/** How people type on a phone: now and then no capital or no full stop. */
function casual(random: Random, text: string): string {
  const roll = random()
  if (roll < 0.1) return text.replace(/\.$/, '')
  if (roll < 0.15 && !/^(I\b|I'|GPS|AC\b|AV\b|TV|HDMI|Wi-Fi)/.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
  return text
}

function parse(language: DemoLanguage): CommentLine[] {
  return Object.entries(LINES[language]).flatMap(([topic, moods]) =>
    MOODS.flatMap(mood =>
      moods[mood]
        .split('\n')
        .filter(line => line !== '')
        .map(line => {
          const [, tags = '', text = line] = /^\[([a-z ]+)\] (.*)$/.exec(line) ?? []
          // The keys of CommentLines are topics; Object.entries forgets it.
          return { text, tags: tags === '' ? [] : tags.split(' '), language, topic: topic as Topic, mood }
        }),
    ),
  )
}

function poolsOf(lines: readonly CommentLine[]): Map<string, CommentLine[]> {
  return Map.groupBy(lines, line => `${line.language}/${line.topic}/${line.mood}`)
}
