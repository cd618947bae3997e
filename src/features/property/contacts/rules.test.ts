import { describe, expect, test } from 'vitest'
import { contactRoles, noPermissions, roleRows, weightOf } from './contactRoles.ts'
import { actionButtons, type ContactDraft, ownerships, shiftHours, shiftTypes, teams } from './model.ts'
import { answerProblems, changeRole, changeShiftType, contactProblems, newContact, tenantContactProblems, tidyContact } from './rules.ts'

type Fields = Partial<ContactDraft['Contact']>
const filled: Fields = { Name: 'Rosa Quintanilla', Role: 'Cleaning', Phone: '16175550116', Email: 'rosa@harbor.example', Team: 'Cleaning' }
const draft = (fields: Fields = {}, rest: Partial<ContactDraft> = {}): ContactDraft => {
  const empty = newContact()
  return { ...empty, ...rest, Contact: { ...empty.Contact, ...filled, ...fields } }
}
const problems = (one: ContactDraft, portfolio = false) =>
  contactProblems(one, { portfolio }).map(({ Field, Message }) => `${Field}: ${Message}`)
const rows = roleRows('AcAdmin')
const row = (Role: string) => rows.find(one => one.Role === Role)

describe('what a contact must have', () => {
  test('everything required is there: nothing is wrong; Title and Ownership may be missing [A-RULE-023]', () => {
    expect(problems(draft())).toEqual([])
    expect(problems(draft({ Title: null, Ownership: null }))).toEqual([])
  })
  test.each<[keyof ContactDraft['Contact'], string]>([
    ['Name', '[A-RULE-014]'],
    ['Role', '[A-RULE-015]'],
    ['Phone', '[A-RULE-016]'],
    ['Email', '[A-RULE-017]'],
    ['Team', '[A-RULE-021]'],
  ])('%s is required %s', field => expect(problems(draft({ [field]: ' ' }))).toContain(`Contact.${field}: Required`))

  test('Vendor Name is required for the third-party vendor only [A-RULE-018]', () => {
    expect(problems(draft({ Role: 'Vendor' }))).toEqual(['Contact.VendorName: Required'])
    expect(problems(draft({ Role: 'Vendor', VendorName: 'Otis' }))).toEqual([])
    expect(problems(draft({ Role: 'Vendor', VendorId: '0197a000-0000-7000-8000-000000000001' }))).toEqual([])
    for (const { Role } of contactRoles) if (Role !== 'Vendor') expect(problems(draft({ Role })), Role).toEqual([])
  })

  test('Building Assignment is required for a portfolio contact, at least one [A-RULE-022]', () => {
    expect(problems(draft(), true)).toEqual(['AssignedBuildings: Required'])
    expect(problems(draft({}, { AssignedBuildings: [] }), true)).toEqual(['AssignedBuildings: Required'])
    expect(problems(draft({}, { AssignedBuildings: ['0197a000-0000-7000-8000-000000000001'] }), true)).toEqual([])
  })

  test('a portfolio contact is no third-party vendor; an unknown role or team is refused', () => {
    const AssignedBuildings = ['0197a000-0000-7000-8000-000000000001']
    expect(problems(draft({ Role: 'Vendor', VendorName: 'Otis' }, { AssignedBuildings }), true)).toEqual(['Contact.Role: Format error'])
    expect(problems(draft({ Role: 'King', Team: 'Polo' }))).toEqual(['Contact.Role: Format error', 'Contact.Team: Format error'])
  })
})

describe('formats', () => {
  test.each(['6175550116', '161755501161', '1617555011', '(617) 555-0116', '1617555011x'])(
    'the phone %s has not 11 digits: Format error [A-RULE-024]',
    Phone => expect(problems(draft({ Phone }))).toEqual(['Contact.Phone: Format error']),
  )
  test.each(['rosa', 'rosa@harbor', '@harbor.example', 'a b@harbor.example'])('%s is no e-mail: Format error [A-RULE-027]', Email =>
    expect(problems(draft({ Email }))).toEqual(['Contact.Email: Format error']),
  )
})

describe('shifts of a Mobile Engineer', () => {
  const mobile = (fields: Fields) => problems(draft({ Role: 'MobileEngineer', ...fields }))
  test('Shift Hours are required with Shift Time [A-RULE-019]', () => {
    expect(mobile({ ShiftType: 'ShiftTime' })).toEqual(['Contact.ShiftHour: Required'])
    expect(mobile({ ShiftType: 'ShiftTime', ShiftHour: '8' })).toEqual([])
    expect(problems(draft({ Role: 'Security', ShiftType: 'ShiftTime' }))).toEqual([])
  })
  test('start and end are required with StartEnd [A-RULE-020]', () => {
    expect(mobile({ ShiftType: 'StartEnd' })).toEqual(['Contact.ShiftStart: Required', 'Contact.ShiftEnd: Required'])
    expect(mobile({ ShiftType: 'StartEnd', ShiftStart: '07:00' })).toEqual(['Contact.ShiftEnd: Required'])
    expect(mobile({ ShiftType: 'StartEnd', ShiftStart: '07:00', ShiftEnd: '15:30' })).toEqual([])
    expect(mobile({ ShiftType: 'StartEnd', ShiftStart: '7 am', ShiftEnd: '25:00' })).toHaveLength(2)
  })
  test.each([
    ['15:00', '07:00'],
    ['07:00', '07:00'],
    ['22:00', '06:00'],
  ])('from %s to %s: the end is not after the start [A-RULE-028] [B-RULE-124]', (ShiftStart, ShiftEnd) =>
    expect(mobile({ ShiftType: 'StartEnd', ShiftStart, ShiftEnd })).toEqual(['Contact.ShiftEnd: End time should be after start time']),
  )
  test('Shift Hours are one of seven lengths, decided by us [A-BEHAV-043]', () => {
    expect(shiftHours).toEqual(['4', '6', '8', '9', '10', '12', '24'])
    expect(mobile({ ShiftType: 'ShiftTime', ShiftHour: '7' })).toEqual(['Contact.ShiftHour: Format error'])
  })
})

describe('the password that is chosen with an answer to an invitation', () => {
  const chosen = (Password: string, Repeated = Password) =>
    answerProblems({ Accept: true, Password, Repeated }).map(({ Field, Message }) => `${Field}: ${Message}`)
  test.each<[string, string]>([
    ['Short-1', 'The password must have 10 to 100 characters.'],
    ['aaaaAAAA1111', 'The password must have at least 5 different characters.'],
    ['abcdefghijkl', 'The password must have at least 3 of these: uppercase, lowercase, number, special character.'],
    ['Harbour Lights 77', 'Only letters, digits and ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ? are allowed, without spaces.'],
  ])('%s breaks the policy: its own message', (Password, message) => expect(chosen(Password)).toEqual([`Password: ${message}`]))
  test('a good one passes, typed twice; none is asked of who declines', () => {
    expect(chosen('Harbour-Lights-77')).toEqual([])
    expect(chosen('Harbour-Lights-77', 'Harbour-Lights-78')).toEqual(['Repeated: The two passwords are not the same.'])
    expect(answerProblems({ Accept: false, Password: 'x' })).toEqual([])
  })
})

describe('another role', () => {
  const vendor = draft({ Role: 'Vendor', VendorId: '0197a000-0000-7000-8000-000000000001', VendorName: 'Otis' })
  const mobile = draft({ Role: 'MobileEngineer', ShiftType: 'ShiftTime', ShiftHour: '8' })
  test.each(contactRoles.map(({ Role }) => Role))('%s clears vendor data unless it is the third-party vendor [A-STATE-008]', Role => {
    const { VendorId, VendorName } = changeRole(vendor, Role, row(Role)).Contact
    if (Role === 'Vendor') expect([VendorId, VendorName]).toEqual([vendor.Contact.VendorId, 'Otis'])
    else expect([VendorId, VendorName]).toEqual([null, ''])
  })
  test.each(contactRoles.map(({ Role }) => Role))('%s clears shift data unless it is Mobile Engineer [A-STATE-009]', Role => {
    const { ShiftType, ShiftHour } = changeRole(mobile, Role, row(Role)).Contact
    expect([ShiftType, ShiftHour]).toEqual(Role === 'MobileEngineer' ? ['ShiftTime', '8'] : [null, ''])
  })
  test.each(rows.map(one => [one.Role, one] as const))(
    '%s begins with its buttons and permissions [A-STATE-010] [A-STATE-011]',
    (Role, one) => {
      const before = draft({}, { Actions: ['COI'], PermissionSet: { Contacts: true, Marketing: false, Reporting: true } })
      const after = changeRole(before, Role, one)
      expect(after.Actions).toEqual(one.Actions)
      expect(after.PermissionSet).toEqual(one.PermissionSet ?? noPermissions)
    },
  )
  test('another type of shift clears its hours and its range [A-STATE-012]', () => {
    const range = draft({ Role: 'MobileEngineer', ShiftType: 'StartEnd', ShiftStart: '07:00', ShiftEnd: '15:00' })
    expect(changeShiftType(range, 'ShiftTime').Contact).toMatchObject({
      ShiftType: 'ShiftTime',
      ShiftStart: '',
      ShiftEnd: '',
      ShiftHour: '',
    })
    expect(changeShiftType(mobile, 'StartEnd').Contact).toMatchObject({ ShiftType: 'StartEnd', ShiftHour: '' })
  })
})

describe('constants', () => {
  test('the ten action buttons [A-CONST-036]', () =>
    expect(actionButtons).toEqual([
      'Building info',
      'COI',
      'Contacts',
      'Emergency',
      'Equipment Lookup',
      'Job Board',
      'Meters',
      'Supplier Bid',
      'Team Note',
      'Work Order',
    ]))
  test('GM/PM and Engineering begin with all ten, Security and Cleaning with five [A-CONST-037] [A-CONST-038]', () => {
    for (const Role of ['GMPM', 'Engineering']) expect(row(Role)?.Actions).toEqual(actionButtons)
    for (const Role of ['Security', 'Cleaning'])
      expect(row(Role)?.Actions).toEqual(['Contacts', 'Emergency', 'Equipment Lookup', 'Team Note', 'Work Order'])
  })
  test('of the other roles, those who run a building or work in its plant begin with all ten, the others with none [A-BEHAV-050]', () => {
    for (const Role of ['GM', 'PM', 'ChiefEngineer', 'MobileEngineer']) expect(row(Role)?.Actions).toHaveLength(10)
    for (const Role of ['Vendor', 'Employee', 'Manager', 'Marketing', 'Executive', 'Admin']) expect(row(Role)?.Actions).toEqual([])
  })
  test('the known names of contact roles [A-CONST-034]', () => {
    const names = rows.map(({ Name }) => Name)
    for (const name of ['3rd party vendor', 'Mobile Engineer', 'GM/PM', 'Engineering', 'Security', 'Cleaning'])
      expect(names).toContain(name)
  })
  test('Employee has no permission, Chief Engineer Contacts and Reporting, Marketing Contacts and Marketing, the others all [A-CONST-039] [A-CONST-040] [A-CONST-041] [A-CONST-042]', () => {
    const set = (Contacts: boolean, Marketing: boolean, Reporting: boolean) => ({ Contacts, Marketing, Reporting })
    expect(row('Employee')?.PermissionSet).toEqual(set(false, false, false))
    expect(row('ChiefEngineer')?.PermissionSet).toEqual(set(true, false, true))
    expect(row('Marketing')?.PermissionSet).toEqual(set(true, true, false))
    for (const Role of ['Executive', 'GM', 'PM', 'GMPM']) expect(row(Role)?.PermissionSet).toEqual(set(true, true, true))
  })
  test('Ownership, ShiftType and Team have the values of the document [A-CONST-008] [A-CONST-009] [A-CONST-010]', () => {
    expect([...ownerships].toSorted()).toEqual(['InHouse', 'OutSourced'])
    expect([...shiftTypes].toSorted()).toEqual(['ShiftTime', 'StartEnd'])
    expect(teams).toEqual(['Engineering', 'Security', 'Cleaning', 'Property Team'])
  })
  test('nobody may give a role at or above their own weight', () => {
    expect(roleRows('GM').filter(({ Grantable }) => Grantable)).toEqual(roleRows('GM').filter(({ Weight }) => Weight < 20))
    expect(roleRows('Executive').find(({ Role }) => Role === 'Executive')?.Grantable).toBe(false)
    expect(contactRoles.find(({ Role }) => Role === 'Executive')).toSatisfy(one => weightOf(one) === 50)
  })
})

test('what a role does not have is not kept, whatever was sent', () => {
  const sent = draft(
    { Name: ' Rosa ', Email: ' Rosa@Harbor.Example ', Title: ' ', ShiftType: 'StartEnd', ShiftStart: '07:00', ShiftEnd: '15:00' },
    { PermissionSet: { Contacts: true, Marketing: true, Reporting: true }, Actions: ['COI', 'COI'] },
  )
  expect(tidyContact(sent)).toMatchObject({
    FullName: { en: 'Rosa' },
    Title: null,
    Email: 'rosa@harbor.example',
    ShiftType: null,
    ShiftStart: null,
    PermissionSet: noPermissions,
    Actions: ['COI'],
  })
})

describe("the dialog of a tenant's contact", () => {
  const person = {
    Name: 'Ana Ruiz',
    TenantId: '0197a000-0000-7000-8000-000000000001',
    PhoneNumber: '16175550111',
    Email: 'ana@tenant.example',
  }
  test.each(['Name', 'TenantId', 'PhoneNumber', 'Email'])('%s is required [C-RULE-059]', field => {
    expect(tenantContactProblems(person)).toEqual([])
    expect(tenantContactProblems({ ...person, [field]: '' })).toEqual([{ Field: field, Message: 'Required' }])
  })
  test('the phone has exactly 11 digits, the e-mail is valid: else Format error [C-RULE-060] [C-RULE-061]', () => {
    expect(tenantContactProblems({ ...person, PhoneNumber: '6175550111', Email: 'ana' })).toEqual([
      { Field: 'PhoneNumber', Message: 'Format error', Hint: expect.any(String) },
      { Field: 'Email', Message: 'Format error', Hint: expect.any(String) },
    ])
  })
})
