import { makeDailyReport } from './makeDailyReport.tsx'

/** `/report/Event/{rId}`. */
export const Screen = makeDailyReport('Event')
