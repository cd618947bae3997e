import { moment, read, uuid, write, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { FieldText } from '../../base/fields/model.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { moveReport } from './dashboard.ts'
import { MoveCharge, mostCharges, moveKinds } from './model.ts'
import { findChargeProblems } from './rules.ts'

const { may } = moveReport
const score = () => z.nullable(z.number())

export const GetMoveReport = read('Move/GetMoveReport', {
  summary:
    'Who moved in or out in a period: ratings, condition of each home with what failed, charges; all are counted, the newest 500 are listed',
  scope: 'group',
  may,
  input: z.strictObject({ ...figuresAsked, kind: z.enum(moveKinds) }),
  check: daysProblems,
  output: z.object({
    Moves: z.int(),
    /** Mean of the stars that are known. */
    AverageScore: score(),
    /** Of each number of whole stars, 5 first; a half counts up. */
    StarBuckets: z.array(z.object({ Score: z.int(), Count: z.int() })),
    Failed: z.int(),
    Charges: z.number(),
    Rows: z.array(
      z.object({
        id: uuid(),
        Number: z.int(),
        Name: z.string(),
        Unit: z.string(),
        /** The day of the move, else when it was sent. */
        Day: z.nullable(z.string()),
        CreatedDate: moment(),
        /** Of a move-in how it was rated, of a move-out the condition of the home. */
        Score: score(),
        Items: z.int(),
        /** What is not in the best state: `Oven: Damaged`. */
        FailedItems: z.array(z.string()),
        Photos: z.int(),
        Charges: z.array(MoveCharge),
        Version: z.int(),
      }),
    ),
    /** There are more than are listed. */
    More: z.boolean(),
  }),
})

/** How somebody left a home. `Day`: of the move, else when it was sent. */
const MoveState = z.object({
  RequestId: uuid(),
  Number: z.int(),
  Day: z.nullable(z.string()),
  CreatedDate: moment(),
  Items: z.array(z.object({ Item: FieldText(), State: z.string(), Failed: z.boolean() })),
  Photos: z.array(FileRef),
})
export type MoveState = z.output<typeof MoveState>

export const GetMoveComparison = read('Move/GetMoveComparison', {
  summary: 'How a resident left a home, beside how the one before had left it: the state of each item, and the photos',
  scope: 'group',
  may,
  ids: { RequestId: 'visitor_request' },
  input: z.strictObject({ gId: uuid(), RequestId: uuid() }),
  output: z.object({
    Unit: z.string(),
    Now: MoveState,
    /** The last move-out of the same unit of the building; null: there is none. */
    Before: z.nullable(MoveState),
  }),
})

export const SaveCharges = write('Move/SaveCharges', {
  summary: 'Say what a resident who moves out is charged for',
  scope: 'group',
  may,
  ids: { RequestId: 'visitor_request' },
  input: z.strictObject({
    GroupId: uuid(),
    RequestId: uuid(),
    /** 0: nothing was charged yet. */
    Version: z.int().check(z.minimum(0)),
    Charges: z.array(MoveCharge).check(z.maxLength(mostCharges)),
  }),
  check: findChargeProblems,
  output: z.object({ acId: uuid(), Version: z.int() }),
})
