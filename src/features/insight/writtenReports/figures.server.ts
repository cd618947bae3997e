import { type SQL, sql } from 'drizzle-orm'
import { addDays, countDays } from '../../../core/steps.ts'
import { type DayRange, momentsOfDays } from '../../../core/zones.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { neutralBelow } from '../../../platform/text/sentiment.ts'
import { countTopics, newestComments } from '../../codes/answers/comments.server.ts'
import { type ReportRole, reportRoles } from '../../codes/answers/rules.ts'
import { type AnswerSums, readAnswerSums } from '../../codes/answers/sums.server.ts'
import { placesOf } from '../../property/buildings/places.server.ts'
import type { RatedFigures, ReportFigures, ReportPeople } from './model.ts'

type BuildingCtx = Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'BuildingId' | 'buildings'>
type Sums = AnswerSums<'EntityType'>

/** Whose answers a report is about; '' is "not stated". */
const rolesOf: Readonly<Record<ReportPeople, readonly (ReportRole | '')[]>> = {
  Student: ['Resident', 'Tenant', ''],
  Resident: ['Resident'],
  Tenant: ['Tenant'],
}
/** As many topics and places as a report speaks of. */
const most = 12
/** Fewer complaints are no reason. */
const leastComplaints = 2

/** The figures of a building's days by its clock, with those of as many days before. */
export const readReportFigures = async (ctx: BuildingCtx, Type: ReportPeople, days: DayRange, zone: string): Promise<ReportFigures> => {
  const Days = countDays(days.first, days.last)
  const before = { first: addDays(days.first, -Days), last: addDays(days.first, -1) }
  const asked = { scope: placesOf(ctx), only: { Role: rolesOf[Type] }, by: ['EntityType'] as const, periods: [days, before] }
  const rows = await readAnswerSums(ctx.tx, asked)
  const [own, earlier] = [rows.filter(one => one.Period === 0), rows.filter(one => one.Period === 1)]
  const { from, to } = momentsOfDays(zone, days)
  const comments = newestComments(
    ctx,
    { start: new Date(from), end: new Date(to + 1) },
    sql`f.source = 'Sign' and ${ofRoles(rolesOf[Type])}`,
  )
  const Topics = (await countTopics(ctx, comments, most)).toSorted((a, b) => b.Negative - a.Negative)
  const complaints = await readComplaints(ctx, comments)
  const Categories = [...Map.groupBy(own, one => one.EntityType)]
    .map(([Code, sums]) => ({
      Code,
      ...rate(sums),
      Before: rate(earlier.filter(one => one.EntityType === Code)),
      Complaint: complaints.get(Code) ?? null,
    }))
    .toSorted((a, b) => b.Total - a.Total)
    .slice(0, most)
  const Low = own.reduce((sum, { Stars: [one = 0, two = 0] }) => sum + one + two, 0)
  return { ...rate(own), Low, Days, Before: rate(earlier), Categories, Topics }
}

const rate = (rows: readonly Sums[]): RatedFigures => {
  const Total = rows.reduce((sum, one) => sum + one.Count, 0)
  const score = rows.reduce((sum, one) => sum + one.ScoreSum, 0)
  return { Total, Average: Total === 0 ? null : score / Total }
}

const ofRoles = (roles: readonly (ReportRole | '')[]): SQL => {
  const said = roles.flatMap(role => (role === '' ? [] : [...reportRoles[role]]))
  const known = Object.values(reportRoles).flat()
  return roles.includes('') ? sql`(f.role in ${said} or f.role is null or f.role not in ${known})` : sql`f.role in ${said}`
}

/** By place, what most complaints are about. */
const readComplaints = async ({ tx }: Pick<BuildingCtx, 'tx'>, comments: SQL) => {
  const { rows } = await tx.execute<{ Code: string; Topic: string; Negative: number }>(sql`
    select distinct on (1) f.entity_type as "Code", topic as "Topic", count(*)::int as "Negative"
    from (${comments}) f cross join unnest(f.topics) topic where f.sentiment_score <= ${-neutralBelow}
    group by 1, 2 having count(*) >= ${leastComplaints} order by 1, 3 desc, 2`)
  return new Map(rows.map(({ Code, Topic, Negative }) => [Code, { Topic, Negative }]))
}
