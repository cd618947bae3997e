import { handle } from '../../../../platform/handle.ts'
import { GetPermitSettings as call } from '../contract.ts'
import { readTerms, requireKind } from '../permits.server.ts'

export const GetPermitSettings = handle(call, async (ctx, { kind }) => {
  requireKind(ctx, kind)
  const { row, terms } = await readTerms(ctx, kind)
  return { ...terms, Approvers: [...terms.Approvers], Version: row?.Version ?? 0 }
})
