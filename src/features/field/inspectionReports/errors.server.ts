import { and, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Output, Parsed } from '../../../core/call.ts'
import { type FileRef, isVideo } from '../../../core/fileRef.ts'
import { libraryFlags, may } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { oneOf, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { countedTo, rowsAndTotal } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { formAnswer, formSubmission, formVersion } from '../../base/fields/tables.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { describeLimit } from '../equipment/limits.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import { filesIn } from '../inspections/ownFiles.server.ts'
import { inspection, inspectionStop } from '../inspections/tables.ts'
import { findRoundFlag } from '../rounds/roundTypes.ts'
import type { GetRoundErrorCounts, GetRoundErrorReport } from './contract.ts'
import type { RoundError } from './model.ts'

type Filter = Parsed<typeof GetRoundErrorReport>['filter']

/** Failing answers of rounds in scope, each with its stop and its walk; `only` narrows by type of equipment, round and days. */
const wanted = (ctx: GroupCtx, { et, rt, rId, startDate, endDate }: Omit<Filter, 'gId' | 'bId' | 'ptId'>): SQL | undefined =>
  and(
    seenBy(ctx, formAnswer),
    ctx.BuildingId ? eq(formAnswer.BuildingId, ctx.BuildingId) : inUse(formAnswer.BuildingId, ctx.GroupId),
    eq(formAnswer.Failed, true),
    startDate === undefined ? undefined : gte(formAnswer.At, new Date(startDate)),
    endDate === undefined ? undefined : lte(formAnswer.At, new Date(endDate)),
    et && eq(equipment.Type, et),
    rt && eq(inspection.RoundType, rt),
    rId ? eq(inspection.RoundId, rId) : undefined,
  )

/** Who works on the library sees all errors, everybody else those of the types of rounds whose dashboard they may see. */
const requireErrors = ({ actor }: GroupCtx, { rt }: Pick<Filter, 'rt'>): void => {
  const flag = rt && findRoundFlag(rt)
  if (!may(actor.Permissions, libraryFlags) && !(flag && may(actor.Permissions, flag))) throw new Refusal('usr.aut.npm')
}

const joined = ({ GroupId }: Pick<GroupCtx, 'GroupId'>) => ({
  stop: and(eq(inspectionStop.GroupId, GroupId), eq(inspectionStop.SubmissionId, formAnswer.SubmissionId)),
  walk: and(eq(inspection.GroupId, GroupId), eq(inspection.id, inspectionStop.InspectionId)),
  piece: and(eq(equipment.GroupId, GroupId), eq(equipment.id, formAnswer.SubjectId)),
})

/** A page of the answers that were out of their limits, with what was asked, the limit, the note and the first photo of the stop. */
export const listErrors = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'SubmitDate', order: 'DESC' }, ...page }: Parsed<typeof GetRoundErrorReport>,
): Promise<{ Errors: RoundError[] } & ListTotal> => {
  requireErrors(ctx, filter)
  const { tx, GroupId } = ctx
  const on = joined(ctx)
  const where = wanted(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = tx
    .select({
      answer: formAnswer,
      stop: inspectionStop,
      walk: inspection,
      BuildingName: building.Name,
      SpaceName: mechanicalSpace.SpaceName,
    })
    .from(formAnswer)
    .innerJoin(inspectionStop, on.stop)
    .innerJoin(inspection, on.walk)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, formAnswer.BuildingId)))
    .leftJoin(equipment, on.piece)
    .leftJoin(mechanicalSpace, and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.id, inspectionStop.MechanicalSpaceId)))
    .where(where)
    .orderBy(orderOf({ SubmitDate: sql`${formAnswer.At}` }, sort, sql`${formAnswer.SubmissionId}`), formAnswer.Code)
    .limit(limit)
    .offset(offset)
  const all = tx
    .select({ id: formAnswer.SubmissionId })
    .from(formAnswer)
    .innerJoin(inspectionStop, on.stop)
    .innerJoin(inspection, on.walk)
    .leftJoin(equipment, on.piece)
    .where(where)
  const [found, total] = await rowsAndTotal(page, rows, () => countedTo(tx, all, { asked: page }))
  const ids = [...new Set(found.map(({ answer }) => answer.SubmissionId))]
  const [forms, photos] = [await readForms(ctx, ids), await readPhotos(ctx, ids)]
  return {
    Errors: found.map(row => {
      const { SubmissionId, Code } = row.answer
      const [own] = row.stop.Files[Code]?.filter(({ Name }) => !isVideo(Name)) ?? []
      const photo = own ? linkFile(ctx, own) : photos.get(SubmissionId)
      return describeError(row, { fields: forms.get(SubmissionId) ?? [], photo, language: ctx.language })
    }),
    ...total,
  }
}

type FoundError = {
  answer: typeof formAnswer.$inferSelect
  stop: typeof inspectionStop.$inferSelect
  walk: typeof inspection.$inferSelect
  BuildingName: RoundError['BuildingName']
  SpaceName: string | null
}
type AroundError = { fields: readonly FormField[]; photo: FileRef | undefined; language: Language }

const describeError = (
  { answer, stop, walk, BuildingName, SpaceName }: FoundError,
  { fields, photo, language }: AroundError,
): RoundError => {
  const field = fields.find(({ Code }) => Code === answer.Code)
  const value = field && typeOf(field).read(answer)
  const asksPhoto = fields.some(one => typeOf(one).takesFiles)
  return {
    id: `${answer.SubmissionId} ${answer.Code}`,
    InspectionId: walk.id,
    BuildingId: walk.BuildingId,
    BuildingName,
    SubmitDate: answer.At.getTime(),
    RoundName: walk.RoundName,
    RoundType: walk.RoundType,
    MechanicalSpace: SpaceName ?? '',
    EquipmentName: stop.EquipmentName,
    ErrorReason: field ? describeLimit(field, language) : '',
    Question: field ? fieldTextIn(field.Text, language) || field.Code : answer.Code,
    ErrorReport: field && value !== null && value !== undefined ? typeOf(field).print(value, field, language) : '',
    Comments: stop.Notes[answer.Code] ?? stop.Notes[''] ?? '',
    InspectorName: walk.EngineerName,
    PhotoUrl: photo?.Link ?? (asksPhoto ? '' : null),
    Photo: photo?.Thumbnail ?? null,
    StopsErrorNumber: walk.StopsErrorNumber,
  }
}

/** The fields of forms as they were answered, by submission; each version is read once. */
const readForms = async ({ tx, GroupId }: GroupCtx, ids: readonly string[]): Promise<Map<string, readonly FormField[]>> => {
  const named = await tx
    .select({ id: formSubmission.id, FormVersionId: formSubmission.FormVersionId })
    .from(formSubmission)
    .where(and(eq(formSubmission.GroupId, GroupId), oneOf(formSubmission.id, ids)))
  const versions = await tx
    .select({ id: formVersion.id, Fields: formVersion.Fields })
    .from(formVersion)
    .where(
      and(
        eq(formVersion.GroupId, GroupId),
        oneOf(
          formVersion.id,
          named.flatMap(one => one.FormVersionId ?? []),
        ),
      ),
    )
  const fieldsOf = new Map(versions.map(one => [one.id, one.Fields]))
  return new Map(named.map(one => [one.id, fieldsOf.get(one.FormVersionId ?? '') ?? []]))
}

/** The first photo of each submission that has one, with its links. */
const readPhotos = async (ctx: GroupCtx, ids: readonly string[]) => {
  const { SubmissionId, Files, FileNames } = formAnswer
  const rows = await ctx.tx
    .select({ SubmissionId, Files, FileNames })
    .from(formAnswer)
    .where(and(eq(formAnswer.GroupId, ctx.GroupId), oneOf(SubmissionId, ids), isNotNull(Files)))
    .orderBy(desc(formAnswer.Code))
  return new Map(
    rows.flatMap(row => {
      const [first] = filesIn(row.Files?.map((FileId, i) => ({ FileId, Name: row.FileNames?.[i] ?? '' })))
      return first ? [[row.SubmissionId, linkFile(ctx, { ...first })] as const] : []
    }),
  )
}

/** Pieces of equipment that a chart shows. */
const mostShown = 12

/** Errors by day of their building's clock, and by equipment. */
export const countErrors = async (
  ctx: GroupCtx,
  filter: Parsed<typeof GetRoundErrorCounts>,
): Promise<Output<typeof GetRoundErrorCounts>> => {
  requireErrors(ctx, filter)
  const on = joined(ctx)
  const day = sql<string>`((${formAnswer.At} at time zone ${building.TimeZone})::date)::text`
  const rows = await ctx.tx
    .select({ Day: day, EquipmentName: inspectionStop.EquipmentName, Count: sql<number>`count(*)::int` })
    .from(formAnswer)
    .innerJoin(inspectionStop, on.stop)
    .innerJoin(inspection, on.walk)
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, formAnswer.BuildingId)))
    .leftJoin(equipment, on.piece)
    .where(wanted(ctx, filter))
    .groupBy(day, inspectionStop.EquipmentName)
  const sum = (by: (row: (typeof rows)[number]) => string) => {
    const sums = new Map<string, number>()
    for (const row of rows) sums.set(by(row), (sums.get(by(row)) ?? 0) + row.Count)
    return [...sums]
  }
  return {
    Days: sum(row => row.Day)
      .map(([Day, Count]) => ({ Day, Count }))
      .toSorted((a, b) => a.Day.localeCompare(b.Day)),
    Equipment: sum(row => row.EquipmentName)
      .map(([EquipmentName, Count]) => ({ EquipmentName, Count }))
      .toSorted((a, b) => b.Count - a.Count || a.EquipmentName.localeCompare(b.EquipmentName))
      .slice(0, mostShown),
  }
}
