import { expect, test } from 'vitest'
import '../../../../test/support/records.ts'
import { fieldName } from './fieldNames.ts'

test('paths of fields are read in words, in each language; unknown names are taken apart', () => {
  expect(fieldName('building', 'Zip', 'en')).toBe('Zip Code')
  expect(fieldName('building', 'Zip', 'es')).toBe('Código postal')
  expect(fieldName('building', 'Shifts.1.Start', 'en')).toBe('Shift 1 Start')
  expect(fieldName('building', 'Name.es', 'fr')).toBe('Nom · espagnol')
  expect(fieldName('building', 'Coverage.EnableXYLimit', 'en')).toBe('Coverage · Enable XY Limit')
  expect(fieldName('building', 'Upsells.EVRequest.State', 'fr')).toBe('Ventes additionnelles · Demande de recharge électrique · État')
  expect(fieldName('contact', 'VendorId', 'en')).toBe('Vendor')
  expect(fieldName('role_permission', 'Employee.ManageContacts', 'en')).toBe('Employee · Manage Contacts')
  expect(fieldName('feedback', 'ForVisitor', 'en')).toBe('Sent to the visitor')
  expect(fieldName('visitor_request', 'ForVisitor', 'en')).toBe('Visitor reads this')
})
