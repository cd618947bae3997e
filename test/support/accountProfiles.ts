import { randomUUID } from 'node:crypto'
import type { Input } from '../../src/core/call.ts'
import type { CreateGroup } from '../../src/features/property/administration/contract.ts'

/** What is said of a new account. */
export type AccountProfile = Input<typeof CreateGroup>['Group']
/** One that is right, under names of its own. */
export const newAccountProfile = (change: Partial<AccountProfile> = {}): AccountProfile => ({
  GroupName: { en: `Quayside ${randomUUID().slice(0, 8)}`, es: 'Muelle' },
  AddressLine1: '4 Quay Road',
  City: 'Portland',
  State: 'ME',
  Zip: '04101',
  Country: 'USA',
  ContactPhoneNumber: '12075550100',
  ContactEmail: 'office@quayside.example',
  Website: 'https://quayside.example',
  PrimaryUserDisplayName: 'Ines Calder',
  PrimaryUserEmail: `ines-${randomUUID().slice(0, 8)}@quayside.example`,
  PrimaryUserPhoneNumber: '12075550101',
  ...change,
})
