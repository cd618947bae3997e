import { and, eq } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { reviseSubmission } from '../../base/fields/data.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { countAnswers, findAnswerProblems, readAnswers, typeOf } from '../../base/fields/rules.ts'
import { sumStops } from '../inspections/apply.server.ts'
import { filesIn, keepOwnFiles } from '../inspections/ownFiles.server.ts'
import { inspection, inspectionStop } from '../inspections/tables.ts'
import { readWalkedStops, type WalkedStop } from '../inspections/walkedStops.server.ts'
import type { SaveStopAnswers } from './contract.ts'
import { reportMessages } from './model.ts'
import { inspectionReport } from './tables.ts'

type Building = Ctx<'building'>
type Asked = Parsed<typeof SaveStopAnswers>

/** Corrects the answers of a stop: they are judged again, the figures of the walk follow, its report is out of date until it is made again. */
export const saveStopAnswers = async (ctx: Building, asked: Asked): Promise<Output<typeof SaveStopAnswers>> => {
  const { tx, GroupId, BuildingId } = ctx
  const own = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.id, asked.InspectionId))
  const walk = await lockRecord(ctx, inspection, own)
  requireVersion(walk, asked.Version)
  if (walk.State !== 'Complete') throw new Refusal('sys.obj.cfl', reportMessages.notComplete)
  const { stops } = await readWalkedStops(ctx, walk)
  const found = stops.find(({ kept }) => kept?.id === asked.EquipmentInspectionId)
  if (!found?.kept?.SubmissionId || found.kept.State !== 'Done') throw invalid([misfit('EquipmentInspectionId', hints.choice)])
  const { stop, fields, answers: before } = found
  const problems = findAnswerProblems(fields, asked.FieldsValues, { at: code => `FieldsValues.${code}`, complete: true })
  if (problems.length > 0) throw invalid(problems)
  const known = new Set(Object.values(before).flatMap(answer => filesIn(answer).map(({ FileId }) => FileId)))
  const answers = await keepOwnFiles(ctx, { fields, answers: readAnswers(fields, asked.FieldsValues), known })
  const SubjectId = stop.EquipmentId ?? stop.QrCodeId ?? walk.RoundId
  const form = { FormId: walk.RoundId, Part: stop.StopId, SubjectId, BuildingId, fields, answers }
  await reviseSubmission({ tx, GroupId, now: found.kept.DoneDate }, found.kept.SubmissionId, form)
  await tx
    .update(inspectionStop)
    .set(countAnswers(fields, answers))
    .where(and(eq(inspectionStop.GroupId, GroupId), eq(inspectionStop.id, found.kept.id)))
  const sums = await sumStops(ctx, walk)
  const { Version } = await saveRecord(ctx, inspection, walk, sums, { Object: 'inspection', ...whatChanged(found, answers) })
  await tx
    .update(inspectionReport)
    .set({ Outdated: true, ModifiedDate: ctx.now })
    .where(and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, walk.id)))
  return { InspectionId: walk.id, Version, StopsErrorNumber: sums.StopsErrorNumber }
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
