import type { building } from '../../src/features/property/buildings/tables.ts'
import { newCode } from '../../src/platform/secrets.ts'

/** The `i`th building of an account, from 0, as a row. */
export const buildingRow = (GroupId: string, i: number): typeof building.$inferInsert => ({
  GroupId,
  Name: { en: `Building ${i + 1}` },
  AccountName: { en: 'Account' },
  Code: `B${i + 1}`,
  BuildingType: 'Office',
  TotalSquareFeet: 1000,
  AddressLine1: '1 Test Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02110',
  Country: 'USA',
  ContactEmail: 'front@building.example',
  PinSecret: newCode(16),
})
