import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { listComments, newestComments } from '../../../codes/answers/comments.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetReviewComments as call } from '../contract.ts'
import { mostListed } from '../model.ts'

const longestSnippet = 300

export const GetReviewComments = handle(call, async (ctx, { star, ...input }) => {
  const stars = star === undefined ? sql`` : sql` and f.score = ${star}`
  const comments = newestComments(ctx, await readDays(ctx, input), sql`f.source <> 'App'${stars}`)
  const listed = await listComments(ctx, comments, { take: mostListed })
  const FeedbackComments = listed.map(({ acId, SubmitDate, Score, Text, BuildingName, Source }) => ({
    acId,
    Side: Source === 'Google' ? ('Google' as const) : ('Feedback' as const),
    SubmitDate,
    Rating: Score,
    Snippet: Text.length > longestSnippet ? `${Text.slice(0, longestSnippet - 1)}…` : Text,
    BuildingName,
  }))
  return { FeedbackComments }
})
