import type { BasicInfo } from './model.ts'
import { newBasicInfo } from './rules.ts'

/** A complete building without a problem, for tests and documentation. */
export const sampleBasicInfo: BasicInfo = {
  ...newBasicInfo('Harborline'),
  Name: { en: 'Anchor Street East', es: 'Anchor Street Este' },
  BuildingType: 'Office',
  TotalSquareFeet: 612_400,
  AddressLine1: '415 Anchor Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02210',
  ContactEmail: 'front@anchor.example',
  ContactPhoneNumber: '16175550110',
  Website: 'https://anchor.example',
  Region: 'Northeast',
  Market: 'Boston',
  PlannedEngineeringHours: 640,
  Shifts: [
    { Start: '06:00', End: '14:00' },
    { Start: '14:00', End: '22:00' },
    { Start: '22:00', End: '06:00' },
  ],
}
