import { updateRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { ChooseSurveyProducts as call } from '../contract.ts'
import { auditedSurvey, lockSurvey } from '../data.ts'
import { questionsFor } from '../readyQuestions.ts'
import { allEnabled, noHelp } from '../rules.ts'
import { survey } from '../tables.ts'

export const ChooseSurveyProducts = handle(call, async (ctx, { BuilderId, Vertical, Products }) => {
  const before = BuilderId ? await lockSurvey(ctx, BuilderId) : null
  const ProductQuestions = questionsFor(Products, before?.ProductQuestions ?? [], before?.Products ?? [])
  const chosen = { Vertical, Products, ProductQuestions }
  if (before) {
    const { Version } = await updateRecord(ctx, survey, before, chosen)
    ctx.audit({ Object: 'survey', ObjectId: before.id, Before: auditedSurvey(before), After: auditedSurvey(chosen) })
    return { acId: before.id, Version, ProductQuestions }
  }
  const draft = { GroupId: ctx.GroupId, BuildingId: ctx.BuildingId, ...chosen, Enabled: allEnabled, HelperText: noHelp }
  const [made] = await ctx.tx.insert(survey).values(draft).returning({ id: survey.id, Version: survey.Version })
  if (!made) throw new Error('the survey was not kept')
  ctx.audit({ Object: 'survey', ObjectId: made.id, After: auditedSurvey({ ...chosen, Status: 'Draft' }) })
  return { acId: made.id, Version: made.Version, ProductQuestions }
})
