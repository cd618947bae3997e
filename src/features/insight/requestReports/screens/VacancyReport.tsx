import { makeDailyReport } from './makeDailyReport.tsx'

/** `/report/Vacancy/{rId}`. */
export const Screen = makeDailyReport('Vacancy')
