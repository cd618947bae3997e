import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdf, png } from '../../../test/support/hostile.ts'
import { uploadMessages } from '../../core/fileMessages.ts'
import { type AcceptedUpload, acceptUpload } from './accept.ts'
import { displayName } from './displayName.ts'
import type { UploadRuleName } from './uploadRules.ts'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#f00"/></svg>')
const bytes: Record<string, Uint8Array> = { png: png(8, 8), svg, pdf: Buffer.from(pdf()), text: Buffer.from('hello') }
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } })
  bytes.jpg = await picture
    .clone()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .toBuffer()
  bytes.webp = await picture.clone().webp().toBuffer()
  bytes.gif = await picture.clone().gif().toBuffer()
})
const upload = (rule: UploadRuleName, fileName: string, content: string) =>
  acceptUpload(bytes[content] ?? Buffer.alloc(0), { fileName, rule })
const accepted = async (rule: UploadRuleName, fileName: string, content: string): Promise<AcceptedUpload> => {
  const result = await upload(rule, fileName, content)
  if (!result.ok) throw new Error(result.message)
  return result
}

describe('a file is refused in the words of the specification', () => {
  test.each([
    ['avatar', 'me.pdf', 'pdf'],
    ['avatar', 'me.png', 'text'],
    ['avatar', 'me', 'png'],
    ['editorImage', 'a.txt', 'text'],
  ] as const)('%s: %s is not an image [B-RULE-055] [B-MSG-019]', async (rule, name, content) => {
    expect(await upload(rule, name, content)).toEqual({ ok: false, code: 'not-image', message: 'The file is not an image' })
  })

  test.each(['/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>', '/OpenAction<</S/Launch/F(cmd.exe)>>'])(
    'but a PDF that does something is kept without it: %s',
    async more => {
      const kept = await acceptUpload(Buffer.from(pdf(more)), { fileName: 'a.pdf', rule: 'pdf' })
      expect(kept.ok && Buffer.from(kept.bytes).toString('latin1')).toMatch(/^%PDF-(?![^]*(?:JavaScript|Launch|cmd\.exe|app\.alert))/)
    },
  )

  test('an avatar has at most 3,145,728 bytes [B-RULE-056] [B-MSG-020] [B-MSG-014]', async () => {
    const padded = (size: number) =>
      acceptUpload(Buffer.concat([png(8, 8), Buffer.alloc(size - png(8, 8).length)]), { fileName: 'a.png', rule: 'avatar' })
    expect(await padded(3_145_729)).toEqual({ ok: false, code: 'too-large', message: 'The file is larger than 3MB' })
    expect(await padded(3_145_728)).toMatchObject({ ok: true, contentType: 'image/png' })
  })

  test.each([
    ['spreadsheet', 5],
    ['editorImage', 100],
    ['picture', 3],
  ] as const)('%s: more than %i MB [B-MSG-014, B-CONST-036]', async (rule, most) => {
    const result = await acceptUpload(Buffer.alloc(most * 1024 * 1024 + 1), { fileName: 'a.png', rule })
    expect(result).toEqual({ ok: false, code: 'too-large', message: `The file is larger than ${most}MB` })
  })

  test.each([
    ['picture', 'a.gif', 'gif', 'SVG, PNG or JPG'],
    ['logo', 'a.svg', 'svg', '.png, .jpg, .jpeg'],
    ['pdf', 'a.docx', 'text', 'PDF'],
    ['staticUrlFile', 'a.html', 'text', 'png, jpeg, jpg, svg, xls, xlsx, doc, docx, pdf'],
    ['xlsx', 'a.xls', 'text', 'xlsx'],
  ] as const)('%s: %s is not a type of the list [B-MSG-012] [B-MSG-021]', async (rule, name, content, types) => {
    expect(await upload(rule, name, content)).toEqual({ ok: false, code: 'not-type', message: `The file is not type ${types}` })
  })

  test.each([
    ['picture', 'a.png', 'jpg'],
    ['picture', 'a.png', 'gif'],
    ['pdf', 'a.pdf', 'png'],
    ['logo', 'a.jpg', 'svg'],
    ['avatar', 'a.png', 'webp'],
    ['staticUrlFile', 'a.docx', 'pdf'],
  ] as const)('%s: %s whose content is something else [B-MSG-013] [B-MSG-022]', async (rule, name, content) => {
    expect(await upload(rule, name, content)).toEqual({ ok: false, code: 'wrong-type', message: 'Incorrect file type, please try again' })
  })
})

describe('a file that phones and offices write', () => {
  test.each([
    ['surveyPhoto', 'IMG_0001.jpg', 'webp', 'image/webp'],
    ['surveyPhoto', 'Screenshot.jpeg', 'png', 'image/png'],
    ['avatar', 'me.jpg', 'webp', 'image/webp'],
    ['surveyPhoto', 'photo.webp', 'jpg', 'image/jpeg'],
  ] as const)('%s: %s that is a %s is kept as what it is', async (rule, name, content, contentType) => {
    expect(await accepted(rule, name, content)).toMatchObject({ contentType, displayName: expect.not.stringContaining(name) })
  })

  test('a photo of which a decoder only warns is kept, one that breaks off is not', async () => {
    const whole = Buffer.from(bytes.jpg ?? [])
    // Bytes that belong to nothing between two segments: libjpeg warns, every viewer shows the photo.
    const end = 4 + whole.readUInt16BE(4)
    const padded = Buffer.concat([whole.subarray(0, end), Buffer.from('camera'), whole.subarray(end)])
    await expect(sharp(padded, { failOn: 'warning' }).toBuffer()).rejects.toThrow('extraneous')
    expect(await acceptUpload(padded, { fileName: 'a.jpg', rule: 'surveyPhoto' })).toMatchObject({ ok: true, contentType: 'image/jpeg' })
    expect(await acceptUpload(whole.subarray(0, -2), { fileName: 'a.jpg', rule: 'surveyPhoto' })).toMatchObject({ ok: true }) // no end marker
    for (const most of [whole.length / 2, whole.length - 20])
      expect(await acceptUpload(whole.subarray(0, most), { fileName: 'a.jpg', rule: 'surveyPhoto' })).toMatchObject({
        ok: false,
        message: uploadMessages.damagedPicture,
      })
  })

  test('a photo of more than 40 megapixels is refused with its size, the limit and what to do', async () => {
    const large = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0a0' } })
        .jpeg({ quality: 10 })
        .toBuffer()
    expect(await acceptUpload(await large(8000, 6250), { fileName: 'a.jpg', rule: 'surveyPhoto' })).toMatchObject({
      ok: false,
      message: 'This picture has 50 megapixels. At most 40 megapixels can be read here: save a smaller copy and choose that.',
    })
    for (const rule of ['avatar', 'staticUrlFile', 'logo'] as const)
      expect(await acceptUpload(await large(8001, 5000), { fileName: 'a.jpg', rule })).toMatchObject({
        message: expect.stringContaining('has 40.1 megapixels'),
      })
  })

  test.each([
    ['surveyPhoto', 'a.gif', 'gif', 'PNG, JPG, WEBP'],
    ['surveyPhoto', 'a.png', 'gif', 'PNG, JPG, WEBP'],
    ['surveyPhoto', 'a.svg', 'svg', 'PNG, JPG, WEBP'],
    ['surveyPhoto', 'scan.TIF', 'text', 'PNG, JPG, WEBP'],
    ['avatar', 'a.avif', 'text', 'PNG, JPG, GIF, WEBP, SVG'],
  ] as const)('%s: %s, which is a picture (%s), is refused with the formats that are read', async (rule, name, content, formats) => {
    expect(await upload(rule, name, content)).toMatchObject({
      ok: false,
      message: `Pictures in this format cannot be read here. Save it in one of these formats and choose that: ${formats}.`,
    })
  })

  test('a TIFF that is called .jpg is a picture in another format; a broken SVG says so', async () => {
    const tiff = await sharp(bytes.png ?? Buffer.alloc(0))
      .tiff()
      .toBuffer()
    expect(await acceptUpload(tiff, { fileName: 'a.jpg', rule: 'surveyPhoto' })).toMatchObject({
      message: expect.stringContaining('PNG, JPG, WEBP'),
    })
    const loud = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.example/a.png"/>')
    expect(await acceptUpload(loud, { fileName: 'a.svg', rule: 'avatar' })).toMatchObject({ message: uploadMessages.lockedSvg })
  })

  test('a HEIC where no photo is asked for is told nothing of photos', async () => {
    const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(72)])
    expect(await acceptUpload(file, { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({ message: uploadMessages.wrongType })
  })

  test('a HEIC is refused with what to do, by its name and by what it is', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from('mif1heic'),
      Buffer.alloc(64),
    ])
    for (const fileName of ['IMG_1.HEIC', 'IMG_1.heif', 'IMG_1.jpg'])
      expect(await acceptUpload(heic, { fileName, rule: 'surveyPhoto' })).toMatchObject({ ok: false, message: uploadMessages.heic })
  })

  test('a PDF or a workbook that the guards refuse says why', async () => {
    const scripted = Buffer.from(pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'))
    expect(await acceptUpload(scripted.subarray(0, 200), { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({
      message: uploadMessages.lockedPdf,
    })
    for (const [start, fileName] of [
      ['504b0304', 'a.xlsx'],
      ['d0cf11e0a1b11ae1', 'a.xls'],
      ['d0cf11e0a1b11ae1', 'locked.xlsx'],
    ] as const) {
      const broken = Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(600)])
      expect(await acceptUpload(broken, { fileName, rule: 'spreadsheet' })).toMatchObject({ message: uploadMessages.lockedOffice })
    }
    expect(await acceptUpload(Buffer.from('a;b'), { fileName: 'a.xlsx', rule: 'spreadsheet' })).toMatchObject({
      message: uploadMessages.wrongType,
    })
  })
})

describe('a file is kept', () => {
  test.each([
    ['picture', 'a.svg', 'svg'],
    ['picture', 'a.PNG', 'png'],
    ['picture', 'a.jpg', 'jpg'],
  ] as const)('%s: %s [B-RULE-057]', async (rule, name, content) => {
    expect(await upload(rule, name, content)).toMatchObject({ ok: true })
  })

  test('legal terms as PDF, byte for byte [A-RULE-061]', async () => {
    expect(await accepted('pdf', 'terms.pdf', 'pdf')).toEqual({
      ok: true,
      bytes: bytes.pdf,
      contentType: 'application/pdf',
      extension: 'pdf',
      displayName: 'terms.pdf',
    })
    expect(await upload('pdf', 'terms.png', 'png')).toMatchObject({ ok: false })
  })

  test('a photo upright and without what it says about its maker', async () => {
    const kept = await accepted('avatar', 'me.jpeg', 'jpg')
    expect(kept).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg', displayName: 'me.jpg', width: 20, height: 40 })
    expect(Buffer.from(bytes.jpg ?? []).includes('Jane Doe')).toBe(true)
    expect(Buffer.from(kept.bytes).includes('Jane Doe')).toBe(false)
    expect(await sharp(kept.bytes).metadata()).not.toHaveProperty('exif')
  })

  test('a GIF and an SVG as PNG', async () => {
    expect(await accepted('avatar', 'a.gif', 'gif')).toMatchObject({
      contentType: 'image/png',
      displayName: 'a.png',
      width: 40,
      height: 20,
    })
    const drawn = await accepted('picture', 'logo.svg', 'svg')
    expect(drawn).toMatchObject({ contentType: 'image/png', displayName: 'logo.png', width: 1024, height: 512 })
    const { data, info } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([1024, 512, 255, 0, 0])
  })
})

test.each([
  ['../../etc/passwd.png', 'passwd'],
  ['C:\\fakepath\\Me and you.PNG', 'Me and you'],
  ['\u202Egnp.exe.png', 'gnp.exe'],
  ['a\r\nb\0.png', 'ab'],
  ['con.png', '_con'],
  ['   .png', 'png'],
  [`${'é'.repeat(300)}.png`, 'é'.repeat(100)],
])('the name %j shows as %j', (fileName, stem) => {
  expect(displayName(fileName).stem).toBe(stem)
})
