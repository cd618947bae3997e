import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../../../../platform/demo/random.ts'
import { demoBuildings } from '../../../property/buildings/demo.ts'
import { COMMENT_LINES, type CommentMemory, shiftDate } from '../../answers/demo.ts'
import { listSigns } from '../../qr/demo.ts'
import { eventsFor, type ScanEvent } from './rhythm.ts'

type DemoEvent = ScanEvent & { buildingCode: string }

const DAY = 86_400_000
const TO = new Date('2026-11-21T12:00:00Z')
const FROM = new Date(TO.getTime() - 730 * DAY)
const SIGNS = demoBuildings.flatMap(building => listSigns(building).map(sign => ({ building, ...sign })))

function world(seed: number): DemoEvent[] {
  const memory: CommentMemory = new Map()
  const rhythm = { from: FROM, to: TO, random: mulberry32(seed), scale: 1, memory }
  return SIGNS.flatMap(sign => [...eventsFor(sign, rhythm)].map(event => ({ ...event, buildingCode: sign.building.Code })))
}

const EVENTS = world(42)
const FEEDBACKS = EVENTS.flatMap(event => (event.answer ? [{ event, feedback: event.answer }] : []))

const FORMATS = new Map(
  demoBuildings.map(({ Code, TimeZone }) => [
    Code,
    new Intl.DateTimeFormat('en-US', { timeZone: TimeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' }),
  ]),
)

function localHourAndDay(event: DemoEvent): { weekday: string; hour: number } {
  const parts = FORMATS.get(event.buildingCode)?.formatToParts(event.at) ?? []
  return {
    weekday: parts.find(p => p.type === 'weekday')?.value ?? '',
    hour: Number(parts.find(p => p.type === 'hour')?.value),
  }
}

function isWeekend(event: DemoEvent): boolean {
  return ['Sat', 'Sun'].includes(localHourAndDay(event).weekday)
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('two years of scans', () => {
  it('gives 30,000 scans and more and 6,000 feedbacks inside the period', () => {
    expect(EVENTS.length).toBeGreaterThan(30_000)
    expect(EVENTS.length).toBeLessThan(45_000)
    expect(FEEDBACKS.length).toBeGreaterThan(5_400)
    expect(FEEDBACKS.length).toBeLessThan(6_600)
    expect(EVENTS.every(event => event.at >= FROM && event.at < TO)).toBe(true)
    expect(FEEDBACKS.every(({ event, feedback }) => feedback.SubmitDate > event.at && feedback.SubmitDate < TO)).toBe(true)
  })

  it('is the same for the same seed and different for another', () => {
    expect(world(42)).toEqual(EVENTS)
    expect(world(43).length).not.toBe(EVENTS.length)
  })

  it('follows the week, the day and growth', () => {
    const office = EVENTS.filter(event => ['ASE', 'MRP', 'CDT'].includes(event.buildingCode))
    const homes = EVENTS.filter(event => ['CNT', 'JYA'].includes(event.buildingCode))
    const weekdays = (events: DemoEvent[]) => events.filter(event => !isWeekend(event)).length / 5
    const weekends = (events: DemoEvent[]) => events.filter(isWeekend).length / 2
    expect(weekdays(office) / weekends(office)).toBeGreaterThan(5)
    expect(weekdays(homes) / weekends(homes)).toBeLessThan(0.85)
    expect(office.filter(event => localHourAndDay(event).hour < 5).length / office.length).toBeLessThan(0.01)
    const evening = homes.filter(event => [17, 18, 19, 20, 21].includes(localHourAndDay(event).hour))
    expect(evening.length / homes.length).toBeGreaterThan(0.35)
    const middle = new Date(TO.getTime() - 365 * DAY)
    expect(EVENTS.filter(e => e.at >= middle).length / EVENTS.filter(e => e.at < middle).length).toBeGreaterThan(1.2)
  })

  it('is nearly empty in an office on a holiday', () => {
    const scansOn = (day: string) => EVENTS.filter(e => e.buildingCode === 'ASE' && e.at.toISOString().startsWith(day)).length
    expect(scansOn('2025-12-25') + scansOn('2025-11-27') + scansOn('2026-09-07')).toBeLessThan(6)
  })
})

describe('feedback', () => {
  it('keeps the scales and agrees with itself', () => {
    for (const { feedback } of FEEDBACKS) {
      expect([1, 2, 3, 4, 5]).toContain(feedback.CSAT)
      expect([1, 2, 3, 4, 5, 6, 7]).toContain(feedback.CES)
      expect(feedback.NPS >= 0 && feedback.NPS <= 10 && Number.isInteger(feedback.NPS)).toBe(true)
    }
    const nps = (csat: number) => average(FEEDBACKS.filter(f => f.feedback.CSAT === csat).map(f => f.feedback.NPS))
    expect(nps(5) - nps(1)).toBeGreaterThan(5)
  })

  it('shows the places that changed', () => {
    const changes = SIGNS.flatMap(({ SignId, code: { asks } }) => {
      if (!asks?.shift) return []
      const at = shiftDate(asks.shift, TO)
      const scores = FEEDBACKS.filter(f => f.event.SignId === SignId)
      const before = average(scores.filter(f => f.event.at < at).map(f => f.feedback.CSAT))
      const after = average(scores.filter(f => f.event.at >= at).map(f => f.feedback.CSAT))
      return [(after - before) * Math.sign(asks.shift.mood - asks.mood)]
    })
    expect(changes.length).toBeGreaterThan(10)
    expect(average(changes)).toBeGreaterThan(0.6)
    expect(changes.filter(change => change > 0).length / changes.length).toBeGreaterThan(0.85)
  })

  it('is written mostly in English, a quarter in Spanish and some in French', () => {
    const written = FEEDBACKS.filter(f => f.feedback.Comment !== undefined)
    const share = (language: string) => written.filter(f => f.event.language === language).length / written.length
    expect(written.length).toBeGreaterThan(2_500)
    expect(share('en')).toBeGreaterThan(0.6)
    expect(share('es')).toBeGreaterThan(0.2)
    expect(share('es')).toBeLessThan(0.32)
    expect(share('fr')).toBeGreaterThan(0.01)
  })

  it('never repeats a sentence at one place within 60 days', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[.!]$/, '')
    const lines = COMMENT_LINES.map(line => plain(line.text)).filter(line => line.length >= 16 && !line.includes('{floor}'))
    const last = new Map<string, number>()
    const repeats: string[] = []
    for (const { event, feedback } of FEEDBACKS) {
      const text = plain(feedback.Comment ?? '')
      for (const line of lines.filter(known => text.includes(known))) {
        const key = `${event.SignId}/${line}`
        if (event.at.getTime() - (last.get(key) ?? Number.NEGATIVE_INFINITY) < 60 * DAY) repeats.push(key)
        last.set(key, event.at.getTime())
      }
    }
    expect(repeats).toEqual([])
  })
})
