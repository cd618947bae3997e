import { read, text, uuid, write, z } from '../../../core/call.ts'
import { messages } from '../../../core/problem.ts'
import { TakeOver, TakeOverFill, TakeOverRun } from './model.ts'

const accepts = 'CustomerSurveyLinks' as const
const place = { GroupId: uuid(), BuildingId: uuid(), BuilderId: uuid() }

export const GetTakeOver = read('Survey/GetTakeOver', {
  summary: 'What a customer said in an accepted survey beside what the building has, and what was taken over of it',
  scope: 'building',
  may: accepts,
  ids: { builderId: 'survey' },
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid(), builderId: uuid() }),
  output: TakeOver,
})

export const TakeOverSurvey = write('Survey/TakeOverSurvey', {
  summary: "Save ticked answers of an accepted survey in its building, by the rules of the building's own forms, all or none",
  scope: 'building',
  may: accepts,
  people: 'the sign-in of a contact',
  ids: { BuilderId: 'survey' },
  bodyLimit: 256 * 1024,
  input: z.strictObject({
    ...place,
    Items: z.array(z.strictObject({ Key: text(80), Seen: text(100), Fill: z.optional(z.nullable(TakeOverFill)) })).check(z.maxLength(600)),
  }),
  /** `TakeOverId` null: everything was as ticked already. */
  output: z.object({ TakeOverId: z.nullable(uuid()), Taken: z.int() }),
  check: ({ Items }) => (Items.length > 0 ? [] : [{ Field: 'Items', Message: messages.required }]),
})

export const UndoTakeOver = write('Survey/UndoTakeOver', {
  summary: 'Take a take-over back, as far as nobody has changed since what it saved; tells what it had to leave',
  scope: 'building',
  may: accepts,
  people: 'the sign-in of a contact',
  ids: { BuilderId: 'survey', TakeOverId: 'survey_take_over' },
  input: z.strictObject({ ...place, TakeOverId: uuid() }),
  output: z.object({ Undone: z.int(), Left: TakeOverRun.shape.Left }),
})
