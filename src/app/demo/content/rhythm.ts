import { type CommentContext, type CommentMemory, commentFor } from './comments.ts'
import { isHoliday } from './holidays.ts'
import { PLACE_HOURS, PLACE_MONTHS, PROFILES, type Profile } from './profiles.ts'
import { hashText, mulberry32, normal, poisson, weighted } from './random.ts'
import type { DemoBuilding, DemoCode, DemoFeedback, FeedbackCode, FeedbackRole, Language, MoodShift, Random, ScanEvent } from './types.ts'

const DAY = 86_400_000
/** Scans a day of a code of weight 1 in an average building, at the end of the period; set so that two years give about 30,000. */
const SCANS_A_DAY = 0.126
const ROLES: readonly FeedbackRole[] = ['Engineer', 'Tenant', 'Supplier', 'Resident', 'GM']
/** Chance of words beside the scores, for CSAT 1 to 5: people write when they are cross or delighted. */
const WRITES: readonly number[] = [0.8, 0.7, 0.46, 0.44, 0.56]

type LocalDay = { year: number; month: number; day: number; weekday: number; midnight: number }

/**
 * The scans of one code with `from` ≤ time < `to`, in order of time, and the feedback that some lead to. One number is taken from
 * `random`, so the same seed and period give the same events. `scale` multiplies the number of scans. Pass one `memory` for all codes
 * so that no sentence comes back too soon anywhere.
 */
export function* eventsFor(
  code: DemoCode,
  building: DemoBuilding,
  from: Date,
  to: Date,
  random: Random,
  scale = 1,
  memory: CommentMemory = new Map(),
): Generator<ScanEvent> {
  const seed = Math.floor(random() * 4294967296)
  const profile = PROFILES[building.BuildingType]
  const shiftAt = code.FunctionalityType === 'Feedback' && code.shift ? shiftDate(code.shift, to).getTime() : Number.POSITIVE_INFINITY
  for (let noon = Math.floor(from.getTime() / DAY) * DAY - DAY / 2; noon < to.getTime() + DAY; noon += DAY) {
    const day = localDay(noon, building.TimeZone)
    const dayRandom = mulberry32(hashText(`${seed}/${code.SignId}/${noon}`))
    const mean = SCANS_A_DAY * scale * code.weight * building.traffic * dayFactor(profile, building, code, day) * growth(day.midnight, to)
    const count = poisson(dayRandom, mean * (0.75 + 0.5 * dayRandom()))
    const times = Array.from({ length: count }, () => day.midnight + timeOfDay(dayRandom, profile, code, day)).sort((a, b) => a - b)
    for (const at of times) {
      const scan = scanAt(dayRandom, code, building, at, day, shiftAt, memory)
      if (at < from.getTime() || at >= to.getTime()) continue
      if (scan.feedback && scan.feedback.SubmitDate >= to) delete scan.feedback
      yield scan
    }
  }
}

/** The latest such month and day that lies at least 45 days before the end of the period. */
export function shiftDate(shift: MoodShift, to: Date): Date {
  const latest = to.getTime() - 45 * DAY
  const year = to.getUTCFullYear()
  const date = new Date(Date.UTC(year, shift.month - 1, shift.day, 12))
  return date.getTime() <= latest ? date : new Date(Date.UTC(year - 1, shift.month - 1, shift.day, 12))
}

function scanAt(
  random: Random,
  code: DemoCode,
  building: DemoBuilding,
  at: number,
  day: LocalDay,
  shiftAt: number,
  memory: CommentMemory,
): ScanEvent {
  const language = languageOf(random, building)
  const scan: ScanEvent = { at: new Date(at), SignId: code.SignId, buildingCode: building.Code, Language: language }
  if (code.FunctionalityType !== 'Feedback' || random() > responseRate(code)) return scan
  const changed = code.shift && at >= shiftAt ? (code.shift.mood > code.mood ? 'better' : 'worse') : undefined
  const context: CommentContext = {
    place: code.SignId,
    at,
    vertical: building.BuildingType,
    floor: code.Floor,
    month: day.month,
    hour: Math.floor((at - day.midnight) / 3_600_000),
    memory,
    ...(changed ? { changed } : {}),
  }
  return { ...scan, feedback: feedbackOf(random, code, building, language, changed !== undefined, context) }
}

function feedbackOf(
  random: Random,
  code: FeedbackCode,
  building: DemoBuilding,
  language: Language,
  shifted: boolean,
  context: CommentContext,
): DemoFeedback {
  const mood = shifted && code.shift ? code.shift.mood : code.mood
  const drift = 0.14 * Math.sin(context.at / (DAY * 31) + Number(code.SignId))
  const feeling = 3.55 + 1.2 * (mood + drift) + 1.05 * normal(random)
  const CSAT = clamp(Math.round(feeling), 1, 5)
  const roles = PROFILES[building.BuildingType].roles
  const Role =
    ROLES[
      weighted(
        random,
        ROLES.map(role => roles[role] ?? 0),
      )
    ]
  const feedback: DemoFeedback = {
    SubmitDate: new Date(context.at + Math.round((22 + 150 * random() ** 2) * 1000)),
    CSAT,
    CES: clamp(Math.round(CSAT * 1.25 + 0.7 + 0.75 * normal(random)), 1, 7),
    NPS: clamp(Math.round(CSAT * 1.95 + 0.4 + 1.1 * normal(random)), 0, 10),
    Role: Role ?? 'Tenant',
  }
  const staff = Role === 'Engineer' || Role === 'GM'
  const Comment =
    random() < (WRITES[CSAT - 1] ?? 0) * (staff ? 0.4 : 1) ? commentFor(random, code.EntityType, CSAT, language, context) : undefined
  return Comment === undefined ? feedback : { ...feedback, Comment }
}

function responseRate(code: FeedbackCode): number {
  return 0.2 + (Number(code.SignId) % 7) * 0.018
}

function languageOf(random: Random, { languages }: DemoBuilding): Language {
  const roll = random()
  if (roll < languages.es) return 'es'
  return roll < languages.es + languages.fr ? 'fr' : 'en'
}

function dayFactor(profile: Profile, building: DemoBuilding, code: DemoCode, { year, month, day, weekday }: LocalDay): number {
  const place = code.FunctionalityType === 'Feedback' ? (PLACE_MONTHS[code.EntityType]?.[month - 1] ?? 1) : 1
  const usual = (profile.days[weekday] ?? 1) * (profile.months[month - 1] ?? 1) * place
  if (isHoliday(building.Country, building.State, year, month, day)) return usual * profile.holiday
  return (month === 12 && day >= 24) || (month === 1 && day === 1) ? usual * profile.yearEnd : usual
}

/** 1.2 at the end of the period, 0.6 two years before, never below 0.5. */
function growth(at: number, to: Date): number {
  return Math.max(0.5, 1.2 - (0.6 * (to.getTime() - at)) / (730 * DAY))
}

/** Milliseconds after local midnight. */
function timeOfDay(random: Random, profile: Profile, code: DemoCode, { weekday }: LocalDay): number {
  const hours = weekday === 0 || weekday === 6 ? profile.weekendHours : profile.weekdayHours
  const place = code.FunctionalityType === 'Feedback' ? PLACE_HOURS[code.EntityType] : undefined
  const weights = Array.from(hours, (digit, hour) => Number(digit) * Number(place?.[hour] ?? 1))
  return weighted(random, weights) * 3_600_000 + Math.floor(random() * 3_600_000)
}

const offsets = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** The local calendar day around 12:00 UTC; on the two days a year when clocks change, midnight may be an hour off. */
function localDay(noon: number, timeZone: string): LocalDay {
  const date = new Date(noon)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return { year, month, day, weekday: date.getUTCDay(), midnight: noon - DAY / 2 - offsetAt(noon, timeZone) }
}

/** Local minus UTC time in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const key = `${timeZone}/${at}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  offsets.set(key, offset)
  return offset
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
