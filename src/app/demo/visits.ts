import { dayIn } from '../../core/days.ts'
import type { Device } from '../../features/codes/scans/visitor.server.ts'
import { uuidv7 } from '../../platform/db/uuidv7.ts'
import { hashText, mulberry32 } from './content/random.ts'
import type { DemoCode, Random, ScanEvent } from './content/types.ts'

/** A row of `scan`, keys as in the statement that writes it. */
export type ScanRow = { i: string; q: string; b: string; t: number; r: boolean; d: string; l: string }
/** A row of `scan_day`: scans, bots, sessions, seconds, engaged; and clicks with their seconds for `click_day`. */
export type DayRow = {
  q: string
  b: string
  d: string
  s: number
  r: number
  e: number
  x: number
  g: number
  c: number
  cx: number
  n: string
}
/** Where the visits happen. */
export type Spot = { BuildingId: string; QrCodeId: string; TimeZone: string; code: DemoCode; seed: number }

/** Previews of links by messengers and crawlers, as a share of all scans. */
const botShare = 0.02
/** A visit that stays this long is engaged, as one that taps is. */
const engagedAfter = 10

/** What is tapped on the pages, as the scan side names it. */
const buttons = { Feedback: 'Submit', Wifi: 'Copy password', StaticUrl: '', CommentCard: '' } as const

/** Makes rows of a code's scans and sums them by the building's days. What visitors do on the page follows from a seed. */
export const readVisits = (spot: Spot, events: readonly ScanEvent[]): { scans: ScanRow[]; days: DayRow[] } => {
  const random = mulberry32(hashText(`visits ${spot.seed} ${spot.code.SignId}`))
  const days = new Map<string, DayRow>()
  const scans = events.map(event => {
    const bot = random() < botShare && event.feedback === undefined
    const device = deviceOf(random)
    const day = dayOf(days, spot, event)
    if (bot) day.r += 1
    else visit(day, stayOf(random, spot.code, event))
    const t = event.at.getTime()
    return { i: uuidv7(t), q: spot.QrCodeId, b: spot.BuildingId, t, r: bot, d: bot ? 'desktop' : device, l: event.Language }
  })
  return { scans, days: [...days.values()] }
}

const dayOf = (days: Map<string, DayRow>, { QrCodeId, BuildingId, TimeZone, code }: Spot, { at }: ScanEvent): DayRow => {
  const d = dayIn(TimeZone, at.getTime())
  const known = days.get(d) ?? {
    q: QrCodeId,
    b: BuildingId,
    n: buttons[code.FunctionalityType],
    d,
    s: 0,
    r: 0,
    e: 0,
    x: 0,
    g: 0,
    c: 0,
    cx: 0,
  }
  days.set(d, known)
  return known
}

type Stay = { page: boolean; seconds: number; clickAfter: number | null }

const visit = (day: DayRow, { page, seconds, clickAfter }: Stay): void => {
  day.s += 1
  if (!page) return
  day.e += 1
  day.x += seconds
  if (seconds >= engagedAfter || clickAfter !== null) day.g += 1
  if (clickAfter === null) return
  day.c += 1
  day.cx += clickAfter
}

/** A static URL leads away at once: no page, no stay. An answer is a tap when it is sent; most copy the password of a network. */
const stayOf = (random: Random, code: DemoCode, event: ScanEvent): Stay => {
  const seconds = Math.round(2 + 55 * random() ** 2.2)
  if (code.FunctionalityType === 'StaticUrl') return { page: false, seconds: 0, clickAfter: null }
  if (event.feedback) {
    const answered = Math.round((event.feedback.SubmitDate.getTime() - event.at.getTime()) / 1000)
    return { page: true, seconds: answered + Math.round(4 * random()), clickAfter: answered }
  }
  const taps = random() < 0.72 && code.FunctionalityType === 'Wifi'
  return { page: random() < 0.97 || taps, seconds, clickAfter: taps ? Math.ceil(seconds * (0.3 + 0.6 * random())) : null }
}

const deviceOf = (random: Random): Device => {
  const roll = random()
  return roll < 0.94 ? 'phone' : roll < 0.985 ? 'tablet' : 'desktop'
}
