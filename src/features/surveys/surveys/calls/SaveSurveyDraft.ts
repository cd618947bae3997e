import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepBuilt } from '../build.server.ts'
import { SaveSurveyDraft as call } from '../contract.ts'
import { lockedSurvey, sameVersion } from '../data.ts'
import { surveyMessages } from '../rules.ts'

export const SaveSurveyDraft = handle(call, async (ctx, input) => {
  const before = await lockedSurvey(ctx, input.BuilderId)
  sameVersion(before, input.Version)
  if (before.Status !== 'Draft') throw new Refusal('sys.obj.cfl', surveyMessages.isLive)
  return { acId: before.id, Version: await keepBuilt(ctx, before, input, {}) }
})
