import type pg from 'pg'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { insertFeedbacks, type NewFeedback } from '../answers/data.ts'
import { type MadeCode, qrDemo } from '../qr/demo.ts'
import { eventsFor, type Rhythm, type ScanEvent } from './demo/rhythm.ts'
import { tellBadScores } from './demo/told.ts'
import { type DayRow, readVisits, type ScanRow } from './demo/visits.ts'
import { hourSums, scanDay } from './tables.ts'

const chunk = 5000

/** Two years of scans of every code with their sums by day, and the answers that they led to. */
export const scansDemo = demoPart('codes/scans', async making => {
  const drawn = { random: mulberry32(making.seed), memory: new Map() }
  const codes = Map.groupBy(qrDemo.made(making), ({ BuildingId }) => BuildingId)
  for (const { GroupId, BuildingId } of buildingsDemo.made(making)) {
    making.count(await makeVisits(making, codes.get(BuildingId) ?? [], drawn))
    await tellBadScores(making, { GroupId, BuildingId })
  }
})

/** What all codes of a copy draw from. */
type Drawn = Pick<Rhythm, 'random' | 'memory'>

/** Writes the visits of a building; gives how many. */
const makeVisits = async (making: DemoMaking, codes: readonly MadeCode[], drawn: Drawn) => {
  const { client, from, to, copy, seed } = making
  const answers: NewFeedback[] = []
  let waiting: Rows = { scans: [], days: [] }
  let scans = 0
  for (const made of codes) {
    const events = [...eventsFor(made, { from, to, scale: copy.scale, ...drawn })]
    const read = readVisits(made, events, seed)
    scans += read.scans.length
    waiting = { scans: waiting.scans.concat(read.scans), days: waiting.days.concat(read.days) }
    if (waiting.scans.length >= chunk) waiting = await writeRows(client, made.GroupId, waiting)
    for (const event of events) answers.push(...answersOf(made, event))
  }
  const [first] = codes
  if (first) await writeRows(client, first.GroupId, waiting)
  await insertFeedbacks(client, answers)
  return { scan: scans, answer: answers.length }
}

const answersOf = ({ GroupId, BuildingId, QrCodeId, building, code }: MadeCode, { answer }: ScanEvent): NewFeedback[] => {
  if (!answer || !code.asks) return []
  const { EntityType } = code.asks
  const place = { GroupId, BuildingId, QrCodeId, TimeZone: building.TimeZone, QrType: 'Feedback', EntityType }
  const { SubmitDate, CSAT, CES, NPS, Role, Comment = null } = answer
  return [{ ...place, SubmitDate, Score: CSAT, CustomerEffortScore: CES, NetPromoterScore: NPS, Role, Text: Comment }]
}

type Rows = { scans: ScanRow[]; days: DayRow[] }

const writeRows = async (client: pg.PoolClient, group: string, { scans, days }: Rows): Promise<Rows> => {
  for (let at = 0; at < scans.length; at += chunk) await client.query(insertScans, [group, JSON.stringify(scans.slice(at, at + chunk))])
  for (let at = 0; at < days.length; at += chunk) {
    const some = JSON.stringify(days.slice(at, at + chunk))
    await client.query(insertDays, [group, some])
    await client.query(insertClicks, [group, some])
  }
  return { scans: [], days: [] }
}

const insertScans = `insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language, source)
  select $1, i, b, q, to_timestamp(t / 1000.0), r, d, l, o
  from json_to_recordset($2) as v(i uuid, q uuid, b uuid, t double precision, r boolean, d text, l text, o text)`

const insertDays = `insert into scan_day (group_id, building_id, qr_code_id, day, scans, bots, sessions, seconds, engaged,
    repeats, phones, tablets, desktops, printed, links, ${hourSums.map(one => scanDay[one].name).join(', ')})
  select $1, b, q, d, s, r, e, x, g, re, ph, ta, de, pr, li, ${hourSums.map((_, hour) => `h[${hour + 1}]`).join(', ')}
  from json_to_recordset($2) as v(q uuid, b uuid, d date, s integer, r integer, e integer, x integer, g integer,
    re integer, ph integer, ta integer, de integer, pr integer, li integer, h integer[])`

const insertClicks = `insert into click_day (group_id, building_id, qr_code_id, item_name, day, clicks, seconds)
  select $1, b, q, n, d, c, cx from json_to_recordset($2) as v(q uuid, b uuid, n text, d date, c integer, cx integer) where c > 0`
