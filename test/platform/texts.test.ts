import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { GroupId } from '../../src/core/ids.ts'
import { SendTextAgain } from '../../src/features/base/outbox/contract.ts'
import { toldProblems } from '../../src/features/base/outbox/problems.ts'
import { GetOnboarding, NotifyOnboard } from '../../src/features/property/contacts/contract.ts'
import { readConfig } from '../../src/platform/config.ts'
import { fitText, mostTexts, sendText } from '../../src/platform/sms/desk.ts'
import { createTextSender } from '../../src/platform/sms/webhook.ts'
import { until } from '../support/processes.ts'
import { startTextProvider } from '../support/textProvider.ts'
import { newContactRow } from '../support/told.ts'
import { openWorld } from '../world.ts'

// Text messages as they are posted, sent by the worker to a real HTTP server that refuses some numbers.
const mended = new Set<string>()
const provider = await startTextProvider(to => (/^\+1617555040[45]$/.test(to) && !mended.has(to) ? 400 : to === '+16175550503' ? 503 : 202))
const world = await openWorld({ env: { SMS_URL: provider.url, SMS_TOKEN: 'key-of-ours' }, work: true })
afterAll(() => provider.close())
const { services } = world
const { group } = await world.newAccount()
const GroupId = group.id as GroupId // an account that was just made

const posted = async (to: string, text = 'Hello', id: string = randomUUID()): Promise<string> => {
  await services.db.asSystem('test text', (_tx, client) => services.sms.post(client, { group: GroupId, to, text, id }))
  return id
}
const kept = async (id: string) => (await services.db.system.query(`select * from text_message where id = $1`, [id])).rows[0]
const becomes = (id: string, state: string) =>
  until(`the text is ${state}`, 20, async () => {
    const row = await kept(id)
    return row?.state === state && row
  })
const receivedBy = (to: string) => provider.received.filter(({ body }) => body.to === to)

test('a text message is posted to the provider as JSON, to an E.164 number, with the bearer token and a stable id', async () => {
  const id = await posted('16175550142', 'Grüße an Zoë')
  expect(await becomes(id, 'Sent')).toMatchObject({ to: '+16175550142', problem: null, sent_date: expect.any(Date) })
  await posted('16175550142', 'Grüße an Zoë', id)
  const [one, ...more] = receivedBy('+16175550142')
  expect(more).toEqual([])
  expect(one?.body).toEqual({ id, to: '+16175550142', text: 'Grüße an Zoë' })
  expect(one?.headers).toMatchObject({ authorization: 'Bearer key-of-ours', 'idempotency-key': id, 'content-type': 'application/json' })
})

test('what the provider refuses for good is failed with its words; what it cannot take now waits, and fails with the last try', async () => {
  expect(await becomes(await posted('16175550404'), 'Failed')).toMatchObject({ problem: 'The provider answered 400: no such number' })
  const id = await posted('16175550503')
  await until('the first try has failed', 20, async () => (await kept(id)).problem !== null)
  expect(await kept(id)).toMatchObject({ state: 'Waiting', problem: 'The provider answered 503: no such number' })
  await sendText.run({ services, attempt: 13, last: true, jobId: 'test' }, { GroupId, TextId: id })
  expect(await kept(id)).toMatchObject({ state: 'Failed' })
})

test('a text message that failed is sent again, as it was and under its id, when a global admin says so', async () => {
  const id = await posted('16175550405')
  await becomes(id, 'Failed')
  const admin = await world.newAccount({ role: 'AcAdmin', global: true })
  const own = await world.newAccount()
  expect(await own.refuse(SendTextAgain, { GroupId: own.group.id, TextId: id })).toMatchObject({ code: 'usr.aut.npm' })
  expect(await admin.refuse(SendTextAgain, { GroupId: admin.group.id, TextId: id })).toMatchObject({ code: 'sys.obj.nof' })
  mended.add('+16175550405')
  await admin.call(SendTextAgain, { GroupId, TextId: id })
  expect(await becomes(id, 'Sent')).toMatchObject({ problem: null, sent_date: expect.any(Date) })
  expect(receivedBy('+16175550405').map(({ body }) => body)).toEqual(Array(2).fill({ id, to: '+16175550405', text: 'Hello' }))
  expect(await admin.refuse(SendTextAgain, { GroupId, TextId: id })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
  const audited = await services.db.system.query(`select object, object_id, group_id from audit where call = 'Outbox/SendTextAgain'`)
  expect(audited.rows).toEqual([{ object: 'text_message', object_id: id, group_id: GroupId }])
})

test('without a provider a text message stays in the outbox', async () => {
  const alone = await openWorld()
  const account = await alone.newAccount()
  const id = randomUUID()
  const text = { group: account.group.id as GroupId, to: '16175550142', text: 'Hello', id }
  await alone.services.db.asSystem('test text', (_tx, client) => alone.services.sms.post(client, text))
  const { rows } = await alone.services.db.system.query('select state, "to", text from text_message')
  expect(rows).toEqual([{ state: 'Outbox', to: '+16175550142', text: 'Hello' }])
})

test('a text message has never more than 480 characters, none of them half, and no control characters', async () => {
  expect(fitText('a'.repeat(480))).toHaveLength(480)
  expect(fitText('a'.repeat(481))).toBe(`${'a'.repeat(479)}…`)
  const cut = fitText(`${'a'.repeat(478)}${'👋'.repeat(9)}`)
  expect(cut).toBe(`${'a'.repeat(478)}…`)
  expect(fitText('one\ntwo\u0000\u202ethree')).toBe('one\ntwo  three')
  await expect(posted('6175550142')).rejects.toThrow('Format error')
})

test('an account sends at most 200 text messages an hour', async () => {
  const other = await world.newAccount()
  await services.db.system.query(
    `insert into text_message (group_id, "to", text, state) select $1, '+16175550142', 'x', 'Sent' from generate_series(1, 200)`,
    [other.group.id],
  )
  const text = { group: other.group.id as GroupId, to: '16175550142', text: 'x', id: randomUUID() }
  const late = services.db.asSystem('test text', (_tx, client) => services.sms.post(client, text))
  await expect(late).rejects.toMatchObject({ code: 'req.lim.exc' })
})

test('the token may stand in the address, which is then sent without it; a provider that is away is told plainly', async () => {
  const before = provider.received.length
  const sender = createTextSender({ url: `http://of%20url@127.0.0.1:${provider.port}/messages` })
  await sender.send({ id: 'a', to: '+16175550199', text: 'x' })
  expect(provider.received[before]?.headers.authorization).toBe('Bearer of url')
  const gone = createTextSender({ url: 'http://127.0.0.1:1/' })
  await expect(gone.send({ id: 'a', to: '+16175550199', text: 'x' })).rejects.toThrow(/^The provider could not be reached: /)
})

test('the address and the token of the provider are told when they cannot be', () => {
  expect(() => readConfig({ SMS_URL: 'sms.example' })).toThrow(/^SMS_URL must be an address/)
  expect(() => readConfig({ SMS_TOKEN: 'two words' })).toThrow(/^SMS_TOKEN must be [^\n]+\.$/)
})

test('what staff send beyond the share of the day waits for it: the sender and the outbox are told until when, and the mail goes out', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const own = account.group.id as GroupId // an account that was just made
  const { user } = await account.signInAs('ChiefEngineer')
  const phone = '16175550199'
  await newContactRow(world, account, { UserId: user.id, Email: user.email, Phone: phone })
  const { system } = services.db
  const addSent = (count: number, hoursAgo: number) =>
    system.query(
      `insert into text_message (group_id, "to", text, state, sent_date, created_date)
       select $1, '+16175550142', 'x', 'Sent', at, at from generate_series(1, $2), (select now() - $3 * interval '1 hour' as at) t`,
      [own, count, hoursAgo],
    )
  await addSent(mostTexts.staff.day, 20)
  const from = Date.now() + 4 * 3_600_000
  const EmailTemplate = (await account.call(GetOnboarding, { gId: own, ContactUserId: user.id })).EmailTemplate
  const { TextDate } = await account.call(NotifyOnboard, { GroupId: own, ContactUserId: user.id, SendText: true, EmailTemplate })
  expect(Math.abs((TextDate ?? 0) - from)).toBeLessThan(60_000)
  const row = await until('the text is kept', 20, async () => {
    const { rows } = await system.query(`select * from text_message where group_id = $1 and "to" = $2`, [own, `+${phone}`])
    return rows[0]
  })
  expect(row.state).toBe('Waiting')
  const [told] = toldProblems(row.problem)
  expect([told?.Kind, Math.abs((told?.Until ?? 0) - from) < 60_000]).toEqual(['share', true])
  expect((await system.query(`select 1 from mail where group_id = $1 and $2 = any("to")`, [own, user.email])).rows).toHaveLength(1)
  const again = () => sendText.run({ services, attempt: 1, last: false, jobId: 'share' }, { GroupId: own, TextId: row.id })
  // Its job begins then; where others have used the share meanwhile, it waits on.
  const jobs = await system.query(`select start_after as at from pgboss.job where name = 'sms.send' and data->>'TextId' = $1`, [row.id])
  expect(Math.abs(jobs.rows[0].at.getTime() - from)).toBeLessThan(60_000)
  await again()
  expect(await kept(row.id)).toMatchObject({ state: 'Waiting' })
  await system.query(
    `update text_message set sent_date = now() - interval '25 hours', created_date = now() - interval '25 hours'
     where group_id = $1 and state = 'Sent'`,
    [own],
  )
  await again()
  expect(await kept(row.id)).toMatchObject({ state: 'Sent', problem: null })
  expect(receivedBy(`+${phone}`).filter(({ body }) => body.id === row.id)).toHaveLength(1)
})
