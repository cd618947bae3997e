import { normal, type Random, weighted } from '../../../../platform/demo/random.ts'
import type { DemoVertical } from '../../../property/buildings/demo.ts'
import type { DemoLanguage, DemoPlace } from './commentLines.ts'
import { type CommentMemory, commentFor } from './comments.ts'

export type { DemoLanguage }

/** A lasting change of mood at a place. The date is the latest such month and day at least 45 days before the end of the period. */
export type MoodShift = { month: number; day: number; mood: number; story: string }
/** What people think of a place: their mean mood before any shift, -1 (dreadful) to 1 (delightful). */
export type PlaceMood = { EntityType: DemoPlace; mood: number; shift?: MoodShift }

type AnswerRole = 'Engineer' | 'Tenant' | 'Supplier' | 'Resident' | 'GM'
export type DemoAnswer = {
  SubmitDate: Date
  /** 1–5 */
  CSAT: number
  /** 1–7 */
  CES: number
  /** 0–10 */
  NPS: number
  Role: AnswerRole
  Comment?: string
}

/** Where and when somebody is asked. `at` is in milliseconds, `month` (1–12) and `hour` (0–23) are local. */
export type AnswerScene = {
  SignId: string
  vertical: DemoVertical
  floor: string
  at: number
  month: number
  hour: number
  language: DemoLanguage
  /** When the mood shifts; never: infinity. */
  shiftAt: number
  memory: CommentMemory
}

const DAY = 86_400_000
const roleNames: readonly AnswerRole[] = ['Engineer', 'Tenant', 'Supplier', 'Resident', 'GM']
const officeRoles = { Tenant: 0.8, Engineer: 0.08, Supplier: 0.08, GM: 0.04 }
/** Who answers in which kind of building, as shares. */
const roles: Readonly<Record<DemoVertical, Partial<Record<AnswerRole, number>>>> = {
  Office: officeRoles,
  'Mixed Use': officeRoles,
  Industrial: { Supplier: 0.52, Tenant: 0.3, Engineer: 0.14, GM: 0.04 },
  Retail: { Tenant: 0.84, Supplier: 0.09, Engineer: 0.04, GM: 0.03 },
  Residential: { Resident: 0.9, Supplier: 0.05, Engineer: 0.03, GM: 0.02 },
  Medical: { Tenant: 0.82, Engineer: 0.07, Supplier: 0.08, GM: 0.03 },
  Education: { Tenant: 0.86, Engineer: 0.06, Supplier: 0.05, GM: 0.03 },
  Hospitality: { Resident: 0.5, Tenant: 0.36, Supplier: 0.08, Engineer: 0.03, GM: 0.03 },
}
/** Chance of words beside the scores, for CSAT 1 to 5: people write when they are cross or delighted. */
const writes: readonly number[] = [0.8, 0.7, 0.46, 0.44, 0.56]

/** What somebody answers who has scanned the code of a place; nothing: most do not. */
export const answerFor = (random: Random, asks: PlaceMood, scene: AnswerScene): DemoAnswer | undefined => {
  if (random() > 0.2 + (Number(scene.SignId) % 7) * 0.018) return undefined
  const shift = scene.at >= scene.shiftAt ? asks.shift : undefined
  const drift = 0.14 * Math.sin(scene.at / (DAY * 31) + Number(scene.SignId))
  const feeling = 3.55 + 1.2 * ((shift?.mood ?? asks.mood) + drift) + 1.05 * normal(random)
  const CSAT = clamp(Math.round(feeling), 1, 5)
  const shares = roles[scene.vertical]
  const weights = roleNames.map(role => shares[role] ?? 0)
  const Role = roleNames[weighted(random, weights)] ?? 'Tenant'
  const answer: DemoAnswer = {
    SubmitDate: new Date(scene.at + Math.round((22 + 150 * random() ** 2) * 1000)),
    CSAT,
    CES: clamp(Math.round(CSAT * 1.25 + 0.7 + 0.75 * normal(random)), 1, 7),
    NPS: clamp(Math.round(CSAT * 1.95 + 0.4 + 1.1 * normal(random)), 0, 10),
    Role,
  }
  const isStaff = Role === 'Engineer' || Role === 'GM'
  if (random() >= (writes[CSAT - 1] ?? 0) * (isStaff ? 0.4 : 1)) return answer
  const { SignId: place, language, ...where } = scene
  const changed = shift && (shift.mood > asks.mood ? 'better' : 'worse')
  const Comment = commentFor(random, asks.EntityType, CSAT, language, { ...where, place, ...(changed && { changed }) })
  return Comment === undefined ? answer : { ...answer, Comment }
}

/** The latest such month and day that lies at least 45 days before the end of the period. */
export const shiftDate = (shift: MoodShift, to: Date): Date => {
  const latest = to.getTime() - 45 * DAY
  const year = to.getUTCFullYear()
  const date = new Date(Date.UTC(year, shift.month - 1, shift.day, 12))
  return date.getTime() <= latest ? date : new Date(Date.UTC(year - 1, shift.month - 1, shift.day, 12))
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
