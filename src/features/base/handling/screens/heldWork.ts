import type { BulkCall } from '../../../../core/bulk.ts'
import type { AnyCall } from '../../../../core/call.ts'
import { makeRegistry } from '../../../../core/registry.ts'
import type { Language } from '../../../../core/words.ts'

/** Rows of a kind that are handed on together: what is open, what is booked. */
export type HeldPart = {
  /** The state by which the list of the kind finds them. */
  Status: string
  /** "3 requests". */
  count: (n: number, language: Language) => string
}
/** A kind of what somebody handles, as it is handed on when they leave. */
export type HeldWork = {
  /** Gives rows to somebody else. */
  assign: BulkCall<unknown>
  /** What has to be read again then. */
  refresh: readonly AnyCall[]
  parts: readonly HeldPart[]
}

/** What the rows of a contact are found by: all lists of what somebody handles take it. */
export const heldBy = (gId: string, ContactId: string, { Status }: HeldPart) => ({ gId, Owner: ContactId, Status })

/** Every kind of what somebody handles, loaded when somebody leaves. */
export const heldWork = makeRegistry<() => Promise<HeldWork>>()
