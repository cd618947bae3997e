import type { Role } from '../../../../core/permissions.ts'
import type { AccountKey } from '../../accounts/demo.ts'

export type DemoUser = {
  /** Nothing for people of the provider, who stand above the accounts. */
  account?: AccountKey
  Email: string
  FullName: string
  Title: string
  Role: Role
  PhoneNumber: string
}

/** Who can sign in to the demo world, in the order in which the console names them. */
export const demoUsers: readonly DemoUser[] = [
  {
    Email: 'admin@demo.example',
    FullName: 'Priya Raghunathan',
    Title: 'Platform Administrator',
    Role: 'AcAdmin',
    PhoneNumber: '16175550190',
  },
  {
    account: 'harborline',
    Email: 'accountadmin@demo.example',
    FullName: 'Rebecca Thornhill',
    Title: 'Director of Portfolio Systems',
    Role: 'Admin',
    PhoneNumber: '16175550198',
  },
  {
    account: 'harborline',
    Email: 'executive@demo.example',
    FullName: 'Eleanor Whitcombe',
    Title: 'SVP, Portfolio Operations',
    Role: 'Executive',
    PhoneNumber: '16175550191',
  },
  {
    account: 'harborline',
    Email: 'gm@demo.example',
    FullName: 'Marcus Delgado',
    Title: 'General Manager',
    Role: 'GM',
    PhoneNumber: '16175550192',
  },
  {
    account: 'harborline',
    Email: 'pm@demo.example',
    FullName: 'Naomi Castellanos',
    Title: 'Property Manager',
    Role: 'PM',
    PhoneNumber: '16175550197',
  },
  {
    account: 'harborline',
    Email: 'manager@demo.example',
    FullName: 'Andre Bellweather',
    Title: 'Operations Manager, Retail & Hospitality',
    Role: 'Manager',
    PhoneNumber: '16175550199',
  },
  {
    account: 'harborline',
    Email: 'chief@demo.example',
    FullName: 'Tom Kowalczyk',
    Title: 'Chief Engineer',
    Role: 'ChiefEngineer',
    PhoneNumber: '16175550193',
  },
  {
    account: 'harborline',
    Email: 'engineer@demo.example',
    FullName: 'Darnell Whitfield',
    Title: 'Building Engineer',
    Role: 'Employee',
    PhoneNumber: '16175550194',
  },
  {
    account: 'harborline',
    Email: 'marketing@demo.example',
    FullName: 'Sofia Lindqvist',
    Title: 'Tenant Experience & Marketing Manager',
    Role: 'Marketing',
    PhoneNumber: '16175550195',
  },
  {
    account: 'harborline',
    Email: 'employee@demo.example',
    FullName: 'Hannah Osei',
    Title: 'Property Coordinator',
    Role: 'Employee',
    PhoneNumber: '16175550196',
  },
  {
    account: 'harborline',
    Email: 'coi@demo.example',
    FullName: 'Yuki Tanimoto',
    Title: 'Insurance & Compliance Coordinator',
    Role: 'COIManager',
    PhoneNumber: '16175550189',
  },
  {
    account: 'northgate',
    Email: 'gm2@demo.example',
    FullName: 'Luc Tremblay',
    Title: 'General Manager',
    Role: 'GM',
    PhoneNumber: '15145550192',
  },
]
