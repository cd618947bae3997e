import { read, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { teamPerformanceDashboard } from './dashboard.ts'

const share = z.nullable(z.number())

export const GetTeamPerformance = read('Round/GetTeamPerformance', {
  summary: 'Who walked rounds in a period: what was theirs, what was done in time, what it took; the most walks first',
  scope: 'group',
  may: teamPerformanceDashboard.may,
  input: z.strictObject(figuresAsked),
  check: daysProblems,
  output: z.object({
    Team: z.array(
      z.object({
        EngineerName: z.string(),
        /** Dates of rounds that are theirs and have ended; done, and done in time, by whoever. */
        Due: z.int(),
        Done: z.int(),
        OnTime: z.int(),
        Walks: z.int(),
        StopCompliance: share,
        GeoCompliance: share,
        StopsErrorNumber: z.int(),
        /** Mean minutes of a walk. */
        Minutes: share,
      }),
    ),
  }),
})
