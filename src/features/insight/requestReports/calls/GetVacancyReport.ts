import { handle } from '../../../../platform/handle.ts'
import { GetVacancyReport as call } from '../contract.ts'
import { readDailyReport } from '../daily.server.ts'

export const GetVacancyReport = handle(call, async (ctx, asked) => readDailyReport(ctx, ['Vacancy'], asked))
