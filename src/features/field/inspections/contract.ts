import { bytes, moment, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { itemTypes, mostItems, WalkFile } from './items.ts'
import { DayDue, FileArrived, Receipt, RoundFacts, RunningWalk, ToldWalk, WaitingWalk, WalkedVersion, WalkStatus } from './model.ts'

/** Whoever works in a building walks its rounds: people who sign in, and sessions that its PIN has opened. */
const walker = { scope: 'building', pin: true } as const
/** Calls that a phone may make by its ticket: they add to its own walks, and read them. */
const phone = { ...walker, anonymous: ['Walk'] } as const

export const GetDay = read('Field/GetDay', {
  summary: 'What is to be walked in a building: dues of the next 36 hours, those that are late, and rounds without dates',
  ...walker,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ ServerTime: z.int(), Dues: z.array(DayDue) }),
})

const due = { GroupId: uuid(), BuildingId: uuid(), DueId: uuid(), Version: z.int() }
const dueTerms = { scope: 'building', may: 'ManageLibraries', output: z.object({ DueId: uuid(), Version: z.int() }) } as const

export const ExcuseDue = write('Field/ExcuseDue', {
  summary: 'Say of a date of a round that nobody has to walk it, and why: it leaves the figures',
  ...dueTerms,
  input: z.strictObject({ ...due, Reason: text(500) }),
})

export const ReopenDue = write('Field/ReopenDue', {
  summary: 'Take back that a date of a round was excused',
  ...dueTerms,
  input: z.strictObject(due),
})

export const GetRoundVersion = read('Field/GetRoundVersion', {
  summary: 'A version of a round with its stops and questions, which never changes; without a number the newest',
  ...walker,
  ids: { rId: 'field_round' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), rId: uuid(), Number: z.optional(z.pipe(num(), z.int())) }),
  output: WalkedVersion,
})

export const GetStopFacts = read('Field/GetStopFacts', {
  summary:
    'What is known of the stops of a round before they are walked: answers of its last complete walk, and who has done them in half a day',
  ...walker,
  ids: { rId: 'field_round' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), rId: uuid() }),
  output: RoundFacts,
})

export const GetWalk = read('Field/GetWalk', {
  summary: 'What the server has of a walk',
  ...phone,
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), iptId: uuid() }),
  output: WalkStatus,
})

export const SendWalk = write('Field/Send', {
  summary:
    'Send items of a walk, in any order and as often as needed: each is kept once, and its receipt says so. The walk begins with the first of them',
  ...phone,
  limit: 60,
  ids: { RoundId: 'field_round' },
  bodyLimit: 512 * 1024,
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    RoundId: uuid(),
    InspectionId: uuid(),
    DeviceId: uuid(),
    /** Who walks, for who does not sign in. */
    Name: z._default(text(120), ''),
    /** The phone's clock as it sends, epoch ms: by it the times of items are corrected. */
    SentAt: moment(),
    /** The last item that the phone has. */
    Announced: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    Items: z.array(z.unknown()).check(z.maxLength(mostItems)),
    /** Files that items name; their bytes follow by `Field/PutPiece`. */
    Files: z._default(z.array(WalkFile).check(z.maxLength(mostItems)), []),
  }),
  output: z.object({ ServerTime: z.int(), Receipts: z.array(Receipt), Walk: WalkStatus }),
})

export const TellWalk = write('Field/TellWalk', {
  summary:
    'Tell of a walk without a phone that keeps a log: the server numbers and chains what is told, and leaves out what changes nothing. The walk begins with the first',
  scope: 'building',
  limit: 60,
  ids: { RoundId: 'field_round' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    RoundId: uuid(),
    InspectionId: uuid(),
    /** Browser and system, by which a manager knows from where it is told. */
    Label: z._default(text(120), ''),
    /** In their order. What an end counts is counted by the server. */
    Items: z
      .array(
        z.strictObject({
          type: z.enum(itemTypes),
          stop: z._default(z.nullable(uuid()), null),
          code: z._default(z.nullable(text(10)), null),
          value: z._default(z.unknown(), null),
        }),
      )
      .check(z.maxLength(mostItems)),
    /** Files that items name; their bytes follow by `Field/PutPiece`. */
    Files: z._default(z.array(WalkFile).check(z.maxLength(mostItems)), []),
  }),
  output: z.object({ Walk: WalkStatus }),
})

export const GetToldWalk = read('Field/GetToldWalk', {
  summary: 'A walk that the caller tells without a phone: what each stop has become so far, and the files that are here',
  scope: 'building',
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), iptId: uuid() }),
  output: ToldWalk,
})

export const GetRunningWalks = read('Field/GetRunningWalks', {
  summary: 'Walks of 30 days in a building that the caller tells without a phone and has not ended, the newest first',
  scope: 'building',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Walks: z.array(RunningWalk) }),
})

export const GetUploads = read('Field/GetUploads', {
  summary: 'How much of the files of a walk has arrived, to go on from there',
  ...phone,
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), iptId: uuid() }),
  output: z.object({ Files: z.array(FileArrived) }),
})

export const PutWalkPiece = write('Field/PutPiece', {
  summary:
    'The next bytes of a file of a walk, at most 1 MB; the reply says where it goes on, and with the last ones what became of the file',
  ...phone,
  limit: 600,
  ids: { InspectionId: 'inspection' },
  bytes: 'Bytes',
  bodyLimit: 1024 * 1024,
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    InspectionId: uuid(),
    FileId: uuid(),
    Offset: num(),
    /** Of these bytes, as hex. */
    Sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    Bytes: bytes(),
  }),
  output: FileArrived,
})

export const GetWaitingWalks = read('Field/GetWaitingWalks', {
  summary: 'Walks of which something has been announced and has not arrived, and what phones have sent that could not be taken',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Walks: z.array(WaitingWalk) }),
})
