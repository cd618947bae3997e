import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditSignTemplate as call } from '../contract.ts'
import { describeSlots } from '../rules.ts'
import { signTemplate } from '../tables.ts'
import { isTemplate, requireFreeTemplateName, templateValues } from '../templates.server.ts'

export const EditSignTemplate = handle(call, async (ctx, { TemplateId, Version, ...input }) => {
  const before = await lockRecord(ctx, signTemplate, isTemplate(ctx.GroupId, TemplateId))
  requireVersion(before, Version)
  const columns = await templateValues(ctx, input)
  await requireFreeTemplateName(ctx, columns.Name, TemplateId)
  const told = { Before: { Slots: describeSlots(before.Slots) }, After: { Slots: describeSlots(columns.Slots) } }
  return saveRecord(ctx, signTemplate, before, columns, { Object: 'sign_template', ...told })
})
