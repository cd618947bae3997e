import { setOutOfUse } from '../../../../platform/db/outOfUse.ts'
import { lockRecord, requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { RetireSignTemplate as call } from '../contract.ts'
import { signTemplate } from '../tables.ts'
import { isTemplate } from '../templates.server.ts'

export const RetireSignTemplate = handle(call, async (ctx, { TemplateId, Version, Retired }) => {
  const before = await lockRecord(ctx, signTemplate, isTemplate(ctx.GroupId, TemplateId))
  requireVersion(before, Version)
  return setOutOfUse(ctx, signTemplate, before, Retired, { Object: 'sign_template' })
})
