import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { notFound } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FormField } from '../../base/fields/model.ts'
import { formAnswer, formSubmission, formVersion } from '../../base/fields/tables.ts'
import { describeLimit } from '../../field/equipment/limits.ts'
import { equipment } from '../../field/equipment/tables.ts'
import { inspection, inspectionStop } from '../../field/inspections/tables.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { type GetEquipmentTrends, mostReadings } from './contract.ts'

type Building = Ctx<'building'>

/** Pieces of the building that have a reading, by name: one look at the index of readings a piece. */
export const listReadPieces = ({ tx, GroupId, BuildingId }: Building) => {
  const { id: eId, EquipmentName, Type } = equipment
  const read = sql`exists (select 1 from ${formAnswer} a where a.group_id = ${GroupId} and a.subject_id = ${equipment.id} and a.num is not null)`
  return tx
    .select({ eId, EquipmentName, Type })
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.Retired, false), read))
    .orderBy(asc(EquipmentName), asc(eId))
}

/** The readings of a piece in a period, question by question, each with its difference to the one before. */
export const readTrends = async (
  ctx: Building,
  { eId, ...days }: Parsed<typeof GetEquipmentTrends>,
): Promise<Output<typeof GetEquipmentTrends>> => {
  const { tx, GroupId, BuildingId } = ctx
  const [piece] = await tx
    .select({ EquipmentName: equipment.EquipmentName })
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.id, eId)))
  if (!piece) throw notFound()
  const { start, end } = await readDays(ctx, days)
  const { FieldKey, At, Num, Failed, SubmissionId, Code } = formAnswer
  const within = and(start ? gte(At, start) : undefined, end ? lt(At, end) : undefined)
  const rows = await tx
    .select({ FieldKey, At, Num, Failed, SubmissionId, Code, EngineerName: inspection.EngineerName })
    .from(formAnswer)
    .innerJoin(inspectionStop, and(eq(inspectionStop.GroupId, GroupId), eq(inspectionStop.SubmissionId, SubmissionId)))
    .innerJoin(inspection, and(eq(inspection.GroupId, GroupId), eq(inspection.id, inspectionStop.InspectionId)))
    .where(and(eq(formAnswer.GroupId, GroupId), eq(formAnswer.SubjectId, eId), isNotNull(Num), within))
    .orderBy(desc(At))
    .limit(mostRows)
  const groups = [...Map.groupBy(rows, row => row.FieldKey)]
  const fields = await readFields(
    ctx,
    groups.flatMap(([, own]) => own[0]?.SubmissionId ?? []),
  )
  return {
    ...piece,
    Trends: groups.map(([Key, own]) => {
      const newest = own[0]
      const field = newest && fields.get(newest.SubmissionId)?.find(one => one.Code === newest.Code)
      const oldestFirst = own.slice(0, mostReadings).toReversed()
      return {
        Key,
        Question: (field && fieldTextIn(field.Text, ctx.language)) || Key,
        Band: bandOf(field),
        Readings: oldestFirst.map((row, i) => {
          const before = oldestFirst[i - 1]?.Num
          return {
            SubmitDate: row.At.getTime(),
            Value: row.Num ?? 0,
            Trend: before === undefined || before === null ? null : Math.round(((row.Num ?? 0) - before) * 1000) / 1000,
            ErrorReport: row.Failed && field ? describeLimit(field, ctx.language) : '',
            EngineerName: row.EngineerName,
          }
        }),
      }
    }),
  }
}

/** Readings of a piece that are read at most, over all of its questions. */
const mostRows = 10_000

const bandOf = (field: FormField | undefined) => {
  const { Rule, Min, Max } = field?.Fail ?? {}
  return Rule === 'OutsideRange' && Min !== undefined && Max !== undefined ? { Min, Max } : null
}

/** The fields of submissions as they were answered. */
export const readFields = async ({ tx, GroupId }: Building, ids: readonly string[]): Promise<Map<string, readonly FormField[]>> => {
  const rows = await tx
    .select({ id: formSubmission.id, Fields: formVersion.Fields })
    .from(formSubmission)
    .innerJoin(formVersion, and(eq(formVersion.GroupId, GroupId), eq(formVersion.id, formSubmission.FormVersionId)))
    .where(and(eq(formSubmission.GroupId, GroupId), oneOf(formSubmission.id, [...new Set(ids)])))
  return new Map(rows.map(one => [one.id, one.Fields]))
}
