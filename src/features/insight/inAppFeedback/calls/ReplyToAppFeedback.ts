import { handle } from '../../../../platform/handle.ts'
import { answerPageFeedback } from '../../../codes/pageFeedback/keep.server.ts'
import { ReplyToAppFeedback as call } from '../contract.ts'
import { mailReply } from '../jobs.ts'

export const ReplyToAppFeedback = handle(call, async (ctx, { AnswerId, Version, Reply }) => {
  const saved = await answerPageFeedback(ctx, { AnswerId, Version, Reply: Reply.trim() })
  await ctx.enqueue(mailReply, { GroupId: ctx.GroupId, AnswerId, Version: saved })
  return { Version: saved }
})
