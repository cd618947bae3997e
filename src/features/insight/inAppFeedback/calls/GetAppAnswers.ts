import { handle } from '../../../../platform/handle.ts'
import { pageFeedback } from '../../../codes/pageFeedback/tables.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetAppAnswers as call } from '../contract.ts'
import { mostListed } from '../model.ts'
import { appAnswersIn, newestFirst } from '../rows.server.ts'

export const GetAppAnswers = handle(call, async (ctx, { page, ...input }) => {
  const rows = await ctx.tx
    .select()
    .from(pageFeedback)
    .where(appAnswersIn(ctx, await readDays(ctx, input), page))
    .orderBy(...newestFirst)
    .limit(mostListed)
  const Comments = rows.map(({ id, CreatedDate, Comment, UserId, Email, Place, Page, Role, Name, Score, Reply, RepliedBy, Version }) => {
    const shown = { Place, Page, Role, Name, Score, Reply, RepliedBy, Version }
    return { acId: id, SubmitDate: CreatedDate.getTime(), Text: Comment, CanReply: UserId !== null || Email !== '', ...shown }
  })
  return { Comments }
})
