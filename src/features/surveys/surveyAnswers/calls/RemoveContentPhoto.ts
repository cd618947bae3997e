import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { requestOf } from '../access.server.ts'
import { RemoveContentPhoto as call } from '../contract.ts'
import { surveyFile } from '../tables.ts'

export const RemoveContentPhoto = handle(call, async (ctx, { FileId }) => {
  const { request } = await requestOf(ctx, 'lock')
  const [row] = await ctx.tx
    .update(surveyFile)
    .set({ RemovedDate: ctx.now, ModifiedDate: ctx.now })
    .where(
      and(
        eq(surveyFile.GroupId, ctx.GroupId),
        eq(surveyFile.id, FileId),
        eq(surveyFile.ContentRequestId, request.id),
        isNull(surveyFile.RemovedDate),
      ),
    )
    .returning({ Name: surveyFile.Name })
  if (!row) throw notFound()
  ctx.audit({ Object: 'survey_file', ObjectId: FileId, Before: { Name: row.Name } })
  return { acId: FileId }
})
