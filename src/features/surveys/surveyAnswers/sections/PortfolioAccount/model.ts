import { text, z } from '../../../../../core/call.ts'

export const PortfolioAccount = z.strictObject({
  AccountName: text(),
  ManagementCompany: text(),
  ContactName: text(),
  ContactPhoneNumber: text(30),
  ContactEmail: text(254),
})
