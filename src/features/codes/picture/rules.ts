import { holeCells } from './logo.ts'
import type { QrMatrix } from './matrix.ts'
import { type ErrorCorrection, levelOf, type QrStyle, rgbOf } from './model.ts'

/** A color that would do in a field. */
export type Mend = { readonly Field: 'FillColor' | 'EyeColor' | 'BackgroundColor'; readonly Color: string }
/** `refuse`: such a code must not be printed; `warn`: some readers will have trouble. `Mend`: where another color helps. */
export type StyleProblem = {
  readonly Field: keyof QrStyle
  readonly Message: string
  readonly Kind: 'refuse' | 'warn'
  readonly Mend?: Mend | undefined
}

/** How a phone meets a code: far away, out of focus, in little light, with a lamp at one side, from an angle. */
export const viewings = ['small', 'blurred', 'dim', 'shaded', 'tilted'] as const
export type Viewing = (typeof viewings)[number]

/** WCAG contrast ratios (1..21) of a layer to its background. */
export const leastContrast = 2.5
export const goodContrast = 3
/** What a mended color reaches: clear of the border. */
const mendedContrast = 4.5

/** Share of a code's codewords that each level restores when their places are unknown (ISO/IEC 18004). */
const capacity: Record<ErrorCorrection, number> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 }

/** The part of the capacity that a logo may use up; the rest is for dirt, glare and bad print. */
const logoPart = 0.75

/** Everything about a style that endangers reading, for any text. With a matrix, also what the logo costs that code. */
export function styleProblems(style: QrStyle, matrix?: QrMatrix): StyleProblem[] {
  return [
    ...contrastProblems(style, 'FillColor'),
    ...contrastProblems(style, 'EyeColor'),
    ...quietProblems(style),
    ...logoProblems(style, matrix),
  ]
}

/** WCAG 2 contrast ratio of two colours, 1..21. */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Share (0..1) of the codewords that a logo spoils: those with a dark module below it, which then reads as light. */
export function logoDamage(matrix: QrMatrix, share: number): number {
  const hidden = new Set(holeCells(matrix.size, share).map(([x, y]) => y * matrix.size + x))
  const bits = codewordBits(matrix)
  const count = Math.floor(bits.length / 8)
  let spoiled = 0
  for (let word = 0; word < count; word++) {
    if (bits.slice(word * 8, word * 8 + 8).some(module => hidden.has(module) && matrix.dark[module] === 1)) spoiled++
  }
  return spoiled / count
}

function contrastProblems(style: QrStyle, field: 'FillColor' | 'EyeColor'): StyleProblem[] {
  const [own, ground] = [style[field], style.BackgroundColor]
  const contrast = contrastOf(own, ground)
  const found = (Kind: StyleProblem['Kind'], Message: string) => [{ ...problem(field, Kind, Message), Mend: mendOf(field, own, ground) }]
  if (luminance(own) >= luminance(ground)) return found('refuse', 'The code must be darker than its background')
  if (contrast < leastContrast) return found('refuse', 'This color is too close to the background to be read')
  if (contrast < goodContrast) return found('warn', 'This color is close to the background; some phones will not read it')
  return []
}

/** The same hue, dark enough; on a ground too dark for that, a white ground. */
function mendOf(Field: 'FillColor' | 'EyeColor', own: string, ground: string): Mend {
  for (let part = 95; part >= 0; part -= 5) {
    const Color = `#${rgbOf(own)
      .map(value =>
        Math.round((value * part) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    if (contrastOf(Color, ground) >= mendedContrast && luminance(Color) < luminance(ground)) return { Field, Color }
  }
  return { Field: 'BackgroundColor', Color: '#ffffff' }
}

function quietProblems({ QuietZone }: QrStyle): StyleProblem[] {
  if (QuietZone < 2) return [problem('QuietZone', 'refuse', 'The code needs an empty border of at least 2 modules')]
  if (QuietZone < 4) return [problem('QuietZone', 'warn', 'The standard asks for an empty border of 4 modules')]
  return []
}

function logoProblems(style: QrStyle, matrix: QrMatrix | undefined): StyleProblem[] {
  if (style.Logo === undefined) return []
  const level = matrix?.level ?? levelOf(style)
  const allowed = capacity[level] * logoPart
  const covered = matrix === undefined ? style.Logo.Share : logoDamage(matrix, style.Logo.Share)
  if (covered < allowed) return []
  return [problem('Logo', 'refuse', `The logo covers too much for error correction ${level}: make it smaller or choose a higher level`)]
}

/** The modules of the data area in the order in which codewords fill it: two columns at a time, up and down, from the right. */
function codewordBits({ size, data }: QrMatrix): number[] {
  const order: number[] = []
  let upward = true
  for (let right = size - 1; right >= 1; right -= 2, upward = !upward) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) if (data[y * size + x] === 1) order.push(y * size + x)
    }
  }
  return order
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map(part => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function problem(Field: keyof QrStyle, Kind: StyleProblem['Kind'], Message: string): StyleProblem {
  return { Field, Kind, Message }
}
