import { randomUUID } from 'node:crypto'
import type { Call } from '../../src/core/call.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { EditRequest } from '../../src/features/codes/inbox/contract.ts'
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
import { EditProperty, SaveResidentIndex, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { emptyOf, type PayloadKey, payloadKeys } from '../../src/features/property/propertyPage/sections/payloads.ts'
import { SaveBuildingQuestionnaire } from '../../src/features/property/questionnaire/contract.ts'
import { SaveSurveyProperty, SaveSurveyQuestion, SaveSurveySection } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import { ChooseSurveyProducts, SaveSurveyDraft } from '../../src/features/surveys/surveys/contract.ts'
import type { ProductQuestion } from '../../src/features/surveys/surveys/model.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import type { Account } from '../world.ts'
import { newRequest } from './requests.ts'
import { savesOfSettings } from './savesOfSettings.ts'
import { customerOf } from './surveyCustomer.ts'
import { everyProduct, generatedSurvey } from './surveys.ts'
import { codeOf, contactOf, type Makers, placeOf, type Write } from './write.ts'

const accounting = (GLCode: string) => ({ ...emptyOf.AccountingSection(), GLCode: GLCode.slice(0, 20), TaxRate: 5 })
const inIndustrial = (account: Account) =>
  account.call(EditProperty, { ...sectionPlace(account, 1), BasicInfo: { ...sampleBasicInfo, BuildingType: 'Industrial' } })
const sectionPlace = (account: Account, Version: number) => ({ ...placeOf(account), EntityId: account.building.id, Version })

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
const answered = (world: Makers['world'], call: Call, body: (text: string) => object): Write => ({
  call,
  open: async account => {
    const made = await generatedSurvey(account, { questions: [notes] })
    const { token } = await customerOf(world, made)
    const own = { ...placeOf(account), BuilderId: made.BuilderId, ...(call === SaveSurveyProperty && { EntityId: account.building.id }) }
    return { input: text => ({ ...own, Version: 0, ...body(text) }), token }
  },
})

const sections: [string, Write][] = payloadKeys
  .filter(key => key !== 'BuildingContacts')
  .map(key => [
    `section ${key}`,
    { call: EditProperty, open: async account => ({ input: text => ({ ...sectionPlace(account, 1), [key]: payloads[key](text) }) }) },
  ])

/** Every save of what stands already, by what is saved, each asking for the version that was read. */
export const savesOf = ({ world, global }: Makers): [string, Write][] => [
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
    'request',
    {
      call: EditRequest,
      open: async account => {
        const { RequestId } = await newRequest(world, account)
        const at = { GroupId: account.group.id, RequestId, Version: 1, AssigneeId: null, DueDate: 0 }
        return { input: text => ({ ...at, Urgency: text === 'mine' ? 'Low' : 'High' }) }
      },
    },
  ],
  [
    'accounting',
    { call: SaveAccountingConfig, open: async account => ({ input: text => ({ ...placeOf(account), Version: 1, ...accounting(text) }) }) },
  ],
  [
    'questionnaire',
    {
      call: SaveBuildingQuestionnaire,
      open: async account => {
        const { Version } = await inIndustrial(account)
        const asked = (Value: string) => [{ Questions: [{ Name: 'OwnershipFund', Value }] }]
        return { input: text => ({ ...placeOf(account), Version, PropertyCHARQuestions: asked(text) }) }
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
  ...savesOfSettings({ world, global }),
  [
    'QR code',
    {
      call: SaveQrCode,
      open: async account => {
        const { QrCodeId, Version } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('First') })
        return { input: text => ({ ...placeOf(account), QrCodeId, Version, ...codeOf(text) }) }
      },
    },
  ],
  [
    'contact of a building',
    {
      call: EditPropertyContact,
      open: async account => {
        const { acId, Version } = await account.call(AddPropertyContact, { ...placeOf(account), ...contactOf('First') })
        const draft = contactOf('')
        return { input: Name => ({ ...placeOf(account), ContactId: acId, Version, ...draft, Contact: { ...draft.Contact, Name } }) }
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
        const draft = { ...contactOf(''), GroupId, ContactId: acId, Version, AssignedBuildings }
        return { input: Name => ({ ...draft, Contact: { ...draft.Contact, Name } }) }
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
        const { acId, Version } = await account.call(AddTenant, { ...placeOf(account), Name: 'First' })
        return { input: Name => ({ ...placeOf(account), TenantId: acId, Version, Name }) }
      },
    },
  ],
  [
    'survey, still a draft',
    {
      call: SaveSurveyDraft,
      open: async account => {
        const chosen = { ...placeOf(account), Vertical: 'Office' as const, Products: everyProduct }
        const { acId: BuilderId, Version, ProductQuestions } = await account.call(ChooseSurveyProducts, chosen)
        const built = { ...placeOf(account), BuilderId, Version, ...allEnabled, ProductQuestions, HelperText: noHelp }
        return { input: SurveyName => ({ ...built, SurveyName }) }
      },
    },
  ],
  [
    'section of a survey',
    answered(world, SaveSurveySection, text => ({ Section: 'PhysicalSpaces', ...emptyPayload('PhysicalSpaces'), OtherAmenities: text })),
  ],
  [
    'building in a survey',
    answered(world, SaveSurveyProperty, Note => ({ Section: 'Branding', Branding: { ...emptyPayload('Branding').Branding, Note } })),
  ],
  ['question of a survey', answered(world, SaveSurveyQuestion, Value => ({ Code: 'notes', FieldsValues: [{ Code: 'note', Value }] }))],
  [
    'person of a tenant',
    {
      call: EditTenantContact,
      open: async account => {
        const { acId: TenantId } = await account.call(AddTenant, { ...placeOf(account), Name: 'First' })
        const person = (Name: string) => ({ ...placeOf(account), TenantId, Name, PhoneNumber: '16175550113', Email: 'a@harbor.example' })
        const { acId, Version } = await account.call(AddTenantContact, person('First'))
        return { input: text => ({ ...person(text), ContactId: acId, Version }) }
      },
    },
  ],
]
