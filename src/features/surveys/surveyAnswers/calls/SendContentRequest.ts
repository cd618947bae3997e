import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { findTextDate } from '../../../base/outbox/textDate.server.ts'
import { contentRequest } from '../../surveys/tables.ts'
import { surveyOf } from '../access.server.ts'
import { SendContentRequest as call } from '../contract.ts'
import { sendRequest } from '../jobs.ts'
import { spacesOf } from '../sections/PhysicalSpaces/spaces.server.ts'

export const SendContentRequest = handle(call, async (ctx, { BuilderId, Locations, PhoneNumber }) => {
  const survey = await surveyOf(ctx, BuilderId)
  const known = (await spacesOf(ctx, survey.id)).map(({ Code }) => Code)
  const asked = [...new Set(Locations)]
  if (asked.some(one => !known.includes(one))) throw invalid([misfit('Locations', hints.choice)])
  const [row] = await ctx.tx
    .insert(contentRequest)
    .values({ GroupId: ctx.GroupId, SurveyId: survey.id, Locations: asked, PhoneNumber })
    .returning({ id: contentRequest.id })
  if (!row) throw new Error('no content request')
  await ctx.enqueue(sendRequest, { GroupId: ctx.GroupId, ContentRequestId: row.id, Language: ctx.language })
  ctx.audit({ Object: 'survey', ObjectId: survey.id, After: { ContentRequest: row.id, Locations: asked, PhoneNumber } })
  return { acId: row.id, ...(await findTextDate(ctx)) }
})
