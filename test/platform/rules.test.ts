import { describe, expect, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import { passwordMessages } from '../../src/core/password.ts'
import { messages } from '../../src/core/problem.ts'
import { ResetPassword } from '../../src/features/base/people/contract.ts'
import { newBranding } from '../../src/features/codes/branding/rules.ts'
import { SaveAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { newGL, newMaterial, noAccounting } from '../../src/features/property/accounting/rules.ts'
import { SaveProductState } from '../../src/features/property/adoption/contract.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { mobileRole, vendorRole } from '../../src/features/property/contacts/contactRoles.ts'
import { AddPortfolioContact, AddPropertyContact, AnswerInvitation } from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { pinTypes } from '../../src/features/property/pins/model.ts'
import { EditProperty, SaveResidentIndex, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { findCallProblems } from '../../src/ui/form/problems.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const account = await world.newAccount({ role: 'AcAdmin' })
const place = { GroupId: account.group.id, BuildingId: account.building.id }
const section = { ...place, EntityId: account.building.id, Version: 1 }

const contact = (fields: object = {}, more: object = {}) => {
  const { Contact, ...rest } = newContact()
  const whole = { Name: 'Ida Moreau', Role: 'Security', Phone: '16175550117', Email: 'ida@harbor.example', Team: 'Security' }
  return { ...place, ...rest, Contact: { ...Contact, ...whole, ...fields }, ...more }
}
const info = (fields: object) => ({ ...section, BasicInfo: { ...sampleBasicInfo, ...fields } })
const shifts = (...times: [string, string][]) => info({ Shifts: times.map(([Start, End]) => ({ Start, End })) })
const pins = (Code: string, Required = false) => ({ ...section, BuildingPIN: { PinCodes: [{ Type: pinTypes[0], Code, Required }] } })
const material = { ...newMaterial(), Type: 'Material', Materials: 'Filter', Prices: 12.5, Markup: 10 }
const ledger = { ...newGL([], 1), ServiceRequestType: 'HVAC', ChargeCode: 'C-1', WorkOrderType: 'OND' }
const accounting = (fields: object) => ({ ...place, Version: 1, ...noAccounting(), GLCode: '6100', TaxRate: 5, ...fields })
const note = (fields: object) => ({ ...place, Product: 'WorkOrder', State: 'Active', Note: 'Told', ...fields })
const index = (field: object) => ({
  ResidentIndexId: account.building.id,
  Version: 1,
  Fields: [{ Name: 'Parking', Type: 'Text', ...field }],
})
const content = (fields: object) => ({ ...section, Content: fields })
const branding = (fields: object) => ({ ...section, Branding: { ...newBranding(), ...fields } })
const owner = (fields: object) => ({ ...section, WhiteLabel: { LogoFile: null, HasOwner: false, Label: null, ...fields } })

type Rule = readonly [ids: string, rule: string, call: Call, input: object, Field: string, Message?: string]
const { required, format, zip } = messages
const night: [string, string] = ['22:00', '06:00']

const rules: readonly Rule[] = [
  ...(['Name', 'Role', 'Phone', 'Email'] as const).map(
    (name, i): Rule => [
      `A-RULE-0${14 + i}`,
      `a contact has ${name}`,
      AddPropertyContact,
      contact({ [name]: '' }),
      `Contact.${name}`,
      required,
    ],
  ),
  ['A-RULE-018', 'a vendor’s name', AddPropertyContact, contact({ Role: vendorRole }), 'Contact.VendorName', required],
  ['A-RULE-019', 'shift hours', AddPropertyContact, contact({ Role: mobileRole, ShiftType: 'ShiftTime' }), 'Contact.ShiftHour', required],
  ...(['ShiftStart', 'ShiftEnd'] as const).map(
    (name): Rule => [
      'A-RULE-020',
      name,
      AddPropertyContact,
      contact({ Role: mobileRole, ShiftType: 'StartEnd' }),
      `Contact.${name}`,
      required,
    ],
  ),
  ['A-RULE-021', 'a team', AddPropertyContact, contact({ Team: '' }), 'Contact.Team', required],
  ['A-RULE-022', 'a building of the portfolio', AddPortfolioContact, contact({}, { AssignedBuildings: [] }), 'AssignedBuildings', required],
  ['A-RULE-024', 'a phone of 11 digits', AddPropertyContact, contact({ Phone: '6175550117' }), 'Contact.Phone', format],
  ['A-RULE-027, A-RULE-074', 'a valid e-mail', AddPropertyContact, contact({ Email: 'ida@' }), 'Contact.Email', format],
  [
    'A-RULE-028',
    'an end after the start',
    AddPropertyContact,
    contact({ Role: mobileRole, ShiftType: 'StartEnd', ShiftStart: '15:00', ShiftEnd: '15:00' }),
    'Contact.ShiftEnd',
    'End time should be after start time',
  ],
  ...(
    [
      ['068', 'aB3$efghi', passwordMessages.length],
      ['068', 'aB3$'.repeat(26), passwordMessages.length],
      ['069', 'aB3$aB3$aB3$', passwordMessages.distinct],
      ['070', 'abcdefghij12', passwordMessages.classes],
      ['071', 'aB3$efghij(', passwordMessages.general],
      ['072', 'aB3$ efghij', passwordMessages.general],
    ] as const
  ).flatMap(([id, Password, message]): Rule[] => [
    [`A-RULE-${id}`, Password, AnswerInvitation, { Token: 'x'.repeat(43), Accept: true, Password }, 'Password', message],
    [`A-RULE-${id}`, Password, ResetPassword, { Token: 'x'.repeat(43), Password }, 'Password', message],
  ]),
  ...(
    [
      ['032', 'Name', { en: ' ' }],
      ['033', 'PropertyType', ''],
      ['034', 'BuildingType', ''],
      ['035', 'TotalSquareFeet', null],
      ['036', 'AddressLine1', ''],
      ['037', 'City', ''],
      ['038', 'State', ''],
      ['039', 'Zip', ''],
      ['040', 'Country', ''],
      ['041', 'ContactEmail', ''],
    ] as const
  ).map(
    ([id, name, empty]): Rule => [
      `A-RULE-${id}`,
      `a building has ${name}`,
      EditProperty,
      info({ [name]: empty }),
      `BasicInfo.${name}`,
      required,
    ],
  ),
  ['A-RULE-042, A-RULE-043', 'a zip of the USA', EditProperty, info({ Zip: '0221' }), 'BasicInfo.Zip', zip],
  ['A-RULE-043', 'a longer zip of the USA', EditProperty, info({ Zip: '02210-12' }), 'BasicInfo.Zip', zip],
  ['A-RULE-044', 'a zip of Canada', EditProperty, info({ Country: 'Canada', State: 'ON', Zip: 'M5V_2T6' }), 'BasicInfo.Zip', zip],
  ['A-RULE-045', 'a zip of elsewhere', EditProperty, info({ Country: 'France', State: '', Zip: '75001' }), 'BasicInfo.Zip', zip],
  ['A-RULE-046', 'whole square feet', EditProperty, info({ TotalSquareFeet: 1.5 }), 'BasicInfo.TotalSquareFeet', format],
  ['A-RULE-047', 'whole hours', EditProperty, info({ PlannedEngineeringHours: -1 }), 'BasicInfo.PlannedEngineeringHours', format],
  [
    'A-RULE-048',
    'a tag of Multiple',
    EditProperty,
    info({ PropertyType: 'Multiple', PropertyTagId: null }),
    'BasicInfo.PropertyTagId',
    required,
  ],
  [
    'A-RULE-049',
    'all shift times',
    EditProperty,
    shifts(['06:00', '22:00'], ['22:00', '']),
    'BasicInfo.Shifts',
    'Please fill in the Shift fields',
  ],
  ['A-RULE-050', 'shifts overlap', EditProperty, shifts(['06:00', '23:00'], night), 'BasicInfo.Shifts', messages.shifts],
  ['A-RULE-050', 'shifts leave a gap', EditProperty, shifts(['06:00', '21:00'], night), 'BasicInfo.Shifts', messages.shifts],
  [
    'A-RULE-050',
    'a shift of half an hour',
    EditProperty,
    shifts(['06:00', '06:30'], ['06:30', '06:00']),
    'BasicInfo.Shifts',
    messages.shifts,
  ],
  ...['123', '12a4', '12345'].map(
    (Code): Rule => ['A-RULE-054', `the PIN ${Code}`, UpdatePinCodes, pins(Code), 'BuildingPIN.PinCodes.0.Code', messages.pin],
  ),
  ['A-RULE-056', 'a PIN that is required', UpdatePinCodes, pins('', true), 'BuildingPIN.PinCodes.0.Code', required],
  [
    '',
    'a logo of another type',
    EditProperty,
    branding({ LogoFilename: '/files/a/b/c.svg' }),
    'Branding.LogoFilename',
    'The file is not type .png, .jpg, .jpeg',
  ],
  [
    '',
    'a hub header that is no image',
    EditProperty,
    branding({ HubHeader: '/files/a/b/c.pdf' }),
    'Branding.HubHeader',
    'The file is not an image',
  ],
  ['A-RULE-059', 'a colour that is no hex value', EditProperty, branding({ FillColor: 'red' }), 'Branding.FillColor', format],
  ['', 'an owner without a name', EditProperty, owner({ HasOwner: true }), 'WhiteLabel.Label', required],
  ...['FacebookUrl', 'InstagramUrl', 'YoutubeUrl', 'VimeoUrl'].map(
    (name): Rule => ['A-RULE-062', `${name} is an address`, EditProperty, content({ [name]: 'not a link' }), `Content.${name}`, format],
  ),
  ...(['Markup', 'Prices', 'Type', 'Materials'] as const).map(
    (name): Rule => [
      'A-RULE-063',
      `material ${name}`,
      SaveAccountingConfig,
      accounting({ MCFields: [{ ...material, [name]: name === 'Markup' || name === 'Prices' ? null : '' }] }),
      `MCFields.0.${name}`,
      required,
    ],
  ),
  ...(['ChargeCode', 'ServiceRequestType', 'WorkOrderType'] as const).map(
    (name): Rule => [
      'A-RULE-064',
      `ledger ${name}`,
      SaveAccountingConfig,
      accounting({ GLFields: [{ ...ledger, [name]: '' }] }),
      `GLFields.0.${name}`,
      required,
    ],
  ),
  ['A-RULE-065', 'a GL Code', SaveAccountingConfig, accounting({ GLCode: '' }), 'GLCode', required],
  ['A-RULE-065', 'a Tax Rate', SaveAccountingConfig, accounting({ TaxRate: null }), 'TaxRate', required],
  ['A-RULE-066', 'the state of a note', SaveProductState, note({ State: '' }), 'State', required],
  ['A-RULE-066', 'the text of a note', SaveProductState, note({ Note: ' ' }), 'Note', required],
  ['A-RULE-067', 'the name of a field', SaveResidentIndex, index({ Name: '' }), 'Fields.0.Name', required],
  ['A-RULE-067', 'the type of a field', SaveResidentIndex, index({ Type: '' }), 'Fields.0.Type', required],
]

describe('what the form says of a broken rule, the server says too: the same words at the same field', () => {
  test.each(rules.map(rule => [rule[0] ? `${rule[1]} [${rule[0]}]` : rule[1], rule] as const))(
    '%s',
    async (_title, [, , call, input, Field, Message]) => {
      const form = findCallProblems(call as never, input as never, undefined).problems
      const refused = await account.refuse(call, input)
      expect(refused).toMatchObject({ status: 400, code: 'req.val.inv' })
      expect(refused.fields).toContainEqual({
        Field,
        Message: Message ?? refused.fields.find(one => one.Field === Field)?.Message,
        ...(Message === format && { Hint: expect.any(String) }),
      })
      expect(form).toEqual(refused.fields)
    },
  )

  test('what keeps the rules is refused for none of them [A-RULE-023, A-RULE-043, A-RULE-044, A-RULE-055]', async () => {
    const kept: [Call, object][] = [
      [AddPropertyContact, contact({ Title: '', Ownership: null })],
      [EditProperty, info({ Zip: '02210-1234' })],
      [EditProperty, { ...info({ Country: 'Canada', State: 'ON', Zip: 'M5V-2T6' }), Version: 2 }],
      [UpdatePinCodes, { ...pins(''), Version: 3 }],
      [SaveAccountingConfig, { ...accounting({ MCFields: [material], GLFields: [ledger] }), Version: 4 }],
      [SaveResidentIndex, { ...index({}), Version: 5 }],
      [EditProperty, { ...content({ FacebookUrl: 'https://facebook.example/x' }), Version: 6 }],
    ]
    for (const [call, input] of kept) {
      expect(findCallProblems(call as never, input as never, undefined).problems, call.path).toEqual([])
      await account.call(call, input as never)
    }
  })
})
