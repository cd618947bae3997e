import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../../../test/support/readers.ts'
import { newQrCode } from '../../../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../../../test/world.ts'
import type { Input } from '../../../../../core/call.ts'
import { smallMost } from '../../../../../core/smallForms.ts'
import { UploadImage } from '../../../../base/files/contract.ts'
import { publicFiles } from '../../../../base/files/publicFiles.server.ts'
import { definitions } from '../../../../codes/functionalities/definitions.ts'
import { decodePng } from '../../../../codes/picture/decode.server.ts'
import { GenerateQrStyle, GetQrCode, GetQrStyle, SaveQrCode } from '../../../../codes/qr/contract.ts'
import { exampleAddress, printedLink } from '../../../../codes/qr/rules.ts'
import { sampleBasicInfo } from '../../../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetProperty } from '../../contract.ts'

const world = await openWorld()
const site = Fastify()
await publicFiles(world.services).add(site)

const admin = () => world.newAccount({ role: 'Admin' })
const read = (account: Account, eId = account.building.id) => account.call(GetProperty, { eId, gId: account.group.id })
const place = async (account: Account) => {
  const { Version } = await read(account)
  return { GroupId: account.group.id, EntityId: account.building.id, BuildingId: account.building.id, Version }
}
type Branding = Input<typeof EditProperty>['Branding']
const save = async (account: Account, Branding: Branding) => account.call(EditProperty, { ...(await place(account)), Branding })
const refused = async (account: Account, Branding: object) =>
  (await account.refuse(EditProperty, { ...(await place(account)), Branding })).fields
const picture = (format: 'png' | 'jpeg' | 'webp' = 'png', background = '#0a5') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
const upload = async (account: Account, fileName: string, bytes: Uint8Array, bucket = 'Branding') => {
  const { imageUrl } = await account.call(UploadImage, {
    GroupId: account.group.id,
    base64Image: Buffer.from(bytes).toString('base64'),
    fileName,
    bucket,
  })
  return imageUrl
}
const pixelsOf = async (address: string | null | undefined) => (await site.inject(new URL(String(address)).pathname)).rawPayload
const look = {
  BodyShape: 'rounded',
  EyeFrame: 'frame4',
  EyeBall: 'ball3',
  FillColor: '#0b5d3b',
  EyeColor: '#7a1f00',
  BackgroundColor: '#FFFBEA',
} as const
const example = () => printedLink(world.services.config.baseUrl, exampleAddress)

describe('the branding of a building', () => {
  test('is saved by EditProperty and read back by GetProperty with every field of the entity [A-FIELD-028, A-BEHAV-064]', async () => {
    const account = await admin()
    const [LogoFilename, FaviconFilename] = [
      await upload(account, 'logo.png', await picture()),
      await upload(account, 'icon.jpg', await picture('jpeg')),
    ]
    const HubHeader = await upload(account, 'lobby.webp', await picture('webp'), 'HubHeader')
    const HtmlPage = { Header: '<p>Welcome to <strong>Pier 4</strong></p>', Footer: '<p>Open 8 to 6</p>' }
    const given = { ...look, LogoFilename, FaviconFilename, HubHeader, HtmlPage, Source: 'Portal' }
    await save(account, given)
    const { Sections, LogoFilename: logo } = await read(account)
    expect(Sections.Branding).toEqual({ ...given, QRStyleUrl: expect.stringMatching(/\/files\/[\w-]+\/[\w-]+\/qr-style\.png$/) })
    expect(logo).toBe(LogoFilename)
  })

  test('begins with the default style', async () => {
    const account = await admin()
    await save(account, {})
    expect((await read(account)).Sections.Branding).toMatchObject({
      BackgroundColor: '#FFF',
      FillColor: '#000000',
      BodyShape: 'circle',
      EyeFrame: 'frame2',
      EyeBall: 'ball0',
      EyeColor: '#000000',
      HtmlPage: { Header: '', Footer: '' },
    })
  })

  test('keeps no script, style or foreign scheme of its HTML', async () => {
    const account = await admin()
    const Header =
      '<p onclick="x()" style="color:red">Hello<script>alert(1)</script></p><a href="javascript:alert(1)">a</a><img src=x onerror=y>'
    await save(account, { HtmlPage: { Header, Footer: '<iframe src="https://a.example"></iframe><p>Bye</p>' } })
    const { Branding } = (await read(account)).Sections
    expect(Branding?.HtmlPage.Header).not.toMatch(/script|onclick|style|javascript|img|onerror/)
    expect(Branding?.HtmlPage).toMatchObject({ Header: expect.stringContaining('<p>Hello</p>'), Footer: '<p>Bye</p>' })
  })

  test('a new building takes it along', async () => {
    const account = await admin()
    const { acId } = await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: sampleBasicInfo, Branding: look })
    const { Branding } = (await read(account, acId)).Sections
    expect(Branding).toMatchObject(look)
    expect(await decodePng(await pixelsOf(Branding?.QRStyleUrl))).toBe(example())
  })
})

describe('its files', () => {
  const wrongLogo = 'The file is not type .png, .jpg, .jpeg'
  test.each(['logo.png', 'logo.jpg', 'logo.JPEG'])('a logo may be %s [A-RULE-057]', async name => {
    const account = await admin()
    const LogoFilename = await upload(account, name, await picture(name.endsWith('png') ? 'png' : 'jpeg'))
    await save(account, { LogoFilename, FaviconFilename: LogoFilename })
    expect((await read(account)).LogoFilename).toBe(LogoFilename)
  })

  test('a logo of any other type is refused, by the upload and by the section [A-RULE-057]', async () => {
    const account = await admin()
    const base64Image = (await picture('webp')).toString('base64')
    for (const fileName of ['logo.webp', 'logo.svg', 'logo.gif', 'logo.pdf'])
      expect(await account.refuse(UploadImage, { GroupId: account.group.id, base64Image, fileName, bucket: 'Branding' })).toMatchObject({
        message: wrongLogo,
      })
    const wide = await upload(account, 'wide.webp', await picture('webp'), 'HubHeader')
    expect(await refused(account, { LogoFilename: wide, FaviconFilename: wide })).toEqual([
      { Field: 'Branding.LogoFilename', Message: wrongLogo },
      { Field: 'Branding.FaviconFilename', Message: wrongLogo },
    ])
  })

  test.each(['png', 'jpg', 'gif', 'webp', 'svg'])('the hub header may be any image: %s [A-RULE-058]', async ending => {
    const account = await admin()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3" fill="#0a5"/></svg>')
    const format = ending === 'jpg' ? 'jpeg' : ending
    const bytes =
      ending === 'svg'
        ? svg
        : await sharp(await picture())
            .toFormat(format as 'gif')
            .toBuffer()
    const HubHeader = await upload(account, `lobby.${ending}`, bytes, 'HubHeader')
    await save(account, { HubHeader })
    expect((await read(account)).Sections.Branding?.HubHeader).toBe(HubHeader)
    const wide = await site.inject(new URL(HubHeader).pathname.replace(/\/([^/]+)$/, '/wide/$1'))
    expect([wide.statusCode, wide.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(wide.rawPayload.length).toBeLessThanOrEqual(smallMost.wide)
  })

  test('what is no image, of another account, or nowhere, is refused at its field [A-RULE-058]', async () => {
    const [account, other] = [await admin(), await admin()]
    const theirs = await upload(other, 'logo.png', await picture())
    expect(await refused(account, { HubHeader: '/files/a/b/plan.pdf' })).toEqual([
      { Field: 'Branding.HubHeader', Message: 'The file is not an image' },
    ])
    expect(await refused(account, { LogoFilename: 'https://evil.example/logo.png' })).toEqual([
      { Field: 'Branding.LogoFilename', Message: wrongLogo },
    ])
    expect(await refused(account, { FaviconFilename: theirs })).toEqual([{ Field: 'Branding.FaviconFilename', Message: wrongLogo }])
    expect(await refused(account, { LogoFilename: theirs, HubHeader: theirs })).toEqual([
      { Field: 'Branding.LogoFilename', Message: wrongLogo },
      { Field: 'Branding.HubHeader', Message: 'The file is not an image' },
    ])
  })
})

describe('its colours', () => {
  test.each(['red', '#12', '#12345', 'rgb(0,0,0)', '000000', '#GGGGGG'])('%j is no hex value [A-RULE-059]', async colour => {
    const account = await admin()
    expect(await refused(account, { FillColor: colour })).toEqual([
      { Field: 'Branding.FillColor', Message: 'Format error', Hint: expect.any(String) },
    ])
  })

  test.each(['#123', '#0b5d3b', '#0B5D3B'])('%s is one [A-RULE-059]', async FillColor => {
    const account = await admin()
    await save(account, { FillColor })
    expect((await read(account)).Sections.Branding?.FillColor).toBe(FillColor)
  })

  test('that no phone could tell apart are refused at their fields', async () => {
    const account = await admin()
    expect(await refused(account, { FillColor: '#eeeeee', EyeColor: '#ffffff' })).toMatchObject([
      { Field: 'Branding.FillColor' },
      { Field: 'Branding.EyeColor' },
    ])
  })
})

describe('GenerateQrStyle', () => {
  const input = (account: Account) => ({ GroupId: account.group.id, BuildingId: account.building.id })
  test('takes the branding fields and answers the address of a picture of that style, which reads back [A-CALL-048]', async () => {
    const account = await admin()
    const { ImageUrl } = await account.call(GenerateQrStyle, { ...input(account), ...look, HtmlPage: { Header: '', Footer: '' } })
    const png = await pixelsOf(ImageUrl)
    expect(await decodePng(png)).toBe(example())
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, ...data.subarray(0, 3)]).toEqual([500, 0xff, 0xfb, 0xea])
    const plain = await account.call(GenerateQrStyle, input(account))
    expect((await pixelsOf(plain.ImageUrl)).equals(png)).toBe(false)
  })

  test('draws the logo in the middle', async () => {
    const account = await admin()
    const FaviconFilename = await upload(account, 'icon.png', await picture('png', '#ff0000'))
    const png = await pixelsOf((await account.call(GenerateQrStyle, { ...input(account), FaviconFilename })).ImageUrl)
    const { data } = await sharp(png).extract({ left: 249, top: 249, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([255, 0, 0])
    expect(await decodePng(png)).toBe(example())
  })

  test('refuses what no phone reads, at the field', async () => {
    const account = await admin()
    expect((await account.refuse(GenerateQrStyle, { ...input(account), FillColor: '#fafafa' })).fields).toMatchObject([
      { Field: 'FillColor' },
    ])
  })

  test('a save keeps QRStyleUrl current: a new picture for a new style only', async () => {
    const account = await admin()
    const url = async () => (await read(account)).Sections.Branding?.QRStyleUrl
    await save(account, look)
    const first = await url()
    await save(account, { ...look, QRStyleUrl: 'https://evil.example/x.png', HtmlPage: { Header: '<p>New</p>', Footer: '' } })
    expect(await url()).toBe(first)
    await save(account, { ...look, BodyShape: 'square' })
    expect(await url()).not.toBe(first)
    expect(await decodePng(await pixelsOf(await url()))).toBe(example())
  })
})

describe('a new code of the building', () => {
  const { Label, Icon, QrType, sample } = definitions.StaticUrl
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
  const code = (account: Account, more: object = {}) => ({
    GroupId: account.group.id,
    BuildingId: account.building.id,
    QrName: 'Door',
    Location: 'Lobby',
    Item,
    ...more,
  })
  const styleOf = async (account: Account, QrCodeId: string) => (await account.call(GetQrCode, { gId: account.group.id, QrCodeId })).Style

  test('begins with the style of the building, unless it brings its own; codes that exist keep theirs', async () => {
    const account = await admin()
    const before = await newQrCode(world, account, { Type: 'StaticUrl' })
    const FaviconFilename = await upload(account, 'icon.png', await picture())
    await save(account, { ...look, FaviconFilename })
    const { Style } = await account.call(GetQrStyle, { gId: account.group.id, bId: account.building.id })
    expect(Style).toMatchObject({ ...look, Logo: { Href: expect.stringMatching(/^data:image\/png;base64,/), Share: 0.08 } })
    const taken = await account.call(SaveQrCode, code(account))
    expect(await styleOf(account, taken.QrCodeId)).toEqual(Style)
    const own = await account.call(SaveQrCode, code(account, { Style: { BodyShape: 'square' } }))
    expect(await styleOf(account, own.QrCodeId)).toMatchObject({ BodyShape: 'square', FillColor: '#000000' })
    expect(await styleOf(account, before.QrCodeId)).toBeNull()
  })
})

describe('who may do what', () => {
  test('GlobalManageEntities is needed to change it [A-PERM-025]', async () => {
    const account = await world.newAccount()
    const reader = await signInWith(world, account, ['ManagePropertyInfo', 'Branding', 'Content', 'ViewSuppress']) // sees the section, and saves Content
    const where = { GroupId: account.group.id, BuildingId: account.building.id }
    expect(await reader.refuse(EditProperty, { ...(await place(account)), Branding: look })).toMatchObject({
      status: 403,
      code: 'usr.aut.npm',
    })
    expect(await reader.refuse(GenerateQrStyle, { ...where, ...look })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })

  test('it is read by those who have the flag Branding only [A-PERM-032]', async () => {
    const account = await admin()
    await save(account, look)
    const employee = await account.signInAs('Employee')
    const seen = await employee.call(GetProperty, { eId: account.building.id, gId: account.group.id })
    expect(seen.Sections.Branding).toBeUndefined()
    expect((await read(account)).Sections.Branding).toMatchObject(look)
  })
})
