import { handle } from '../../../../platform/handle.ts'
import { GetReport as call } from '../contract.ts'
import { findReport } from '../reports.server.ts'

export const GetReport = handle(call, async (ctx, { rId }) => {
  const { id, Name, Scope, Blocks, Version } = await findReport(ctx, rId)
  return { ReportId: id, Name, Scope, Blocks: [...Blocks], Version }
})
