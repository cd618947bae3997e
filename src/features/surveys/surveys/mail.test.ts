import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { AddPortfolioContact, AddPropertyContact } from '../../property/contacts/contract.ts'
import { newContact } from '../../property/contacts/rules.ts'
import { contact } from '../../property/contacts/tables.ts'
import { ChooseSurveyProducts, GenerateSurvey, GetSurveyContacts, GetSurveyList, SendSurvey, SendSurveyEmail } from './contract.ts'
import { allEnabled, canBeMailed, noHelp, surveyMessages } from './rules.ts'

const smtp = await startSmtp()
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
afterAll(() => smtp.close())

const generated = async ({ group, building, call }: Pick<Account, 'group' | 'building' | 'call'>, SurveyName = 'Harbor Survey') => {
  const at = { GroupId: group.id, BuildingId: building.id }
  const Products = [{ Type: 'Questions', ProductName: 'Customer Feedback' } as const]
  const { acId: BuilderId, ProductQuestions } = await call(ChooseSurveyProducts, { ...at, Vertical: 'Office', Products })
  const made = await call(GenerateSurvey, { ...at, BuilderId, SurveyName, ...allEnabled, ProductQuestions, HelperText: noHelp })
  return { BuilderId, PIN: made.PIN, link: `/surveyWelcome/contentSurvey/${building.id}/${BuilderId}` }
}

const newPerson = async (account: Account, { portfolio = false, Role = 'Cleaning' } = {}) => {
  const Email = `mei.${randomUUID()}@harbor.example`
  const draft = newContact()
  const Contact = { ...draft.Contact, Name: 'Mei Chau', Role, Phone: '16175550115', Email, Team: 'Property Team' }
  const made = portfolio
    ? await account.call(AddPortfolioContact, { GroupId: account.group.id, ...draft, Contact, AssignedBuildings: [account.building.id] })
    : await account.call(AddPropertyContact, { GroupId: account.group.id, BuildingId: account.building.id, ...draft, Contact })
  return { id: made.acId, ContactUserId: made.UserId ?? made.acId, Email }
}
const mailTo = (to: string) => until(`a mail to ${to}`, 30, async () => smtp.received.find(({ envelope }) => envelope.to.includes(to)))

test('the survey e-mail is really sent: what was written, cleaned, the link and the four digits of the survey [A-CALL-019, A-CONST-057]', async () => {
  const account = await world.newAccount()
  const { PIN, link } = await generated(account)
  const { ContactUserId, Email } = await newPerson(account)
  const Content = '<p>Dear <strong>Mei</strong>, <a href="javascript:alert(1)">please</a> help us.</p><script>alert(2)</script>'
  await account.call(SendSurveyEmail, { ContactUserId, Email, BuildingId: account.building.id, Content })
  const mail = (await mailTo(Email))?.mail
  expect(mail?.subject).toBe('Harbor Survey')
  expect(mail?.html).toContain('<strong>Mei</strong>')
  expect(mail?.html).not.toMatch(/script|alert/)
  expect(mail?.html).toContain(`${link}"`)
  expect(PIN).toMatch(/^\d{4}$/)
  for (const body of [mail?.html, mail?.text]) expect(body).toContain(PIN)
  expect(mail?.text).toContain(link)
  const { rows } = await world.services.db.system.query(`select data::text from pgboss.job where name = 'surveys.mailSurveys'`)
  expect(JSON.stringify(rows)).not.toContain(`"${PIN}"`)
})

test('the chosen survey is sent, else the newest completed one; a person of another building gets none', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { ContactUserId, Email } = await newPerson(account)
  const mail = { ContactUserId, Email, BuildingId: account.building.id, Content: '<p>Hello</p>' }
  expect((await account.refuse(SendSurveyEmail, mail)).fields).toEqual([{ Field: 'SurveyId', Message: surveyMessages.noSurvey }])
  const first = await generated(account, 'First')
  const second = await generated(account, 'Second')
  expect(await account.call(SendSurveyEmail, mail)).toEqual({ acId: second.BuilderId })
  expect(await account.call(SendSurveyEmail, { ...mail, SurveyId: first.BuilderId })).toEqual({ acId: first.BuilderId })
  const elsewhere = { ...account, building: account.buildings[1] ?? account.building }
  const other = await generated(elsewhere)
  expect((await account.refuse(SendSurveyEmail, { ...mail, SurveyId: other.BuilderId })).status).toBe(400)
  expect((await account.refuse(SendSurveyEmail, { ...mail, BuildingId: elsewhere.building.id })).status).toBe(404)
})

test('a survey e-mail works only if the contact has a name and a valid e-mail [A-RULE-031]', async () => {
  const account = await world.newAccount()
  await generated(account)
  const { id, ContactUserId, Email } = await newPerson(account)
  const send = (change: object) => ({ ContactUserId, Email, BuildingId: account.building.id, Content: '<p>Hello</p>', ...change })
  const fields = async (change: object) => (await account.refuse(SendSurveyEmail, send(change))).fields
  expect(await fields({ Email: 'mei@' })).toEqual([{ Field: 'Email', Message: 'Invalid Email' }])
  expect(await fields({ Email: '' })).toEqual([{ Field: 'Email', Message: 'Required' }])
  expect(await fields({ Email: 'else@harbor.example' })).toEqual([{ Field: 'Email', Message: surveyMessages.otherEmail }])
  expect(await fields({ Content: '<p></p>' })).toEqual([{ Field: 'Content', Message: 'Required' }])
  expect(await fields({ Content: '<script>x</script>' })).toEqual([{ Field: 'Content', Message: 'Required' }])
  const set = (values: Partial<typeof contact.$inferInsert>) =>
    world.services.db.asSystem('test', tx => tx.update(contact).set(values).where(eq(contact.id, id)))
  await set({ FullName: { en: ' ' } })
  expect(await fields({})).toEqual([{ Field: 'ContactUserId', Message: surveyMessages.noName }])
  await set({ FullName: { en: 'Mei Chau' }, Email: 'mei' })
  expect(await fields({})).toEqual([{ Field: 'Email', Message: 'Invalid Email' }])
  await set({ Email })
  await account.call(SendSurveyEmail, send({}))
  const person = { FullName: { en: 'Mei' }, Email: 'mei@harbor.example' }
  expect([canBeMailed(person), canBeMailed({ ...person, FullName: { en: ' ' } }), canBeMailed({ ...person, Email: 'mei' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('several surveys go to a contact of the portfolio in one mail, each with its link and PIN [C-CALL-091, C-RULE-043]', async () => {
  const account = await world.newAccount()
  const surveys = [await generated(account, 'Lobby'), await generated(account, 'Tower')]
  const { ContactUserId, Email } = await newPerson(account, { portfolio: true })
  const BuilderIds = surveys.map(one => one.BuilderId)
  const input = { GroupId: account.group.id, BuilderIds, ContactUserId, Name: 'Harbor onboarding' }
  await account.call(SendSurvey, input)
  const mail = (await mailTo(Email))?.mail
  expect(mail?.subject).toBe('Harbor onboarding')
  for (const { PIN, link } of surveys) {
    expect(mail?.text).toContain(link)
    expect(mail?.text).toContain(PIN)
  }
  for (const name of ['Lobby', 'Tower']) expect(mail?.text).toContain(name)
  const fields = async (change: object) => (await account.refuse(SendSurvey, { ...input, ...change })).fields
  expect(await fields({ Name: ' ', ContactUserId: null })).toEqual([
    { Field: 'Name', Message: 'Required' },
    { Field: 'ContactUserId', Message: 'Required' },
  ])
  const ofBuilding = await newPerson(account)
  expect((await account.refuse(SendSurvey, { ...input, ContactUserId: ofBuilding.ContactUserId })).status).toBe(404)
  const { acId } = await account.call(ChooseSurveyProducts, {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    Vertical: 'Office',
    Products: [{ Type: 'Questions', ProductName: 'QR Engineering' }],
  })
  expect(await fields({ BuilderIds: [...BuilderIds, acId] })).toEqual([{ Field: 'BuilderIds', Message: surveyMessages.notCompleted }])
})

test('sending needs a chosen account [B-PERM-004]', async () => {
  const account = await world.newAccount()
  const { BuilderId } = await generated(account)
  const { ContactUserId } = await newPerson(account, { portfolio: true })
  const { status, fields } = await account.refuse(SendSurvey, { BuilderIds: [BuilderId], ContactUserId, Name: 'x' })
  expect([status, fields]).toEqual([400, [{ Field: 'GroupId', Message: 'Required' }]])
})

test('surveys are sent to contacts with these fields [C-FIELD-050]', async () => {
  const account = await world.newAccount()
  const { id, Email } = await newPerson(account, { portfolio: true })
  await newPerson(account)
  const { Contacts } = await account.call(GetSurveyContacts, { filter: { gId: account.group.id } })
  expect(Contacts).toEqual([
    { id, UserId: id, FullName: { en: 'Mei Chau' }, Name: 'Mei Chau', TenantId: null, PhoneNumber: '16175550115', Email },
  ])
  const signsIn = await newPerson(account, { portfolio: true, Role: 'Employee' })
  const found = await account.call(GetSurveyContacts, { filter: { gId: account.group.id, text: signsIn.Email } })
  expect(found.Contacts).toMatchObject([{ UserId: signsIn.ContactUserId }])
  expect(signsIn.ContactUserId).not.toBe(signsIn.id)
})

test('who only manages contacts sends the survey e-mail, without seeing the PIN', async () => {
  const account = await world.newAccount()
  const { BuilderId } = await generated(account)
  const { ContactUserId, Email } = await newPerson(account)
  const chief = await account.signInAs('ChiefEngineer')
  const { Builders } = await chief.call(GetSurveyList, { filter: { bId: account.building.id, status: 'Completed' } })
  expect(Builders).toMatchObject([{ BuilderId, PIN: '' }])
  await chief.call(SendSurveyEmail, { ContactUserId, Email, BuildingId: account.building.id, SurveyId: BuilderId, Content: '<p>Hi</p>' })
  expect((await mailTo(Email))?.mail.subject).toBe('Harbor Survey')
})
