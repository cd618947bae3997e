import { uuid, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { RoundSettings, RoundStop } from '../rounds/model.ts'

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
})
export type WalkStatus = z.output<typeof WalkStatus>

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

/** A version of a round, as it is walked: nothing of it changes. */
export const WalkedVersion = z.object({
  RoundId: uuid(),
  BuildingId: uuid(),
  Number: z.int(),
  Settings: RoundSettings,
  Stops: z.array(RoundStop),
})

/** The history of a walk, for who works on rounds. */
export const inspectionKind: RecordKind = {
  Object: 'inspection',
  kind: { en: 'Walk of a round', es: 'Recorrido de una ronda', fr: 'Parcours d’une ronde' },
  may: ['ManageLibraries'],
}

export const walkMessages = {
  notComplete: 'This walk is not complete yet: its answers still come from the phone.',
} as const
