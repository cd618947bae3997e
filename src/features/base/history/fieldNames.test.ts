import { expect, test } from 'vitest'
import '../../../app/records.ts'
import { fieldName } from './fieldNames.ts'

test('paths of fields are read in words, in each language; unknown names are taken apart', () => {
  expect(fieldName('Zip', 'en')).toBe('Zip Code')
  expect(fieldName('Zip', 'es')).toBe('Código postal')
  expect(fieldName('Shifts.1.Start', 'en')).toBe('Shift 1 Start')
  expect(fieldName('Name.es', 'fr')).toBe('Nom · espagnol')
  expect(fieldName('Coverage.EnableXYLimit', 'en')).toBe('Coverage · Enable XY Limit')
  expect(fieldName('Upsells.EVRequest.State', 'fr')).toBe('Ventes additionnelles · Demande de recharge électrique · État')
  expect(fieldName('VendorId', 'en')).toBe('Vendor')
  expect(fieldName('Employee.ManageContacts', 'en')).toBe('Employee · Manage Contacts')
})
