import { text, uuid, z } from '../../../../../core/call.ts'
import { number } from '../../model.ts'

export const ArchorTenant = z.strictObject({ Name: text(), Floor: text(40), SquareFootage: number() })
export type ArchorTenant = z.output<typeof ArchorTenant>

/** A person of the building, as the customer names them. `MemberId` is the contact that they became when staff took the answers over. */
export const SurveyContact = z.strictObject({
  MemberId: z.optional(z.nullable(uuid())),
  Name: text(),
  UserRole: z.nullable(text(60)),
  PhoneNumber: text(30),
  Email: text(254),
})
export type SurveyContact = z.output<typeof SurveyContact>
