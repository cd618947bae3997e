import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { keepDemoSubmissions } from '../../base/fields/demo.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { type DescribedBooking, readMeanings } from './data.ts'
import type { RequestChannel, RequestCost, RequestStatus } from './model.ts'
import { dueOf } from './rules.ts'
import { requestNote, visitorRequest } from './tables.ts'

/** A request of the demo world: when it came, what was answered, how far it has come, what was written about it. */
export type DemoRequest = {
  at: Date
  answers: FormAnswers
  language: 'en' | 'es'
  Status: RequestStatus
  /** When it was started and finished, as far as it has come. */
  started?: Date
  done?: Date
  AssigneeId?: string | null
  DoneBy?: string
  TenantId?: string | null
  Score?: number | null
  ScoreComment?: string | null
  booked?: DescribedBooking | undefined
  Channel?: RequestChannel | null
  Costs?: readonly RequestCost[]
  Reopened?: number
  /** Since when it waits for its visitor. */
  waiting?: Date
  notes: readonly { at: Date; Author: string; Note: string; ForVisitor: boolean }[]
}
type DemoRequestForm = {
  GroupId: string
  BuildingId: string
  QrCodeId: string
  ItemId: string
  FunctionalityType: string
  isWork: boolean
  Venue: string | null
  fields: readonly FormField[]
}

type EndedRequest = { id: string; Status: RequestStatus; DoneDate: Date }
/** Ends requests of the demo world by a decision that another record keeps. */
export const endDemoRequests = async ({ tx }: Pick<DemoMaking, 'tx'>, GroupId: string, ended: readonly EndedRequest[]): Promise<void> => {
  for (const { id, Status, DoneDate } of ended)
    await tx
      .update(visitorRequest)
      .set({ Status, DoneDate })
      .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, id)))
}

/** Keeps the requests of a code, numbered from `first` on. */
export const keepDemoRequests = async (
  making: DemoMaking,
  { fields, isWork, ...of }: DemoRequestForm,
  requests: readonly (DemoRequest & { Number: number })[],
): Promise<void> => {
  if (requests.length === 0) return
  const { GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType } = of
  const made = requests.map(one => ({ ...one, id: uuidv7(one.at.getTime()), SubmissionId: uuidv7(one.at.getTime()) }))
  const form = { GroupId, FormId: ItemId, Part: FunctionalityType, SubjectId: QrCodeId, BuildingId, fields }
  await keepDemoSubmissions(
    making,
    form,
    made.map(({ SubmissionId: id, at, answers }) => ({ id, at, answers })),
  )
  const rows = made.map(one => rowOf({ ...of, isWork, fields }, one))
  await making.tx.insert(visitorRequest).values(rows)
  const notes = made.flatMap(({ id: RequestId, notes: written }) =>
    written.map(({ at, ...note }) => ({ GroupId, BuildingId, RequestId, CreatedDate: at, UserId: null, ...note })),
  )
  if (notes.length > 0) await making.tx.insert(requestNote).values(notes)
}

type MadeRequest = DemoRequest & { Number: number; id: string; SubmissionId: string }
const rowOf = ({ isWork, fields, ...of }: DemoRequestForm, one: MadeRequest) => {
  const { id, SubmissionId, Number, at, answers, language: Language, Status, started, done, booked } = one
  const { AssigneeId = null, DoneBy = '', TenantId = null, Score = null, ScoreComment = null } = one
  const { Channel = null, Costs = [], Reopened = 0, waiting: WaitingDate = null } = one
  const Cost = Costs.reduce((sum, { Quantity, UnitCost }) => sum + Quantity * UnitCost, 0)
  const told = readMeanings(fields, answers)
  return {
    ...of,
    ...told,
    ...booked,
    id,
    SubmissionId,
    Number,
    Status,
    AssigneeId,
    DoneBy,
    TenantId,
    Score,
    ScoreComment,
    Language,
    Channel,
    Costs,
    Cost,
    Reopened,
    WaitingDate,
    DueDate: isWork ? new Date(dueOf(at.getTime(), told.Urgency)) : null,
    CreatedDate: at,
    ModifiedDate: done ?? started ?? at,
    SeenDate: Status === 'New' ? null : (started ?? at),
    StartedDate: started ?? null,
    DoneDate: done ?? null,
  }
}

/** The next request of an account gets the number after its last one. */
export const keepLastNumber = async ({ tx }: DemoMaking, GroupId: string, last: number): Promise<void> => {
  await tx.execute(sql`insert into group_counter (group_id, name, value) values (${GroupId}, 'RequestNumber', ${last})
    on conflict (group_id, name) do update set value = greatest(group_counter.value, excluded.value)`)
}
