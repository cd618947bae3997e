import type { BulkCall } from '../../../../core/bulk.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { HeldWork } from '../../../base/handling/screens/heldWork.ts'
import { AssignAnswers, GetAnswer, GetAnswers } from '../contract.ts'
import { words } from '../words.ts'

/** Feedback, as it is handed on when somebody leaves. */
export const heldAnswers: HeldWork = {
  assign: AssignAnswers as BulkCall<unknown>, // its rows are named, by no filter
  refresh: [GetAnswers, GetAnswer],
  parts: [{ Status: 'Open', count: (n, language) => wordsIn(words, language)('held', { n }) }],
}
