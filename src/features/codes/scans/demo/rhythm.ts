import { dayIn } from '../../../../core/days.ts'
import { startOfDay } from '../../../../core/zones.ts'
import { hashText, mulberry32, poisson, type Random, weighted } from '../../../../platform/demo/random.ts'
import type { DemoBuilding } from '../../../property/buildings/demo.ts'
import { type AnswerScene, answerFor, type CommentMemory, type DemoAnswer, type DemoLanguage, shiftDate } from '../../answers/demo.ts'
import type { MadeCode } from '../../qr/demo.ts'
import { isHoliday } from './holidays.ts'
import { PLACE_HOURS, PLACE_MONTHS, PROFILES, type Profile } from './profiles.ts'
import { visitors } from './visitors.ts'

/** One opening of a code, and what the visitor answered. */
export type ScanEvent = { at: Date; SignId: string; language: DemoLanguage; answer?: DemoAnswer }
/** What is scanned: a code and its building. */
export type Scanned = Pick<MadeCode, 'building' | 'code' | 'SignId'>
/** `random` gives one number a code, so that the same seed and period give the same events; `scale` multiplies the number of scans. */
export type Rhythm = { from: Date; to: Date; random: Random; scale: number; memory: CommentMemory }

const DAY = 86_400_000
/** Scans a day of a code of weight 1 in an average building, at the end of the period; set so that two years give about 30,000. */
const SCANS_A_DAY = 0.126

type LocalDay = { year: number; month: number; day: number; weekday: number; midnight: number }

/**
 * The scans of one code with `from` ≤ time < `to`, in order of time, and the answers that some lead to. One `memory` serves all codes, so
 * that no sentence comes back too soon anywhere.
 */
export function* eventsFor(scanned: Scanned, { from, to, random, scale, memory }: Rhythm): Generator<ScanEvent> {
  const seed = Math.floor(random() * 4294967296)
  const { building, code, SignId } = scanned
  const profile = PROFILES[building.BuildingType]
  const shiftAt = code.asks?.shift ? shiftDate(code.asks.shift, to).getTime() : Number.POSITIVE_INFINITY
  const usual = SCANS_A_DAY * scale * code.weight * (visitors[building.Code]?.traffic ?? 1)
  for (let noon = Math.floor(from.getTime() / DAY) * DAY - DAY / 2; noon < to.getTime() + DAY; noon += DAY) {
    const day = localDay(noon, building.TimeZone)
    const dayRandom = mulberry32(hashText(`${seed}/${SignId}/${noon}`))
    const mean = usual * dayFactor(profile, scanned, day) * growth(day.midnight, to)
    const count = poisson(dayRandom, mean * (0.75 + 0.5 * dayRandom()))
    const times = Array.from({ length: count }, () => day.midnight + timeOfDay(dayRandom, profile, scanned, day)).sort((a, b) => a - b)
    for (const at of times) {
      const scan = scanAt(dayRandom, scanned, { at, day, shiftAt, memory })
      if (at < from.getTime() || at >= to.getTime()) continue
      if (scan.answer && scan.answer.SubmitDate >= to) delete scan.answer
      yield scan
    }
  }
}

type Moment = Pick<AnswerScene, 'at' | 'shiftAt' | 'memory'> & { day: LocalDay }

const scanAt = (random: Random, { building, code, SignId }: Scanned, { day, ...when }: Moment): ScanEvent => {
  const language = languageOf(random, building)
  const scan: ScanEvent = { at: new Date(when.at), SignId, language }
  if (!code.asks) return scan
  const hour = Math.floor((when.at - day.midnight) / 3_600_000)
  const place = { SignId, vertical: building.BuildingType, floor: code.Floor }
  const answer = answerFor(random, code.asks, { ...place, ...when, month: day.month, hour, language })
  return answer ? { ...scan, answer } : scan
}

const languageOf = (random: Random, { Code }: DemoBuilding): DemoLanguage => {
  const roll = random()
  const { es, fr } = visitors[Code]?.languages ?? { es: 0, fr: 0 }
  if (roll < es) return 'es'
  return roll < es + fr ? 'fr' : 'en'
}

const dayFactor = (profile: Profile, { building, code }: Scanned, { year, month, day, weekday }: LocalDay): number => {
  const place = code.asks ? (PLACE_MONTHS[code.asks.EntityType]?.[month - 1] ?? 1) : 1
  const usual = (profile.days[weekday] ?? 1) * (profile.months[month - 1] ?? 1) * place
  if (isHoliday(building.Country, building.State, year, month, day)) return usual * profile.holiday
  return (month === 12 && day >= 24) || (month === 1 && day === 1) ? usual * profile.yearEnd : usual
}

/** 1.2 at the end of the period, 0.6 two years before, never below 0.5. */
const growth = (at: number, to: Date): number => Math.max(0.5, 1.2 - (0.6 * (to.getTime() - at)) / (730 * DAY))

/** Milliseconds after local midnight. */
const timeOfDay = (random: Random, profile: Profile, { code }: Scanned, { weekday }: LocalDay): number => {
  const hours = weekday === 0 || weekday === 6 ? profile.weekendHours : profile.weekdayHours
  const place = code.asks && PLACE_HOURS[code.asks.EntityType]
  const weights = Array.from(hours, (digit, hour) => Number(digit) * Number(place?.[hour] ?? 1))
  return weighted(random, weights) * 3_600_000 + Math.floor(random() * 3_600_000)
}

const midnights = new Map<string, number>()

/** The calendar day around 12:00 UTC, and when it starts by the clock of a zone. */
function localDay(noon: number, timeZone: string): LocalDay {
  const date = new Date(noon)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return { year, month, day, weekday: date.getUTCDay(), midnight: midnightOf(noon, timeZone) }
}

// Every code of a zone asks for the same days.
const midnightOf = (noon: number, timeZone: string): number => {
  const key = `${timeZone}/${noon}`
  const known = midnights.get(key) ?? startOfDay(timeZone, dayIn('UTC', noon))
  midnights.set(key, known)
  return known
}
