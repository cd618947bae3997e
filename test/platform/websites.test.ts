import { expect, test } from 'vitest'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { EditGroup, GetGroup } from '../../src/features/property/administration/contract.ts'
import { newGroup } from '../../src/features/property/administration/rules.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { links } from '../../src/features/property/propertyPage/sections/Content/model.ts'
import { SaveSurveyProperty } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const typed = 'www.example.com/menu'
const whole = 'https://www.example.com/menu'

test('every web address of a building that is typed without its scheme is kept with https://', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const { group, building } = account
  const read = () => account.call(GetProperty, { eId: building.id, gId: group.id })
  const save = async (section: object) =>
    account.call(EditProperty, {
      GroupId: group.id,
      BuildingId: building.id,
      EntityId: building.id,
      Version: (await read()).Version,
      ...section,
    })
  await save({ BasicInfo: { ...sampleBasicInfo, Website: typed } })
  await save({ Content: Object.fromEntries(links.map(name => [name, typed])) })
  await save({ ProductAddOns: { HasVanityUrl: true, VanityUrl: typed } })
  const { Website, Sections } = await read()
  expect(Website).toBe(whole)
  expect(Sections.Content).toEqual(Object.fromEntries(links.map(name => [name, whole])))
  expect(Sections.ProductAddOns).toMatchObject({ VanityUrl: whole })
})

test('so is that of an account', async () => {
  const account = await world.newAccount({ role: 'Admin', global: true })
  const { Version } = await account.call(GetGroup, { gId: account.group.id })
  const Group = { ...newGroup(), GroupName: { en: account.group.name }, Website: typed }
  await account.call(EditGroup, { GroupId: account.group.id, Version, Group })
  expect((await account.call(GetGroup, { gId: account.group.id })).Website).toBe(whole)
})

test.each([
  ['StaticUrl', 'Url', {}],
  ['Wifi', 'ExternalUrl', { AlternateEnable: true }],
] as const)('so is that of a code that opens one: %s', async (type, field, change) => {
  const account = await world.newAccount()
  const { Label, Icon, QrType, sample } = definitions[type]
  const { QrCodeId } = await account.call(SaveQrCode, {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    QrName: 'Menu',
    Location: 'Lobby',
    Floor: '1',
    Item: { Name: { en: Label.en }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample, ...change, [field]: typed } },
  })
  const { Items } = await account.call(GetQrCode, { gId: account.group.id, QrCodeId })
  expect(Items[0]?.TemplateFormData[field]).toBe(whole)
})

test('so is what a customer says of a building', () => {
  const { BasicPropertyInfo } = emptyPayload('BasicPropertyInfo')
  const [GroupId, BuildingId, EntityId, BuilderId] = Array.from({ length: 4 }, () => crypto.randomUUID())
  const parsed = SaveSurveyProperty.input.safeParse({
    GroupId,
    BuildingId,
    EntityId,
    BuilderId,
    Section: 'BasicPropertyInfo',
    Version: 0,
    BasicPropertyInfo: { ...BasicPropertyInfo, Website: typed },
  })
  expect(parsed.data?.BasicPropertyInfo?.Website ?? parsed.error).toBe(whole)
})
