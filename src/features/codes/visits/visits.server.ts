import { and, eq, type SQL, sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import { requireVersion } from '../../../platform/db/record.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { lockRequest } from '../requests/change.server.ts'
import { longestVisit, type Visit, type VisitBreak, type VisitKind, visitFlags, visitForms, visitKinds } from './model.ts'
import { visit } from './tables.ts'

type Building = Ctx<'building'>
const forms = sql.raw(
  Object.keys(visitForms)
    .map(one => `'${one}'`)
    .join(', '),
)
const kindOfForm = sql.raw(
  `case r.functionality_type ${Object.entries(visitForms)
    .map(([type, kind]) => `when '${type}' then '${kind}'`)
    .join(' ')} end`,
)

/** The kinds of a filter, `Guest,Tour`, of which the caller reads the log; all of those where it names none. Throws `usr.aut.npm` where none is left. */
export const readableKinds = ({ actor }: GroupCtx, kinds: string | undefined): readonly VisitKind[] => {
  const known = visitKinds.filter(one => kinds?.split(',').includes(one))
  const readable = (known.length > 0 ? known : visitKinds).filter(one => may(actor.Permissions, visitFlags[one]))
  if (readable.length === 0) throw new Refusal('usr.aut.npm')
  return readable
}

type VisitsAsked = { kinds?: readonly VisitKind[]; start?: Date | null; end?: Date | null }
/**
 * The visits that the caller sees, as a table expression: those by forms, with what the desk has kept of them, and those that the desk checked in.
 * `start`, `end`: when they came.
 */
export const visitsOf = (ctx: GroupCtx, { kinds = visitKinds, start = null, end = null }: VisitsAsked = {}): SQL => {
  const within = (column: SQL) => sql`${start ? sql` and ${column} >= ${start}` : sql``}${end ? sql` and ${column} < ${end}` : sql``}`
  const list = sql.param([...kinds])
  return sql`(
    select r.id, r.building_id, ${kindOfForm} as kind, r.name, r.company_name, r.host_name, r.unit, r.detail as purpose, r.phone_number,
      coalesce(v.in_date, r.created_date) as in_date, v.out_date, true as from_form, coalesce(v.breaks, '[]'::jsonb) as breaks, coalesce(v.version, 0) as version,
      null::uuid as contact_id
    from visitor_request r left join visit v on v.group_id = ${ctx.GroupId} and v.id = r.id
    where r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type in (${forms}) and ${kindOfForm} = any(${list}::text[])
      and r.status <> 'Cancelled'${within(sql`r.created_date`)}
    union all
    select v.id, v.building_id, v.kind, v.name, v.company_name, v.host_name, v.unit, v.purpose, v.phone_number,
      v.in_date, v.out_date, false, v.breaks, v.version, v.contact_id
    from visit v where v.group_id = ${ctx.GroupId} and ${seenIn(sql`v.building_id`, ctx)} and not v.from_form and v.kind = any(${list}::text[])${within(sql`v.in_date`)}
  )`
}

/** From when on somebody who was not checked out counts as inside. */
export const insideSince = (now: Date): Date => new Date(now.getTime() - longestVisit * 3_600_000)

type VisitColumns = {
  id: string
  building_id: string
  kind: VisitKind
  name: string
  company_name: string
  host_name: string
  unit: string
  purpose: string
  phone_number: string
  in_date: string | Date
  out_date: string | Date | null
  from_form: boolean
  breaks: readonly VisitBreak[]
  version: number
}
/** A row of `visitsOf` as the wire has it. */
export const describeVisit = (row: VisitColumns): Visit => ({
  id: row.id,
  BuildingId: row.building_id,
  Kind: row.kind,
  Name: row.name,
  CompanyName: row.company_name,
  HostName: row.host_name,
  Unit: row.unit,
  Purpose: row.purpose,
  PhoneNumber: row.phone_number,
  InDate: new Date(row.in_date).getTime(),
  OutDate: row.out_date === null ? null : new Date(row.out_date).getTime(),
  FromForm: row.from_form,
  OnBreak: row.breaks.at(-1)?.End === null,
  Version: row.version,
})
export const readVisits = async (ctx: GroupCtx, query: SQL): Promise<Visit[]> =>
  (await ctx.tx.execute<VisitColumns>(query)).rows.map(describeVisit)

/** A visit of the building, locked, as it is to be kept: that of a form has a row of its own from then on. */
export const lockVisit = async (ctx: Building, { VisitId, Version }: { VisitId: string; Version: number }) => {
  const { tx, GroupId, BuildingId } = ctx
  const [kept] = await tx
    .select()
    .from(visit)
    .where(and(eq(visit.GroupId, GroupId), eq(visit.BuildingId, BuildingId), eq(visit.id, VisitId)))
    .for('update')
  if (kept) {
    requireVersion(kept, Version)
    return { kept, row: kept }
  }
  const request = await lockRequest(ctx, { RequestId: VisitId })
  const Kind: VisitKind | undefined = Object.entries(visitForms).find(([type]) => type === request.FunctionalityType)?.[1]
  if (!Kind || request.BuildingId !== BuildingId || request.CreatedDate === null) throw notFound()
  // Two who check out the same form at once wait for its request; the later one finds the row.
  const [made] = await tx
    .select()
    .from(visit)
    .where(and(eq(visit.GroupId, GroupId), eq(visit.id, VisitId)))
  requireVersion(made ?? { Version: 0 }, Version)
  const { Name, CompanyName, HostName, Unit, Detail: Purpose, PhoneNumber, CreatedDate: InDate } = request
  return {
    kept: null,
    row: {
      GroupId,
      id: VisitId,
      BuildingId,
      Kind,
      FromForm: true,
      Name,
      CompanyName,
      HostName,
      Unit,
      Purpose,
      PhoneNumber,
      InDate,
      OutDate: null,
      Breaks: [],
    },
  }
}
