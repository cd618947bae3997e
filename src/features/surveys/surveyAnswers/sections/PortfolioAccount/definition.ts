import { checkEmail, checkPhone, countFilled } from '../../checks.ts'
import { defineSection } from '../section.ts'
import { PortfolioAccount as model } from './model.ts'
import { words } from './words.ts'

export const PortfolioAccount = defineSection({
  fields: { PortfolioAccount: model },
  savedAs: 'property',
  empty: { PortfolioAccount: { AccountName: '', ManagementCompany: '', ContactName: '', ContactPhoneNumber: '', ContactEmail: '' } },
  words,
  check: ({ PortfolioAccount: { ContactPhoneNumber, ContactEmail } }) => [
    ...checkPhone('PortfolioAccount.ContactPhoneNumber', ContactPhoneNumber),
    ...checkEmail('PortfolioAccount.ContactEmail', ContactEmail),
  ],
  count: ({ PortfolioAccount }) => countFilled(PortfolioAccount),
})
