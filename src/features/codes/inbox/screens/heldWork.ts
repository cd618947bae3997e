import type { BulkCall } from '../../../../core/bulk.ts'
import { href } from '../../../../ui/route.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { HeldWork } from '../../../base/handling/screens/heldWork.ts'
import { AssignRequests, GetRequest, GetRequests } from '../contract.ts'
import { requestList } from '../routes.ts'
import { words } from '../words.ts'

/** Requests, as they are handed on when somebody leaves. */
export const heldRequests: HeldWork = {
  assign: AssignRequests as BulkCall<unknown>, // its rows are named, by no filter
  refresh: [GetRequests, GetRequest],
  count: (n, language) => wordsIn(words, language)('count', { n }),
  listOf: owner => href(requestList, null, { status: 'Open', owner }),
}
