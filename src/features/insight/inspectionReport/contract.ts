import { read, text, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { inspectionReportDashboard } from './dashboard.ts'
import { InspectedBuilding, InspectionDate } from './model.ts'

const terms = { scope: 'group', may: inspectionReportDashboard.may, check: daysProblems } as const
const asked = { ...figuresAsked, ptId: z.optional(text(100)) }

/** Dates that one answer lists. */
export const mostDates = 2000

export const GetInspectionAggregate = read('Inspection/GetInspectionAggregate', {
  ...terms,
  summary: 'How many inspections of a period are completed, how many are left, and how many were done in time',
  input: z.strictObject(asked),
  output: z.object({ Completed: z.int(), Remaining: z.int(), OnTimeInspection: z.int(), Overdue: z.int() }),
})

export const GetInspectionDates = read('Inspection/GetInspectionDates', {
  ...terms,
  summary: 'The dates of inspections in a period with how each stands, those that need somebody first',
  input: z.strictObject(asked),
  /** `More`: than are listed. */
  output: z.object({ Dates: z.array(InspectionDate).check(z.maxLength(mostDates)), More: z.boolean() }),
})

export const GetInspectionRoundReport = read('Round/GetInspectionRoundReport', {
  ...terms,
  summary: 'Buildings by inspections: how each stands in a period, by the date that needs somebody most',
  input: z.strictObject(asked),
  output: z.object({ Result: z.array(InspectedBuilding) }),
})
