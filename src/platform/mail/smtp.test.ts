import { afterEach, describe, expect, test } from 'vitest'
import { startSmtp } from '../../../test/support/smtp.ts'
import { composeMail } from './compose.ts'
import { type Mail, MailRefused } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

const from = 'Lintel <no-reply@lintel.example>'
const letter: Mail = {
  to: ['ann@example.org'],
  subject: 'Prüfbericht für „Hafenturm“ 🏢',
  ...composeMail({ title: 'Größe', blocks: [{ is: 'paragraph', text: 'Ñandú' }], footer: 'Ende' }),
  messageId: '<mail-0190f3c2@lintel.example>',
}

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
const start = async (options?: Parameters<typeof startSmtp>[0], change = (url: string) => url) => {
  const server = await startSmtp(options)
  const mailer = createSmtpMailer({ url: change(server.url), from })
  open.push(mailer, server)
  return { server, mailer }
}

test('a picture stands in the mail by its id', async () => {
  const { server, mailer } = await start()
  const picture = { fileName: 'chart.png', contentType: 'image/png', content: Buffer.from('png'), contentId: 'chart-1' }
  await mailer.send({ ...letter, to: ['ann@example.org'], html: '<img src="cid:chart-1">', attachments: [picture] })
  expect(server.received[0]?.mail.attachments).toMatchObject([{ contentId: '<chart-1>', disposition: 'inline', mimeType: 'image/png' }])
})

test('a mail arrives as it was sent', async () => {
  const { server, mailer } = await start()
  const pdf = Buffer.from('%PDF-1.7 – bytes \0\xff', 'latin1')
  await mailer.send({
    ...letter,
    to: ['ann@example.org', 'bob@example.org'],
    replyTo: 'office@example.org',
    attachments: [{ fileName: 'Übersicht 2026.pdf', contentType: 'application/pdf', content: pdf }],
  })
  const [{ mail, envelope, raw } = { mail: undefined, envelope: undefined, raw: '' }] = server.received
  expect(envelope).toEqual({ from: 'no-reply@lintel.example', to: ['ann@example.org', 'bob@example.org'] })
  expect(mail).toMatchObject({
    subject: letter.subject,
    messageId: letter.messageId,
    from: { name: 'Lintel', address: 'no-reply@lintel.example' },
  })
  expect(mail?.replyTo).toMatchObject([{ address: 'office@example.org' }])
  expect(mail?.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.text.trim())
  expect(mail?.html).toContain('Ñandú')
  expect(mail?.attachments).toMatchObject([{ filename: 'Übersicht 2026.pdf', mimeType: 'application/pdf', disposition: 'attachment' }])
  const content = mail?.attachments[0]?.content
  expect(content instanceof ArrayBuffer && Buffer.from(content).equals(pdf)).toBe(true)
  expect(raw).toContain('Auto-Submitted: auto-generated')
})

test('a mail sent twice bears the same Message-ID', async () => {
  const { server, mailer } = await start()
  await mailer.send(letter)
  await mailer.send(letter)
  expect(server.received.map(one => one.mail.messageId)).toEqual([letter.messageId, letter.messageId])
})

describe('is refused before anything is said to the server', () => {
  const file = { fileName: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('x') }
  test.each<[string, Partial<Mail>]>([
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['a subject with a bare line feed', { subject: 'Hello\nBcc: all@example.org' }],
    ['a subject with a line separator', { subject: 'Hello\u2028x' }],
    ['no subject', { subject: ' ' }],
    ['no recipient', { to: [] }],
    ['a recipient with a header', { to: ['a@example.org\r\nBcc: b@example.org'] }],
    ['two recipients in one', { to: ['a@example.org, b@example.org'] }],
    ['a named recipient', { to: ['Ann <ann@example.org>'] }],
    ['51 recipients', { to: Array.from({ length: 51 }, (_, i) => `a${i}@example.org`) }],
    ['a reply address with a header', { replyTo: 'a@example.org\nX: y' }],
    ['a Message-ID with a header', { messageId: '<a@b>\r\nX: y' }],
    ['an attachment name with a header', { attachments: [{ ...file, fileName: 'a\r\nX: y' }] }],
    ['an id of a picture with a header', { attachments: [{ ...file, contentId: 'a>\r\nX: y' }] }],
    ['an attachment type with a header', { attachments: [{ ...file, contentType: 'a/b\r\nX: y' }] }],
    ['21 MB', { attachments: [{ ...file, content: new Uint8Array(21 * 1024 * 1024) }] }],
  ])('%s', async (_, change) => {
    const { server, mailer } = await start()
    await expect(mailer.send({ ...letter, ...change })).rejects.toBeInstanceOf(MailRefused)
    expect(server.received).toEqual([])
  })
})

test('name and password of the URL are used', async () => {
  const signedIn = await start({}, url => url.replace('//', '//lin%40tel:right@'))
  await signedIn.mailer.send(letter)
  expect(signedIn.server.received).toHaveLength(1)
  const wrong = await start({}, url => url.replace('//', '//lintel:wrong@'))
  const refused = await wrong.mailer.send(letter).catch((error: Error) => error)
  expect(refused).toMatchObject({ message: expect.stringMatching(/Invalid login|Wrong password/) })
  expect(refused).not.toBeInstanceOf(MailRefused)
})

test('a 5xx of the server is for good and told in its words, a 4xx is to be tried again', async () => {
  const refuse = (address: string) =>
    ({ 'gone@example.org': '550 5.1.1 No such user', 'grey@example.org': '451 4.7.1 Try again later' })[address]
  const { mailer, server } = await start({ refuse })
  const send = (...to: string[]) => mailer.send({ ...letter, to })
  const forGood = await send('gone@example.org').catch((error: Error) => error)
  expect(forGood).toBeInstanceOf(MailRefused)
  expect(forGood).toMatchObject({ message: 'gone@example.org: 550 5.1.1 No such user' })
  for (const to of [['grey@example.org'], ['gone@example.org', 'grey@example.org']]) {
    const later = await send(...to).catch((error: Error) => error)
    expect(later).toMatchObject({ message: expect.stringContaining('451 4.7.1 Try again later') })
    expect(later).not.toBeInstanceOf(MailRefused)
  }
  expect(server.received).toEqual([])
  expect(await send('ann@example.org')).toEqual([])
  expect(await send('ann@example.org', 'gone@example.org', 'grey@example.org')).toEqual([
    { address: 'gone@example.org', words: 'gone@example.org: 550 5.1.1 No such user', forGood: true },
    { address: 'grey@example.org', words: 'grey@example.org: 451 4.7.1 Try again later', forGood: false },
  ])
  expect(server.received.map(one => one.envelope.to)).toEqual([['ann@example.org'], ['ann@example.org']])
})

test('a mail can be brought to some of those whom it names', async () => {
  const { mailer, server } = await start()
  await mailer.send({ ...letter, to: ['ann@example.org', 'bob@example.org'], bringTo: ['bob@example.org'] })
  const [received] = server.received
  expect(received?.envelope).toEqual({ from: 'no-reply@lintel.example', to: ['bob@example.org'] })
  expect(received?.mail.to?.map(one => one.address)).toEqual(['ann@example.org', 'bob@example.org'])
})

test('encryption that is demanded and not offered is an error', async () => {
  const { mailer, server } = await start({}, url => `${url}?tls=required`)
  await expect(mailer.send(letter)).rejects.toThrow(/TLS/)
  expect(server.received).toEqual([])
})

test('a server that never speaks is left after 7 s', async () => {
  const { mailer } = await start({ stall: true })
  const began = Date.now()
  await expect(mailer.send(letter)).rejects.toThrow(/[Tt]imeout|[Gg]reeting/)
  expect(Date.now() - began).toBeGreaterThan(6_500)
  expect(Date.now() - began).toBeLessThan(20_000)
})

test('an address that is no mail server is an error of the configuration', () => {
  for (const url of ['http://x', 'smtp://', 'x']) expect(() => createSmtpMailer({ url, from })).toThrow(/SMTP_URL|Invalid URL/)
})
