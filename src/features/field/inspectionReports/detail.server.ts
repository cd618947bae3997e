import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { FieldAnswer, FormAnswers, FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { filesIn } from '../inspections/ownFiles.server.ts'
import { inspection } from '../inspections/tables.ts'
import type { InspectionRecord } from '../inspections/walk.server.ts'
import type { WalkedStop } from '../inspections/walkedStops.server.ts'
import { roundRequest } from '../roundRequests/tables.ts'
import type { InspectedStop, InspectionFacts } from './model.ts'
import { inspectionReport } from './tables.ts'

type Reader = Pick<GroupCtx, 'tx' | 'GroupId' | 'buildings'>
export type ReportRecord = typeof inspectionReport.$inferSelect
type FoundWalk = { walk: InspectionRecord; report: ReportRecord | null; place: typeof building.$inferSelect }

/** A walk that the caller sees, with its report and its building. Throws `sys.obj.nof`. */
export const findWalk = async (ctx: Reader, id: string): Promise<FoundWalk> => {
  const { tx, GroupId } = ctx
  const [found] = await tx
    .select({ walk: inspection, report: inspectionReport, place: building })
    .from(inspection)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, inspection.BuildingId)))
    .leftJoin(inspectionReport, and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, inspection.id)))
    .where(and(seenBy(ctx, inspection), eq(inspection.id, id)))
  if (!found) throw notFound()
  return found
}

/** What a walk was, for its page and its paper. */
export const factsOf = ({ walk, place }: Pick<FoundWalk, 'walk' | 'place'>): InspectionFacts => {
  const { BuildingId, RoundName, RoundType, EngineerName, SignedIn, State, StopsDone, StopsSkipped } = walk
  const { TotalStopNumber, StopsErrorNumber, GeoAsked, GeoIn, Marks } = walk
  return {
    InspectionId: walk.id,
    BuildingId,
    BuildingName: place.Name,
    TimeZone: place.TimeZone,
    RoundName,
    RoundType,
    EngineerName,
    SignedIn,
    State,
    StartDate: walk.StartDate?.getTime() ?? null,
    SubmitDate: walk.SubmitDate?.getTime() ?? null,
    StopsDone,
    StopsSkipped,
    TotalStopNumber,
    StopsErrorNumber,
    GeoAsked,
    GeoIn,
    Marks,
  }
}

type Linker = Pick<GroupCtx, 'GroupId' | 'fileLink'>
const linked = (ctx: Linker, field: FormField | undefined, answer: FieldAnswer): unknown =>
  field && typeOf(field).takesFiles ? filesIn(answer).map(file => linkFile(ctx, file)) : answer

type DescribedWith = {
  answers?: FormAnswers
  notes?: Readonly<Record<string, string>>
  requests?: Readonly<Record<string, string>> | undefined
}
/** A stop as it is sent, with links to its files. `answers`: those of a report, where they are not those of now. */
export const describeStop = (
  ctx: Linker,
  { stop, fields, kept, answers: now }: WalkedStop,
  { answers = now, notes = kept?.Notes ?? {}, requests = {} }: DescribedWith = {},
): InspectedStop => ({
  EquipmentInspectionId: kept?.id ?? '',
  Name: stop.PageHeader || stop.EquipmentName,
  State: kept?.State ?? 'Open',
  Reason: kept?.Reason ?? '',
  Proof: kept?.Proof ?? null,
  Proven: kept?.Proven ?? false,
  Geo: kept?.Geo ?? 'none',
  DoneDate: kept?.DoneDate.getTime() ?? null,
  Fields: [...stop.FormTemplateFields],
  Answers: Object.fromEntries(
    Object.entries(answers).map(([code, answer]) => [
      code,
      linked(
        ctx,
        fields.find(field => field.Code === code),
        answer,
      ),
    ]),
  ),
  Notes: { ...notes },
  Files: Object.fromEntries(Object.entries(kept?.Files ?? {}).map(([code, list]) => [code, list.map(file => linkFile(ctx, file))])),
  Chargebacks: kept?.Chargebacks ?? [],
  Requests: { ...requests },
})

/** The requests that answers of a walk have made, or were added to, by stop and code of the question. */
export const readRequests = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  InspectionId: string,
): Promise<Map<string, Record<string, string>>> => {
  const { StopId, Code, RequestId } = roundRequest
  const own = and(eq(roundRequest.GroupId, GroupId), eq(roundRequest.InspectionId, InspectionId))
  const rows = await tx.select({ StopId, Code, RequestId }).from(roundRequest).where(own)
  const byStop = Map.groupBy(rows, row => row.StopId)
  return new Map([...byStop].map(([id, some]) => [id, Object.fromEntries(some.map(row => [row.Code, row.RequestId]))]))
}
