import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input, Output } from '../../../core/call.ts'
import { keepBrandStyle } from '../branding/data.ts'
import { definitions } from '../functionalities/definitions.ts'
import { decodePng } from '../picture/decode.server.ts'
import { QrStyle } from '../picture/model.ts'
import { logoHref } from '../picture/png.server.ts'
import { viewings } from '../picture/rules.ts'
import { CheckQrPicture, EmailQrCode, GetQrPicture, SaveQrCode } from './contract.ts'
import { qrPictures } from './pictures.server.ts'
import { exampleAddress, printedLink } from './rules.ts'

const smtp = await startSmtp()
const world = await openWorld({ work: true, env: { SMTP_URL: smtp.url, BASE_URL: 'https://lintel.test.example' } })

const made = async (style?: Input<typeof SaveQrCode>['Style']) => {
  const account = await world.newAccount()
  const { Label, Icon, QrType, sample } = definitions.StaticUrl
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
  const input = {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    QrName: 'Tenant Handbook – Level 3',
    Location: 'Elevator',
    Item,
  }
  return { account, code: await account.call(SaveQrCode, style ? { ...input, Style: style } : input) }
}
type Made = { account: Account; code: Output<typeof SaveQrCode> }
const file = ({ account, code }: Made, fileType: string, size: number) =>
  account.call(GetQrPicture, { gId: account.group.id, QrCodeId: code.QrCodeId, fileType: fileType as 'png', size })

describe('the picture of a code', () => {
  test('is a file of each format; the PNG reads back as the printed address [B-CONST-067] [B-CONST-074]', async () => {
    const one = await made()
    const address = `HTTPS://LINTEL.TEST.EXAMPLE/Q/${one.code.Address}`
    const files = await Promise.all(['png', 'svg', 'pdf', 'eps'].map(type => file(one, type, 500)))
    expect(files.map(each => each.FileName)).toEqual(
      ['png', 'svg', 'pdf', 'eps'].map(type => `${one.code.SignId}-Tenant-Handbook-Level-3.${type}`),
    )
    expect(files.map(each => each.ContentType)).toEqual(['image/png', 'image/svg+xml', 'application/pdf', 'application/postscript'])
    const [png, svg, pdf, eps] = files.map(each => Buffer.from(each.Base64, 'base64'))
    expect(png && (await decodePng(png))).toBe(address)
    expect(svg && (await decodePng(await sharpened(svg)))).toBe(address)
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(eps?.toString()).toContain('%%BoundingBox: 0 0 864 864')
    const large = Buffer.from((await file(one, 'png', 2000)).Base64, 'base64')
    expect(large.readUInt32BE(16)).toBe(2000)
    expect(await decodePng(large)).toBe(address)
    const { account, code } = one
    expect(
      await account.refuse(GetQrPicture, { gId: account.group.id, QrCodeId: code.QrCodeId, fileType: 'png', size: 501 }),
    ).toMatchObject({ status: 400 })
  })

  test('is checked by its rules and by reading it back', async () => {
    const { account, code } = await made()
    const check = (style: object) => account.call(CheckQrPicture, { gId: account.group.id, QrCodeId: code.QrCodeId, ...style })
    const text = printedLink('https://lintel.test.example', code.Address)
    expect(await check({})).toEqual({ Safe: true, Decoded: text, Unread: [], Problems: [] })
    expect(await check({ FillColor: '#8a8a8a', QuietZone: 3 })).toMatchObject({
      Safe: true,
      Problems: [{ Kind: 'warn', Field: 'QuietZone' }],
    })
    await world.services.db.system.query(`update qr_code set style = '{"FillColor": "#eeeeee"}' where id = $1`, [code.QrCodeId])
    const kept = await check({ QuietZone: 4 })
    expect([kept.Safe, kept.Problems[0]?.Field, kept.Problems[0]?.Kind]).toEqual([false, 'FillColor', 'refuse'])
    expect(await check({ FillColor: '#ffffff', EyeColor: '#fefefe' })).toMatchObject({ Safe: false, Decoded: null })
    const wrong = { gId: account.group.id, QrCodeId: code.QrCodeId, BodyShape: 'cloud', FillColor: 'red' }
    expect((await account.refuse(CheckQrPicture, wrong)).fields.map(one => one.Field)).toEqual(['FillColor', 'BodyShape'])
  })

  test('is checked before its code is saved, with the logo that it will have', async () => {
    const { account } = await made()
    const [gId, bId] = [account.group.id, account.building.id]
    const check = (input: object) => account.call(CheckQrPicture, { gId, ...input })
    const text = printedLink('https://lintel.test.example', exampleAddress)
    expect(await check({})).toEqual({ Safe: true, Decoded: text, Unread: [], Problems: [] })
    expect(await check({ FillColor: '#ffd400', BackgroundColor: '#000' })).toMatchObject({ Safe: false, Decoded: null, Unread: viewings })
    const Logo = { Href: (await logoHref(await inkPicture())) ?? '', Share: 0.25 }
    await world.services.db.asSystem('test', tx =>
      keepBrandStyle(tx, { GroupId: gId, BuildingId: bId }, QrStyle.parse({ Logo, ErrorCorrection: 'L' })),
    )
    const low = { ErrorCorrection: 'L', bId }
    expect((await check({ ...low, Logo: 'building' })).Problems[0]).toMatchObject({ Field: 'Logo', Kind: 'refuse' })
    expect((await check({ ...low, Logo: 'none' })).Problems).toEqual([])
    const theirs = `/files/${gId}/${randomUUID()}/logo.png`
    expect((await account.refuse(CheckQrPicture, { gId, Logo: theirs })).fields.map(one => one.Field)).toEqual(['Logo'])
  })

  test('that phones would not read is refused with the fields', async () => {
    const one = await made()
    await world.services.db.system.query(`update qr_code set style = '{"FillColor": "#eeeeee"}' where id = $1`, [one.code.QrCodeId])
    const input = { gId: one.account.group.id, QrCodeId: one.code.QrCodeId, fileType: 'png', size: '500' }
    expect((await one.account.refuse(GetQrPicture, input)).fields).toContainEqual({
      Field: 'Style.FillColor',
      Message: expect.stringMatching(/./),
    })
    const mailing = { GroupId: one.account.group.id, QrCodeId: one.code.QrCodeId, RecipientEmail: 'a@b.example' }
    expect((await one.account.refuse(EmailQrCode, mailing)).code).toBe('req.val.inv')
  })

  test('is served by its address, in its style', async () => {
    const { code } = await made({ FillColor: '#0b3d2e' })
    const app = (await import('fastify')).default()
    await qrPictures(world.services).add(app)
    const reply = await app.inject(`/qr/${code.Address}.svg?v=1`)
    expect(reply.headers['content-type']).toContain('image/svg+xml')
    expect(reply.body).toContain('#0b3d2e')
    for (const missing of ['/qr/0000000000000000.svg', '/qr/..%2f..%2fx.svg', `/qr/${code.Address}.png`])
      expect((await app.inject(missing)).statusCode).not.toBe(200)
    await app.close()
  })
})

describe('a mailed code', () => {
  test('arrives with its picture, which reads as its address [B-CALL-012]', async () => {
    const { account, code } = await made()
    await account.call(EmailQrCode, {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrCodeId: code.QrCodeId,
      RecipientEmail: ' ann@printer.example ',
    })
    const mail = await until(() => smtp.received.find(one => one.envelope.to.includes('ann@printer.example')))
    expect(mail.mail.subject).toBe('QR code Tenant Handbook – Level 3')
    expect(mail.mail.html).toContain(`https://lintel.test.example/q/${code.Address}`)
    const [picture] = mail.mail.attachments
    expect(picture).toMatchObject({ filename: `${code.SignId}-Tenant-Handbook-Level-3.png`, mimeType: 'image/png' })
    expect(picture?.content instanceof ArrayBuffer && (await decodePng(new Uint8Array(picture.content)))).toBe(
      `HTTPS://LINTEL.TEST.EXAMPLE/Q/${code.Address}`,
    )
  })

  test.each([
    ['', 'Required'],
    ['ann', 'Invalid email format.'],
    ['ann@', 'Invalid Email'],
    ['a@b.example, c@d.example', 'Invalid Email'],
    ['a@b.example\r\nBcc: all@d.example', 'Invalid Email'],
  ])('is not sent to %j: %s [B-RULE-063]', async (RecipientEmail, Message) => {
    const { account, code } = await made()
    const refused = await account.refuse(EmailQrCode, { GroupId: account.group.id, QrCodeId: code.QrCodeId, RecipientEmail })
    expect(refused.fields).toEqual([{ Field: 'RecipientEmail', Message }])
  })

  test('is sent by those who may edit codes only', async () => {
    const { account, code } = await made()
    const employee = await account.signInAs('Employee')
    const input = { GroupId: account.group.id, QrCodeId: code.QrCodeId, RecipientEmail: 'a@b.example' }
    expect(await employee.refuse(EmailQrCode, input)).toMatchObject({ code: 'usr.aut.npm' })
  })
})

const inkPicture = async () =>
  (await import('sharp'))
    .default({ create: { width: 300, height: 300, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer()
const sharpened = async (svg: Buffer) => (await import('sharp')).default(svg).flatten({ background: '#ffffff' }).png().toBuffer()
const until = async <T>(read: () => T | undefined): Promise<T> => {
  for (let i = 0; i < 150; i++) {
    const value = read()
    if (value !== undefined) return value
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('it did not happen')
}
