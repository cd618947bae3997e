import type pg from 'pg'
import { insertFeedbacks, type NewFeedback } from '../../features/codes/answers/data.ts'
import type { MadeBuilding } from './account.ts'
import type { CommentMemory } from './content/comments.ts'
import { eventsFor } from './content/rhythm.ts'
import type { Random, ScanEvent } from './content/types.ts'
import type { MadeCode } from './qrCodes.ts'
import { type DayRow, readVisits, type ScanRow } from './visits.ts'

/** What the events of one copy share: the sequence of random numbers, the sentences used so far, the period. */
export type Period = { from: Date; to: Date; random: Random; memory: CommentMemory; scale: number; seed: number }

const chunk = 5000

/** Writes the scans and answers of a building's codes with their sums by day; gives how many. */
export const makeTraffic = async (
  client: pg.PoolClient,
  made: MadeBuilding,
  codes: readonly MadeCode[],
  period: Period,
): Promise<{ scans: number; answers: number }> => {
  const answers: NewFeedback[] = []
  let waiting: Rows = { scans: [], days: [] }
  let scans = 0
  for (const one of codes) {
    const events = [...eventsFor(one.code, made.building, period.from, period.to, period.random, period.scale, period.memory)]
    const spot = { ...one, BuildingId: made.BuildingId, TimeZone: made.building.TimeZone, seed: period.seed }
    const read = readVisits(spot, events)
    scans += read.scans.length
    waiting = { scans: waiting.scans.concat(read.scans), days: waiting.days.concat(read.days) }
    if (waiting.scans.length >= chunk) waiting = await written(client, made.GroupId, waiting)
    for (const event of events) answers.push(...answerOf(made, one, event))
  }
  await written(client, made.GroupId, waiting)
  await insertFeedbacks(client, answers)
  return { scans, answers: answers.length }
}

const answerOf = (
  { GroupId, BuildingId, building }: MadeBuilding,
  { QrCodeId, code }: MadeCode,
  { feedback }: ScanEvent,
): NewFeedback[] => {
  if (!feedback || code.FunctionalityType !== 'Feedback') return []
  const place = { GroupId, BuildingId, QrCodeId, TimeZone: building.TimeZone, QrType: 'Feedback', EntityType: code.EntityType }
  const { SubmitDate, CSAT, CES, NPS, Role, Comment = null } = feedback
  return [{ ...place, SubmitDate, Score: CSAT, CustomerEffortScore: CES, NetPromoterScore: NPS, Role, Text: Comment }]
}

type Rows = { scans: ScanRow[]; days: DayRow[] }

const written = async (client: pg.PoolClient, group: string, { scans, days }: Rows): Promise<Rows> => {
  for (let at = 0; at < scans.length; at += chunk) await client.query(insertScans, [group, JSON.stringify(scans.slice(at, at + chunk))])
  for (let at = 0; at < days.length; at += chunk) {
    const some = JSON.stringify(days.slice(at, at + chunk))
    await client.query(insertDays, [group, some])
    await client.query(insertClicks, [group, some])
  }
  return { scans: [], days: [] }
}

const insertScans = `insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language)
  select $1, i, b, q, to_timestamp(t / 1000.0), r, d, l
  from json_to_recordset($2) as v(i uuid, q uuid, b uuid, t double precision, r boolean, d text, l text)`

const insertDays = `insert into scan_day (group_id, building_id, qr_code_id, day, scans, bots, sessions, seconds, engaged)
  select $1, b, q, d, s, r, e, x, g
  from json_to_recordset($2) as v(q uuid, b uuid, d date, s integer, r integer, e integer, x integer, g integer)`

const insertClicks = `insert into click_day (group_id, building_id, qr_code_id, item_name, day, clicks, seconds)
  select $1, b, q, n, d, c, cx from json_to_recordset($2) as v(q uuid, b uuid, n text, d date, c integer, cx integer) where c > 0`
