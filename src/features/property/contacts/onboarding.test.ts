import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { isPhone } from '../../../core/phone.ts'
import { GetHistory } from '../../base/history/contract.ts'
import { ResetPassword, SignIn } from '../../base/people/contract.ts'
import {
  AddPropertyContact,
  AnswerInvitation,
  GetOnboarding,
  GetPropertyContacts,
  NotifyOnboard,
  OffboardContact,
  OpenInvitation,
  SendPasswordReset,
} from './contract.ts'
import { sendInvitation } from './jobs.ts'
import { contactMessages, linkPlaces, newContact } from './rules.ts'

const smtp = await startSmtp({ refuse: address => (address.startsWith('gone.') ? '550 5.1.1 No such user here' : undefined) })
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
afterAll(() => smtp.close())
const visitor = callsAs(world.app, null)
const password = 'Quay-Lanterns-42'
const place = linkPlaces.en
const template = `<h2>Welcome</h2><p>Begin here: ${place}</p>`

const newPerson = async (account: Account, Role = 'Employee', email = `mei.${randomUUID()}@harbor.example`) => {
  const draft = newContact()
  const Contact = { ...draft.Contact, Name: 'Mei <Chau>', Role, Phone: '16175550115', Email: email, Team: 'Property Team' }
  const made = await account.call(AddPropertyContact, { GroupId: account.group.id, BuildingId: account.building.id, ...draft, Contact })
  return { ...made, ContactUserId: made.UserId ?? '', email }
}
/** Mails to somebody with a subject: `/^Welcome to/`, the onboarding e-mail, unless told. */
const mailsTo = (to: string, count = 1, subject = /^Welcome to/) =>
  until(`${count} mails to ${to}`, 30, async () => {
    const found = smtp.received.filter(({ envelope, mail }) => envelope.to.includes(to) && subject.test(mail.subject ?? ''))
    return found.length >= count && found
  })
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const send = { SendText: false, EmailTemplate: template }

test('the welcome template names the person, the account and the buildings, and is what is mailed when nobody changes it [A-CONST-058] [A-BEHAV-071]', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  const { EmailTemplate, ...rest } = await account.call(GetOnboarding, { ContactUserId })
  expect(rest).toEqual({ Email: email, Phone: '16175550115', OnboardedDate: null, Problem: null })
  expect(EmailTemplate).toContain('<h2>Welcome, Mei &lt;Chau&gt;!</h2>')
  expect(EmailTemplate).toContain(`the portal of ${account.group.name}.`)
  expect(EmailTemplate).toContain('<p>Your building is ')
  expect(EmailTemplate).toContain(`<p>${place}</p>`)
  await account.call(NotifyOnboard, { ContactUserId, SendText: false, EmailTemplate })
  const [mail] = await mailsTo(email)
  expect(mail?.mail.subject).toBe(`Welcome to ${account.group.name}`)
  expect(mail?.mail.text).toContain('Welcome, Mei <Chau>!')
  expect(mail?.mail.html).not.toContain(place)
})

test('who is added is asked by mail: which account, by whom, as what; the link accepts once, and the onboarding e-mail asks anew', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  const [asked] = await mailsTo(email, 1, /wants to add you$/)
  expect(asked?.mail.subject).toBe(`${account.group.name} wants to add you`)
  expect(asked?.mail.text).toContain(`Hello Mei <Chau>, Test Admin wants to add you to ${account.group.name} in Lintel, as Employee.`)
  const first = tokenIn(asked?.mail.text)
  expect(first).toMatch(/^iv_/)
  expect(await visitor.call(OpenInvitation, { Token: first })).toMatchObject({ Role: 'Employee', Email: email, NeedsPassword: true })
  await account.call(NotifyOnboard, { ContactUserId, ...send })
  const [welcome] = await mailsTo(email)
  expect((await visitor.refuse(OpenInvitation, { Token: first })).code).toBe('usr.lnk.exp')
  await visitor.call(AnswerInvitation, { Token: tokenIn(welcome?.mail.text), Accept: true, Password: password })
})

test('a new password that staff ask for is a one-time link to the person alone; theirs stays until they choose another', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  const [asked] = await mailsTo(email, 1, /wants to add you$/)
  await visitor.call(AnswerInvitation, { Token: tokenIn(asked?.mail.text), Accept: true, Password: password })
  expect(await account.call(SendPasswordReset, { ContactUserId })).toEqual({})
  const [reset] = await mailsTo(email, 1, /^Set a new password$/)
  expect(reset?.envelope.to).toEqual([email])
  expect(reset?.mail.text).toContain('Test Admin has asked that you get a link for a new password.')
  await visitor.call(SignIn, { UserName: email, Password: password })
  await visitor.call(ResetPassword, { Token: tokenIn(reset?.mail.text), Password: 'Another-Quay-43' })
  await visitor.call(SignIn, { UserName: email, Password: 'Another-Quay-43' })
})

test('the onboarding e-mail is really sent, with a link that is good once, sets the password and signs in [A-CALL-018]', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  const reply = await account.call(NotifyOnboard, { ContactUserId, ...send })
  expect(Object.keys(reply)).toEqual(['OnboardedDate'])
  const [mail] = await mailsTo(email)
  const Token = tokenIn(mail?.mail.html)
  expect(Token).toMatch(/^iv_/)
  expect(tokenIn(mail?.mail.text)).toBe(Token)
  const answer = { Token, Accept: true, Password: password }
  await visitor.call(AnswerInvitation, answer)
  expect((await visitor.refuse(AnswerInvitation, answer)).code).toBe('usr.lnk.exp')
  expect((await visitor.call(SignIn, { UserName: email, Password: password })).UserContext).toMatchObject({ MemberRoleInGroup: 'Employee' })
  await account.call(NotifyOnboard, { ContactUserId, ...send })
  const [, second] = await mailsTo(email, 2)
  expect(second?.mail.html).not.toContain('token=')
  expect(second?.mail.html).toMatch(/href="http:\/\/localhost:\d+\/login"/)
})

test('an invitation that its job makes late ends no link that was mailed meanwhile', async () => {
  const account = await world.newAccount()
  const asked = { GroupId: account.group.id as GroupId, Sender: 'Test Admin', Language: 'en' as const, At: Date.now() }
  const { ContactUserId, email } = await newPerson(account)
  await mailsTo(email, 1, /wants to add you$/)
  await account.call(NotifyOnboard, { ContactUserId, ...send })
  const [welcome] = await mailsTo(email)
  const again = { services: world.services, attempt: 1, last: false, jobId: randomUUID() }
  await sendInvitation.run(again, { ...asked, UserId: ContactUserId })
  const Token = tokenIn(welcome?.mail.text)
  expect(await visitor.call(OpenInvitation, { Token })).toMatchObject({ Email: email })
  // Asked for anew, it is sent, and its link is the one that holds.
  await sendInvitation.run({ ...again, jobId: randomUUID() }, { ...asked, UserId: ContactUserId, At: Date.now() })
  await mailsTo(email, 2, /wants to add you$/)
  expect((await visitor.refuse(OpenInvitation, { Token })).code).toBe('usr.lnk.exp')
})

test('what kept the last onboarding e-mail from going out is told to whoever sends the next', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account, 'Employee', `gone.${randomUUID()}@harbor.example`)
  await account.call(NotifyOnboard, { ContactUserId, ...send })
  const told = await until('the refusal is told', 30, async () => (await account.call(GetOnboarding, { ContactUserId })).Problem)
  expect(told).toBe(`${email}: 550 5.1.1 No such user here`)
})

test('a new onboarding e-mail ends the link of the one before', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  for (const _ of [1, 2]) await account.call(NotifyOnboard, { ContactUserId, ...send })
  const tokens = (await mailsTo(email, 2)).map(({ mail }) => tokenIn(mail.text))
  const tried = await Promise.allSettled(tokens.map(Token => visitor.call(AnswerInvitation, { Token, Accept: true, Password: password })))
  expect(new Set(tokens).size).toBe(2)
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the HTML is cleaned, the link comes into text only, and an e-mail without its place is refused', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  const refused = (EmailTemplate: string) => account.refuse(NotifyOnboard, { ContactUserId, SendText: false, EmailTemplate })
  expect((await refused('<p></p>')).fields).toEqual([{ Field: 'EmailTemplate', Message: 'Required' }])
  for (const html of [
    '<p>Hello</p>',
    `<a href="https://evil.example/${place}">x</a>`,
    `<p title="> ${place}">x</p>`,
    `<p>Hi</p><script>${place}</script>`,
  ])
    expect((await refused(html)).fields, html).toEqual([{ Field: 'EmailTemplate', Message: contactMessages.linkPlace }])
  const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script><a href="https://evil.example/?${encodeURI(place)}&${place}">hi</a>`
  await account.call(NotifyOnboard, { ContactUserId, SendText: false, EmailTemplate: `${hostile}<p style="x">${place}</p>` })
  const [mail] = await mailsTo(email)
  expect(mail?.mail.html).not.toMatch(/<script|<img|alert/)
  const evil = [...(mail?.mail.html ?? '').matchAll(/href="([^"]*evil[^"]*)"/g)].map(([, href]) => href)
  expect(evil).toHaveLength(1)
  expect(evil[0]).not.toMatch(/i[nv]_/)
})

test('it may be sent to contacts who sign in, whom the caller sees, and whose role is below the own one', async () => {
  const account = await world.newAccount({ role: 'Admin', buildings: 2 })
  const other = await world.newAccount()
  const { ContactUserId, acId } = await newPerson(account, 'Executive')
  const blind = await account.signInAs('GM', [account.buildings[1]?.id ?? ''])
  expect(await blind.refuse(NotifyOnboard, { ContactUserId, ...send })).toMatchObject({ code: 'sys.obj.nof' })
  expect(await other.refuse(NotifyOnboard, { ContactUserId, ...send })).toMatchObject({ code: 'sys.obj.nof' })
  expect(await account.refuse(NotifyOnboard, { ContactUserId: randomUUID(), ...send })).toMatchObject({ code: 'sys.obj.nof' })
  const gm = await account.signInAs('GM')
  for (const call of [NotifyOnboard, GetOnboarding] as const)
    expect((await gm.refuse(call, { ContactUserId, ...(call === NotifyOnboard && send) })).fields).toEqual([
      { Field: 'Contact.Role', Message: contactMessages.notBelow },
    ])
  const employee = await account.signInAs('Employee')
  expect(await employee.refuse(NotifyOnboard, { ContactUserId, ...send })).toMatchObject({ code: 'usr.aut.npm' })
  await account.call(OffboardContact, { GroupId: account.group.id, ContactId: acId })
  expect(await account.refuse(NotifyOnboard, { ContactUserId, ...send })).toMatchObject({ code: 'sys.obj.nof' })
})

test('three an hour and person; when the last one went out is kept, and audited without the link', async () => {
  const account = await world.newAccount()
  const { ContactUserId, acId, email, Version } = await newPerson(account)
  const sent = []
  for (const _ of [1, 2, 3]) sent.push((await account.call(NotifyOnboard, { ContactUserId, ...send })).OnboardedDate)
  expect(await account.refuse(NotifyOnboard, { ContactUserId, ...send })).toMatchObject({ code: 'req.lim.exc' })
  expect((await account.call(GetOnboarding, { ContactUserId })).OnboardedDate).toBe(sent[2])
  const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })
  expect(Contacts).toMatchObject([{ OnboardedDate: sent[2], Version }])
  await mailsTo(email, 3)
  const { History, Total } = await account.call(GetHistory, { filter: { gId: account.group.id, Object: 'contact', ObjectId: acId } })
  expect(Total).toBe(4)
  expect(History[0]?.Changes.map(({ Field }) => Field).toSorted()).toEqual(['OnboardedDate', 'SendText'])
  expect(JSON.stringify(History)).not.toMatch(/i[nv]_|token|Begin here/)
})

test('with Send Text a text message says that the e-mail is on its way, without the link', async () => {
  const account = await world.newAccount()
  const { ContactUserId, email } = await newPerson(account)
  await account.call(NotifyOnboard, { ContactUserId, ...send, SendText: true })
  await mailsTo(email)
  const texts = async () =>
    (await world.services.db.system.query('select * from text_message where group_id = $1', [account.group.id])).rows
  const [text, ...more] = await until('a text message', 20, async () => ((await texts()).length > 0 ? texts() : false))
  expect(more).toEqual([])
  expect(isPhone(text.to.slice(1))).toBe(true)
  expect(text).toMatchObject({ to: '+16175550115', state: 'Outbox' })
  expect(text.text).toMatch(/^Hello Mei <Chau>, you now have access to the portal of /)
  expect(text.text).not.toMatch(/i[nv]_|http/)
})
