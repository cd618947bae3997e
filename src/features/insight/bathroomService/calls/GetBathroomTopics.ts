import { handle } from '../../../../platform/handle.ts'
import { countTopics } from '../../../codes/answers/comments.server.ts'
import { GetBathroomTopics as call } from '../contract.ts'
import { commentsOnRestrooms } from '../restrooms.server.ts'

export const GetBathroomTopics = handle(call, async (ctx, input) => ({
  Topics: await countTopics(ctx, await commentsOnRestrooms(ctx, input)),
}))
