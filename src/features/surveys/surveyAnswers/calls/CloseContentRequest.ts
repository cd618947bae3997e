import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { contentRequest } from '../../surveys/tables.ts'
import { requestOf } from '../access.server.ts'
import { CloseContentRequest as call, surveyAnswered } from '../contract.ts'
import { photosOf } from '../files.server.ts'

export const CloseContentRequest = handle(call, async ctx => {
  const { request, survey } = await requestOf(ctx, 'lock')
  const photos = await photosOf(ctx, { RequestId: request.id })
  await ctx.tx
    .update(contentRequest)
    .set({ ClosedDate: ctx.now, ModifiedDate: ctx.now })
    .where(and(eq(contentRequest.GroupId, ctx.GroupId), eq(contentRequest.id, request.id)))
  ctx.audit({ Object: 'survey', ObjectId: survey.id, After: { ContentRequest: request.id, Photos: photos.length } })
  await ctx.publish(surveyAnswered, { BuilderId: survey.id, BuildingId: survey.BuildingId })
  return { Photos: photos.length }
})
