import { expect, test } from 'vitest'
import { png } from '../../../../test/support/hostile.ts'
import { signInWith } from '../../../../test/support/readers.ts'
import { customerOf } from '../../../../test/support/surveyCustomer.ts'
import { generatedSurvey } from '../../../../test/support/surveys.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetQrCode, GetQrCodes, RetireQrCode } from '../../codes/qr/contract.ts'
import { sampleBasicInfo } from '../../property/buildings/sections/BasicInfo/sample.ts'
import { AddPropertyContact, AddTenant, GetPropertyContacts, GetTenantList } from '../../property/contacts/contract.ts'
import { newContact } from '../../property/contacts/rules.ts'
import { EditProperty, GetProperty } from '../../property/propertyPage/contract.ts'
import { GetSurvey, SaveSurveyProperty, SaveSurveySection, SubmitSurvey, UploadSurveyFile } from '../surveyAnswers/contract.ts'
import { emptyPayload } from '../surveyAnswers/sections/sections.ts'
import { AcceptSurvey, ReopenSurvey } from '../surveys/contract.ts'
import { surveyMessages } from '../surveys/rules.ts'
import { GetTakeOver, TakeOverSurvey, UndoTakeOver } from './contract.ts'
import type { TakeOver, TakeOverItem } from './model.ts'
import { takeOverMessages } from './rules.ts'

const world = await openWorld()

const said = {
  ...emptyPayload('BasicPropertyInfo').BasicPropertyInfo,
  Name: 'Anchor Tower',
  SpanishName: 'Torre Anchor',
  City: 'Cambridge',
  Region: 'New England',
  AddressLine2: 'Floor 2',
  PlannedEngineeringHours: 800,
  State: 'MA',
}
const maria = { Name: 'Maria Lopez', UserRole: 'Engineering', PhoneNumber: '12065550142', Email: 'Maria@harbour.example' }
const network = { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a10', SSID: 'Anchor-Guest', Password: 'harbor-view', NetworkType: 'WPA2' as const }

type Answers = {
  info?: object
  branding?: object
  contacts?: object[]
  tenants?: object[]
  networks?: object[]
  employees?: object[]
  logo?: boolean
}

/** A survey of an account's building with these answers, accepted. */
const accepted = async (account: Account, answers: Answers) => {
  const GroupId = account.group.id
  const BuildingId = account.building.id
  const { Version } = await account.call(GetProperty, { gId: GroupId, eId: BuildingId })
  await account.call(EditProperty, { GroupId, EntityId: BuildingId, BuildingId, Version, BasicInfo: sampleBasicInfo })
  const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: false } })
  const customer = await customerOf(world, made)
  const place = { GroupId, BuildingId, BuilderId: made.BuilderId }
  const save = { ...place, Version: 0 }
  const { info, branding, contacts, tenants, networks, employees, logo } = answers
  const LogoFile = logo
    ? await customer.call(UploadSurveyFile, { ...place, fileName: 'logo.png', base64: png(40, 20).toString('base64') })
    : null
  const of = { ...save, EntityId: BuildingId }
  if (info) await customer.call(SaveSurveyProperty, { ...of, Section: 'BasicPropertyInfo', BasicPropertyInfo: { ...said, ...info } })
  if (branding || LogoFile) {
    const Branding = { LogoFile, PrimaryColor: '', SecondaryColor: '', Note: '', ...branding }
    await customer.call(SaveSurveyProperty, { ...of, Section: 'Branding', Branding })
  }
  if (contacts || tenants) {
    const Contacts = (contacts ?? []).map(one => ({ ...maria, ...one }))
    const ArchorTenants = (tenants ?? []).map(one => ({ Name: 'Baker & Lane', Floor: '12', SquareFootage: 8200, ...one }))
    await customer.call(SaveSurveySection, { ...save, Section: 'Contacts', Contacts, TenantInfo: { ArchorTenants } })
  }
  if (networks)
    await customer.call(SaveSurveySection, {
      ...save,
      Section: 'Connectivities',
      Connectivities: networks.map(one => ({ ...network, ...one })),
    })
  if (employees) {
    const blank = {
      Name: 'Omar Reyes',
      UserRole: 'Security',
      Type: null,
      Mobile: '12065550188',
      EmailAddress: 'omar@harbour.example',
      JobTitle: 'Guard',
      VendorName: '',
    }
    await customer.call(SaveSurveySection, {
      ...save,
      Section: 'Employees',
      Employees: employees.map(one => ({ ...blank, ...one })),
      EmployeesFile: null,
    })
  }
  await customer.call(SubmitSurvey, place)
  await account.call(AcceptSurvey, { GroupId, BuilderId: made.BuilderId })
  const read = () => account.call(GetTakeOver, { gId: GroupId, bId: BuildingId, builderId: made.BuilderId })
  const take = async (...keys: string[]) => account.call(TakeOverSurvey, { ...place, Items: wishes(await read(), keys) })
  const undo = (TakeOverId: string | null) => account.call(UndoTakeOver, { ...place, TakeOverId: TakeOverId ?? '' })
  const property = () => account.call(GetProperty, { gId: GroupId, eId: BuildingId })
  const contactsNow = async () => (await account.call(GetPropertyContacts, { filter: { gId: GroupId, bId: BuildingId } })).Contacts
  return { account, place, read, take, undo, property, contactsNow, customer }
}

const wishes = ({ Items }: TakeOver, keys: readonly string[]) => keys.map(Key => ({ Key, Seen: itemIn(Items, Key).Seen }))
const itemIn = (items: readonly TakeOverItem[], key: string): TakeOverItem => {
  const found = items.find(({ Key }) => Key === key)
  if (!found) throw new Error(`${key} is not offered`)
  return found
}
const facts = (item: TakeOverItem) => item.Facts.map(({ Field, Said, Has }) => [Field, Said, Has])

test('Basic Info: each answered field stands beside the building’s, only what is ticked is saved, and undone it is as before', async () => {
  const { read, take, undo, property } = await accepted(await world.newAccount(), { info: {} })
  const { Items } = await read()
  expect(itemIn(Items, 'BasicInfo.City')).toMatchObject({ State: 'Differs', Facts: [{ Said: 'Cambridge', Has: 'Boston', Differs: true }] })
  expect(itemIn(Items, 'BasicInfo.AddressLine2')).toMatchObject({ State: 'New', Facts: [{ Said: 'Floor 2', Has: '' }] })
  expect(itemIn(Items, 'BasicInfo.State').State).toBe('Same')
  expect(Items.map(({ Key }) => Key)).not.toContain('BasicInfo.Zip') // nothing was said
  const keys = ['Name', 'SpanishName', 'City', 'AddressLine2', 'PlannedEngineeringHours'].map(name => `BasicInfo.${name}`)
  const { TakeOverId, Taken } = await take(...keys)
  expect(Taken).toBe(5)
  expect(await property()).toMatchObject({
    Name: { en: 'Anchor Tower', es: 'Torre Anchor' },
    City: 'Cambridge',
    AddressLine2: 'Floor 2',
    PlannedEngineeringHours: 800,
    Region: 'Northeast',
    Zip: '02210',
    ContactEmail: 'front@anchor.example',
  })
  expect(itemIn((await read()).Items, 'BasicInfo.City').State).toBe('Same')
  expect(await undo(TakeOverId)).toEqual({ Undone: 5, Left: [] })
  expect(await property()).toMatchObject({
    Name: { en: 'Anchor Street East' },
    City: 'Boston',
    AddressLine2: null,
    PlannedEngineeringHours: 640,
  })
  expect((await read()).Runs).toMatchObject([{ TakeOverId, UndoneDate: expect.any(Number), Left: [] }])
})

test('what the building’s own form would refuse is refused at the field, and nothing of the rest is saved', async () => {
  const { read, property, account, place } = await accepted(await world.newAccount(), {
    info: { Zip: '12', City: 'Cambridge' },
    contacts: [{}],
  })
  const Items = wishes(await read(), ['BasicInfo.Zip', 'BasicInfo.City', 'Contacts.0'])
  const { fields } = await account.refuse(TakeOverSurvey, { ...place, Items })
  expect(fields).toMatchObject([{ Field: 'BasicInfo.Zip', Message: 'Invalid Zip Code' }])
  expect((await property()).City).toBe('Boston')
  const none = await account.refuse(TakeOverSurvey, { ...place, Items: [] })
  expect(none.fields).toMatchObject([{ Field: 'Items', Message: 'Required' }])
})

test('a campus becomes the account’s tag of that name', async () => {
  const { take, undo, property } = await accepted(await world.newAccount(), {
    info: { PropertyType: 'Multiple', PropertyTag: 'Harbor Campus' },
  })
  const { TakeOverId } = await take('BasicInfo.PropertyType', 'BasicInfo.PropertyTag')
  expect(await property()).toMatchObject({ PropertyType: 'Multiple', PropertyTag: { Name: 'Harbor Campus' } })
  expect((await undo(TakeOverId)).Left).toEqual([])
  expect(await property()).toMatchObject({ PropertyType: 'Single', PropertyTag: null })
})

test('branding: colors and logo become those of the codes, and are taken back', async () => {
  const branding = { PrimaryColor: '#123456', SecondaryColor: '#654321' }
  const { read, take, undo, property } = await accepted(await world.newAccount(), { branding, logo: true })
  const { TakeOverId } = await take('Branding.FillColor', 'Branding.EyeColor', 'Branding.LogoFilename')
  const { Sections, LogoFilename } = await property()
  expect(Sections.Branding).toMatchObject({ FillColor: '#123456', EyeColor: '#654321', LogoFilename })
  expect(LogoFilename).toMatch(/\/files\/.*logo\.png$/)
  expect((await read()).Items.map(({ State }) => State)).toEqual(['Same', 'Same', 'Same'])
  expect((await undo(TakeOverId)).Undone).toBe(3)
  expect(await property()).toMatchObject({ LogoFilename: null })
  expect((await property()).Sections.Branding?.FillColor).not.toBe('#123456')
})

test('a contact that nobody knows is added; one with the same email or phone is changed; undone the first is offboarded', async () => {
  const account = await world.newAccount()
  const known = {
    ...newContact(),
    Contact: {
      ...newContact().Contact,
      Name: 'Old Name',
      Role: 'Cleaning',
      Phone: '12065550100',
      Email: 'ann@harbour.example',
      Team: 'Cleaning',
    },
  }
  await account.call(AddPropertyContact, { GroupId: account.group.id, BuildingId: account.building.id, ...known })
  const survey = await accepted(account, {
    contacts: [{}, { Name: 'Ann New', UserRole: 'GM', PhoneNumber: '12065550100', Email: '' }],
    employees: [{}],
  })
  const { read, take, undo, contactsNow, place } = survey
  const { Items } = await read()
  expect(itemIn(Items, 'Contacts.0')).toMatchObject({ State: 'New', Match: null, Fill: { Role: 'Engineering', Team: 'Engineering' } })
  expect(itemIn(Items, 'Contacts.1')).toMatchObject({ State: 'Differs', Match: { Name: 'Old Name', By: 'Phone' } })
  expect(facts(itemIn(Items, 'Contacts.1'))).toEqual([
    ['Name', 'Ann New', 'Old Name'],
    ['Phone', '12065550100', '12065550100'],
  ])
  const { TakeOverId } = await take('Contacts.0', 'Contacts.1', 'Employees.0')
  const after = await contactsNow()
  expect(after.map(({ FullName, Role, Team }) => [FullName.en, Role, Team])).toEqual(
    expect.arrayContaining([
      ['Maria Lopez', 'Engineering', 'Engineering'],
      ['Ann New', 'Cleaning', 'Cleaning'],
      ['Omar Reyes', 'Security', 'Security'],
    ]),
  )
  const stored = await account.call(GetSurvey, { gId: place.GroupId, bId: place.BuildingId, builderId: place.BuilderId })
  const idOf = (name: string) => after.find(({ FullName }) => FullName.en === name)?.acId
  expect(stored.Contacts?.map(({ MemberId }) => MemberId)).toEqual([idOf('Maria Lopez'), idOf('Ann New')])
  expect(await undo(TakeOverId)).toEqual({ Undone: 3, Left: [] })
  expect((await contactsNow()).map(({ FullName }) => FullName.en)).toEqual(['Old Name'])
  const again = await take('Contacts.0')
  expect(again.Taken).toBe(1)
  expect((await contactsNow()).map(({ FullName }) => FullName.en).toSorted()).toEqual(['Maria Lopez', 'Old Name']) // the same contact again
})

test('a contact’s missing parts are asked for, at the contact’s own fields, and taken from what staff fill in', async () => {
  const { read, account, place, contactsNow } = await accepted(await world.newAccount(), { contacts: [{ UserRole: '', PhoneNumber: '' }] })
  const [wish] = wishes(await read(), ['Contacts.0'])
  if (!wish) throw new Error('nothing offered')
  const { fields } = await account.refuse(TakeOverSurvey, { ...place, Items: [wish] })
  expect(fields.map(({ Field }) => Field)).toEqual(['Contacts.0.Role', 'Contacts.0.Phone', 'Contacts.0.Team'])
  const Fill = { Role: 'Security', Team: 'Security', Phone: '12065550177', Email: 'maria@harbour.example' }
  const admin = await account.refuse(TakeOverSurvey, { ...place, Items: [{ ...wish, Fill: { ...Fill, Role: 'Admin' } }] })
  expect(admin.fields.map(({ Field }) => Field)).toContain('Contacts.0.Role')
  await account.call(TakeOverSurvey, { ...place, Items: [{ ...wish, Fill }] })
  expect(await contactsNow()).toMatchObject([{ Role: 'Security', Phone: '12065550177', Email: 'maria@harbour.example' }])
})

test('tenants are known by their names: added, or given their floor, and taken back', async () => {
  const account = await world.newAccount()
  const at = { GroupId: account.group.id, BuildingId: account.building.id }
  await account.call(AddTenant, { ...at, Name: 'baker & lane', Floor: '3' })
  const { take, undo, read } = await accepted(account, { tenants: [{}, { Name: 'Corner Cafe', Floor: '1' }] })
  expect((await read()).Items.map(({ Key, State, Match }) => [Key, State, Match?.Name])).toEqual([
    ['Tenants.0', 'Differs', 'baker & lane'],
    ['Tenants.1', 'New', undefined],
  ])
  const tenants = async () =>
    (await account.call(GetTenantList, { filter: { gId: at.GroupId, bId: at.BuildingId } })).Tenants.map(({ Name, Floor }) => [Name, Floor])
  const { TakeOverId } = await take('Tenants.0', 'Tenants.1')
  expect(await tenants()).toEqual([
    ['baker & lane', '12'],
    ['Corner Cafe', '1'],
  ])
  await undo(TakeOverId)
  expect(await tenants()).toEqual([['baker & lane', '3']])
})

test('a network becomes a Wi-Fi code by the codes’ own rules; its password is shown to nobody; undone the code is retired', async () => {
  const account = await world.newAccount()
  const { read, take, undo, place } = await accepted(account, {
    networks: [{}, { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a11', SSID: 'NoPassword', Password: '' }],
  })
  const { Items } = await read()
  expect(JSON.stringify(Items)).not.toContain('harbor-view')
  const key = `Wifi.${network.id}`
  const bad = `Wifi.6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a11`
  const refused = await account.refuse(TakeOverSurvey, { ...place, Items: wishes(await read(), [key, bad]) })
  expect(refused.fields).toMatchObject([{ Field: `${bad}.Password`, Message: 'Required' }])
  const { TakeOverId } = await take(key)
  const codes = () => account.call(GetQrCodes, { filter: { gId: place.GroupId, bId: place.BuildingId } })
  const [code] = (await codes()).QrCodes
  const whole = await account.call(GetQrCode, { gId: place.GroupId, QrCodeId: code?.QrCodeId ?? '' })
  expect(whole).toMatchObject({
    QrName: 'Wi-Fi Anchor-Guest',
    QrType: 'Wifi',
    Items: [{ TemplateFormData: { SSID: 'Anchor-Guest', NetworkType: 'WPA2', Password: 'harbor-view' } }],
  })
  expect(itemIn((await read()).Items, key)).toMatchObject({ State: 'Same' })
  expect(await undo(TakeOverId)).toEqual({ Undone: 1, Left: [] })
  expect((await codes()).QrCodes.filter(({ Retired }) => !Retired)).toEqual([])
  expect(itemIn((await read()).Items, key)).toMatchObject({ State: 'Differs', Match: { OutOfUse: true } })
  await take(key)
  expect((await codes()).QrCodes.map(({ Retired }) => Retired)).toEqual([false])
})

test('what has changed since it was read is refused and loses nothing; an undo leaves what somebody has changed, and says so', async () => {
  const { read, property, account, place, undo } = await accepted(await world.newAccount(), { info: {} })
  const old = wishes(await read(), ['BasicInfo.City', 'BasicInfo.Region'])
  const change = async (info: object) => {
    const { Version } = await property()
    await account.call(EditProperty, {
      ...place,
      BuilderId: undefined,
      EntityId: place.BuildingId,
      Version,
      BasicInfo: { ...sampleBasicInfo, ...info },
    } as never)
  }
  await change({ City: 'Quincy' })
  const refused = await account.refuse(TakeOverSurvey, { ...place, Items: old })
  expect(refused).toMatchObject({
    status: 409,
    code: 'sys.obj.cfl',
    fields: [{ Field: 'BasicInfo.City', Message: takeOverMessages.changed }],
  })
  expect(await property()).toMatchObject({ City: 'Quincy', Region: 'Northeast' })
  const { TakeOverId } = await account.call(TakeOverSurvey, {
    ...place,
    Items: wishes(await read(), ['BasicInfo.City', 'BasicInfo.Region']),
  })
  await change({ City: 'Salem', Region: 'New England' })
  expect(await undo(TakeOverId)).toEqual({ Undone: 1, Left: [{ Group: 'BasicInfo', Name: 'City' }] })
  expect(await property()).toMatchObject({ City: 'Salem', Region: 'Northeast' })
  expect(await undo(TakeOverId)).toEqual({ Undone: 1, Left: [{ Group: 'BasicInfo', Name: 'City' }] })
})

test('pressed twice it is done once', async () => {
  const { read, account, place, contactsNow } = await accepted(await world.newAccount(), { contacts: [{}], networks: [{}] })
  const Items = wishes(await read(), ['Contacts.0', `Wifi.${network.id}`])
  const both = await Promise.all([1, 2].map(() => account.call(TakeOverSurvey, { ...place, Items })))
  expect(both.map(({ Taken }) => Taken).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect(await contactsNow()).toHaveLength(1)
  expect((await read()).Runs).toHaveLength(1)
})

test('only of an accepted survey, only of one’s own account, and only what the building’s forms let one save', async () => {
  const account = await world.newAccount()
  const { read, place } = await accepted(account, { info: {}, networks: [{}] })
  const other = await world.newAccount()
  const Items = wishes(await read(), ['BasicInfo.City'])
  expect((await other.refuse(TakeOverSurvey, { ...place, Items })).status).toBe(404)
  expect((await other.refuse(TakeOverSurvey, { ...place, GroupId: other.group.id, BuildingId: other.building.id, Items })).status).toBe(404)
  expect((await other.refuse(GetTakeOver, { gId: other.group.id, bId: other.building.id, builderId: place.BuilderId })).status).toBe(404)
  const unknown = await account.refuse(TakeOverSurvey, { ...place, Items: [{ Key: 'BasicInfo.Code', Seen: '' }] })
  expect(unknown.fields.map(({ Field }) => Field)).toEqual(['BasicInfo.Code'])
  await account.call(ReopenSurvey, { GroupId: place.GroupId, BuilderId: place.BuilderId })
  expect(await account.refuse(TakeOverSurvey, { ...place, Items })).toMatchObject({ status: 409, message: surveyMessages.notAccepted })
  expect((await read()).Items).toEqual([])
})

test('who may accept surveys but not save a building sees what it would take, and cannot', async () => {
  const account = await world.newAccount()
  const { place, take } = await accepted(account, { info: {} })
  const staff = await signInWith(world, account, ['CustomerSurveyLinks', 'BasicInfo'])
  const seen = await staff.call(GetTakeOver, { gId: place.GroupId, bId: place.BuildingId, builderId: place.BuilderId })
  expect(itemIn(seen.Items, 'BasicInfo.City').Needs).toContain('GlobalManageEntities')
  const Items = wishes(seen, ['BasicInfo.City'])
  expect((await staff.refuse(TakeOverSurvey, { ...place, Items })).status).toBe(403)
  const { TakeOverId } = await take('BasicInfo.City')
  expect((await staff.refuse(UndoTakeOver, { ...place, TakeOverId: TakeOverId ?? '' })).status).toBe(403)
})

test('a retired code that somebody else has put out of service is no hindrance to an undo', async () => {
  const account = await world.newAccount()
  const { take, undo, place } = await accepted(account, { networks: [{}] })
  const { TakeOverId } = await take(`Wifi.${network.id}`)
  const [code] = (await account.call(GetQrCodes, { filter: { gId: place.GroupId } })).QrCodes
  await account.call(RetireQrCode, { GroupId: place.GroupId, QrCodeId: code?.QrCodeId ?? '' })
  expect(await undo(TakeOverId)).toEqual({ Undone: 1, Left: [] })
})
