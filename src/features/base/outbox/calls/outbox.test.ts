import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { mail, textMessage } from '../../../../platform/tables.ts'
import { GetMails, GetTexts, ReadMail } from '../contract.ts'

const world = await openWorld()
const admin = await world.newAccount({ role: 'AcAdmin', global: true })

const newMail = async (values: Partial<typeof mail.$inferInsert> = {}) => {
  const [row] = await world.services.db.asSystem('test mail', tx =>
    tx
      .insert(mail)
      .values({
        To: ['ada@account.example'],
        Subject: 'Hello',
        Text: 'Hello Ada',
        Html: '<p>Hello Ada</p>',
        MessageId: `<${randomUUID()}@test>`,
        State: 'Outbox',
        ...values,
      })
      .returning(),
  )
  if (!row) throw new Error('no mail')
  return row
}

test('the newest mails come first, with their recipients and their state', async () => {
  const old = await newMail({ Subject: 'Order old', CreatedDate: new Date(2026, 0, 1) })
  const young = await newMail({ Subject: 'Order young', CreatedDate: new Date(2026, 0, 2), State: 'Failed', Problem: '550 no such user' })
  const { Mails, Total } = await admin.call(GetMails, { filter: { text: 'order' } })
  expect(Total).toBe(2)
  expect(Mails).toEqual([
    {
      id: young.id,
      To: ['ada@account.example'],
      Subject: 'Order young',
      State: 'Failed',
      Problem: '550 no such user',
      CreatedDate: +new Date(2026, 0, 2),
    },
    { id: old.id, To: ['ada@account.example'], Subject: 'Order old', State: 'Outbox', Problem: null, CreatedDate: +new Date(2026, 0, 1) },
  ])
  const byName = await admin.call(GetMails, { filter: { text: 'order' }, sort: { field: 'Subject', order: 'ASC' } })
  expect(byName.Mails.map(one => one.Subject)).toEqual(['Order old', 'Order young'])
})

test('mails are found by subject, by recipient and by state', async () => {
  const made = await newMail({ Subject: 'Survey of May', To: ['first@find.example', 'second@find.example'], State: 'Waiting' })
  for (const filter of [{ text: 'survey of' }, { text: 'SECOND@find' }, { text: 'find.example', State: 'Waiting' as const }])
    expect((await admin.call(GetMails, { filter })).Mails).toMatchObject([{ id: made.id }])
  expect((await admin.call(GetMails, { filter: { text: 'find.example', State: 'Sent' } })).Total).toBe(0)
})

test('one mail comes with its text and the names of its attachments, not with where they are kept', async () => {
  const made = await newMail({ Attachments: [{ name: 'kit.pdf', key: 'secret/place.pdf', contentType: 'application/pdf', size: 1234 }] })
  const read = await admin.call(ReadMail, { MailId: made.id })
  expect(read).toMatchObject({
    Subject: 'Hello',
    Text: 'Hello Ada',
    Html: '<p>Hello Ada</p>',
    Attachments: [{ name: 'kit.pdf', size: 1234 }],
  })
  expect(JSON.stringify(read)).not.toContain('secret/place')
  expect(await admin.refuse(ReadMail, { MailId: randomUUID() })).toMatchObject({ code: 'sys.obj.nof' })
})

test('the one-time links of a mail are masked until they are asked for; each reading is in the audit', async () => {
  const secret = `in_${'aB3-'.repeat(10)}xyz`
  const link = `https://lintel.example/reset?token=${secret}`
  const made = await newMail({
    Text: `Choose a password: ${link}`,
    Html: `<p><a href="${link}">Choose</a> or <a href="https://lintel.example/login">sign in</a></p>`,
  })
  const masked = await admin.call(ReadMail, { MailId: made.id })
  expect(masked.HasLinks).toBe(true)
  expect(JSON.stringify(masked)).not.toContain(secret)
  expect(masked.Html).toContain('https://lintel.example/login')
  const shown = await admin.call(ReadMail, { MailId: made.id, Links: true })
  expect([shown.Text, shown.Html]).toEqual([made.Text, made.Html])
  const { rows } = await world.services.db.system.query(
    `select user_id, after from audit where object = 'mail' and object_id = $1 order by at`,
    [made.id],
  )
  expect(rows).toEqual([
    { user_id: admin.user.id, after: { Read: 'yes' } },
    { user_id: admin.user.id, after: { Read: 'with its one-time links' } },
  ])
  expect((await admin.call(ReadMail, { MailId: (await newMail()).id })).HasLinks).toBe(false)
})

test('only global customer admins read the outbox', async () => {
  const own = await world.newAccount()
  const made = await newMail()
  expect(await own.refuse(GetMails, {})).toMatchObject({ code: 'usr.aut.npm' })
  expect(await own.refuse(ReadMail, { MailId: made.id })).toMatchObject({ code: 'usr.aut.npm' })
  expect(await own.refuse(GetMails, {}, null)).toMatchObject({ code: 'usr.aut.utm' })
})

test('text messages of every account come newest first, by words, phone and state; for global customer admins only', async () => {
  const own = await world.newAccount()
  const keep = async (Text: string, State: 'Outbox' | 'Failed', minute: number) => {
    const values = { GroupId: own.group.id, To: '+16175550177', Text, State, CreatedDate: new Date(2026, 0, 1, 0, minute) }
    const [row] = await world.services.db.asSystem('test text', tx => tx.insert(textMessage).values(values).returning())
    return row?.id
  }
  const [old, young] = [await keep('Harbour old', 'Outbox', 1), await keep('Harbour young', 'Failed', 2)]
  const { Texts, Total } = await admin.call(GetTexts, { filter: { text: 'harbour' } })
  expect(Total).toBe(2)
  expect(Texts.map(({ id }) => id)).toEqual([young, old])
  expect(Texts[1]).toEqual({
    id: old,
    GroupId: own.group.id,
    GroupName: own.group.name,
    To: '+16175550177',
    Text: 'Harbour old',
    State: 'Outbox',
    Problem: null,
    CreatedDate: +new Date(2026, 0, 1, 0, 1),
    SentDate: null,
  })
  expect((await admin.call(GetTexts, { filter: { text: '(617) 555-0177', State: 'Failed' } })).Texts.map(({ id }) => id)).toEqual([young])
  expect(await own.refuse(GetTexts, {})).toMatchObject({ code: 'usr.aut.npm' })
})
