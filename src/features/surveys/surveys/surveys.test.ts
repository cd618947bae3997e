import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pdf, png } from '../../../../test/support/hostile.ts'
import { uploaded } from '../../../../test/support/sections.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { formMessages } from '../../base/fields/rules.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { member } from '../../base/people/tables.ts'
import { allProducts, products, verticalToProducts } from './catalog.ts'
import {
  AcceptSurvey,
  ChooseSurveyProducts,
  CopySurvey,
  DeleteSurvey,
  GenerateSurvey,
  GetAllSurveyList,
  GetSurveyBuilder,
  GetSurveyList,
  ReopenSurvey,
  SaveSurveyDraft,
} from './contract.ts'
import { type ProductQuestion, questionFieldTypes, type SurveyStatus, specialForms, surveyStatuses, verticals } from './model.ts'
import { surveyRecord } from './record.ts'
import { allEnabled, customerLink, noHelp, surveyMessages, withSection } from './rules.ts'
import { survey } from './tables.ts'
import { words } from './words.ts'

const world = await openWorld()
const place = ({ group, building }: Pick<Account, 'group' | 'building'>) => ({ GroupId: group.id, BuildingId: building.id })
const staff = { Type: 'Employees', ProductName: 'Staff Directory' } as const
const feedback = { Type: 'Questions', ProductName: 'Customer Feedback' } as const
type Maker = Pick<Account, 'group' | 'building' | 'call'>

const draftOf = async (account: Maker, Products = [staff, feedback] as const) => {
  const made = await account.call(ChooseSurveyProducts, { ...place(account), Vertical: 'Office', Products: [...Products] })
  return { ...made, BuilderId: made.acId }
}
const generated = async (account: Maker, SurveyName = 'Harbor Survey') => {
  const { BuilderId, ProductQuestions } = await draftOf(account)
  const built = { ...place(account), BuilderId, SurveyName, ...allEnabled, ProductQuestions, HelperText: noHelp }
  return { built, BuilderId, ...(await account.call(GenerateSurvey, built)) }
}
const statusIs = (id: string, Status: SurveyStatus) =>
  world.services.db.asSystem('test', tx => tx.update(survey).set({ Status }).where(eq(survey.id, id)))
const kept = async (id: string) => (await world.services.db.asSystem('test', tx => tx.select().from(survey).where(eq(survey.id, id))))[0]

test('the list gives every field of a survey, 50 a page, by building and status [A-CALL-020, C-FIELD-036, C-CONST-019]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { BuilderId, PIN } = await generated(account)
  await draftOf({ ...account, building: account.buildings[1] ?? account.building })
  const all = await account.call(GetSurveyList, { filter: { gId: account.group.id } })
  expect(all.Total).toBe(2)
  const completed = { bId: account.building.id, status: 'Completed' } as const
  const { Builders } = await account.call(GetSurveyList, { filter: completed, pagination: { page: 0, perPage: 10_000 } })
  expect(Builders).toEqual([
    {
      id: BuilderId,
      BuilderId,
      GroupId: account.group.id,
      BuildingId: account.building.id,
      GroupName: { en: account.group.name, es: account.group.name },
      BuildingName: expect.objectContaining({ en: expect.any(String) }),
      Status: 'Completed',
      SurveyName: 'Harbor Survey',
      PIN,
      SubmittedDate: null,
      CreatedDate: expect.any(Number),
      ModifiedDate: expect.any(Number),
    },
  ])
  expect(GetSurveyList.perPage).toBe(50)
  const row = { ...place(account), SurveyName: 'x', Products: [], Enabled: allEnabled, ProductQuestions: [], HelperText: noHelp }
  await world.services.db.asSystem('test', tx => tx.insert(survey).values(Array.from({ length: 60 }, () => row)))
  const first = await account.call(GetSurveyList, { filter: {} })
  expect([first.Builders.length, first.Total]).toEqual([50, 62])
  expect((await account.call(GetSurveyList, { filter: { text: 'harbor' } })).Total).toBe(1)
  expect((await account.refuse(GetSurveyList, { filter: {}, pagination: { page: 0, perPage: 10_001 } })).status).toBe(400)
})

test('sorted by status, surveys stand in the order of their life', async () => {
  const account = await world.newAccount()
  const row = { ...place(account), SurveyName: 'x', Products: [], Enabled: allEnabled, ProductQuestions: [], HelperText: noHelp }
  const mixed = ['Active', 'Completed', 'Draft', 'PendingApproval'] as const
  await world.services.db.asSystem('test', tx => tx.insert(survey).values(mixed.map(Status => ({ ...row, Status }))))
  for (const order of ['ASC', 'DESC'] as const) {
    const { Builders } = await account.call(GetSurveyList, { filter: {}, sort: { field: 'Status', order } })
    const found = Builders.map(({ Status }) => Status)
    expect(order === 'ASC' ? found : found.reverse()).toEqual(['Draft', 'Completed', 'PendingApproval', 'Active'])
  }
})

test('each state of a survey has a word of its own in each language, which the history uses too', () => {
  expect(words.en.status).toEqual({
    Draft: 'Draft',
    Completed: 'Waiting for the customer',
    PendingApproval: 'To be accepted',
    Active: 'Accepted',
  })
  for (const { status } of [words.es, words.fr]) expect(new Set(Object.values(status)).size).toBe(surveyStatuses.length)
  expect(surveyRecord.choices?.Status).toMatchObject({ words, under: 'status' })
})

test('a new survey begins with the products and verticals that there are, and asks for everything [C-BEHAV-073]', async () => {
  const account = await world.newAccount()
  const builder = await account.call(GetSurveyBuilder, { gId: account.group.id, bId: account.building.id })
  expect(builder).toMatchObject({ BuilderId: null, BuilderStatus: null, Vertical: null, Products: [], ...allEnabled, HelperText: noHelp })
  expect(builder.AllProducts).toEqual(allProducts)
  expect(Object.keys(builder.VerticalToProducts)).toEqual([...verticals])
  for (const names of Object.values(builder.VerticalToProducts)) {
    expect(names.length).toBeGreaterThan(0)
    expect(allProducts.map(one => one.ProductName)).toEqual(expect.arrayContaining(names))
  }
  expect(verticalToProducts.Residential).toContain('Resident Move-In')
  expect(verticalToProducts.Office).not.toContain('Resident Move-In')
})

test('choosing vertical and products makes the draft and gives their questions; the builder is loaded by its ids [C-CALL-092, C-CALL-094]', async () => {
  const account = await world.newAccount()
  const { BuilderId, acId, ProductQuestions } = await draftOf(account)
  expect(acId).toBe(BuilderId)
  expect(ProductQuestions.map(one => one.ProductName)).toEqual(['Staff Directory', 'Customer Feedback'])
  const where = { gId: account.group.id, bId: account.building.id, builderId: BuilderId }
  const builder = await account.call(GetSurveyBuilder, where)
  expect(builder).toMatchObject({
    BuilderId,
    BuilderStatus: 'Draft',
    Vertical: 'Office',
    Products: [staff, feedback],
    ProductQuestions,
    PIN: '',
  })
  const changed = ProductQuestions.map(one => ({ ...one, SurveyQuestion: { en: `Changed ${one.Code}` } }))
  await account.call(SaveSurveyDraft, {
    ...place(account),
    BuilderId,
    SurveyName: '',
    ...allEnabled,
    ProductQuestions: changed,
    HelperText: noHelp,
  })
  const again = await account.call(ChooseSurveyProducts, {
    ...place(account),
    BuilderId,
    Vertical: 'Retail',
    Products: [feedback, { Type: 'Inspections', ProductName: 'Inspections' }],
  })
  expect(again.acId).toBe(BuilderId)
  expect(again.ProductQuestions.map(one => one.SurveyQuestion.en)).toEqual([
    'Which inspections do you carry out, and how often?',
    'Changed FeedbackPlaces',
  ])
  expect((await account.call(GetSurveyList, { filter: {} })).Total).toBe(1)
})

test('confirming needs a vertical and at least one product, and products of the catalog only [C-RULE-045]', async () => {
  const account = await world.newAccount()
  const refused = async (Vertical: string | null, Products: object[]) =>
    (await account.refuse(ChooseSurveyProducts, { ...place(account), Vertical, Products })).fields
  expect(await refused(null, [])).toEqual([
    { Field: 'Vertical', Message: 'Required' },
    { Field: 'Products', Message: 'Required' },
  ])
  expect(await refused('Office', [])).toEqual([{ Field: 'Products', Message: 'Required' }])
  expect(await refused(null, [staff])).toEqual([{ Field: 'Vertical', Message: 'Required' }])
  expect(await refused('Castle', [staff])).toHaveLength(1)
  expect(await refused('Office', [{ ...staff, Type: 'Questions' }])).toEqual([
    { Field: 'Products.0', Message: surveyMessages.unknownProduct },
  ])
})

test('generating returns the status, makes one PIN for good and gives the customer a link [C-CALL-093, C-STATE-010, C-RULE-044]', async () => {
  const account = await world.newAccount()
  const { built, BuilderId, Status, PIN } = await generated(account)
  expect(Status).toBe('Completed')
  expect(PIN).toMatch(/^\d{4}$/)
  const second = await account.call(GenerateSurvey, { ...built, ...withSection(allEnabled, 'Branding', false), SurveyName: ' Re\nnamed ' })
  expect(second).toMatchObject({ Status: 'Completed', PIN })
  const builder = await account.call(GetSurveyBuilder, { bId: account.building.id, builderId: BuilderId })
  expect(builder).toMatchObject({ BuilderStatus: 'Completed', SurveyName: 'Re named', PIN, EnableBranding: false, EnableContacts: true })
  expect(customerLink('https://host.example', 'b', 'x')).toBe('https://host.example/surveyWelcome/contentSurvey/b/x')
  const refused = async (change: object) => (await account.refuse(GenerateSurvey, { ...built, ...change })).fields
  expect(await refused({ SurveyName: ' ' })).toEqual([{ Field: 'SurveyName', Message: 'Required' }])
  await world.services.db.asSystem('test', tx => tx.update(survey).set({ Products: [] }).where(eq(survey.id, BuilderId)))
  expect(await refused({})).toEqual([{ Field: 'Products', Message: 'Required' }])
})

test('every survey has a PIN of its own, of four digits, kept sealed and in no history [A-CONST-057, A-BEHAV-070]', async () => {
  const account = await world.newAccount()
  const made = [await generated(account), await generated(account), await generated(account), await generated(account)]
  expect(new Set(made.map(({ PIN }) => PIN)).size).toBeGreaterThan(1)
  for (const { BuilderId, PIN } of made) {
    const row = await kept(BuilderId)
    expect(PIN).toMatch(/^\d{4}$/)
    expect([row?.PinHash?.startsWith('$argon2id$'), row?.PinSealed?.includes(PIN)]).toEqual([true, false])
    const { rows } = await world.services.db.system.query('select before, after from audit where object_id = $1', [BuilderId])
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/pin/i)
  }
})

const allTypes: ProductQuestion = {
  Code: 'Everything',
  ProductName: 'Customer Feedback',
  ProductType: 'Questions',
  SectionTitle: { en: 'All kinds' },
  SurveyQuestion: { en: 'Please answer' },
  Fields: questionFieldTypes.map(FieldType => ({
    Code: FieldType,
    FieldType,
    Label: { en: FieldType },
    Required: false,
    Options: ['Checkbox', 'DropDown', 'Multiple Choice'].includes(FieldType)
      ? [
          { Value: 'a', Text: { en: 'A' } },
          { Value: 'b', Text: { en: 'B' } },
        ]
      : [],
    File: null,
  })),
}

test('questions are kept with the nine types of fields and the three special forms [C-CONST-065, C-CONST-066]', async () => {
  const account = await world.newAccount()
  const { BuilderId, ProductQuestions } = await draftOf(account)
  const Link = await uploaded(account, account, { bytes: pdf(), name: 'form.pdf', bucket: 'SurveyDownload' })
  const File = { Name: 'form.pdf', Link }
  const own = { ...allTypes, Fields: allTypes.Fields.map(one => (one.FieldType === 'DownLoad' ? { ...one, File } : one)) }
  expect(questionFieldTypes).toEqual([
    'Checkbox',
    'Date',
    'DropDown',
    'Multiple Choice',
    'Text Field',
    'Big Text Field',
    'Yes/No',
    'Upload',
    'DownLoad',
  ])
  const built = {
    ...place(account),
    BuilderId,
    SurveyName: 'S',
    ...allEnabled,
    ProductQuestions: [...ProductQuestions, own],
    HelperText: noHelp,
  }
  await account.call(GenerateSurvey, built)
  const builder = await account.call(GetSurveyBuilder, { bId: account.building.id, builderId: BuilderId })
  expect(builder.ProductQuestions).toEqual([...ProductQuestions, own])
  expect(specialForms).toEqual(['BuildingInfo', 'Employees', 'Inspections'])
  expect(products.filter(one => one.Type !== 'Questions').map(one => one.Type)).toEqual([...specialForms])
  expect(builder.ProductQuestions[0]).toMatchObject({ ProductType: 'Employees', Fields: [] })
  const refused = async (question: ProductQuestion) =>
    (await account.refuse(GenerateSurvey, { ...built, ProductQuestions: [question] })).fields
  expect(await refused(allTypes)).toEqual([{ Field: 'ProductQuestions.0.Fields.8.File', Message: 'Required' }])
  expect(await refused({ ...own, Fields: [] })).toEqual([{ Field: 'ProductQuestions.0.Fields', Message: surveyMessages.fields }])
  expect(await refused({ ...own, SurveyQuestion: { en: ' ', es: 'Hola' } })).toEqual([
    { Field: 'ProductQuestions.0.SurveyQuestion.en', Message: 'Required' },
  ])
  const [first] = own.Fields
  if (!first) throw new Error('no field')
  expect(await refused({ ...own, Fields: [{ ...first, Options: [] }] })).toEqual([
    { Field: 'ProductQuestions.0.Fields.0.Options', Message: formMessages.options },
  ])
  expect(await refused({ ...own, Fields: [first, first] })).toEqual([{ Field: 'ProductQuestions.0.Fields', Message: formMessages.twice }])
})

test('the helper file is a PDF that was uploaded in this account [C-RULE-073, B-RULE-061]', async () => {
  const account = await world.newAccount()
  const other = await world.newAccount()
  const { BuilderId, ProductQuestions } = await draftOf(account)
  const Link = await uploaded(account, account, { bytes: pdf(), name: 'guide.pdf', bucket: 'SurveyHelper' })
  const theirs = await uploaded(other, other, { bytes: pdf(), name: 'guide.pdf', bucket: 'SurveyHelper' })
  const built = { ...place(account), BuilderId, SurveyName: 'S', ...allEnabled, ProductQuestions }
  const HelperText = { Enable: true, Text: { en: 'Take the plans along.' }, File: { Name: 'guide.pdf', Link } }
  await account.call(GenerateSurvey, { ...built, HelperText })
  expect((await account.call(GetSurveyBuilder, { bId: account.building.id, builderId: BuilderId })).HelperText).toEqual(HelperText)
  const refused = async (File: object) => (await account.refuse(GenerateSurvey, { ...built, HelperText: { ...HelperText, File } })).fields
  expect(await refused({ Name: 'guide.png', Link: Link.replace('.pdf', '.png') })).toEqual([
    { Field: 'HelperText.File', Message: 'The file is not type PDF' },
  ])
  for (const foreign of [theirs, 'https://evil.example/a.pdf', 'javascript:alert(1)//a.pdf'])
    expect(await refused({ Name: 'guide.pdf', Link: foreign })).toEqual([
      { Field: 'HelperText.File', Message: 'Format error', Hint: expect.any(String) },
    ])
  const picture = { GroupId: account.group.id, bucket: 'SurveyHelper', fileName: 'x.png', fileType: 'image/png' }
  expect(await account.refuse(UploadFile, { ...picture, base64: Buffer.from(png(8, 8)).toString('base64') })).toMatchObject({
    message: 'The file is not type PDF',
  })
})

test('a survey is copied as a draft, also into another account of the caller, without answers and PIN [C-CALL-090, C-RULE-042]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const other = await world.newAccount()
  const { BuilderId } = await generated(account)
  const dest = { DestGroupId: account.group.id, DestBuildingId: account.buildings[1]?.id ?? '', SurveyName: 'Copy' }
  const { acId } = await account.call(CopySurvey, { BuilderId, ...dest })
  const [from, to] = [await kept(BuilderId), await kept(acId)]
  expect(to).toMatchObject({ BuildingId: dest.DestBuildingId, SurveyName: 'Copy', Status: 'Draft', PinHash: null, PinSealed: null })
  expect([to?.ProductQuestions, to?.Products, to?.Vertical]).toEqual([from?.ProductQuestions, from?.Products, from?.Vertical])
  expect((await account.refuse(CopySurvey, { BuilderId, DestGroupId: null, DestBuildingId: null, SurveyName: '' })).fields).toEqual([
    { Field: 'DestGroupId', Message: 'Required' },
    { Field: 'DestBuildingId', Message: 'Required' },
    { Field: 'SurveyName', Message: 'Required' },
  ])
  const there = { DestGroupId: other.group.id, DestBuildingId: other.building.id, SurveyName: 'Copy' }
  expect((await account.refuse(CopySurvey, { BuilderId, ...there })).status).toBe(404)
  expect((await account.refuse(CopySurvey, { BuilderId, ...dest, DestBuildingId: other.building.id })).status).toBe(404)
  const of = async (there: Account, MemberRoleInGroup: string) => {
    const user = await account.signInAs('GM')
    const row = { GroupId: there.group.id, UserId: user.user.id, MemberRoleInGroup, AccessBuildingIds: [there.building.id] }
    await world.services.db.asSystem('test', tx => tx.insert(member).values(row))
    return user
  }
  const [manager, marketer] = [await of(other, 'GM'), await of(other, 'Marketing')]
  const copied = await manager.call(CopySurvey, { GroupId: account.group.id, BuilderId, ...there })
  expect(await kept(copied.acId)).toMatchObject({
    GroupId: other.group.id,
    BuildingId: other.building.id,
    Status: 'Draft',
    PinSealed: null,
  })
  expect((await manager.refuse(CopySurvey, { GroupId: account.group.id, BuilderId, ...there, DestBuildingId: randomUUID() })).status).toBe(
    404,
  )
  expect((await marketer.refuse(CopySurvey, { GroupId: account.group.id, BuilderId, ...there })).status).toBe(403)
  expect((await manager.refuse(CopySurvey, { GroupId: other.group.id, BuilderId, ...there })).status).toBe(404)
})

test('a deleted survey is gone [C-CALL-089]', async () => {
  const account = await world.newAccount()
  const { BuilderId } = await generated(account)
  await account.call(DeleteSurvey, { SurveyId: BuilderId })
  expect((await account.call(GetSurveyList, { filter: {} })).Total).toBe(0)
  expect((await account.refuse(DeleteSurvey, { SurveyId: BuilderId })).status).toBe(404)
})

test('staff accept what was submitted, and open it again', async () => {
  const account = await world.newAccount()
  const { BuilderId, built } = await generated(account)
  expect(await account.refuse(AcceptSurvey, { BuilderId })).toMatchObject({ status: 409, message: surveyMessages.notSubmitted })
  expect((await account.refuse(ReopenSurvey, { BuilderId })).status).toBe(409)
  await statusIs(BuilderId, 'PendingApproval')
  expect(await account.call(AcceptSurvey, { BuilderId })).toEqual({ acId: BuilderId, Status: 'Active' })
  expect(await account.call(ReopenSurvey, { BuilderId })).toEqual({ acId: BuilderId, Status: 'Completed' })
  await statusIs(BuilderId, 'Active')
  expect(await account.call(GenerateSurvey, built)).toMatchObject({ Status: 'Completed' })
  expect((await account.refuse(SaveSurveyDraft, built)).message).toBe(surveyMessages.isLive)
})

test('a save of what somebody else has changed since is refused', async () => {
  const account = await world.newAccount()
  const { built, Version } = await generated(account)
  await account.call(GenerateSurvey, { ...built, Version })
  expect((await account.refuse(GenerateSurvey, { ...built, Version })).code).toBe('sys.obj.cfl')
})

test('surveys stay in their account and in the buildings that somebody sees; PINs are for those who build', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const stranger = await world.newAccount()
  const { BuilderId, built, PIN } = await generated(account)
  const second = account.buildings[1]?.id ?? ''
  const half = await account.signInAs('GM', [second])
  const here = { gId: account.group.id, bId: account.building.id, builderId: BuilderId }
  expect((await stranger.refuse(GetSurveyBuilder, { ...here, gId: stranger.group.id, bId: stranger.building.id })).status).toBe(404)
  expect((await account.refuse(GetSurveyBuilder, { ...here, bId: second })).status).toBe(404)
  expect((await account.refuse(GenerateSurvey, { ...built, BuildingId: second })).status).toBe(404)
  expect((await half.refuse(GetSurveyBuilder, here)).status).toBe(404)
  for (const [call, input] of [
    [DeleteSurvey, { SurveyId: BuilderId }],
    [AcceptSurvey, { BuilderId }],
    [CopySurvey, { BuilderId, DestGroupId: account.group.id, DestBuildingId: second, SurveyName: 'x' }],
  ] as const) {
    expect((await half.refuse(call, input)).status).toBe(404)
    expect((await stranger.refuse(call, input)).status).toBe(404)
  }
  expect((await half.call(GetSurveyList, { filter: {} })).Total).toBe(0)
  const chief = await account.signInAs('ChiefEngineer')
  const marketing = await account.signInAs('Marketing')
  const employee = await account.signInAs('Employee')
  expect((await chief.call(GetSurveyList, { filter: {} })).Builders).toMatchObject([{ BuilderId, PIN: '' }])
  expect((await marketing.call(GetSurveyList, { filter: {} })).Builders).toMatchObject([{ BuilderId, PIN: '' }])
  expect((await account.call(GetSurveyList, { filter: {} })).Builders).toMatchObject([{ BuilderId, PIN }])
  expect((await employee.refuse(GetSurveyList, { filter: {} })).status).toBe(403)
  expect((await marketing.refuse(GetSurveyBuilder, here)).status).toBe(403)
  await statusIs(BuilderId, 'Draft')
  expect((await chief.call(GetSurveyList, { filter: {} })).Total).toBe(0) // who only manages contacts picks from the completed ones
  expect((await marketing.call(GetSurveyList, { filter: {} })).Total).toBe(1)
})

test('people of the provider see the surveys of all accounts', async () => {
  const [one, two] = [await world.newAccount(), await world.newAccount()]
  const name = `Shared ${randomUUID()}`
  await generated(one, name)
  await generated(two, name)
  const admin = await world.newAccount({ role: 'AcAdmin', global: true })
  const { Builders, Total } = await admin.call(GetAllSurveyList, { filter: { text: name } })
  expect([Total, new Set(Builders.map(({ GroupId }) => GroupId))]).toEqual([2, new Set([one.group.id, two.group.id])])
  expect((await one.refuse(GetAllSurveyList, { filter: {} })).status).toBe(403)
})
