import type { BulkCall } from '../../../../core/bulk.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { HeldWork } from '../../../base/handling/screens/heldWork.ts'
import { AssignRequests, GetRequest, GetRequests } from '../contract.ts'
import { words } from '../words.ts'

/** Requests, and what is booked, as they are handed on when somebody leaves. */
export const heldRequests: HeldWork = {
  assign: AssignRequests as BulkCall<unknown>, // its rows are named, by no filter
  refresh: [GetRequests, GetRequest],
  parts: [
    { Status: 'Open', count: (n, language) => wordsIn(words, language)('count', { n }) },
    { Status: 'Booked', count: (n, language) => wordsIn(words, language)('countBookings', { n }) },
  ],
}
