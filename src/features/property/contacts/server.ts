import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { contactParts } from './accountParts.server.ts'
import { AddPortfolioContact } from './calls/AddPortfolioContact.ts'
import { AddPropertyContact } from './calls/AddPropertyContact.ts'
import { AddTenant } from './calls/AddTenant.ts'
import { AddTenantContact } from './calls/AddTenantContact.ts'
import { AddVendor } from './calls/AddVendor.ts'
import { AnswerInvitation } from './calls/AnswerInvitation.ts'
import { EditPortfolioContact } from './calls/EditPortfolioContact.ts'
import { EditPropertyContact } from './calls/EditPropertyContact.ts'
import { EditTenant } from './calls/EditTenant.ts'
import { EditTenantContact } from './calls/EditTenantContact.ts'
import { EditVendor } from './calls/EditVendor.ts'
import { GetOnboarding } from './calls/GetOnboarding.ts'
import { GetPinHolders } from './calls/GetPinHolders.ts'
import { GetPortfolioContacts } from './calls/GetPortfolioContacts.ts'
import { GetPropertyContacts } from './calls/GetPropertyContacts.ts'
import { GetPropertyVendors } from './calls/GetPropertyVendors.ts'
import { GetRoles } from './calls/GetRoles.ts'
import { GetTenantContacts } from './calls/GetTenantContacts.ts'
import { GetTenantList } from './calls/GetTenantList.ts'
import { NotifyOnboard } from './calls/NotifyOnboard.ts'
import { OffboardContact } from './calls/OffboardContact.ts'
import { OpenInvitation } from './calls/OpenInvitation.ts'
import { ReactivateContact } from './calls/ReactivateContact.ts'
import { SendPasswordReset } from './calls/SendPasswordReset.ts'
import * as contract from './contract.ts'
import { sendInvitation, sendOnboarding } from './jobs.ts'
import { contactColumns, portfolioColumns, tenantColumns, tenantContactColumns, vendorColumns } from './listColumns.ts'
import { contactPersons } from './personal.server.ts'
import { contactAccess, contactNames, tenantAccess, vendorAccess } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AddPortfolioContact,
  AddPropertyContact,
  AddTenant,
  AddTenantContact,
  AddVendor,
  AnswerInvitation,
  EditPortfolioContact,
  EditPropertyContact,
  EditTenant,
  EditTenantContact,
  EditVendor,
  GetOnboarding,
  GetPinHolders,
  GetPortfolioContacts,
  GetPropertyContacts,
  GetPropertyVendors,
  GetRoles,
  GetTenantContacts,
  GetTenantList,
  NotifyOnboard,
  OffboardContact,
  OpenInvitation,
  ReactivateContact,
  SendPasswordReset,
})

export const jobs = [sendInvitation, sendOnboarding]
export const lists = [contactColumns, portfolioColumns, tenantColumns, tenantContactColumns, vendorColumns]
export const additions = [
  ...record.additions,
  accountParts.with(...contactParts),
  recordAccess.with(contactAccess, tenantAccess, vendorAccess),
  recordNames.with(...contactNames),
  personalData.with(contactPersons),
]
