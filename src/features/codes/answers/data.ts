import type pg from 'pg'
import { dayIn } from '../../../core/days.ts'
import { addSums } from '../../../platform/db/rollUp.ts'
import { insertValues, wantsValues } from '../../../platform/db/spread.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { telling } from '../../../platform/events/events.ts'
import { type CommentAnalysis, type CommentReading, readComment } from '../../../platform/text/analyse.ts'
import { feedbackGiven } from './contract.ts'
import { commentFeeling } from './feeling.server.ts'
import type { AnswerSource } from './model.ts'
import { contributionsOf, type ReadFeedback } from './rollUp.server.ts'
import { onScale } from './rules.ts'

type Client = Pick<pg.PoolClient, 'query'>

/** An answer as the scan page, the demo world and the bench write it. `TimeZone` is the building's: it decides the local day. */
export type NewFeedback = {
  /** Where it is known before; else a new one, later than those of the rows before. */
  id?: string
  GroupId: string
  BuildingId: string
  QrCodeId?: string | null
  QrType: string
  EntityType: string
  /** Where it is not said: a sign. */
  Source?: AnswerSource | undefined
  Score: number
  CustomerEffortScore?: number | null
  NetPromoterScore?: number | null
  Role?: string | null
  Text?: string | null
  UserName?: string | null
  Company?: string | null
  Email?: string | null
  /** The language of the page on which it was given. */
  PageLanguage?: string | null
  SubmitDate: Date
  TimeZone: string
}

/** An answer with what is derived from its comment. */
type WrittenFeedback = ReadFeedback & { row: NewFeedback; Text: string | null; Analysis: CommentReading | null }

/**
 * Writes one answer, its sentiment and its sums in the caller's transaction, tells the account's browsers ('feedback') at the commit,
 * and gives the new id. The account's tenant must be entered. Throws for a figure off its scale.
 */
export const insertFeedback = async (client: Client, row: NewFeedback): Promise<string> => {
  const [id = ''] = await insertFeedbacks(client, [row])
  await client.query(...telling(feedbackGiven, row.GroupId, { BuildingId: row.BuildingId }))
  return id
}

/** Writes many answers of one account with a statement a table and 5,000 rows, without telling browsers. Gives the ids in the order of the rows. */
export const insertFeedbacks = async (client: Client, rows: readonly NewFeedback[]): Promise<string[]> => {
  const read = readAll(rows)
  const ids: string[] = []
  for (const some of chunks(read)) {
    const { text, values } = insertOf(client, some)
    const { rows: made } = await client.query<{ id: string }>(text, values)
    for (const { id } of made) ids.push(id)
  }
  await addSums(client, contributionsOfAll(read))
  return ids
}

function* contributionsOfAll(answers: readonly ReadFeedback[]) {
  for (const one of answers) yield* contributionsOf(one)
}

const readAll = (rows: readonly NewFeedback[]): WrittenFeedback[] => {
  const known = new Map<string, CommentReading>()
  return rows.map(row => {
    for (const field of ['Score', 'CustomerEffortScore', 'NetPromoterScore'] as const) {
      const value = row[field]
      if (value !== undefined && value !== null && !onScale(field, value)) throw new Error(`${field} ${value} is not on its scale`)
    }
    const Text = row.Text?.trim() || null
    const Analysis = Text === null ? null : (known.get(Text) ?? readComment(Text))
    if (Text !== null && Analysis) known.set(Text, Analysis)
    const Feeling = Analysis && commentFeeling(Analysis.sentiment, row.Score)
    return { row, Text, Day: dayIn(row.TimeZone, row.SubmitDate.getTime()), Analysis, Feeling }
  })
}

// A uuidv7 is made per row in the order of the rows, so that the ids come back in that order.
const insertRows = `insert into feedback (id, group_id, building_id, qr_code_id, qr_type, entity_type, submit_date, score, customer_effort_score,
    net_promoter_score, role, text, language, sentiment_score, terms, topics, user_name, company, email, page_language, source)
  select d, $2::uuid, b, q, y, e, to_timestamp(t / 1000.0), s, c, n, r, x, l, f, w, p, u, o, m, v, k from jsonb_to_recordset($1)
    as a(i integer, d uuid, b uuid, q uuid, y text, e text, t double precision, s integer, c integer, n integer, r text, x text, l text,
      f double precision, w text[], p text[], u text, o text, m text, v text, k text) order by i
  returning id`

const columns = {
  d: 'id',
  b: 'building_id',
  q: 'qr_code_id',
  y: 'qr_type',
  e: 'entity_type',
  s: 'score',
  c: 'customer_effort_score',
  n: 'net_promoter_score',
  r: 'role',
  x: 'text',
  l: 'language',
  f: 'sentiment_score',
  w: 'terms',
  p: 'topics',
  u: 'user_name',
  o: 'company',
  m: 'email',
  v: 'page_language',
  k: 'source',
}
const insertOf = (client: Client, some: readonly WrittenFeedback[]): { text: string; values: unknown[] } => {
  const [account, rows] = [accountOf(some), some.map(written)]
  if (!wantsValues(client, rows.length)) return { text: insertRows, values: [JSON.stringify(rows), account] }
  const values = rows.map((row, i) => [
    account,
    some[i]?.row.SubmitDate,
    ...Object.keys(columns).map((key): unknown => Reflect.get(row, key)),
  ])
  const { text, ...given } = insertValues('feedback', ['group_id', 'submit_date', ...Object.values(columns)], values)
  return { text: `${text} returning id`, ...given }
}

/** The account of rows, named once: a cluster then asks its node alone. Throws where they are of several. */
const accountOf = (rows: readonly WrittenFeedback[]): string => {
  const [account, ...others] = new Set(rows.map(({ row }) => row.GroupId))
  if (account === undefined || others.length > 0) throw new Error('answers of one account are written at once')
  return account
}

const written = ({ row, Text, Analysis, Feeling }: WrittenFeedback, i: number): object => ({
  i,
  d: row.id ?? uuidv7(),
  b: row.BuildingId,
  q: row.QrCodeId,
  y: row.QrType,
  e: row.EntityType,
  t: row.SubmitDate.getTime(),
  s: row.Score,
  c: row.CustomerEffortScore,
  n: row.NetPromoterScore,
  r: row.Role || null,
  x: Text,
  l: Analysis?.language ?? 'en',
  f: Feeling,
  w: Analysis?.terms,
  p: Analysis && topicsIn(Analysis),
  u: row.UserName || null,
  o: row.Company || null,
  m: row.Email || null,
  v: row.PageLanguage,
  k: row.Source ?? 'Sign',
})

/** The topics of a comment by their codes, as they are kept with it. */
export const topicsIn = ({ topics }: CommentAnalysis): string[] => topics.map(one => one.topic)

const chunks = <T>(rows: readonly T[]): (readonly T[])[] => {
  const result: (readonly T[])[] = []
  for (let at = 0; at < rows.length; at += 5000) result.push(rows.slice(at, at + 5000))
  return result
}
