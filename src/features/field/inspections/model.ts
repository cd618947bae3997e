import { uuid, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { RoundSettings, RoundStop } from '../rounds/model.ts'
import { AttachedFile, ProofValue } from './items.ts'

/** What became of an item: kept now, kept before, kept behind a gap, or not taken, with the reason. Only a receipt lets a phone forget an item. */
export const receiptResults = ['stored', 'already', 'held', 'refused'] as const
export const whyRefused = ['shape', 'other', 'seq', 'device', 'round'] as const
export type WhyRefused = (typeof whyRefused)[number]
export const Receipt = z.object({
  /** As the phone sent it; '' where it has none. */
  id: z.string(),
  Result: z.enum(receiptResults),
  Why: z.nullable(z.enum(whyRefused)),
})
export type Receipt = z.output<typeof Receipt>

/** What people should know of a walk: its round was deleted before it, its walker had left, the phone told more after it was complete. */
export const walkMarks = ['RoundDeleted', 'WalkerGone', 'LateEntries'] as const
export type WalkMark = (typeof walkMarks)[number]

/** What became of a file: still to come, here, or not taken. */
export const fileStates = ['Announced', 'Received', 'Refused'] as const
/** How far a file of a walk is: so many of its bytes are here. `Why`: the reason for which it was not taken. */
export const FileArrived = z.object({
  FileId: uuid(),
  Sha256: z.string(),
  State: z.enum(fileStates),
  Offset: z.int(),
  Why: z.string(),
})
export type FileArrived = z.output<typeof FileArrived>

export const walkStates = ['Running', 'Submitted', 'Complete', 'Abandoned'] as const

/** What the server has of a walk. */
export const WalkStatus = z.object({
  InspectionId: uuid(),
  State: z.enum(walkStates),
  UpTo: z.int(),
  Announced: z.int(),
  /** Numbers of items that are missing before some that are there, at most 100. */
  Gaps: z.array(z.int()),
  /** The item at which the chain of hashes is broken; null: it is whole. */
  BrokenAt: z.nullable(z.int()),
  StopsDone: z.int(),
  StopsSkipped: z.int(),
  TotalStopNumber: z.int(),
  /** Files that are still to come. */
  FilesMissing: z.int(),
})
export type WalkStatus = z.output<typeof WalkStatus>

/** A walk that waits for its phone: of what was announced something is missing, or something could not be taken. */
export const WaitingWalk = z.object({
  InspectionId: uuid(),
  RoundName: z.string(),
  EngineerName: z.string(),
  DeviceId: uuid(),
  State: z.enum(walkStates),
  /** Epoch ms of the last sending. */
  HeardDate: z.int(),
  ItemsMissing: z.int(),
  FilesMissing: z.int(),
  /** Items that could not be taken. */
  Refused: z.int(),
  BrokenAt: z.nullable(z.int()),
})
export type WaitingWalk = z.output<typeof WaitingWalk>

/** A date on which somebody can walk a round. */
export const DayDue = z.object({
  /** Null without a date. */
  DueId: z.nullable(uuid()),
  Version: z.nullable(z.int()),
  RoundId: uuid(),
  QrName: z.string(),
  RoundType: z.string(),
  /** The newest version of the round. */
  Number: z.int(),
  StopCount: z.int(),
  /** Epoch ms; null: walked whenever somebody scans its code. */
  Starts: z.nullable(z.int()),
  Ends: z.nullable(z.int()),
  State: z.nullable(z.enum(['Upcoming', 'Open', 'Late', 'Missed', 'Excused'])),
  /** Why it was excused. */
  Reason: z.string(),
  /** Given to the caller. */
  Mine: z.boolean(),
})
export type DayDue = z.output<typeof DayDue>

/** What is known of a stop before it is walked: its last answers by the code of their question, and who has done it lately. */
export const StopFacts = z.object({
  StopId: uuid(),
  /** When its last answers were given, epoch ms. */
  LastDate: z.nullable(z.int()),
  Answers: z.record(z.string(), z.unknown()),
  /** What its equipment lacks: codes of `detailFacts`, and `photoDetail`. */
  Missing: z.array(z.string()),
  /** `At`: epoch ms. */
  Done: z.nullable(z.object({ InspectionId: uuid(), Name: z.string(), At: z.int() })),
})
export type StopFacts = z.output<typeof StopFacts>

/** What is known of a round before it is walked. `SRDisabled`: its building takes no service requests from rounds. */
export const RoundFacts = z.object({ Stops: z.array(StopFacts), SRDisabled: z.boolean() })
export type RoundFacts = z.output<typeof RoundFacts>

/** A version of a round, as it is walked: nothing of it changes. */
export const WalkedVersion = z.object({
  RoundId: uuid(),
  BuildingId: uuid(),
  Number: z.int(),
  Settings: RoundSettings,
  Stops: z.array(RoundStop),
  /** By which a phone knows the code of a stop without a connection: SHA-256 of the account's id and the code's address. */
  Codes: z.array(z.object({ StopId: uuid(), Hash: z.string() })),
})
export type WalkedVersion = z.output<typeof WalkedVersion>

/** A walk under way that is told without a phone. */
export const RunningWalk = z.object({
  InspectionId: uuid(),
  RoundId: uuid(),
  RoundName: z.string(),
  StopsDone: z.int(),
  StopsSkipped: z.int(),
  TotalStopNumber: z.int(),
})
export type RunningWalk = z.output<typeof RunningWalk>

/** What a stop has become by what was told so far. */
export const ToldStop = z.object({
  StopId: uuid(),
  State: z.enum(['Open', 'Proved', 'Done', 'Skipped']),
  Answers: z.record(z.string(), z.unknown()),
  Notes: z.record(z.string(), z.string()),
  Requests: z.record(z.string(), z.string()),
  Files: z.record(z.string(), z.array(AttachedFile)),
  Chargebacks: z.array(z.string()),
  Details: z.record(z.string(), z.string()),
  Proof: z.nullable(ProofValue),
  Reason: z.string(),
})
export type ToldStop = z.output<typeof ToldStop>

/** A walk that is told without a phone, as far as it has come. */
export const ToldWalk = z.object({
  Walk: WalkStatus,
  RoundId: uuid(),
  /** The version of the round that is walked. */
  Number: z.int(),
  Stops: z.array(ToldStop),
  /** Files of the walk that have been taken. */
  Files: z.array(AttachedFile),
})
export type ToldWalk = z.output<typeof ToldWalk>

/** The history of a walk, for who works on rounds. */
export const inspectionKind: RecordKind = {
  Object: 'inspection',
  kind: { en: 'Walk of a round', es: 'Recorrido de una ronda', fr: 'Parcours d’une ronde' },
  may: ['ManageLibraries'],
}

export const walkMessages = {
  notComplete: 'This walk is not complete yet: its answers still come from the phone.',
  over: 'This walk is over. What was told of it stays.',
} as const
