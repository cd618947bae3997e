import { handle } from '../../../../platform/handle.ts'
import { countWords } from '../../../codes/answers/comments.server.ts'
import { makeCloud } from '../../feedback/cloud.server.ts'
import { mostWords } from '../../feedback/model.ts'
import { GetBathroomWordClouds as call } from '../contract.ts'
import { commentsOnRestrooms } from '../restrooms.server.ts'

export const GetBathroomWordClouds = handle(call, async (ctx, { language, ...input }) =>
  makeCloud(await countWords(ctx, await commentsOnRestrooms(ctx, input), 4 * mostWords), language),
)
