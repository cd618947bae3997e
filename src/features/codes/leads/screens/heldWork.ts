import type { BulkCall } from '../../../../core/bulk.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { HeldWork } from '../../../base/handling/screens/heldWork.ts'
import { AssignLeads } from '../contract.ts'
import { words } from '../words.ts'

/** Leads on whom somebody still has to act, as they are handed on when their owner leaves. */
export const heldLeads: HeldWork = {
  assign: AssignLeads as BulkCall<unknown>, // its rows are named, by no filter
  refresh: [],
  parts: [{ Status: 'Open', count: (n, language) => wordsIn(words, language)('count', { n }) }],
}
