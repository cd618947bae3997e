import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { may } from '../../../core/permissions.ts'
import { notFound } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import { formAnswer, formSubmission } from '../../base/fields/tables.ts'
import { openStatuses, requestFlag } from '../../codes/requests/model.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { describeLimit } from '../../field/equipment/limits.ts'
import { equipment } from '../../field/equipment/tables.ts'
import { inspection, inspectionStop } from '../../field/inspections/tables.ts'
import { readFields } from '../equipmentTrend/readings.server.ts'
import { type EquipmentEvent, type GetEquipmentEvents, mostReadings } from './contract.ts'

type Building = Ctx<'building'>

/** What was reported (for who reads requests) and done at a piece of equipment, and what was read there last. Throws `sys.obj.nof`. */
export const readEquipmentEvents = async (
  ctx: Building,
  { QrCodeId, take }: Parsed<typeof GetEquipmentEvents>,
): Promise<Output<typeof GetEquipmentEvents>> => {
  const { tx, GroupId, BuildingId } = ctx
  const here = and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.QrCodeId, QrCodeId))
  const [piece] = await tx.select({ id: equipment.id }).from(equipment).where(here)
  if (!piece) throw notFound()
  const reads = may(ctx.actor.Permissions, requestFlag)
  const requests = reads ? await readRequests(ctx, QrCodeId, take + 1) : []
  const walks = await readWalks(ctx, piece.id, take + 1)
  const events = [...requests, ...walks].toSorted((a, b) => b.At - a.At)
  return {
    OpenRequests: reads ? await countOpen(ctx, QrCodeId) : null,
    Readings: await readLast(ctx, piece.id),
    Events: events.slice(0, take),
    More: events.length > take,
  }
}

const requestsOf = ({ GroupId, BuildingId }: Building, QrCodeId: string) =>
  and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.BuildingId, BuildingId), eq(visitorRequest.QrCodeId, QrCodeId))

const countOpen = (ctx: Building, QrCodeId: string): Promise<number> =>
  ctx.tx.$count(visitorRequest, and(requestsOf(ctx, QrCodeId), inArray(visitorRequest.Status, [...openStatuses])))

const readRequests = async (ctx: Building, QrCodeId: string, most: number): Promise<EquipmentEvent[]> => {
  const { id, Number, CreatedDate, RequestType, Detail, FunctionalityType, Status, AssigneeId } = visitorRequest
  const rows = await ctx.tx
    .select({ id, Number, CreatedDate, RequestType, Detail, FunctionalityType, Status, AssigneeId })
    .from(visitorRequest)
    .where(requestsOf(ctx, QrCodeId))
    .orderBy(desc(CreatedDate), desc(id))
    .limit(most)
  return rows.map(row => ({
    Kind: 'Request',
    id: row.id,
    At: row.CreatedDate.getTime(),
    Number: row.Number,
    Title: row.RequestType || row.Detail.slice(0, 120),
    FunctionalityType: row.FunctionalityType,
    Status: row.Status === 'Seen' && row.AssigneeId !== null ? 'Assigned' : row.Status,
  }))
}

/** Stops of walks that were done at a piece, by its submissions. */
const readWalks = async ({ tx, GroupId, BuildingId }: Building, EquipmentId: string, most: number): Promise<EquipmentEvent[]> => {
  const { id, DoneDate, Errors, InspectionId, SubmissionId } = inspectionStop
  const rows = await tx
    .select({ id, DoneDate, Errors, RoundName: inspection.RoundName, EngineerName: inspection.EngineerName })
    .from(formSubmission)
    .innerJoin(inspectionStop, and(eq(inspectionStop.GroupId, GroupId), eq(SubmissionId, formSubmission.id)))
    .innerJoin(inspection, and(eq(inspection.GroupId, GroupId), eq(inspection.id, InspectionId)))
    .where(and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.BuildingId, BuildingId), eq(formSubmission.SubjectId, EquipmentId)))
    .orderBy(desc(DoneDate), desc(id))
    .limit(most)
  return rows.map(({ DoneDate: At, ...row }) => ({ Kind: 'Walk', ...row, At: At.getTime() }))
}

/** The newest number of each question that was asked at a piece, by the codes of the questions. */
const readLast = async (ctx: Building, EquipmentId: string) => {
  const { FieldKey, Code, At, Num, Failed, SubmissionId } = formAnswer
  const rows = await ctx.tx
    .selectDistinctOn([FieldKey], { FieldKey, Code, At, Num, Failed, SubmissionId })
    .from(formAnswer)
    .where(and(eq(formAnswer.GroupId, ctx.GroupId), eq(formAnswer.SubjectId, EquipmentId), isNotNull(Num)))
    .orderBy(asc(FieldKey), desc(At))
    .limit(mostReadings)
  const fields = await readFields(
    ctx,
    rows.map(row => row.SubmissionId),
  )
  return rows
    .toSorted((a, b) => a.Code.localeCompare(b.Code))
    .map(row => {
      const field = fields.get(row.SubmissionId)?.find(one => one.Code === row.Code)
      return {
        Question: (field && fieldTextIn(field.Text, ctx.language)) || row.FieldKey,
        Value: row.Num ?? 0,
        At: row.At.getTime(),
        Limit: row.Failed && field ? describeLimit(field, ctx.language) : '',
      }
    })
}
