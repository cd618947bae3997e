import { describe, expect, it } from 'vitest'
import { matrixOf } from './matrix.ts'
import { defaultStyle, type ErrorCorrection, levelOf, QrStyle } from './model.ts'
import { contrastOf, logoDamage, styleProblems } from './rules.ts'

const text = 'HTTPS://LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA'
const pixel = 'data:image/png;base64,AAAA'

describe('contrast', () => {
  it.each([
    ['#000', '#FFF', 21],
    ['#FFF', '#000000', 21],
    ['#777', '#FFF', 4.48],
    ['#abc', '#abc', 1],
  ])('of %s to %s is %d', (first, second, ratio) => {
    expect(contrastOf(first, second)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['black on white', '#000000', '#000', '#FFF', []],
    ['white on black', '#FFF', '#FFF', '#000', ['FillColor refuse', 'EyeColor refuse']],
    ['dark body, light eyes on grey', '#000', '#FFF', '#999', ['EyeColor refuse']],
    ['yellow on white', '#ff0', '#000', '#FFF', ['FillColor refuse']],
    ['orange on white', '#e08000', '#000', '#FFF', ['FillColor warn']],
    ['pale eyes', '#000', '#b0b0b0', '#FFF', ['EyeColor refuse']],
    ['one colour', '#123456', '#123456', '#123456', ['FillColor refuse', 'EyeColor refuse']],
  ])('%s', (_, FillColor, EyeColor, BackgroundColor, problems) => {
    const found = styleProblems({ ...defaultStyle, FillColor, EyeColor, BackgroundColor })
    expect(found.map(({ Field, Kind }) => `${Field} ${Kind}`)).toEqual(problems)
  })
})

describe('the quiet zone', () => {
  it.each([
    [1, ['refuse']],
    [2, ['warn']],
    [4, []],
  ])('of %i modules', (QuietZone, kinds) => {
    expect(styleProblems({ ...defaultStyle, QuietZone }).map(({ Kind }) => Kind)).toEqual(kinds)
    expect(QrStyle.safeParse({ QuietZone }).success).toBe(QuietZone >= 2)
  })
})

describe('a logo', () => {
  const withLogo = (Share: number, ErrorCorrection?: ErrorCorrection) => QrStyle.parse({ ErrorCorrection, Logo: { Href: pixel, Share } })

  it('raises the level to H unless the style names one', () => {
    expect(levelOf(defaultStyle)).toBe('M')
    expect(levelOf(withLogo(0.08))).toBe('H')
    expect(levelOf(withLogo(0.08, 'Q'))).toBe('Q')
  })

  it.each([
    [0.04, 'L', true],
    [0.08, 'L', false],
    [0.08, 'M', true],
    [0.15, 'M', false],
    [0.15, 'Q', true],
    [0.22, 'Q', false],
    [0.22, 'H', true],
    [0.25, 'H', false],
  ] as const)('of share %d at level %s: allowed %s', (share, level, allowed) => {
    expect(styleProblems(withLogo(share, level)).length === 0).toBe(allowed)
  })

  it('is weighed by the codewords that it spoils when the code is known', () => {
    const matrix = matrixOf(text, 'H')
    expect(logoDamage(matrix, 0.02)).toBeLessThan(logoDamage(matrix, 0.2))
    expect(styleProblems(withLogo(0.04), matrix)).toEqual([])
    expect(styleProblems(withLogo(0.25), matrix)).toMatchObject([{ Field: 'Logo', Kind: 'refuse' }])
    expect(styleProblems(withLogo(0.04), matrixOf(text, 'L'))).toMatchObject([{ Field: 'Logo' }])
  })
})
