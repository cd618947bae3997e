import { and, desc, eq, gt, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Output, Parsed } from '../../../core/call.ts'
import { byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { countedTo, rowsAndTotal } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkPaper } from '../../base/papers/links.server.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspection } from '../inspections/tables.ts'
import { findVersion } from '../rounds/versions.server.ts'
import type { GetInspectionSummaries, GetInspections } from './contract.ts'
import type { InspectionSummary } from './model.ts'
import { roundDetailPath } from './papers.ts'
import { inspectionReport } from './tables.ts'

const sorts = {
  CreatedDate: sql`${inspection.StartDate}`,
  RoundName: byName(sql`${inspection.RoundName}`),
  EngineerName: byName(sql`${inspection.EngineerName}`),
  StopsErrorNumber: inspection.StopsErrorNumber,
  TotalStopNumber: inspection.TotalStopNumber,
}
type DaysOfWalk = { startDate?: number | undefined; endDate?: number | undefined }

const within = ({ startDate, endDate }: DaysOfWalk): SQL | undefined =>
  and(
    startDate === undefined ? undefined : gte(inspection.StartDate, new Date(startDate)),
    endDate === undefined ? undefined : lte(inspection.StartDate, new Date(endDate)),
  )

const inScope = (ctx: GroupCtx): SQL | undefined =>
  and(
    seenBy(ctx, inspection),
    ctx.BuildingId ? eq(inspection.BuildingId, ctx.BuildingId) : inUse(inspection.BuildingId, ctx.GroupId),
    isNotNull(inspection.StartDate),
  )

/** A link that opens the report of a walk as a PDF, with the caller's rights; '' where there is no report. */
const linkReport = (ctx: GroupCtx, walk: { id: string; BuildingId: string }, hasReport: boolean): string => {
  const path = roundDetailPath({ gId: ctx.GroupId, bId: walk.BuildingId, iptId: walk.id })
  const { GroupId, language, now } = ctx
  return hasReport ? linkPaper(ctx, { GroupId, UserId: ctx.actor.UserId, path, language }, now) : ''
}

/** A page of walks with their figures. */
export const listSummaries = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }: Parsed<typeof GetInspectionSummaries>,
): Promise<{ InspectionSummaries: InspectionSummary[] } & ListTotal> => {
  const { tx, GroupId } = ctx
  const { rt, rId, State, errors } = filter
  const where = and(
    inScope(ctx),
    within(filter),
    rt && eq(inspection.RoundType, rt),
    rId ? eq(inspection.RoundId, rId) : undefined,
    State && eq(inspection.State, State),
    errors ? gt(inspection.StopsErrorNumber, 0) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = tx
    .select({ walk: inspection, BuildingName: building.Name, ReportId: inspectionReport.id })
    .from(inspection)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, inspection.BuildingId)))
    .leftJoin(inspectionReport, and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, inspection.id)))
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${inspection.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => countedTo(tx, tx.select({ id: inspection.id }).from(inspection).where(where), { asked: page })
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return {
    InspectionSummaries: found.map(({ walk, BuildingName, ReportId }) => {
      const { id, RoundId, BuildingId, RoundName, RoundType, EngineerName, StopsErrorNumber, TotalStopNumber } = walk
      return {
        id,
        RoundId,
        BuildingId,
        BuildingName,
        RoundName,
        RoundType,
        CreatedDate: (walk.StartDate ?? walk.CreatedDate).getTime(),
        EngineerName,
        State: walk.State,
        StopCompliance: TotalStopNumber === 0 ? 1 : walk.StopsDone / TotalStopNumber,
        GeoCompliance: walk.GeoAsked === 0 ? null : walk.GeoIn / walk.GeoAsked,
        StopsErrorNumber,
        TotalStopNumber,
        ReportFile: linkReport(ctx, walk, ReportId !== null),
      }
    }),
    ...total,
  }
}

/** Most walks of a round that its detail shows. */
const mostInspections = 200

/** Complete walks of one round with their reports, the newest first. */
export const listInspections = async (
  ctx: GroupCtx,
  { rId, ...days }: Parsed<typeof GetInspections>,
): Promise<Output<typeof GetInspections>> => {
  const { tx, GroupId } = ctx
  const rows = await tx
    .select({ walk: inspection, report: { CoverType: inspectionReport.CoverType, Outdated: inspectionReport.Outdated } })
    .from(inspection)
    .innerJoin(inspectionReport, and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, inspection.id)))
    .where(and(inScope(ctx), within(days), eq(inspection.RoundId, rId)))
    .orderBy(desc(inspection.StartDate), desc(inspection.id))
    .limit(mostInspections + 1)
  const version = await findVersion(ctx, rId, null)
  return {
    Inspections: rows.slice(0, mostInspections).map(({ walk, report }) => ({
      InspectionId: walk.id,
      BuildingId: walk.BuildingId,
      Version: walk.Version,
      SubmitDate: (walk.SubmitDate ?? walk.CreatedDate).getTime(),
      Name: walk.EngineerName,
      CoverType: report.CoverType,
      PDFUrl: linkReport(ctx, walk, true),
      Outdated: report.Outdated,
    })),
    WorkLetter: version?.Settings.WorkLetter === true,
    More: rows.length > mostInspections,
  }
}
