import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { DefaultChoice, NotificationFacts, NotificationKind } from './model.ts'
import type { RuleEvent, RuleTerms } from './rules.ts'

/** An event as its source reads it when people are notified. */
export type ReadEvent = RuleEvent & {
  Kind: NotificationKind
  BuildingId: string
  QrType: string
  /** The building's managers get it if no rule of the building names anybody. */
  byDefault: boolean
  /** Users it belongs to: notified in the ways they have chosen, whatever the rules say. */
  own: readonly string[]
  Facts: NotificationFacts
  /** The page that it leads to. */
  Path: string
}
/** Of an event that is the whole building's: of no code, tenant or unit. */
export const ofWholeBuilding = { EntityType: '', CompanyName: '', Unit: '' } as const
/** Rows of a building that one contact was assigned at once: the contact, and their number. */
export type GivenAtOnce = { readonly To: string; readonly Count: number }
export type EventPlace = {
  readonly tx: Tx
  readonly GroupId: string
  readonly SubjectId: string
  readonly Score: number | null
  readonly Given: GivenAtOnce | null
}

/** A kind of event that notifies people: how it is read, who may know of it, its text. */
export type NotificationSource = {
  /** Its name in events and rows, letters only: it stays. */
  readonly What: string
  /** The permission without which nobody is notified. */
  readonly may: Permission
  /** What has happened; null where it is gone, or has changed so that nobody need be told. */
  read(at: EventPlace): Promise<ReadEvent | null>
  /** A line, and a few words more where there are any. */
  say(facts: NotificationFacts, language: Language): { Title: string; Text: string }
}
/** What later features tell of, a row each. */
export const notificationSources = makeRegistry<NotificationSource>()
export const sourceOf = (What: string): NotificationSource | undefined => notificationSources.all().find(one => one.What === What)

/** A QR type by which something comes in: the rule that a building has for it. */
export type RuleType = RuleTerms & {
  readonly QrType: string
  readonly DisplayText: Label
  /** What of it the managers get without a rule; null: nothing. */
  readonly ByDefault: DefaultChoice | null
}
export const ruleTypes = makeRegistry<RuleType>()

type CodePlace = { readonly tx: Tx; readonly GroupId: string; readonly BuildingId: string }
/** How many codes in use a building has by each QR type, as a later feature counts them. */
export const codeCounts = makeRegistry<(at: CodePlace) => Promise<ReadonlyMap<string, number>>>()
