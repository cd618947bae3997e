import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { NotificationFacts, NotificationKind } from './model.ts'
import type { RuleEvent, RuleTerms } from './rules.ts'

/** What has happened, as a source reads it when people are told. */
export type ReadEvent = RuleEvent & {
  Kind: NotificationKind
  BuildingId: string
  QrType: string
  /** The building's managers are told of it where no rule of the building names anybody. */
  byDefault: boolean
  /** Whose it is: told by what they have chosen, whatever the rules say. */
  own: readonly string[]
  Facts: NotificationFacts
  /** The page that it leads to. */
  Path: string
}
/** Rows of a building that one contact was given at once: to whom, and how many. */
export type GivenAtOnce = { readonly To: string; readonly Count: number }
export type EventPlace = {
  readonly tx: Tx
  readonly GroupId: string
  readonly SubjectId: string
  readonly Score: number | null
  readonly Given: GivenAtOnce | null
}

/** Something that people are told of: how it is read, who may know of it, how it is said. */
export type NotificationSource = {
  /** Its name in events and rows, letters only: it stays. */
  readonly What: string
  /** Nobody without this flag is told. */
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
export type RuleType = RuleTerms & { readonly QrType: string; readonly DisplayText: Label }
export const ruleTypes = makeRegistry<RuleType>()
