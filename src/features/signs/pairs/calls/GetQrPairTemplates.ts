import { handle } from '../../../../platform/handle.ts'
import { listOfferedTemplates } from '../../templates/templates.server.ts'
import { GetQrPairTemplates as call } from '../contract.ts'
import { pairTemplates } from '../rules.ts'

export const GetQrPairTemplates = handle(call, async ctx => {
  const own = await listOfferedTemplates(ctx, 2)
  return { Templates: [...pairTemplates, ...own.map(({ id, Name }) => ({ Code: id, FileName: Name }))] }
})
