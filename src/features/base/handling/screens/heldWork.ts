import type { BulkCall } from '../../../../core/bulk.ts'
import type { AnyCall } from '../../../../core/call.ts'
import { makeRegistry } from '../../../../core/registry.ts'
import type { Language } from '../../../../core/words.ts'

type OwnerFilter = { gId: string; Owner: string; Status: 'Open' }
/** A kind of what somebody handles, as it is handed on when they leave. */
export type HeldWork = {
  /** Gives rows to somebody else. */
  assign: BulkCall<unknown>
  /** What has to be read again then. */
  refresh: readonly AnyCall[]
  /** "3 requests". */
  count: (n: number, language: Language) => string
  /** The list of what a contact has. */
  listOf: (ContactId: string) => string
}

/** What the open rows of a contact are found by: all lists of what somebody handles take it. */
export const openOf = (gId: string, ContactId: string): OwnerFilter => ({ gId, Owner: ContactId, Status: 'Open' })

/** Every kind of what somebody handles, loaded when somebody leaves; `src/app` fills it. */
export const heldWork = makeRegistry<() => Promise<HeldWork>>()
