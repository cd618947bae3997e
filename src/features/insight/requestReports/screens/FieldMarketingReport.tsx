import { makeDailyReport } from './makeDailyReport.tsx'

/** `/report/FieldMarketing/{rId}`. */
export const Screen = makeDailyReport('FieldMarketing')
