import { type SQL, sql } from 'drizzle-orm'
import type { Step } from '../../../core/steps.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readSums, type SumRows, type SumScope } from '../../../platform/db/readSums.ts'
import { type AnswerSource, answerSources } from './model.ts'
import { answerBacklog, codeDays, days, months, scores, totals } from './rollUp.server.ts'
import { type ReportRole, reportRoles, typeKey } from './rules.ts'

/** An entity type as its answers say it, without the source that the sums put before it. */
const entityType = sql`case when s.source = 'Sign' then s.entity_type else substr(s.entity_type, length(s.source) + 2) end`
const knownRoles: readonly string[] = Object.values(reportRoles).flat()
const reportRole = sql`case ${sql.join(
  Object.entries(reportRoles).map(([role, said]) => sql`when s.role in ${said} then ${role}`),
  sql` `,
)} else '' end`

/** What answers are parted by. `Role` is that of the reports, '' where none is stated. */
const keys = {
  GroupId: sql`s.group_id`,
  BuildingId: sql`s.building_id`,
  Source: sql`s.source`,
  EntityType: entityType,
  QrType: sql`s.qr_type`,
  Role: reportRole,
  QrCodeId: sql`s.qr_code_id`,
} as const
export type AnswerKey = keyof typeof keys

/** Narrows the answers; a key that is not named is not narrowed, but for the source: signs. */
export type AnswersOnly = {
  Source?: readonly AnswerSource[]
  EntityType?: readonly string[]
  QrType?: readonly string[]
  /** '' is "not stated". */
  Role?: readonly (ReportRole | '')[]
  QrCodeId?: readonly string[]
}
export type AnswersAsked<By extends AnswerKey> = {
  /** `placesOf(ctx)`, or `placesOfAll` by `ctx.system`. */
  scope: SumScope
  periods: readonly Days[]
  by?: readonly By[]
  step?: Step
  only?: AnswersOnly
}
/** Stars: answers of 1 to 5. `Period` is the place of the period in the list, `Day` the first of the step. */
export type AnswerSums<By extends AnswerKey> = { Period: number; Day: string } & Record<By, string> & {
    Count: number
    ScoreSum: number
    Stars: readonly number[]
    CESCount: number
    CESSum: number
    NPSCount: number
    Promoters: number
    Detractors: number
  }

/** Sums of answers of a scope by days and keys, from the smallest table that tells them apart: one statement a question. */
export const readAnswerSums = async <By extends AnswerKey = never>(tx: Tx, asked: AnswersAsked<By>): Promise<AnswerSums<By>[]> => {
  const { scope, periods, by = [], step } = asked
  const rows = await readSums(tx, { scope, periods, step, ...tableFor(asked), keys: pick(by), sums: scores })
  return rows.map(({ Stars1, Stars2, Stars3, Stars4, Stars5, ...row }) => ({ ...row, Stars: [Stars1, Stars2, Stars3, Stars4, Stars5] }))
}

const pick = <By extends AnswerKey>(by: readonly By[]) => Object.fromEntries(by.map(one => [one, keys[one]])) as Record<By, SQL> // these keys

type Tables = { days: SumRows; months?: SumRows & { backlog: string } }

const tableFor = ({ by = [], only = {} }: Pick<AnswersAsked<AnswerKey>, 'by' | 'only'>): Tables => {
  const asks = (...of: AnswerKey[]) => of.some(key => by.includes(key) || (key !== 'GroupId' && key !== 'BuildingId' && only[key]))
  const sources = only.Source ?? (by.includes('Source') ? answerSources : ['Sign'])
  const ofSource = inList(sql`s.source`, sources)
  if (asks('QrCodeId')) {
    if (asks('EntityType', 'QrType', 'Role')) throw new Error('sums by code have no other key')
    return { days: { of: codeDays, where: and(ofSource, inList(sql`s.qr_code_id`, only.QrCodeId)) } }
  }
  const ofRoles = and(inList(sql`s.qr_type`, only.QrType), ofRole(only.Role))
  const ofTypes = inList(sql`s.entity_type`, only.EntityType && keysOf(sources, only.EntityType))
  if (asks('QrType', 'Role')) {
    const all = { of: days, where: and(ofSource, ofTypes, ofRoles) }
    const ofAllTypes = and(ofSource, inList(sql`s.entity_type`, keysOf(sources, [''])), sql`s.qr_type > ''`, ofRoles)
    return asks('EntityType') ? { days: all } : { days: all, months: { of: months, where: ofAllTypes, backlog: answerBacklog } }
  }
  const bySingleTypes = asks('EntityType')
    ? and(ofTypes, sql`s.entity_type > ''`, ...(isOfSigns(sources) ? [] : [sql`s.entity_type not in ${keysOf(sources, [''])}`]))
    : inList(sql`s.entity_type`, keysOf(sources, ['']))
  const where = and(ofSource, bySingleTypes)
  return {
    days: { of: totals, where },
    months: { of: months, where: and(where, sql`s.qr_type = '' and s.role = ''`), backlog: answerBacklog },
  }
}

const isOfSigns = (sources: readonly AnswerSource[]): boolean => sources.every(one => one === 'Sign')
const keysOf = (sources: readonly AnswerSource[], types: readonly string[]) =>
  sources.flatMap(source => types.map(type => typeKey(source, type)))

const inList = (column: SQL, values: readonly string[] | undefined): SQL =>
  values === undefined ? sql`true` : values.length === 0 ? sql`false` : sql`${column} in ${values}`

const ofRole = (wanted: AnswersOnly['Role']): SQL => {
  if (wanted === undefined) return sql`true`
  const said = wanted.flatMap(role => (role === '' ? [] : [...reportRoles[role]]))
  return wanted.includes('') ? sql`(${inList(sql`s.role`, said)} or s.role not in ${knownRoles})` : inList(sql`s.role`, said)
}

const and = (...parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `)
