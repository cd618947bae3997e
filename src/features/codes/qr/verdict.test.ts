import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { judgeCode } from '../picture/files.server.ts'
import { QrStyle } from '../picture/model.ts'
import { logoHref } from '../picture/png.server.ts'
import { contrastOf, styleProblems, viewings } from '../picture/rules.ts'
import { exampleAddress, printedLink } from './rules.ts'

const text = printedLink('https://lintel.example', exampleAddress)
const logo = async (Share: number) => {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer()
  return { Logo: { Href: (await logoHref(png)) ?? '', Share } }
}
type Look = Partial<QrStyle>
const colors = (FillColor: string, BackgroundColor: string, EyeColor = FillColor): Look => ({ FillColor, EyeColor, BackgroundColor })
const judge = async (look: Look) => judgeCode(text, QrStyle.parse(look))
type Verdict = Awaited<ReturnType<typeof judge>>
/** As the badge has it. */
const wordOf = ({ Safe, Problems, Unread }: Verdict) => (Safe ? (Problems.length + Unread.length > 0 ? 'warn' : 'good') : 'bad')

describe('what phones make of a style', () => {
  test.each<[string, Look, string, string[]]>([
    ['the default', {}, 'good', []],
    ['plain squares', { BodyShape: 'square', EyeFrame: 'frame0' }, 'good', []],
    ['brand colors', colors('#0b5d5b', '#ffffff', '#9b2226'), 'good', []],
    ['dark red on cream', colors('#aa3300', '#fdf6e3'), 'good', []],
    ['short hex', colors('#123', '#def'), 'good', []],
    ['mid grey on white', colors('#949494', '#ffffff'), 'good', []],
    ['orange on white', colors('#e08000', '#ffffff'), 'warn', ['FillColor', 'EyeColor']],
    ['a narrow border', { QuietZone: 2 }, 'warn', ['QuietZone']],
    ['round eyes, which far readers lose', { EyeFrame: 'frame3' }, 'warn', ['small']],
    ['pale grey on white', colors('#c0c0c0', '#ffffff'), 'bad', ['FillColor', 'EyeColor', 'dim']],
    ['white on black', colors('#ffffff', '#000000'), 'bad', ['FillColor', 'EyeColor', ...viewings, 'BodyShape']],
    ['yellow on black', colors('#ffd400', '#000000'), 'bad', ['FillColor', 'EyeColor', ...viewings, 'BodyShape']],
    ['yellow on white', colors('#ffee00', '#ffffff'), 'bad', ['FillColor', 'EyeColor', 'dim', 'shaded']],
    ['black on charcoal', colors('#000000', '#333333'), 'bad', ['FillColor', 'EyeColor', 'dim', 'tilted']],
    ['one color', colors('#123456', '#123456'), 'bad', ['FillColor', 'EyeColor', ...viewings, 'BodyShape']],
    ['light eyes', colors('#000000', '#ffffff', '#f0f0f0'), 'bad', ['EyeColor', ...viewings, 'BodyShape']],
  ])('%s', async (_, look, word, reasons) => {
    const verdict = await judge(look)
    expect(wordOf(verdict)).toBe(word)
    expect([...verdict.Problems.map(one => one.Field), ...verdict.Unread]).toEqual(expect.arrayContaining(reasons))
    if (word === 'good') expect(verdict).toMatchObject({ Decoded: text, Unread: [], Problems: [] })
  })

  test('a logo is good at its usual share, and refused where it covers what nothing restores', async () => {
    expect(wordOf(await judge(await logo(0.08)))).toBe('good')
    const large = await judge({ ...(await logo(0.25)), ErrorCorrection: 'L' })
    expect(wordOf(large)).toBe('bad')
    expect(large.Problems.map(one => one.Field)).toContain('Logo')
  })

  test('each color that is refused comes with one that does, of the same hue', async () => {
    for (const [fill, ground] of [
      ['#ffd400', '#ffffff'],
      ['#e08000', '#ffffff'],
      ['#ffffff', '#ffffff'],
      ['#c0c0c0', '#f0f0f0'],
    ] as const) {
      const [mend] = styleProblems(QrStyle.parse(colors(fill, ground))).map(one => one.Mend)
      expect(mend).toMatchObject({ Field: 'FillColor' })
      expect(contrastOf(mend?.Color ?? '', ground)).toBeGreaterThanOrEqual(4.5)
      expect(wordOf(await judge(colors(mend?.Color ?? '', ground)))).toBe('good')
    }
    expect(styleProblems(QrStyle.parse(colors('#ffffff', '#000000')))[0]?.Mend).toEqual({ Field: 'BackgroundColor', Color: '#ffffff' })
  })
})
