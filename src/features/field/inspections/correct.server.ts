import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { reviseSubmission } from '../../base/fields/data.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { countAnswers, findAnswerProblems, readAnswers, typeOf } from '../../base/fields/rules.ts'
import { sumStops } from './apply.server.ts'
import { walkMessages } from './model.ts'
import { filesIn, keepOwnFiles } from './ownFiles.server.ts'
import { inspection, inspectionStop } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'
import { readWalkedStops, type WalkedStop } from './walkedStops.server.ts'

type Building = Ctx<'building'>
type Correction = {
  InspectionId: string
  /** Of the walk, as it was read. */
  Version?: number | undefined
  EquipmentInspectionId: string
  FieldsValues: Readonly<Record<string, unknown>>
}

/** A complete walk of the building, locked. Throws `sys.obj.nof`, and `sys.obj.cfl` for one whose answers still come from the phone. */
export const lockCompleteWalk = async (ctx: Building, id: string): Promise<InspectionRecord> => {
  const own = and(eq(inspection.GroupId, ctx.GroupId), eq(inspection.BuildingId, ctx.BuildingId), eq(inspection.id, id))
  const walk = await lockRecord(ctx, inspection, own)
  if (walk.State !== 'Complete') throw new Refusal('sys.obj.cfl', walkMessages.notComplete)
  return walk
}

/**
 * Corrects the answers of a stop of a complete walk: they are judged again, the figures of the walk follow, and its history tells both. Throws
 * `req.val.inv` at `FieldsValues.{Code}`. Gives the walk as it is then.
 */
export const correctStop = async (
  ctx: Building,
  { InspectionId, Version: read, EquipmentInspectionId, FieldsValues }: Correction,
): Promise<{ Version: number; StopsErrorNumber: number }> => {
  const { tx, GroupId, BuildingId } = ctx
  const walk = await lockCompleteWalk(ctx, InspectionId)
  requireVersion(walk, read)
  const { stops } = await readWalkedStops(ctx, walk)
  const found = stops.find(({ kept }) => kept?.id === EquipmentInspectionId)
  if (!found?.kept?.SubmissionId || found.kept.State !== 'Done') throw invalid([misfit('EquipmentInspectionId', hints.choice)])
  const { stop, fields, kept, answers: before } = found
  const problems = findAnswerProblems(fields, FieldsValues, { at: code => `FieldsValues.${code}`, complete: true })
  if (problems.length > 0) throw invalid(problems)
  const known = new Set(Object.values(before).flatMap(answer => filesIn(answer).map(({ FileId }) => FileId)))
  const answers = await keepOwnFiles(ctx, { fields, answers: readAnswers(fields, FieldsValues), known })
  const SubjectId = stop.EquipmentId ?? stop.QrCodeId ?? walk.RoundId
  const form = { FormId: walk.RoundId, Part: stop.StopId, SubjectId, BuildingId, fields, answers }
  await reviseSubmission({ tx, GroupId, now: kept.DoneDate }, found.kept.SubmissionId, form)
  await tx
    .update(inspectionStop)
    .set(countAnswers(fields, answers))
    .where(and(eq(inspectionStop.GroupId, GroupId), eq(inspectionStop.id, kept.id)))
  const sums = await sumStops(ctx, walk)
  const { Version } = await saveRecord(ctx, inspection, walk, sums, { Object: 'inspection', ...whatChanged(found, answers) })
  return { Version, StopsErrorNumber: sums.StopsErrorNumber }
}

/** The answers that differ, as the history of the walk tells them. */
const whatChanged = ({ stop, fields, answers: before }: WalkedStop, after: FormAnswers) => {
  const differ = fields.filter(({ Code }) => JSON.stringify(before[Code] ?? null) !== JSON.stringify(after[Code] ?? null))
  const name = stop.PageHeader || stop.EquipmentName
  const told = (answers: FormAnswers) => ({ Answers: differ.map(field => `${name} · ${describeAnswer(field, answers)}`).join('\n') })
  return { Before: told(before), After: told(after) }
}

const describeAnswer = (field: FormField, answers: FormAnswers): string => {
  const answer = answers[field.Code]
  const text = answer === undefined ? '–' : typeOf(field).print(answer, field, 'en')
  return `${fieldTextIn(field.Text, 'en') || field.Code}: ${text}`
}
