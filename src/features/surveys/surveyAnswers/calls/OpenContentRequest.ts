import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { openSession } from '../../../base/people/data.ts'
import { contentRequest, survey } from '../../surveys/tables.ts'
import { isOver } from '../access.server.ts'
import { OpenContentRequest as call } from '../contract.ts'
import { faceOf } from '../face.server.ts'

export const OpenContentRequest = handle(call, async (ctx, { ContentRequestId }) => {
  const found = await ctx.system('content request by its link', async tx => {
    const [row] = await tx
      .select({ request: contentRequest, BuildingId: survey.BuildingId })
      .from(contentRequest)
      .innerJoin(survey, and(eq(survey.GroupId, contentRequest.GroupId), eq(survey.id, contentRequest.SurveyId)))
      .where(eq(contentRequest.id, ContentRequestId))
    return row && { ...row, face: await faceOf(tx, { GroupId: row.request.GroupId, BuildingId: row.BuildingId }) }
  })
  if (!found) throw notFound()
  const { request, BuildingId, face } = found
  const { GroupId } = request
  const Closed = isOver(request, ctx.now)
  const Purpose = `Content:${ContentRequestId}`
  const UserToken = Closed ? null : await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose })
  await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the link has proven the account: its history shows who came
  ctx.audit({ Object: 'session', ObjectId: ContentRequestId, GroupId, After: { Purpose: 'Content' } })
  return { UserToken, GroupId, BuildingId, ...face, Closed }
})
