import { bulk } from '../../../core/bulk.ts'
import { Localized, list, moment, multiline, type Output, read, text, uuid, write, z } from '../../../core/call.ts'
import { handlingShape } from '../../base/handling/contract.ts'
import { ownerFilters } from '../../base/handling/model.ts'
import { longestNote, noteProblems } from '../../base/handling/rules.ts'
import { answerFlag as may, shownAnswerStatuses } from '../answers/model.ts'

const ids = { AnswerId: 'feedback' } as const
const one = { GroupId: uuid(), AnswerId: uuid() }
export const AnswerRow = z.object({
  id: uuid(),
  AnswerId: uuid(),
  SubmitDate: moment(),
  Status: z.enum(shownAnswerStatuses),
  /** 1 to 5 stars. */
  Score: z.int(),
  CustomerEffortScore: z.nullable(z.int()),
  NetPromoterScore: z.nullable(z.int()),
  /** Empty where only a score was given. */
  Text: z.string(),
  /** -1 to 1; null without a comment, and where it is unsure. */
  SentimentScore: z.nullable(z.number()),
  Role: z.string(),
  EntityType: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  QrCodeId: z.nullable(uuid()),
  QrName: z.string(),
  Location: z.string(),
  Floor: z.string(),
  UserName: z.string(),
  Company: z.string(),
  Email: z.string(),
  ...handlingShape,
  Version: z.int(),
})
export type AnswerRow = z.output<typeof AnswerRow>

/** Which answers a list shows: those in a state, or all that are open. */
export const answerStatusFilters = ['Open', ...shownAnswerStatuses] as const
/** By their stars: a bad score, or exactly so many. */
export const scoreFilters = ['Low', '5', '4', '3', '2', '1'] as const

const AnswerFilter = z.strictObject({
  gId: uuid(),
  bId: z.optional(uuid()),
  Status: z.optional(z.enum(answerStatusFilters)),
  Score: z.optional(z.enum(scoreFilters)),
  Owner: z.optional(z.union([z.enum(ownerFilters), uuid()])),
  EntityType: z.optional(text(60)),
  QrCodeId: z.optional(uuid()),
  /** Only those with a comment. */
  Commented: z.optional(z.boolean()),
  From: z.optional(moment()),
  To: z.optional(moment()),
  text: z.optional(text()),
})
export type AnswerFilter = z.output<typeof AnswerFilter>

export const GetAnswers = list('Feedback/GetAnswers', {
  summary: 'The feedback of an account or of a building, the newest first',
  scope: 'group',
  may,
  pin: true,
  rows: 'Answers',
  row: AnswerRow,
  filter: AnswerFilter,
  sort: ['SubmitDate'],
  perPage: 25,
})

const Note = z.object({
  NoteId: uuid(),
  CreatedDate: moment(),
  Author: z.string(),
  /** The visitor got it by mail. */
  ForVisitor: z.boolean(),
  Note: z.string(),
})

export const GetAnswer = read('Feedback/GetAnswer', {
  summary: 'One answer with the notes and replies to it',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({ gId: uuid(), AnswerId: uuid() }),
  output: z.object({ ...AnswerRow.shape, Notes: z.array(Note) }),
})
export type OpenedAnswer = Output<typeof GetAnswer>

export const MoveAnswer = write('Feedback/MoveAnswer', {
  summary: 'See, take, take in hand, finish or reopen an answer; whoever takes it handles it',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({ ...one, Version: z.optional(z.int()), Move: z.enum(['see', 'claim', 'take', 'finish', 'reopen']) }),
  output: z.object({ acId: uuid(), Version: z.int(), Status: z.enum(shownAnswerStatuses) }),
})

export const AssignAnswer = write('Feedback/AssignAnswer', {
  summary: 'Say who handles an answer',
  scope: 'group',
  may,
  ids,
  input: z.strictObject({ ...one, Version: z.int(), AssigneeId: z.nullable(uuid()) }),
  output: z.object({ acId: uuid(), Version: z.int() }),
})

export const AddAnswerNote = write('Feedback/AddAnswerNote', {
  summary: 'Write a note to an answer for the team, or a reply that the visitor gets by mail',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({ ...one, Note: multiline(longestNote), ForVisitor: z.boolean() }),
  output: z.object({ NoteId: uuid() }),
  check: noteProblems,
})

export const SeeAnswers = bulk('Feedback/SeeAnswers', { summary: 'Mark new answers as seen', may, filter: AnswerFilter })
export const FinishAnswers = bulk('Feedback/FinishAnswers', { summary: 'Mark open answers as done', may, filter: AnswerFilter })
export const AssignAnswers = bulk('Feedback/AssignAnswers', {
  summary: 'Say who handles open answers',
  may,
  filter: AnswerFilter,
  values: z.strictObject({ AssigneeId: z.nullable(uuid()) }),
})
