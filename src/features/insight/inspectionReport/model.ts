import { uuid, z } from '../../../core/call.ts'

/** How an inspection stands (C-STATE-002); nothing of the kind is NA. */
export const submittedStatuses = ['Completed', 'Overdue', 'Upcoming', 'NA'] as const
const Text = z.object({ en: z.string(), es: z.string(), fr: z.string() })

/** A date of an inspection. `Date`: its last moment, epoch ms. */
export const InspectionDate = z.object({
  DueId: uuid(),
  InspectionType: Text,
  RoundName: z.string(),
  Date: z.int(),
  Status: z.enum(['Completed', 'Overdue', 'Upcoming']),
})
export type InspectionDate = z.output<typeof InspectionDate>

/** A building in the matrix (C-FIELD-013): each inspection that some building has. */
export const InspectedBuilding = z.object({
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  BuildingId: uuid(),
  Inspections: z.array(z.object({ InspectionName: Text, SubmittedStatus: z.enum(submittedStatuses) })),
})
