import { Refusal } from '../../../../core/problem.ts'
import { requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepBuilt } from '../build.server.ts'
import { SaveSurveyDraft as call } from '../contract.ts'
import { lockSurvey } from '../data.ts'
import { surveyMessages } from '../rules.ts'

export const SaveSurveyDraft = handle(call, async (ctx, input) => {
  const before = await lockSurvey(ctx, input.BuilderId)
  requireVersion(before, input.Version)
  if (before.Status !== 'Draft') throw new Refusal('sys.obj.cfl', surveyMessages.isLive)
  return { acId: before.id, Version: await keepBuilt(ctx, before, input, {}) }
})
