import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { GetMails, ReadMail, SendMailAgain } from '../../src/features/base/outbox/contract.ts'
import { sendMail } from '../../src/platform/mail/desk.ts'
import { until } from '../support/processes.ts'
import { startSmtp } from '../support/smtp.ts'
import { openWorld } from '../world.ts'

// Mails as they are posted, sent by the worker to a real SMTP server that refuses some recipients.
let replies: Record<string, string> = {}
const smtp = await startSmtp({ refuse: address => replies[address] })
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
afterAll(() => smtp.close())
const { services } = world
const admin = await world.newAccount({ role: 'AcAdmin', global: true })

beforeEach(() => {
  replies = {}
  smtp.received.length = 0
})
const posted = async (...to: string[]): Promise<string> => {
  const subject = `To ${to.join(' ')} ${randomUUID()}`
  const content = { title: 'Hello', blocks: [{ is: 'paragraph' as const, text: 'Hello' }], footer: 'Bye' }
  await services.db.asSystem('test mail', (_tx, client) => services.mail.post(client, { to, subject, content }))
  const { Mails } = await admin.call(GetMails, { filter: { text: subject } })
  return Mails[0]?.id ?? ''
}
const is = (id: string, State: string) =>
  until(`the mail is ${State}`, 30, async () => {
    const mail = await admin.call(ReadMail, { MailId: id })
    return mail.State === State && mail
  })

test('a mail that the server refuses for good is failed with its words, and is sent again when a global admin says so', async () => {
  replies = { 'gone@example.org': '550 5.1.1 No such user here' }
  const id = await posted('gone@example.org')
  expect(await is(id, 'Failed')).toMatchObject({ Problem: 'gone@example.org: 550 5.1.1 No such user here' })
  const own = await world.newAccount()
  expect(await own.refuse(SendMailAgain, { MailId: id })).toMatchObject({ code: 'usr.aut.npm' })
  replies = {}
  await admin.call(SendMailAgain, { MailId: id })
  expect(await is(id, 'Sent')).toMatchObject({ Problem: null })
  expect(smtp.received.map(one => one.envelope.to)).toEqual([['gone@example.org']])
  expect(await admin.refuse(SendMailAgain, { MailId: id })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
  expect(await admin.refuse(SendMailAgain, { MailId: randomUUID() })).toMatchObject({ code: 'sys.obj.nof' })
  const audited = await services.db.system.query(`select object, object_id from audit where call = 'Outbox/SendMailAgain'`)
  expect(audited.rows).toEqual([{ object: 'mail', object_id: id }])
}, 60_000)

test('a mail that the server refuses for now waits with its words and is tried again by itself', async () => {
  replies = { 'grey@example.org': '451 4.7.1 Greylisted, come again' }
  const id = await posted('grey@example.org')
  const waiting = await until('the first try has failed', 20, async () => {
    const mail = await admin.call(ReadMail, { MailId: id })
    return mail.Problem !== null && mail
  })
  expect(waiting).toMatchObject({ State: 'Waiting', Problem: expect.stringContaining('451 4.7.1 Greylisted, come again') })
  expect(await admin.refuse(SendMailAgain, { MailId: id })).toMatchObject({ code: 'sys.obj.cfl' })
  replies = {}
  expect(await is(id, 'Sent')).toMatchObject({ Problem: null })
  expect(smtp.received).toHaveLength(1)
}, 60_000)

test('a mail that some recipients did not get is partly sent, and goes again to them alone', async () => {
  replies = { 'gone@example.org': '550 5.1.1 No such user here' }
  const id = await posted('ann@example.org', 'gone@example.org', 'bob@example.org')
  const partly = { Problem: 'gone@example.org: 550 5.1.1 No such user here', Refused: ['gone@example.org'] }
  expect(await is(id, 'PartlySent')).toMatchObject(partly)
  const { Mails } = await admin.call(GetMails, { filter: { State: 'PartlySent' } })
  expect(Mails.map(one => one.id)).toEqual([id])
  await admin.call(SendMailAgain, { MailId: id })
  expect(await is(id, 'PartlySent')).toMatchObject(partly)
  replies = {}
  await admin.call(SendMailAgain, { MailId: id })
  expect(await is(id, 'Sent')).toMatchObject({ Problem: null, Refused: [] })
  expect(smtp.received.map(one => one.envelope.to)).toEqual([['ann@example.org', 'bob@example.org'], ['gone@example.org']])
  expect(new Set(smtp.received.map(one => one.mail.messageId)).size).toBe(1)
  expect(await admin.refuse(SendMailAgain, { MailId: id })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
}, 60_000)

test('recipients that the server puts off are tried again by themselves, the others are not mailed twice', async () => {
  replies = { 'grey@example.org': '451 4.7.1 Greylisted, come again' }
  const id = await posted('ann@example.org', 'grey@example.org')
  await until(
    'the first try has reached one of them',
    20,
    async () => (await admin.call(ReadMail, { MailId: id })).Refused.length > 0 || null,
  )
  expect(await admin.call(ReadMail, { MailId: id })).toMatchObject({ State: 'Waiting', Refused: ['grey@example.org'] })
  replies = {}
  expect(await is(id, 'Sent')).toMatchObject({ Problem: null, Refused: [] })
  expect(smtp.received.map(one => one.envelope.to)).toEqual([['ann@example.org'], ['grey@example.org']])
}, 60_000)

test('the last try leaves a mail failed, and without a mail server it lies in the outbox', async () => {
  const id = await posted('late@example.org')
  await is(id, 'Sent')
  const wait = () => services.db.system.query(`update mail set state = 'Waiting' where id = $1`, [id])
  const tried = { attempt: 13, last: true, jobId: 'test' }
  await wait()
  replies = { 'late@example.org': '421 4.3.2 Closing' }
  await sendMail.run({ services, ...tried }, { MailId: id })
  expect(await is(id, 'Failed')).toMatchObject({ Problem: expect.stringContaining('421 4.3.2 Closing') })
  await wait()
  await sendMail.run({ services: { ...services, mail: { ...services.mail, mailer: null } }, ...tried }, { MailId: id })
  expect(await is(id, 'Outbox')).toMatchObject({ Problem: null })
  await services.db.system.query(`update mail set state = 'Waiting', problem = 'put off', refused = "to" where id = $1`, [id])
  await sendMail.run({ services: { ...services, mail: { ...services.mail, mailer: null } }, ...tried }, { MailId: id })
  expect(await is(id, 'PartlySent')).toMatchObject({ Problem: 'put off' })
})

test('mails of one conversation refer to those before, bear the host of the installation, and are posted once', async () => {
  const conversation = randomUUID()
  const content = { title: 'Hello', blocks: [], footer: 'Bye' }
  const post = (id: string) =>
    services.db.asSystem('test mail', (_tx, client) =>
      services.mail.post(client, { id, to: [`${conversation}@example.org`], subject: id, content, conversation }),
    )
  const ids = ['first', 'second', 'third'].map(name => `${name}.${conversation}`)
  for (const id of [...ids, ...ids]) await post(id)
  const got = await until('three mails', 30, async () => smtp.received.length === 3 && smtp.received.map(one => one.mail))
  const host = new URL(services.config.baseUrl).hostname
  const named = ids.map(id => `<${id}@${host}>`)
  const told = got.toSorted((a, b) => String(a.messageId).localeCompare(String(b.messageId)))
  expect(told.map(one => one.messageId)).toEqual(named)
  expect(told.map(one => one.inReplyTo)).toEqual([undefined, named[0], named[1]])
  expect(told.map(one => one.references)).toEqual([undefined, named[0], `${named[0]} ${named[1]}`])
}, 60_000)

test('what the release before has mailed under its own host is not mailed again', async () => {
  const id = `before.${randomUUID()}`
  const text = `insert into mail ("to", subject, text, html, message_id, state) values ('{a@example.org}', 's', 't', 'h', $1, 'Sent')`
  await services.db.system.query(text, [`<${id}@lintel.example>`])
  const content = { title: 'Hello', blocks: [], footer: 'Bye' }
  await services.db.asSystem('test mail', async (_tx, client) => {
    expect(await services.mail.has(client, id)).toBe(true)
    await services.mail.post(client, { id, to: ['a@example.org'], subject: 's', content })
  })
  expect((await services.db.system.query(`select 1 from mail where message_id like $1`, [`<${id}@%`])).rows).toHaveLength(1)
})
