import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { nextCode } from '../../../base/fields/rules.ts'
import { SaveQuestionTemplate as call } from '../contract.ts'
import { withPhoto } from '../questions.ts'
import { questionTemplate } from '../tables.ts'
import { requireTypeOf } from '../types.server.ts'

export const SaveQuestionTemplate = handle(call, async (ctx, { TemplateId, Version, StopType, Type, Fields: sent }) => {
  requireTypeOf(StopType, Type, 'Type')
  const Fields = withPhoto(sent, nextCode)
  const { GroupId, BuildingId } = ctx
  const ofType = and(eq(questionTemplate.GroupId, GroupId), eq(questionTemplate.BuildingId, BuildingId), eq(questionTemplate.Type, Type))
  if (TemplateId) {
    const before = await lockRecord(ctx, questionTemplate, and(ofType, eq(questionTemplate.id, TemplateId)))
    requireVersion(before, Version)
    return saveRecord(ctx, questionTemplate, before, { Fields }, { Object: 'equipment_question_template' })
  }
  const [made] = await ctx.tx
    .insert(questionTemplate)
    .values({ GroupId, BuildingId, StopType, Type, Fields })
    .onConflictDoNothing()
    .returning({ acId: questionTemplate.id, Version: questionTemplate.Version })
  if (!made) throw new Refusal('sys.obj.cfl') // somebody else has composed the first questions meanwhile
  ctx.audit({ Object: 'equipment_question_template', ObjectId: made.acId, After: { BuildingId, StopType, Type, Fields } })
  return made
})
