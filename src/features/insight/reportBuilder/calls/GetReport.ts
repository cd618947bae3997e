import { handle } from '../../../../platform/handle.ts'
import { GetReport as call } from '../contract.ts'
import { findReport } from '../reports.server.ts'

export const GetReport = handle(call, async (ctx, { rId }) => {
  const { id, Name, Scope, OwnerId, Blocks, Version } = await findReport(ctx, rId)
  return { ReportId: id, Name, Scope, Own: OwnerId !== null, Blocks: [...Blocks], Version }
})
