import { text, z } from '../../../../../core/call.ts'
import { inspectionFrequencies } from '../../../surveys/model.ts'
import { choice } from '../../model.ts'

export const Inspection = z.strictObject({
  Name: text(),
  Frequency: choice(inspectionFrequencies),
  /** A day, `YYYY-MM-DD`. */
  LastInspectionDate: z.nullable(text(10)),
})
export type Inspection = z.output<typeof Inspection>
