import { read, uuid, z } from '../../core/call.ts'
import { Localized } from '../../core/call.ts'

const Figures = { ScanCount: z.int(), FeedbackCount: z.int(), AverageScore: z.nullable(z.number()) }

export const GetOverview = read('Landing/GetOverview', {
  summary: 'The last 30 days of the buildings that the caller may see, with the 30 days before',
  scope: 'group',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    ...Figures,
    Previous: z.object(Figures),
    Days: z.array(z.object({ Day: z.string(), ScanCount: z.int(), FeedbackCount: z.int() })),
    Buildings: z.array(z.object({ BuildingId: uuid(), Name: Localized(), City: z.string(), State: z.string(), QrCount: z.int(), ...Figures })),
  }),
})
