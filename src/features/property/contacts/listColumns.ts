import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetPortfolioContacts, GetPropertyContacts, GetPropertyVendors, GetTenantContacts, GetTenantList } from './contract.ts'
import { words } from './words.ts'

const person = describeColumns(GetPropertyContacts, words)
const facts = {
  name: person.said('Name', 'Name', row => row.FullName.en),
  role: person.chosen('Role', 'Role', 'roles'),
  title: person.localized('Title', 'Title'),
  team: person.chosen('Team', 'Team', 'teams'),
  phone: person.phone('Phone', 'Phone'),
  email: person.text('Email', 'Email'),
  ownership: person.chosen('Ownership', 'Ownership', 'ownerships'),
  created: person.date('CreatedDate', 'CreatedDate'),
}

/** The columns of the contacts of buildings, on their screen and in their files; so are those below. */
export const contactColumns: DescribedList<typeof GetPropertyContacts> = {
  call: GetPropertyContacts,
  columns: [
    facts.name,
    facts.role,
    facts.title,
    facts.team,
    facts.phone,
    facts.email,
    person.text('VendorName', 'VendorName'),
    facts.ownership,
    facts.created,
  ],
}

export const portfolioColumns: DescribedList<typeof GetPortfolioContacts> = {
  call: GetPortfolioContacts,
  columns: [
    facts.name,
    facts.role,
    facts.title,
    facts.team,
    person.said('AssignedBuildings', 'AssignedBuildings', ({ AssignedBuildings }, { phrase }) =>
      phrase(words, 'buildings', { n: AssignedBuildings?.length ?? 0 }),
    ),
    facts.phone,
    facts.email,
    facts.ownership,
    facts.created,
  ],
}

const vendor = describeColumns(GetPropertyVendors, words)
export const vendorColumns: DescribedList<typeof GetPropertyVendors> = {
  call: GetPropertyVendors,
  columns: [
    vendor.text('VendorName', 'VendorName'),
    vendor.text('Trade', 'Trade'),
    vendor.chosen('Categories', 'Categories', 'categories'),
    vendor.text('ContactName', 'ContactName'),
    vendor.phone('Phone', 'Phone'),
    vendor.text('Email', 'Email'),
  ],
}

const tenant = describeColumns(GetTenantList, words)
export const tenantColumns: DescribedList<typeof GetTenantList> = {
  call: GetTenantList,
  columns: [
    tenant.text('Name', 'TenantName'),
    tenant.text('Floor', 'Floor'),
    tenant.text('Unit', 'Unit'),
    tenant.number('Contacts', 'people', { decimals: 0 }),
    tenant.phone('Phone', 'Phone'),
    tenant.text('Email', 'Email'),
    tenant.day('LeaseEnd', 'LeaseEnd'),
  ],
}

const tenantPerson = describeColumns(GetTenantContacts, words)
export const tenantContactColumns: DescribedList<typeof GetTenantContacts> = {
  call: GetTenantContacts,
  columns: [
    tenantPerson.text('Name', 'Name'),
    tenantPerson.text('TenantName', 'TenantName'),
    tenantPerson.chosen('Role', 'Role', 'roles'),
    tenantPerson.phone('PhoneNumber', 'PhoneNumber'),
    tenantPerson.text('Email', 'Email'),
    tenantPerson.date('CreatedDate', 'CreatedDate'),
  ],
}
