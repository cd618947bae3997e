import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { GetOwnProfile, SaveOwnProfile } from '../../src/features/base/ownSettings/contract.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { SaveAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { CreateChannel, EditChannel, EditGroup, GetGroup } from '../../src/features/property/administration/contract.ts'
import { profileOf } from '../../src/features/property/administration/rules.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  AddTenant,
  AddTenantContact,
  AddVendor,
  EditPortfolioContact,
  EditPropertyContact,
  EditTenant,
  EditTenantContact,
  EditVendor,
} from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { EditProperty, SaveResidentIndex, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { emptyOf, type PayloadKey, payloadKeys } from '../../src/features/property/propertyPage/sections/payloads.ts'
import { SaveBuildingQuestionnaire } from '../../src/features/property/questionnaire/contract.ts'
import { SaveSurveyProperty, SaveSurveyQuestion, SaveSurveySection } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import { ChooseSurveyProducts, SaveSurveyDraft } from '../../src/features/surveys/surveys/contract.ts'
import type { ProductQuestion } from '../../src/features/surveys/surveys/model.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import { schemaOf } from '../support/inputs.ts'
import { customerOf } from '../support/surveyCustomer.ts'
import { everyProduct, generatedSurvey } from '../support/surveys.ts'
import { type Account, openWorld, send } from '../world.ts'

const world = await openWorld()
const global = await world.newAccount({ role: 'AcAdmin', global: true })

/** What a save sends, of whoever read it: the same version, a text of their own. */
type Input = (text: string) => object
type Save = { readonly call: Call; readonly open: (account: Account) => Promise<{ input: Input; token?: string }> }

const place = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const accounting = (GLCode: string) => ({ ...emptyOf.AccountingSection(), GLCode: GLCode.slice(0, 20), TaxRate: 5 })
const contactOf = (Name: string) => {
  const empty = newContact()
  const Email = `${randomUUID()}@harbor.example`
  return { ...empty, Contact: { ...empty.Contact, Name, Role: 'Cleaning', Team: 'Cleaning', Phone: '16175550113', Email } }
}
const code = (QrName: string) => {
  const { Label, Icon, QrType } = definitions.StaticUrl
  const TemplateFormData = { Url: 'https://harbor.example' }
  return {
    QrName,
    Location: 'Lobby',
    Item: { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData },
  }
}
const inIndustrial = (account: Account) =>
  account.call(EditProperty, { ...sectionPlace(account, 1), BasicInfo: { ...sampleBasicInfo, BuildingType: 'Industrial' } })
const sectionPlace = (account: Account, Version: number) => ({ ...place(account), EntityId: account.building.id, Version })

/** What a section sends, different for each text where it holds any. */
const payloads: { readonly [K in PayloadKey]: (text: string) => unknown } = {
  ...emptyOf,
  BasicInfo: text => ({ ...sampleBasicInfo, Region: text }),
  Content: text => ({ ...emptyOf.Content(), FacebookUrl: `https://facebook.com/${text}` }),
  ResidentIndex: Name => ({ Fields: [{ Name, Type: 'Text' }] }),
  AccountingSection: accounting,
}
const note = { Code: 'note', FieldType: 'Text Field' as const, Label: { en: 'Note' }, Required: false, Options: [], File: null }
const notes: ProductQuestion = {
  Code: 'notes',
  ProductName: 'Building Information',
  ProductType: 'BuildingInfo',
  SectionTitle: { en: 'Notes' },
  SurveyQuestion: { en: 'What else?' },
  Fields: [note],
}
/** A save of a survey's customer, who has opened it by its PIN. */
const answered = (call: Call, body: (text: string) => object): Save => ({
  call,
  open: async account => {
    const made = await generatedSurvey(account, { questions: [notes] })
    const { token } = await customerOf(world, made)
    const own = { ...place(account), BuilderId: made.BuilderId, ...(call === SaveSurveyProperty && { EntityId: account.building.id }) }
    return { input: text => ({ ...own, Version: 0, ...body(text) }), token }
  },
})

// Contacts are saved by a call of their own once the building stands.
const sections: [string, Save][] = payloadKeys
  .filter(key => key !== 'BuildingContacts')
  .map(key => [
    `section ${key}`,
    { call: EditProperty, open: async account => ({ input: text => ({ ...sectionPlace(account, 1), [key]: payloads[key](text) }) }) },
  ])

const saves: [string, Save][] = [
  ...sections,
  [
    'PIN codes',
    {
      call: UpdatePinCodes,
      open: async account => ({ input: () => ({ ...sectionPlace(account, 1), BuildingPIN: emptyOf.BuildingPIN() }) }),
    },
  ],
  [
    'resident index',
    {
      call: SaveResidentIndex,
      open: async ({ building }) => ({
        input: Name => ({ ResidentIndexId: building.id, Version: 1, Fields: [{ Name, Type: 'Text' }] }),
      }),
    },
  ],
  [
    'accounting',
    { call: SaveAccountingConfig, open: async account => ({ input: text => ({ ...place(account), Version: 1, ...accounting(text) }) }) },
  ],
  [
    'questionnaire',
    {
      call: SaveBuildingQuestionnaire,
      open: async account => {
        const { Version } = await inIndustrial(account)
        const asked = (Value: string) => [{ Questions: [{ Name: 'OwnershipFund', Value }] }]
        return { input: text => ({ ...place(account), Version, PropertyCHARQuestions: asked(text) }) }
      },
    },
  ],
  [
    'account',
    {
      call: EditGroup,
      open: async ({ call, group }) => {
        const { Version, ...read } = await call(GetGroup, { gId: group.id })
        return { input: en => ({ GroupId: group.id, Version, Group: { ...profileOf({ Version, ...read }), GroupName: { en } } }) }
      },
    },
  ],
  [
    'channel',
    {
      call: EditChannel,
      open: async ({ group }) => {
        const { acId } = await global.call(CreateChannel, { Name: `Channel ${randomUUID()}`, MappedGroups: [group.id] })
        return { token: global.token, input: text => ({ ChannelId: acId, Version: 1, Name: `${text} ${acId}`, MappedGroups: [group.id] }) }
      },
    },
  ],
  [
    'permissions',
    {
      call: SaveRolePermissions,
      open: async ({ group }) => {
        const { Version } = await global.call(GetRolePermissions, { gId: group.id })
        const change = (Granted: boolean) => [{ Role: 'PM', Permission: 'Legal', Granted }]
        return { token: global.token, input: text => ({ GroupId: group.id, Version, Changes: change(text !== 'mine') }) }
      },
    },
  ],
  [
    'own profile',
    {
      call: SaveOwnProfile,
      open: async account => {
        const { Email: _Email, ...profile } = await account.call(GetOwnProfile, {})
        return { input: FullName => ({ ...profile, FullName }) }
      },
    },
  ],
  [
    'QR code',
    {
      call: SaveQrCode,
      open: async account => {
        const { QrCodeId, Version } = await account.call(SaveQrCode, { ...place(account), ...code('First') })
        return { input: text => ({ ...place(account), QrCodeId, Version, ...code(text) }) }
      },
    },
  ],
  [
    'contact of a building',
    {
      call: EditPropertyContact,
      open: async account => {
        const { acId, Version } = await account.call(AddPropertyContact, { ...place(account), ...contactOf('First') })
        return { input: text => ({ ...place(account), ContactId: acId, Version, ...contactOf(text) }) }
      },
    },
  ],
  [
    'contact of the portfolio',
    {
      call: EditPortfolioContact,
      open: async account => {
        const AssignedBuildings = [account.building.id]
        const GroupId = account.group.id
        const { acId, Version } = await account.call(AddPortfolioContact, { GroupId, ...contactOf('First'), AssignedBuildings })
        return { input: text => ({ GroupId, ContactId: acId, Version, ...contactOf(text), AssignedBuildings }) }
      },
    },
  ],
  [
    'vendor',
    {
      call: EditVendor,
      open: async ({ call, group }) => {
        const { acId, Version } = await call(AddVendor, { GroupId: group.id, VendorName: 'First' })
        return { input: VendorName => ({ GroupId: group.id, VendorId: acId, Version, VendorName }) }
      },
    },
  ],
  [
    'tenant',
    {
      call: EditTenant,
      open: async account => {
        const { acId, Version } = await account.call(AddTenant, { ...place(account), Name: 'First' })
        return { input: Name => ({ ...place(account), TenantId: acId, Version, Name }) }
      },
    },
  ],
  [
    'survey, still a draft',
    {
      call: SaveSurveyDraft,
      open: async account => {
        const chosen = { ...place(account), Vertical: 'Office' as const, Products: everyProduct }
        const { acId: BuilderId, Version, ProductQuestions } = await account.call(ChooseSurveyProducts, chosen)
        const built = { ...place(account), BuilderId, Version, ...allEnabled, ProductQuestions, HelperText: noHelp }
        return { input: SurveyName => ({ ...built, SurveyName }) }
      },
    },
  ],
  [
    'section of a survey',
    answered(SaveSurveySection, text => ({ Section: 'PhysicalSpaces', ...emptyPayload('PhysicalSpaces'), OtherAmenities: text })),
  ],
  [
    'building in a survey',
    answered(SaveSurveyProperty, Note => ({ Section: 'Branding', Branding: { ...emptyPayload('Branding').Branding, Note } })),
  ],
  ['question of a survey', answered(SaveSurveyQuestion, Value => ({ Code: 'notes', FieldsValues: [{ Code: 'note', Value }] }))],
  [
    'person of a tenant',
    {
      call: EditTenantContact,
      open: async account => {
        const { acId: TenantId } = await account.call(AddTenant, { ...place(account), Name: 'First' })
        const person = (Name: string) => ({ ...place(account), TenantId, Name, PhoneNumber: '16175550113', Email: 'a@harbor.example' })
        const { acId, Version } = await account.call(AddTenantContact, person('First'))
        return { input: text => ({ ...person(text), ContactId: acId, Version }) }
      },
    },
  ],
]

const tables = [
  'account_group',
  'building',
  'building_section',
  'contact',
  'vendor',
  'vendor_building',
  'tenant_company',
  'qr_code',
  'qr_item',
  'survey',
  'survey_answer',
]
const more = ['role_permission', 'channel', 'channel_group', 'member', 'audit']
/** All that an account holds, and its user's own profile, as it stands. */
const standing = async ({ group, user }: Account): Promise<string> => {
  const columns = await world.services.db.system.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_name = any($1) and column_name in ('group_id', 'id') order by table_name, column_name`,
    [[...tables, ...more]],
  )
  const found: unknown[] = []
  for (const name of new Set(columns.rows.map(({ table }) => table))) {
    const own = columns.rows.filter(({ table }) => table === name).map(({ column }) => column)
    const where = own.includes('group_id') ? 'group_id = $1' : name === 'account_group' ? 'id = $1' : '$1::uuid is not null'
    const { rows } = await world.services.db.system.query(`select to_jsonb(t) as row from ${name} t where ${where} order by t::text`, [
      group.id,
    ])
    found.push([name, rows])
  }
  const profile = 'select full_name, phone, time_zone, picture from app_user where id = $1'
  found.push((await world.services.db.system.query(profile, [user.id])).rows)
  return JSON.stringify(found)
}

describe('of two people who save the same, the second is told and nothing is lost', () => {
  test.each(saves)('%s', async (_name, { call, open }) => {
    const account = await world.newAccount({ role: 'AcAdmin' })
    const { input, token = account.token } = await open(account)
    const before = await standing(account)
    const first = await send(world.app, call, input('mine'), token)
    expect(first.code, first.body).toBeUndefined()
    const saved = await standing(account)
    expect(saved).not.toBe(before)
    const second = await send(world.app, call, input('theirs'), token)
    expect(second).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    expect(JSON.parse(second.body).error.message).toBe('Somebody else has changed this in the meantime.')
    expect(await standing(account)).toBe(saved)
  })

  test('every call that saves what stands already asks for the version that was read, and is among these', () => {
    // One's own settings and views, and what is only added to: a note on a product, an option of a list.
    const own = ['Session/SaveSettings', 'View/SaveView', 'Product/SaveProductState', 'Accounting/SaveDropDownOption']
    const writes: Call[] = served.map(one => one.call).filter(({ method, path }) => method === 'POST' && /\/(Edit|Save|Update)/.test(path))
    const shown = new Set(saves.map(([, { call }]) => call.path))
    expect(
      writes
        .filter(({ path }) => !shown.has(path))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(own.sort())
    const asks = (call: Call) => JSON.stringify(schemaOf(call)).includes('"Version"')
    expect(writes.filter(call => shown.has(call.path) && !asks(call)).map(({ path }) => path)).toEqual([])
  })
})
