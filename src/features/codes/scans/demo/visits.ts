import { dayIn, hourIn } from '../../../../core/days.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import { hashText, mulberry32, type Random } from '../../../../platform/demo/random.ts'
import type { MadeCode } from '../../qr/demo.ts'
import type { Device, ScanSource } from '../visitor.server.ts'
import type { ScanEvent } from './rhythm.ts'

/** A row of `scan`, keys as in the statement that writes it. */
export type ScanRow = { i: string; q: string; b: string; t: number; r: boolean; d: string; l: string; o: string }
/** A row of `scan_day`: scans, bots, sessions, seconds, engaged, returning, then by device, by source and by hour; and clicks with their seconds for `click_day`. */
export type DayRow = {
  q: string
  b: string
  d: string
  s: number
  r: number
  e: number
  x: number
  g: number
  re: number
  ph: number
  ta: number
  de: number
  pr: number
  li: number
  h: number[]
  c: number
  cx: number
  n: string
}
/** Previews of links by messengers and crawlers, as a share of all scans. */
const botShare = 0.02
/** Of people: who came by a link that was sent to them, and whose phone had been here before. */
const linkShare = 0.07
const againShare = 0.34
/** A visit that stays this long is engaged, as one that taps is. */
const engagedAfter = 10

/** Makes rows of a code's scans and sums them by the building's days. What visitors do on the page follows from a seed. */
export const readVisits = (made: MadeCode, events: readonly ScanEvent[], seed: number): { scans: ScanRow[]; days: DayRow[] } => {
  const random = mulberry32(hashText(`visits ${seed} ${made.SignId}`))
  const kinds = mulberry32(hashText(`kinds ${seed} ${made.SignId}`))
  const days = new Map<string, DayRow>()
  const scans = events.map(event => {
    const bot = random() < botShare && event.answer === undefined
    const device = deviceOf(random)
    const source = kinds() < linkShare ? 'link' : 'print'
    const day = dayOf(days, made, event)
    if (bot) day.r += 1
    else visit(day, stayOf(random, made.code, event), kinds() < againShare)
    const t = event.at.getTime()
    if (!bot) count(day, { device, source, hour: hourIn(made.building.TimeZone, t) })
    return { i: uuidv7(t), q: made.QrCodeId, b: made.BuildingId, t, r: bot, d: bot ? 'desktop' : device, l: event.language, o: source }
  })
  return { scans, days: [...days.values()] }
}

const dayOf = (days: Map<string, DayRow>, { QrCodeId, BuildingId, building, code }: MadeCode, { at }: ScanEvent): DayRow => {
  const d = dayIn(building.TimeZone, at.getTime())
  const known = days.get(d) ?? {
    q: QrCodeId,
    b: BuildingId,
    n: buttonOf(code, d),
    d,
    s: 0,
    r: 0,
    e: 0,
    x: 0,
    g: 0,
    re: 0,
    ph: 0,
    ta: 0,
    de: 0,
    pr: 0,
    li: 0,
    h: Array.from({ length: 24 }, () => 0),
    c: 0,
    cx: 0,
  }
  days.set(d, known)
  return known
}

/** The button that was pressed on a day: a page's one, or of a hub's that everybody sees one by lot, the earlier the likelier. */
const buttonOf = ({ page, hub, QrName }: MadeCode['code'], day: string): string => {
  const offered = hub?.items.filter(({ Rules }) => Rules.ShownTo === 'Everyone') ?? []
  const place = Math.floor(offered.length * mulberry32(hashText(`${QrName} ${day}`))() ** 1.7)
  return offered[place]?.Name.en ?? page?.button ?? ''
}

type Stay = { page: boolean; seconds: number; clickAfter: number | null }

const count = (day: DayRow, { device, source, hour }: { device: Device; source: ScanSource; hour: number }): void => {
  day[device === 'phone' ? 'ph' : device === 'tablet' ? 'ta' : 'de'] += 1
  day[source === 'print' ? 'pr' : 'li'] += 1
  day.h[hour] = (day.h[hour] ?? 0) + 1
}

const visit = (day: DayRow, { page, seconds, clickAfter }: Stay, again: boolean): void => {
  day.s += 1
  if (!page) return
  day.e += 1
  if (again) day.re += 1
  day.x += seconds
  if (seconds >= engagedAfter || clickAfter !== null) day.g += 1
  if (clickAfter === null) return
  day.c += 1
  day.cx += clickAfter
}

/** A code without a page leads away at once: no stay. An answer is a tap when it is sent. */
const stayOf = (random: Random, { page }: MadeCode['code'], event: ScanEvent): Stay => {
  const seconds = Math.round(2 + 55 * random() ** 2.2)
  if (!page) return { page: false, seconds: 0, clickAfter: null }
  if (event.answer) {
    const answered = Math.round((event.answer.SubmitDate.getTime() - event.at.getTime()) / 1000)
    return { page: true, seconds: answered + Math.round(4 * random()), clickAfter: answered }
  }
  const taps = random() < page.taps
  return { page: random() < 0.97 || taps, seconds, clickAfter: taps ? Math.ceil(seconds * (0.3 + 0.6 * random())) : null }
}

const deviceOf = (random: Random): Device => {
  const roll = random()
  return roll < 0.94 ? 'phone' : roll < 0.985 ? 'tablet' : 'desktop'
}
