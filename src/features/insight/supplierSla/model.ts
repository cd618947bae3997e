import { z } from '../../../core/call.ts'
import { type Urgency, urgencies } from '../../codes/requests/model.ts'

/** Hours within which a supplier begins with a request of an urgency, and has done it. */
export const slaTarget = {
  Urgency: z.enum(urgencies),
  ResponseHours: z.int().check(z.minimum(1), z.maximum(1000)),
  CompletionHours: z.int().check(z.minimum(1), z.maximum(2000)),
}
export const SlaTarget = z.strictObject(slaTarget)
export type SlaTarget = z.output<typeof SlaTarget>

/** What holds until an account says otherwise; completion is what requests are due by (`dueOf`). A request without an urgency counts as medium. */
export const standardTargets: readonly SlaTarget[] = [
  { Urgency: 'High', ResponseHours: 4, CompletionHours: 24 },
  { Urgency: 'Medium', ResponseHours: 24, CompletionHours: 48 },
  { Urgency: 'Low', ResponseHours: 24, CompletionHours: 48 },
]
export const targetOf = (targets: readonly SlaTarget[], urgency: Urgency): SlaTarget | undefined =>
  targets.find(one => one.Urgency === urgency)
