import { handle } from '../../../../platform/handle.ts'
import { GetSignTemplate as call } from '../contract.ts'
import { readTemplate } from '../templates.server.ts'

export const GetSignTemplate = handle(call, async (ctx, { TemplateId }) => ({ Template: await readTemplate(ctx, TemplateId) }))
