import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { paintEps } from '../../../../test/support/ghostscript.ts'
import { boxesOf, renderPdf } from '../../../../test/support/pdfPages.ts'
import { composeSign } from './compose.server.ts'
import { encodeSign } from './encode.server.ts'
import { cmykOf } from './ink.ts'
import { labelPages, testPage } from './labelPages.server.ts'
import { labelMargin, labelSheetOf, labelSheets, labelsOf, placeLabel } from './labels.ts'
import { type LayoutName, layOut, layoutNames } from './layouts.ts'
import { materials, measureSign, signSizes } from './materials.ts'
import { isRefusal, type SignContent } from './model.ts'
import { pdfOfPages } from './pdf.server.ts'
import { tablePages } from './tablePages.server.ts'

const POINT = 72 / 25.4
const link = (id: string) => `HTTPS://LINTEL.EXAMPLE/Q/${id.padEnd(16, '0')}`
const logo = `data:image/png;base64,${(
  await sharp({ create: { width: 300, height: 90, channels: 4, background: { r: 11, g: 114, b: 133, alpha: 0.9 } } })
    .png()
    .toBuffer()
).toString('base64')}`
const content = (over: Partial<SignContent> = {}): SignContent => ({
  Code: { Link: link('7K2M9P4XQA'), Style: null },
  Texts: { Headline: 'How are we doing?', QrName: 'Restroom 4 East', BuildingName: 'Harbor Tower', Place: '4 · Restroom', SignId: '10482' },
  Logo: logo,
  Color: 'Light Blue',
  ...over,
})
const sign = (name: LayoutName, size: string, orientation: string, over: Partial<SignContent> = {}) => {
  const measured = measureSign(size, orientation)
  if (!measured) throw new Error(size)
  return composeSign(layOut(name, measured), content(over))
}

describe('materials', () => {
  test('each has sizes, all of which are measured; a banner is as high as the document says [A-CONST-069] [A-BEHAV-072] [B-BEHAV-097]', () => {
    for (const { Name, Sizes } of materials) {
      expect(Sizes.length, Name).toBeGreaterThan(0)
      for (const size of Sizes) expect(measureSign(size, 'Portrait'), `${Name} ${size}`).not.toBe(null)
    }
    const banner = materials.find(one => one.Name === 'Retractable banner')
    expect(banner?.Sizes.toSorted()).toEqual(['79 × 23.5', '79 × 33.5', '79 × 47'])
    expect(measureSign('79 × 23.5', 'Portrait')).toEqual({ Width: 23.5 * 25.4, Height: 79 * 25.4 })
    expect(signSizes.indexOf('3 × 3')).toBeLessThan(signSizes.indexOf('8 × 10'))
    expect(measureSign('wide', 'Portrait')).toBe(null)
  })
})

describe('a sign', () => {
  test.each(
    layoutNames.flatMap(name =>
      (['5 × 8', '8 × 10'] as const).flatMap(size => (['Landscape', 'Portrait'] as const).map(way => [name, size, way] as const)),
    ),
  )('%s, %s, %s: its PDF has the exact size, and its code is read at 300 dpi [B-SCREEN-022]', async (name, size, way) => {
    const artwork = await sign(name, size, way)
    expect(artwork.problems).toEqual([])
    const pdf = await encodeSign(artwork, 'pdf', 'Restroom')
    const { MediaBox, TrimBox, BleedBox } = boxesOf(pdf)
    const [left = 0, bottom = 0, right = 0, top = 0] = TrimBox
    const [short, long] = size.split(' × ').map(one => Number(one) * 72)
    const [wide, high] = way === 'Landscape' ? [long, short] : [short, long]
    expect([right - left, top - bottom].map(one => Math.round(one * 100) / 100)).toEqual([wide, high])
    expect((left - (BleedBox[0] ?? 0)) / POINT).toBeCloseTo(3, 2)
    expect((BleedBox[0] ?? 0) > (MediaBox[0] ?? 0)).toBe(true)
    expect(await codesIn((await renderPdf(pdf))[0] ?? Buffer.alloc(0))).toEqual([link('7K2M9P4XQA')])
  })

  test('is for a print shop: PDF/X-1a, outlines only, black ink alone for its code', async () => {
    const pdf = (await encodeSign(await sign('Standard', '5 × 8', 'Landscape'), 'pdf', 'Restroom')).toString('latin1')
    for (const wanted of ['/S /GTS_PDFX', '(PDF/X-1a:2003)', '\n/False\n', '%PDF-1.4', '/DeviceCMYK']) expect(pdf).toContain(wanted)
    for (const unwanted of ['/Font <<', '/SMask', '/DeviceRGB', '/ca ']) expect(pdf).not.toContain(unwanted)
    expect(cmykOf('#000000')).toEqual([0, 0, 0, 100])
    expect(cmykOf('#808080').slice(0, 3)).toEqual([0, 0, 0])
    expect(cmykOf('#ff0000')).toEqual([0, 100, 100, 0])
  })

  test('is the same as SVG, PNG and EPS, in true millimetres', async () => {
    const artwork = await sign('Standard', '5 × 8', 'Landscape')
    const svg = (await encodeSign(artwork, 'svg', 'x')).toString()
    expect(svg).toContain('width="203.2mm" height="127mm"')
    expect(svg).not.toMatch(/<text|font|https?:\/\/(?!www\.w3\.org)/)
    const png = await encodeSign(artwork, 'png', 'x')
    expect(await sharp(png).metadata()).toMatchObject({ width: 2400, height: 1500, density: 300 })
    expect(await codesIn(png)).toEqual([link('7K2M9P4XQA')])
    const eps = await encodeSign(artwork, 'eps', 'x')
    expect(eps.toString('latin1')).toContain('%%HiResBoundingBox: 0 0 576 360')
    const painted = await paintEps(eps)
    if (painted) expect(await codesIn(painted)).toEqual([link('7K2M9P4XQA')])
  })

  test('bears two codes, both read from the finished artwork', async () => {
    const artwork = await sign('Pair', '8 × 10', 'Portrait', { Code2: { Link: link('ZZ2M9P4XQB'), Style: null } })
    expect(artwork.problems).toEqual([])
    const [page] = await renderPdf(await encodeSign(artwork, 'pdf', 'x'))
    expect(await codesIn(page ?? Buffer.alloc(0))).toEqual([link('7K2M9P4XQA'), link('ZZ2M9P4XQB')])
  })

  test('sets text smaller where it needs room, and says what does not fit: 200 signs on the smallest label', async () => {
    const long = 'Mechanical room of the seventh floor '.repeat(6).slice(0, 200)
    const texts = { ...content().Texts, QrName: long }
    expect((await sign('Standard', '8 × 10', 'Portrait', { Texts: texts })).problems).toEqual([])
    const label = labelSheetOf('Avery 5160 (Letter, 30)')
    const [Width = 0, Height = 0] = label?.Label ?? []
    const artwork = await composeSign(layOut('Machine', { Width, Height }, labelMargin), content({ Texts: texts }))
    expect(artwork.problems).toContainEqual({ Kind: 'TextTooLong', Slot: 'QrName', Size: null })
    expect(artwork.problems.some(isRefusal)).toBe(false)
    expect((await sign('Standard', '8 × 10', 'Portrait', { Texts: { ...texts, QrName: 'Pump 7' } })).problems).toEqual([])
  })

  test('draws the letters of other scripts, joined where they join', async () => {
    const drawn = async (QrName: string) =>
      (await sign('Standard', '8 × 10', 'Portrait', { Texts: { QrName }, Color: '' })).layers.filter(one => one.kind === 'shape').at(-1)
    for (const text of ['Ürümqi', '東京', 'العربية', 'ห้องน้ำ', 'Пожарный кран', 'Θυρίδα', 'מעלית', 'कमरा', '화장실']) {
      const layer = await drawn(text)
      expect(layer?.kind === 'shape' && layer.commands.length, text).toBeGreaterThan(30)
      expect(
        layer?.kind === 'shape' &&
          layer.commands.flat().every(one => one === 'M' || one !== one || typeof one === 'string' || Number.isFinite(one)),
        text,
      ).toBe(true)
    }
  })

  test('with a code that is too small is refused with the size that would do', async () => {
    const tiny = await composeSign(layOut('Plain', { Width: 14, Height: 14 }, 1), content({ Texts: {} }))
    expect(tiny.problems).toEqual([{ Kind: 'CodeTooSmall', Slot: 'Code', Size: '2 × 2' }])
    const style = { FillColor: '#ffffff', BackgroundColor: '#fefefe' }
    const unread = await sign('Plain', '4 × 4', 'Portrait', { Code: { Link: link('A'), Style: style } })
    expect(unread.problems.map(one => one.Kind)).toEqual(['CodeUnread'])
  })
})

describe('labels', () => {
  test('no sheet prints over its page or over a neighbour', () => {
    for (const sheet of labelSheets) {
      const last = placeLabel(sheet, labelsOf(sheet) - 1)
      expect(last.x + sheet.Label[0], sheet.Name).toBeLessThanOrEqual(sheet.Page[0] + 0.01)
      expect(last.y + sheet.Label[1], sheet.Name).toBeLessThanOrEqual(sheet.Page[1] + 0.01)
      expect(sheet.Pitch[0] >= sheet.Label[0] - 0.01 && sheet.Pitch[1] >= sheet.Label[1] - 0.01, sheet.Name).toBe(true)
    }
  })

  test('begin at label N, go on with the next sheet, and all of their codes are read', async () => {
    const sheet = labelSheetOf('Avery 5160 (Letter, 30)')
    if (!sheet) throw new Error('no sheet')
    const [Width, Height] = sheet.Label
    const layout = layOut('Machine', { Width, Height }, labelMargin)
    const ids = Array.from({ length: 5 }, (_, at) => `LABEL${at}`)
    const labels = async function* () {
      for (const id of ids) yield composeSign(layout, content({ Code: { Link: link(id), Style: null }, Color: '' }))
    }
    const pages = []
    for await (const page of labelPages(sheet, labels(), { startAt: 28, offsetX: 0.5, offsetY: -0.3 })) pages.push(page)
    expect(pages.map(one => one.placed.length)).toEqual([3, 2])
    const first = placeLabel(sheet, 27)
    expect(pages[0]?.placed[0]).toMatchObject({ x: first.x + 0.5, y: first.y - 0.3 })
    const drawn = await renderPdf(await pdfOfPages('labels', pages))
    const read = (await Promise.all(drawn.map(codesIn))).flat()
    expect(read).toEqual(ids.map(link))
  })

  test('have a test sheet with the outline of each label and a rule of 50 mm', () => {
    const sheet = labelSheetOf('Avery L7165 (A4, 8)')
    if (!sheet) throw new Error('no sheet')
    const { extra = '' } = testPage(sheet, { startAt: 1, offsetX: 0, offsetY: 0 })
    expect(extra.match(/ re S/g)).toHaveLength(8)
    const [, from = '', to = ''] = /^([\d.]+) [\d.]+ m ([\d.]+) [\d.]+ l S$/m.exec(extra) ?? []
    expect(Number(to) - Number(from)).toBeCloseTo(50)
  })
})

test('a printed list has its codes, and goes on over pages', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ cells: ['', `Sign ${at}`], code: { Link: link(`LIST${at}`), Style: null } }))
  const columns = [
    { head: 'Code', share: 1, kind: 'code' as const },
    { head: 'Name', share: 3 },
  ]
  const pdf = await pdfOfPages('index', tablePages({ title: 'Index', lead: '25 signs', columns }, rows))
  const pages = await renderPdf(pdf)
  expect(pages).toHaveLength(2)
  expect((await Promise.all(pages.map(codesIn))).flat().toSorted()).toEqual(rows.map(one => one.code.Link).toSorted())
})
