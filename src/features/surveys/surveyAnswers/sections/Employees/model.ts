import { text, z } from '../../../../../core/call.ts'
import { employeeTypes } from '../../../surveys/model.ts'
import { choice } from '../../model.ts'

export const Employee = z.strictObject({
  Name: text(),
  UserRole: z.nullable(text(60)),
  Type: choice(employeeTypes),
  Mobile: text(30),
  EmailAddress: text(254),
  JobTitle: text(),
  VendorName: text(),
})
export type Employee = z.output<typeof Employee>
