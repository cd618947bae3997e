import { handle } from '../../../../platform/handle.ts'
import { GetFieldMarketingReport as call } from '../contract.ts'
import { readDailyReport } from '../daily.server.ts'

export const GetFieldMarketingReport = handle(call, async (ctx, asked) => readDailyReport(ctx, ['FieldMarketing'], asked))
