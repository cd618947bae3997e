import { and, eq, type SQL, sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import { secondsBetween } from '../../../platform/db/columns.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { requireVersion } from '../../../platform/db/record.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { lockRequest } from '../requests/change.server.ts'
import {
  findStanding,
  isPermitKind,
  type Permit,
  type PermitKind,
  type PermitStatus,
  type PermitTerms,
  permitFlags,
  permitTerms,
} from './model.ts'
import { permitMessages } from './rules.ts'
import { permit, permitSetting } from './tables.ts'

/** Refuses whoever does not read permits of a kind: `usr.aut.npm`. */
export const requireKind = ({ actor }: Pick<GroupCtx, 'actor'>, kind: PermitKind): void => {
  if (!may(actor.Permissions, permitFlags[kind])) throw new Refusal('usr.aut.npm')
}

/** `open`: only what somebody still has to do with: its request is open too, and an index has those alone. */
type PermitsAsked = { kind?: PermitKind; start?: Date | null; end?: Date | null; id?: string; open?: boolean }
const clockOf = (day: SQL, time: SQL) => sql`((${day} + ${time}::time) at time zone b.time_zone)`

/** Permits that the caller sees, as a table expression: what was asked for, with what was decided. `start`, `end`: when they were asked for. */
export const permitsOf = (ctx: GroupCtx, asked: PermitsAsked): SQL =>
  permitTable(ctx.GroupId, asked, sql`${seenIn(sql`r.building_id`, ctx)}`)

/** The same of one permit, for who has its address. */
export const permitsById = (GroupId: string, id: string): SQL => permitTable(GroupId, { id }, sql`true`)

const permitTable = (GroupId: string, { kind, start = null, end = null, id, open = false }: PermitsAsked, seen: SQL): SQL => sql`(
  select r.id, r.building_id, r.number, r.functionality_type as kind, r.name, r.company_name, r.phone_number, r.unit, r.area, r.detail, r.created_date,
    coalesce(p.status, case when r.status = 'Cancelled' then 'Withdrawn' else 'Requested' end) as status,
    coalesce(p.start_date, ${clockOf(sql`r.day`, sql`r.start_time`)}) as start_date,
    coalesce(p.end_date, ${clockOf(sql`(r.day + case when r.end_time > r.start_time then 0 else 1 end)`, sql`r.end_time`)}) as end_date,
    coalesce(p.reason, '') as reason, coalesce(p.approver, '') as approver, p.begun_date, p.ended_date, b.time_zone, b.name as building_name,
    coalesce(p.late, r.day is not null and r.start_time is not null and s.notice_hours > 0
      and ${clockOf(sql`r.day`, sql`r.start_time`)} - r.created_date < make_interval(hours => s.notice_hours), false) as late,
    coalesce(p.hourly_rate, 0) as hourly_rate, coalesce(p.minimum_hours, 0) as minimum_hours, coalesce(p.version, 0) as version
  from visitor_request r join building b on b.group_id = ${GroupId} and b.id = r.building_id
    left join permit p on p.group_id = ${GroupId} and p.id = r.id
    left join permit_setting s on s.group_id = ${GroupId} and s.building_id = r.building_id and s.kind = r.functionality_type
  where r.group_id = ${GroupId} and ${seen}
    and r.functionality_type ${
      kind
        ? sql`= ${kind}`
        : sql.raw(
            `in (${Object.keys(permitFlags)
              .map(one => `'${one}'`)
              .join(', ')})`,
          )
    }
    ${open ? sql`and r.status in ('New', 'Seen', 'InProgress')` : sql``}
    ${id ? sql`and r.id = ${id}` : sql``}${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}
)`

/** Hours that a permit took, or those for which it was given. */
export const permitHours = sql`(${secondsBetween(sql`coalesce(v.begun_date, v.start_date)`, sql`coalesce(v.ended_date, v.end_date)`)} / 3600)`
/** What they cost: nothing before it has begun. */
export const permitAmount = sql`(case when v.begun_date is not null and v.hourly_rate > 0
  then round((greatest(${permitHours}, v.minimum_hours) * v.hourly_rate)::numeric, 2)::float8 end)`
/** Waits for a decision, is to come, or goes on. */
export const isOpenPermit = (now: Date): SQL =>
  sql`(v.status = 'Begun' or (v.status in ('Requested', 'Approved') and (v.end_date is null or v.end_date > ${now})))`

type PermitColumns = {
  id: string
  building_id: string
  building_name: { en: string; es?: string }
  number: number
  kind: PermitKind
  status: PermitStatus
  name: string
  company_name: string
  phone_number: string
  unit: string
  area: string
  detail: string
  created_date: string
  start_date: string | null
  end_date: string | null
  day: string | null
  start_time: string | null
  end_time: string | null
  reason: string
  approver: string
  begun_date: string | null
  ended_date: string | null
  time_zone: string
  late: boolean
  hours: number | null
  amount: number | null
  version: number
}
const momentOf = (date: string | null): number | null => (date === null ? null : new Date(date).getTime())

/** What `readPermits` selects of a table expression named `v`. */
const columns = sql`v.*, to_char(v.start_date at time zone v.time_zone, 'YYYY-MM-DD') as day, to_char(v.start_date at time zone v.time_zone, 'HH24:MI') as start_time,
  to_char(v.end_date at time zone v.time_zone, 'HH24:MI') as end_time, ${permitHours} as hours, ${permitAmount} as amount`

/** Permits of a query's end, `from … v where … order by …`, with their building's name and zone. */
export const readPermits = async (tx: Tx, now: Date, from: SQL) => {
  const { rows } = await tx.execute<PermitColumns>(sql`select ${columns} ${from}`)
  return rows.map(row => ({ permit: describePermit(row, now), BuildingName: row.building_name, TimeZone: row.time_zone }))
}

const describePermit = (row: PermitColumns, now: Date): Permit => {
  const times = { Status: row.status, StartDate: momentOf(row.start_date), EndDate: momentOf(row.end_date) }
  return {
    id: row.id,
    BuildingId: row.building_id,
    Number: row.number,
    Kind: row.kind,
    ...times,
    Standing: findStanding(times, now.getTime()),
    Name: row.name,
    CompanyName: row.company_name,
    PhoneNumber: row.phone_number,
    Unit: row.unit,
    Area: row.area,
    Detail: row.detail,
    CreatedDate: new Date(row.created_date).getTime(),
    Day: row.day,
    StartTime: row.start_time,
    EndTime: row.end_time,
    Reason: row.reason,
    Approver: row.approver,
    BegunDate: momentOf(row.begun_date),
    EndedDate: momentOf(row.ended_date),
    Late: row.late,
    Hours: row.hours,
    Amount: row.amount,
    Version: row.version,
  }
}

type PermitPlace = Pick<GroupCtx, 'tx' | 'GroupId'> & { BuildingId: string }
/** What a building asks of its permits of a kind, and the version of it; 0: nobody has said. */
export const readTerms = async ({ tx, GroupId, BuildingId }: PermitPlace, kind: PermitKind) => {
  const [row] = await tx
    .select()
    .from(permitSetting)
    .where(and(eq(permitSetting.GroupId, GroupId), eq(permitSetting.BuildingId, BuildingId), eq(permitSetting.Kind, kind)))
  const { Approvers, EarliestTime, LatestTime, NoticeHours, HourlyRate, MinimumHours } = row ?? permitTerms
  const terms: PermitTerms = { Approvers, EarliestTime, LatestTime, NoticeHours, HourlyRate, MinimumHours }
  return { row: row ?? null, terms }
}

/** A permit of the caller's buildings, locked by its request, as it stands now. Throws where it has another version, or is no permit. */
export const lockPermit = async (ctx: GroupCtx, { RequestId, Version }: { RequestId: string; Version: number }) => {
  const request = await lockRequest(ctx, { RequestId })
  const Kind = request.FunctionalityType
  if (!isPermitKind(Kind)) throw new Refusal('sys.obj.cfl', permitMessages.noPermit)
  const [kept = null] = await ctx.tx
    .select()
    .from(permit)
    .where(and(eq(permit.GroupId, ctx.GroupId), eq(permit.id, RequestId)))
  requireVersion(kept ?? { Version: 0 }, Version)
  const [found] = await readPermits(ctx.tx, ctx.now, sql`from ${permitsOf(ctx, { id: RequestId })} v`)
  if (!found) throw notFound()
  return { request, kept, Kind, ...found }
}
