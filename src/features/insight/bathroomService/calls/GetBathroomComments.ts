import { handle } from '../../../../platform/handle.ts'
import { listComments } from '../../../codes/answers/comments.server.ts'
import { GetBathroomComments as call } from '../contract.ts'
import { commentsOnRestrooms } from '../restrooms.server.ts'

export const GetBathroomComments = handle(call, async (ctx, { take, skip, term, ...input }) => {
  const listed = await listComments(ctx, await commentsOnRestrooms(ctx, input, term), { take, skip })
  return { Comments: listed.map(({ QrName, ...one }) => ({ ...one, QrName: QrName ?? '' })) }
})
