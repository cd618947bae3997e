import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { readSettings } from '../../../property/buildings/settings.server.ts'
import { questionTemplate } from '../../equipment/tables.ts'
import { GetStopQuestions as call } from '../contract.ts'

export const GetStopQuestions = handle(call, async ctx => {
  const { tx, GroupId, BuildingId } = ctx
  const { id: TemplateId, StopType, Type, Fields } = questionTemplate
  const here = and(eq(questionTemplate.GroupId, GroupId), eq(questionTemplate.BuildingId, BuildingId))
  const rows = await tx.select({ TemplateId, StopType, Type, Fields }).from(questionTemplate).where(here)
  const { SRDisabled } = await readSettings(ctx, BuildingId)
  return { Templates: rows.map(row => ({ ...row, Fields: [...row.Fields] })), SRDisabled }
})
