import { and, eq } from 'drizzle-orm'
import { addRows } from '../../../platform/db/combine.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { prepareSubmission, reviseSubmission } from '../../base/fields/data.ts'
import { countAnswers, readAnswers } from '../../base/fields/rules.ts'
import { readQuestions } from '../equipment/questions.ts'
import type { RoundStop } from '../rounds/model.ts'
import type { StopDone } from './ends.server.ts'
import type { judgePlace, StopWalked } from './items.ts'
import { keepOwnFiles } from './ownFiles.server.ts'
import { inspectionStop } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'

type Building = Ctx<'building'>
type StopRecord = typeof inspectionStop.$inferSelect
/** The stops of a walk that somebody has come to. */
export const stopsOf = (GroupId: string, InspectionId: string) =>
  and(eq(inspectionStop.GroupId, GroupId), eq(inspectionStop.InspectionId, InspectionId))
/** Stops of a walk that are kept, by their ids. */
export const readStops = async (
  { tx, GroupId }: Building,
  walk: InspectionRecord,
  ids: readonly string[],
): Promise<Map<string, StopRecord>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(inspectionStop)
    .where(and(stopsOf(GroupId, walk.id), oneOf(inspectionStop.StopId, ids)))
  return new Map(rows.map(one => [one.StopId, one]))
}

type StopFacts = { at: Date; Geo: ReturnType<typeof judgePlace>; Proven: boolean }
type StopToWrite = {
  stop: RoundStop
  Position: number
  walked: StopWalked
  facts: StopFacts
  /** Files of the walk that have come, or are still to come. */
  files: ReadonlySet<string>
  kept: StopRecord | undefined
}
type StopRow = Omit<StopRecord, 'Version' | 'CreatedDate' | 'ModifiedDate'>
/** A stop as it is to be written; `add` keeps its answers, where they are its first. */
export type ReadyStop = { row: StopRow; isKept: boolean; add: () => Promise<unknown>; done: StopDone | null }

/** Judges a stop by the rules of its version, and readies its answers; those that are corrected are replaced at once. */
export const prepareStop = async (
  ctx: Building,
  walk: InspectionRecord,
  { stop, Position, walked, facts, files, kept }: StopToWrite,
): Promise<ReadyStop> => {
  const { tx, GroupId } = ctx
  const questions = stop.FormTemplateFields
  const fields = readQuestions(questions)
  const answers = await keepOwnFiles(ctx, { fields, answers: readAnswers(fields, walked.answers), known: files })
  const { Errors, Measurements } = countAnswers(fields, answers)
  const SubjectId = stop.EquipmentId ?? stop.QrCodeId ?? walk.RoundId
  const form = { FormId: walk.RoundId, Part: stop.StopId, SubjectId, BuildingId: walk.BuildingId, fields, answers }
  const isDone = walked.state === 'Done'
  const own = Object.entries(walked.files).map(([code, list]) => [code, list.filter(({ FileId }) => files.has(FileId))] as const)
  const place = { tx, GroupId, now: facts.at }
  const known = kept?.SubmissionId ?? null
  if (isDone && known) await reviseSubmission(place, known, form)
  const first = isDone && !known ? await prepareSubmission(place, form) : null
  const row: StopRow = {
    id: kept?.id ?? uuidv7(facts.at.getTime()),
    GroupId,
    BuildingId: walk.BuildingId,
    InspectionId: walk.id,
    StopId: stop.StopId,
    Position,
    EquipmentName: stop.EquipmentName,
    MechanicalSpaceId: stop.MechanicalSpace,
    QrCodeId: stop.QrCodeId,
    State: isDone ? 'Done' : 'Skipped',
    Reason: walked.reason,
    Proof: walked.proof?.By ?? null,
    Proven: facts.Proven,
    Geo: facts.Geo,
    Errors: isDone ? Errors : 0,
    Measurements: isDone ? Measurements : 0,
    SubmissionId: first?.id ?? known,
    Notes: walked.notes,
    Files: Object.fromEntries(own.filter(([, list]) => list.length > 0)),
    Chargebacks: [...walked.chargebacks],
    DoneDate: facts.at,
  }
  const done = isDone ? { stop, SubjectId, fields, answers, walked } : null
  return { row, isKept: kept !== undefined, add: first?.add ?? (async () => {}), done }
}

/** Writes stops with their answers: those that are new together, however many a phone sends after a day offline. */
export const writeStops = async ({ tx, GroupId }: Building, walk: InspectionRecord, ready: readonly ReadyStop[]): Promise<void> => {
  await allAnswered(ready.map(({ add }) => add()))
  const added = ready.filter(({ isKept }) => !isKept).map(({ row }) => row)
  if (added.length > 0) {
    await addRows(tx, inspectionStop, added)
    await noteFiles(tx, inspectionStop, added.filter(hasFiles))
  }
  for (const { row } of ready.filter(({ isKept }) => isKept)) {
    const { id: _id, GroupId: _group, InspectionId: _walk, StopId, ...columns } = row
    const changed = await tx
      .update(inspectionStop)
      .set(columns)
      .where(and(stopsOf(GroupId, walk.id), eq(inspectionStop.StopId, StopId)))
      .returning()
    await noteFiles(tx, inspectionStop, changed.filter(hasFiles))
  }
}
const hasFiles = ({ Files }: Pick<StopRecord, 'Files'>): boolean => Object.keys(Files).length > 0
