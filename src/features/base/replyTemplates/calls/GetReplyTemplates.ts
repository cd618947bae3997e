import { handle } from '../../../../platform/handle.ts'
import { GetReplyTemplates as call } from '../contract.ts'
import { findTemplates } from '../templates.server.ts'

export const GetReplyTemplates = handle(call, async ctx => {
  const kept = await findTemplates(ctx)
  return { Templates: [...(kept?.Templates ?? [])], Version: kept?.Version ?? 0 }
})
