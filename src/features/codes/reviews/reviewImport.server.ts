import { boundWords, messageWords as coreWords, hintWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import { importOf } from '../../base/importing/importOf.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { reviewColumns } from './columns.ts'
import { importCalls } from './contract.ts'
import { forgetReviews } from './keep.server.ts'
import { messageWords } from './messageWords.ts'
import { judgeReview } from './rules.ts'
import { review } from './tables.ts'
import { words } from './words.ts'
import { knownReviews, reviewRecords } from './write.server.ts'

/** The import of reviews: each is known by the id that Google gave it. */
export const reviewImport = importOf(
  {
    Kind: 'Reviews',
    Object: 'review',
    table: 'review',
    job: 'reviews.run',
    task: 'ImportReviews',
    say: makeTranslate([coreWords, hintWords, boundWords, messageWords]),
    contract: importCalls,
    words,
  },
  {
    columns: reviewColumns,
    rules: {
      watched: [building, review],
      known: knownReviews,
      judge: judgeReview,
      show: ({ ReviewId, values, building: its, code }) => ({
        Name: values ? `${values.Stars} ★ ${values.Comment}`.slice(0, 80) : ReviewId,
        Code: ReviewId.slice(0, 60),
        Place: its?.name ?? code,
        BuildingId: its?.id ?? null,
      }),
      codeIn: ({ ReviewId }) => ReviewId,
    },
    save: { ...reviewRecords, remove: forgetReviews },
  },
)
