import { batches } from '../../../../platform/db/batches.ts'
import { addRows } from '../../../../platform/db/combine.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import { uuidFrom } from '../../../../platform/db/uuidv8.ts'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import { hashText, type Random } from '../../../../platform/demo/random.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { keepFormVersion, rowsOfAnswers } from '../../../base/fields/data.ts'
import type { FormAnswers, FormField } from '../../../base/fields/model.ts'
import { countAnswers } from '../../../base/fields/rules.ts'
import { formAnswer, formSubmission } from '../../../base/fields/tables.ts'
import { readQuestions } from '../../equipment/questions.ts'
import { addDues } from '../../rounds/keepDues.server.ts'
import type { RoundStop } from '../../rounds/model.ts'
import type { RoundDue } from '../../rounds/schedule.ts'
import type { round } from '../../rounds/tables.ts'
import { firstHash } from '../items.ts'
import { inspection, inspectionStop } from '../tables.ts'
import { answerStop, noteOf } from './answers.ts'
import { keepPhotos, type TakenPhoto, takePhoto } from './photos.ts'

const MINUTE = 60_000

type WalkRow = typeof inspection.$inferInsert & { id: string }
type StopRow = typeof inspectionStop.$inferInsert
type SubmissionRow = typeof formSubmission.$inferInsert & { id: string }
type AnswerRow = ReturnType<typeof rowsOfAnswers>[number]
type AnsweredStop = {
  StopId: string
  name: string
  fields: readonly FormField[]
  State: 'Done' | 'Skipped'
  Reason: string
  answers: FormAnswers
  notes: Readonly<Record<string, string>>
}
/** A complete walk of the demo world with its answers, for what is made of it. */
export type MadeWalk = { walk: WalkRow; stops: readonly AnsweredStop[] }

export type WalkedRound = { row: typeof round.$inferSelect; Stops: readonly RoundStop[]; minutes: number }
type StopForm = { stop: RoundStop; fields: FormField[]; FormVersionId: string }
type Walking = { dues: readonly RoundDue[]; name: string; random: Random }
export type WalkedRows = { walk: WalkRow; rows: readonly StopRows[] }
type StopRows = { stop: StopRow; submission: SubmissionRow | null; answers: AnswerRow[]; answered: AnsweredStop; photo: TakenPhoto | null }

/** Walks the dues of a round but for a few that are missed, in few statements. */
export const walkDues = async (making: DemoMaking, of: WalkedRound, { dues, name, random }: Walking): Promise<MadeWalk[]> => {
  const { to } = making
  const { GroupId, id: RoundId, BuildingId } = of.row
  const forms = await readForms(making, of)
  const isLate = hashText(name) % 5 === 0
  const over = dues.map((due, nth) => {
    const isMissed = due.PeriodStart !== '' && random() < 0.06
    const begun = new Date(isLate ? due.Ends + 4 * MINUTE : due.Starts + Math.floor(random() * 0.7 * (due.Ends - due.Starts)))
    const walked = isMissed ? null : walkOnce(of, forms, { name, begun, to, random, share: nth / Math.max(1, dues.length) })
    return { due, begun, walked }
  })
  const walks = over.flatMap(({ walked }) => walked ?? [])
  const closed = over
    .filter(({ due }) => due.PeriodStart !== '')
    .map(({ due: { PeriodStart, Index, Starts, Ends }, begun, walked }) => ({
      GroupId,
      RoundId,
      BuildingId,
      PeriodStart,
      Index,
      Starts: new Date(Starts),
      Ends: new Date(Ends),
      Closed: walked ? ('Completed' as const) : null,
      ClosedDate: walked ? begun : null,
    }))
  await keepWalks(making, of, walks)
  await addDues(making.tx, closed)
  return walks.map(({ walk, rows }) => ({ walk, stops: rows.map(({ answered }) => answered) }))
}

/** The questions of the stops of a round, as its walks keep them. */
export const readForms = async ({ tx }: DemoMaking, { row, Stops }: WalkedRound): Promise<StopForm[]> => {
  const { GroupId, id: FormId } = row
  const forms: StopForm[] = []
  for (const stop of Stops) {
    const fields = readQuestions(stop.FormTemplateFields)
    forms.push({ stop, fields, FormVersionId: await keepFormVersion({ tx, GroupId }, { FormId, Part: stop.StopId }, fields) })
  }
  return forms
}

/** Keeps walks of a round with their stops, answers and photos, in few statements. */
export const keepWalks = async (making: DemoMaking, { row }: WalkedRound, walks: readonly WalkedRows[]): Promise<void> => {
  const { tx } = making
  const { GroupId, BuildingId, AssignerId: UserId } = row
  const stops = walks.flatMap(({ rows }) => rows)
  for (const some of batches(walks.map(({ walk }) => walk))) await addRows(tx, inspection, some)
  for (const some of batches(stops.flatMap(({ submission }) => submission ?? []))) await addRows(tx, formSubmission, some)
  const photos = stops.flatMap(({ stop, photo }) => (photo ? [{ InspectionId: stop.InspectionId, at: stop.DoneDate, photo }] : []))
  await keepPhotos(making, { GroupId, BuildingId, UserId }, photos)
  for (const some of batches(stops.flatMap(({ answers }) => answers))) {
    await addRows(tx, formAnswer, some)
    const files = some.filter(({ Files }) => Files)
    if (files.length > 0) await noteFiles(tx, formAnswer, files)
  }
  for (const some of batches(stops.map(({ stop }) => stop))) await addRows(tx, inspectionStop, some)
}

/** `share`: how far in the walks of the round this one is, from 0 to 1; the first stop's readings drift with it. */
type OneWalk = { name: string; begun: Date; to: Date; random: Random; share: number }

/** One walk of a round from its first to its last stop. */
export const walkOnce = (of: WalkedRound, forms: readonly StopForm[], { name, begun, to, random, share }: OneWalk): WalkedRows => {
  const id = uuidv7(begun.getTime())
  const rows = forms.map((form, i) => {
    const at = new Date(begun.getTime() + ((i + 1) * of.minutes * MINUTE) / (forms.length + 1))
    return walkStop(of, form, { InspectionId: id, Position: i, engineer: name, at, to, random, drift: i === 0 ? -0.2 + 1.5 * share : 0 })
  })
  const ended = new Date(begun.getTime() + of.minutes * MINUTE)
  const { row } = of
  const walk: WalkRow = {
    GroupId: row.GroupId,
    id,
    BuildingId: row.BuildingId,
    RoundId: row.id,
    Number: row.Number,
    RoundName: row.QrName,
    RoundType: row.RoundType,
    DeviceId: phoneOf(row.BuildingId, name),
    UserId: row.AssignerId,
    EngineerName: name,
    SignedIn: row.AssignerId !== null,
    State: 'Complete',
    StartDate: begun,
    SubmitDate: ended,
    CompleteDate: ended,
    Chain: firstHash,
    TotalStopNumber: row.StopCount,
    ...sumStops(rows),
    CreatedDate: begun,
    ModifiedDate: ended,
  }
  return { walk, rows }
}

/** The sums of a walk over the stops that were reached. */
export const sumStops = (rows: readonly StopRows[]) => {
  const done = rows.filter(({ stop }) => stop.State === 'Done').map(({ stop }) => stop)
  return {
    StopsDone: done.length,
    StopsSkipped: rows.length - done.length,
    StopsErrorNumber: done.reduce((sum, one) => sum + (one.Errors ?? 0), 0),
    MeasurementNumber: done.reduce((sum, one) => sum + (one.Measurements ?? 0), 0),
    GeoAsked: done.length,
    GeoIn: done.filter(one => one.Geo === 'in').length,
  }
}

/** The phone of somebody of the demo world in a building. */
const phoneOf = (BuildingId: string, name: string): string => uuidFrom(`phone of the demo world ${BuildingId} ${name}`)

type StopVisit = { InspectionId: string; Position: number; engineer: string; at: Date; to: Date; random: Random; drift: number }

const walkStop = (of: WalkedRound, { stop, fields, FormVersionId }: StopForm, visit: StopVisit): StopRows => {
  const { GroupId, BuildingId, id: RoundId } = of.row
  const { InspectionId, Position, at, random, drift } = visit
  const isSkipped = random() < 0.03
  const State = isSkipped ? ('Skipped' as const) : ('Done' as const)
  const Reason = isSkipped ? 'The room was locked.' : ''
  const found = isSkipped ? {} : answerStop(fields, random, { drift, careful: 0.985 })
  const photo = takePhoto(fields, found, visit)
  const given = photo ? { ...found, [photo.Code]: [{ FileId: photo.FileId, Name: photo.Name }] } : found
  const counted = countAnswers(fields, given)
  const note = counted.Errors > 0 ? noteOf(random) : ''
  const notes: Record<string, string> = note ? { '': note } : {}
  const SubjectId = stop.EquipmentId ?? stop.QrCodeId ?? RoundId
  const SubmissionId = uuidv7(at.getTime())
  const form = { FormId: RoundId, Part: stop.StopId, FormVersionId, SubjectId, BuildingId }
  return {
    stop: {
      GroupId,
      BuildingId,
      InspectionId,
      StopId: stop.StopId,
      Position,
      EquipmentName: stop.EquipmentName,
      MechanicalSpaceId: stop.MechanicalSpace,
      QrCodeId: stop.QrCodeId,
      State,
      Reason,
      Proof: isSkipped ? null : 'Scan',
      Proven: !isSkipped,
      Geo: isSkipped ? 'none' : random() < 0.93 ? 'in' : 'unsure',
      ...counted,
      SubmissionId: isSkipped ? null : SubmissionId,
      Notes: notes,
      DoneDate: at,
    },
    submission: isSkipped ? null : { GroupId, id: SubmissionId, ...form, CreatedDate: at, ModifiedDate: at },
    answers: isSkipped ? [] : rowsOfAnswers(GroupId, SubmissionId, at, { SubjectId, BuildingId, fields, answers: given }),
    answered: { StopId: stop.StopId, name: stop.EquipmentName, fields, State, Reason, answers: given, notes },
    photo,
  }
}
