import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { surveyOf } from '../access.server.ts'
import { GetSurveyFile as call } from '../contract.ts'
import { surveyFile } from '../tables.ts'

export const GetSurveyFile = handle(call, async (ctx, { builderId, FileId }) => {
  const { id } = await surveyOf(ctx, builderId)
  const [row] = await ctx.tx
    .select()
    .from(surveyFile)
    .where(and(eq(surveyFile.GroupId, ctx.GroupId), eq(surveyFile.SurveyId, id), eq(surveyFile.id, FileId), isNull(surveyFile.RemovedDate)))
  if (!row) throw notFound()
  return { FileId, Name: row.Name, Link: ctx.fileLink({ key: `${ctx.GroupId}/${FileId}`, name: row.Name }) }
})
