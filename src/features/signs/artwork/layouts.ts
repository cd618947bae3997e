import { type SignLayout, type SignSlot, safeArea } from './model.ts'

/** How a sign is laid out: `Standard` with words, name and logo, `Large` for far readers, `Machine` for what stands close, `Plain` code and number. */
export const layoutNames = ['Standard', 'Large', 'Machine', 'Plain'] as const
/** Layouts of two codes: with free places before and after them, or the codes larger. */
export type PairLayoutName = 'Pair' | 'PairLarge'
export type LayoutName = (typeof layoutNames)[number] | PairLayoutName

const POINTS = 72 / 25.4
type Box = readonly [x: number, y: number, width: number, height: number]
type Terms = { FontSize?: number; Bold?: boolean; Lines?: number; Align?: SignSlot['Align'] }

const slot = (Kind: SignSlot['Kind'], [X, Y, Width, Height]: Box, terms: Terms = {}): SignSlot => ({
  Kind,
  X,
  Y,
  Width,
  Height,
  Align: terms.Align ?? 'Center',
  // As large as its box allows on the lines that it has.
  FontSize: terms.FontSize ?? Math.min(1500, (Height * POINTS) / ((terms.Lines ?? 1) * 1.25)),
  Bold: terms.Bold ?? false,
  Lines: terms.Lines ?? 1,
  Text: '',
})

type Draw = (width: number, height: number, margin: number) => readonly SignSlot[]

/** A box inside another one, by shares of its width and height. */
const within = ([x, y, width, height]: Box, left: number, top: number, share: number, high: number): Box => [
  x + width * left,
  y + height * top,
  width * share,
  height * high,
]
const square = ([x, y, width, height]: Box): Box => {
  const side = Math.min(width, height)
  return [x + (width - side) / 2, y + (height - side) / 2, side, side]
}

/** Beside the code when it is wide, above and below it when it is high. */
const standard: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  if (width > height * 1.15) {
    const side = Math.min(inner[3], inner[2] * 0.48)
    const words: Box = [m + side + m, m, inner[2] - side - m, inner[3]]
    const Align = 'Left' as const
    return [
      slot('Code', [m, m + (inner[3] - side) / 2, side, side]),
      slot('Logo', within(words, 0, 0, 1, 0.2), { Align: 'Left' }),
      slot('Headline', within(words, 0, 0.26, 1, 0.36), { Bold: true, Lines: 3, Align }),
      slot('QrName', within(words, 0, 0.66, 1, 0.15), { Lines: 2, Align }),
      slot('Place', within(words, 0, 0.82, 1, 0.08), { Align }),
      slot('SignId', within(words, 0, 0.92, 1, 0.06), { Align }),
    ]
  }
  return [
    slot('Logo', within(inner, 0.2, 0, 0.6, 0.1)),
    slot('Headline', within(inner, 0, 0.115, 1, 0.165), { Bold: true, Lines: 2 }),
    slot('Code', square(within(inner, 0.05, 0.295, 0.9, 0.5))),
    slot('QrName', within(inner, 0, 0.815, 1, 0.085), { Lines: 2 }),
    slot('Place', within(inner, 0, 0.905, 1, 0.045)),
    slot('SignId', within(inner, 0, 0.96, 1, 0.035)),
  ]
}

const large: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  if (width > height * 1.15) {
    const side = inner[3]
    const words: Box = [m + side + m, m, inner[2] - side - m, inner[3]]
    return [
      slot('Code', [m, m, side, side]),
      slot('Headline', within(words, 0, 0.1, 1, 0.5), { Bold: true, Lines: 4, Align: 'Left' }),
      slot('QrName', within(words, 0, 0.66, 1, 0.2), { Lines: 2, Align: 'Left' }),
      slot('SignId', within(words, 0, 0.9, 1, 0.07), { Align: 'Left' }),
    ]
  }
  const side = Math.min(inner[2], inner[3] * 0.76)
  const rest = inner[3] - side
  return [
    slot('Code', [m + (inner[2] - side) / 2, m, side, side]),
    slot('Headline', [m, m + side + rest * 0.08, inner[2], rest * 0.5], { Bold: true, Lines: 2 }),
    slot('QrName', [m, m + side + rest * 0.62, inner[2], rest * 0.22]),
    slot('SignId', [m, m + side + rest * 0.86, inner[2], rest * 0.12]),
  ]
}

const machine: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  if (width > height * 1.15) {
    const side = inner[3]
    const words: Box = [m + side + m / 2, m, inner[2] - side - m / 2, inner[3]]
    return [
      slot('Code', [m, m, side, side]),
      slot('QrName', within(words, 0, 0.05, 1, 0.5), { Bold: true, Lines: 3, Align: 'Left' }),
      slot('Place', within(words, 0, 0.6, 1, 0.16), { Align: 'Left' }),
      slot('SignId', within(words, 0, 0.8, 1, 0.18), { Bold: true, Align: 'Left' }),
    ]
  }
  const side = Math.min(inner[2], inner[3] * 0.72)
  const rest = inner[3] - side
  return [
    slot('Code', [m + (inner[2] - side) / 2, m, side, side]),
    slot('QrName', [m, m + side + rest * 0.04, inner[2], rest * 0.44], { Bold: true, Lines: 2 }),
    slot('Place', [m, m + side + rest * 0.5, inner[2], rest * 0.2]),
    slot('SignId', [m, m + side + rest * 0.74, inner[2], rest * 0.24], { Bold: true }),
  ]
}

const plain: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  const side = Math.min(inner[2], inner[3] * 0.88)
  return [
    slot('Code', [m + (inner[2] - side) / 2, m, side, side]),
    slot('SignId', [m, m + side + (inner[3] - side) * 0.25, inner[2], (inner[3] - side) * 0.7], { Bold: true }),
  ]
}

/** Two codes of one size, side by side when wide, one above the other when high; `FPO1` before them, `FPO2` after. */
const pair: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  const wide = width > height * 1.15
  const side = wide ? Math.min(inner[3] * 0.58, (inner[2] - m) / 2) : Math.min(inner[2] * 0.72, inner[3] * 0.31)
  const half = wide ? (inner[2] - m) / 2 : inner[2]
  const boxes: [Box, Box] = wide
    ? [
        [m, m + inner[3] * 0.18, half, inner[3] * 0.68],
        [m + half + m, m + inner[3] * 0.18, half, inner[3] * 0.68],
      ]
    : [
        [m, m + inner[3] * 0.12, half, inner[3] * 0.375],
        [m, m + inner[3] * 0.515, half, inner[3] * 0.375],
      ]
  const codes = boxes.flatMap(([x, y, w, h], at) => [
    slot(at === 0 ? 'Headline' : 'Headline2', [x, y, w, (h - side) * 0.85], { Bold: true, Lines: 2 }),
    slot(at === 0 ? 'Code' : 'Code2', [x + (w - side) / 2, y + h - side, side, side]),
  ])
  return [
    slot('FPO1', [m, m, inner[2], inner[3] * (wide ? 0.15 : 0.1)], { Bold: true, Lines: 2 }),
    ...codes,
    slot('FPO2', [m, m + inner[3] * (wide ? 0.89 : 0.92), inner[2], inner[3] * (wide ? 0.11 : 0.08)], { Lines: 2 }),
  ]
}

/** The same without a second free place, and the codes as large as they can be. */
const pairLarge: Draw = (width, height, m) => {
  const inner: Box = [m, m, width - 2 * m, height - 2 * m]
  const wide = width > height * 1.15
  const head = inner[3] * 0.11
  const [across, down] = wide ? [(inner[2] - m) / 2, inner[3] - head - m] : [inner[2], (inner[3] - head - 2 * m) / 2]
  const line = Math.min(down * 0.18, 14)
  const side = Math.min(across, down - line - 1)
  const codes = [0, 1].flatMap(at => {
    const [x, y] = wide ? [m + at * (across + m), m + head + m] : [m, m + head + m + at * (down + m)]
    return [
      slot(at === 0 ? 'Headline' : 'Headline2', [x, y, across, line], { Bold: true }),
      slot(at === 0 ? 'Code' : 'Code2', [x + (across - side) / 2, y + line + 1, side, side]),
    ]
  })
  return [slot('FPO1', [m, m, inner[2], head], { Bold: true }), ...codes]
}

const draws: Readonly<Record<LayoutName, Draw>> = {
  Standard: standard,
  Large: large,
  Machine: machine,
  Plain: plain,
  Pair: pair,
  PairLarge: pairLarge,
}

/** A built-in layout at a size in millimetres. Its margin is 6 % of the shorter side and never less than the safe area, unless another one is given. */
export const layOut = (
  name: LayoutName,
  { Width, Height }: { Width: number; Height: number },
  margin = Math.max(safeArea, Math.min(Width, Height) * 0.06),
): SignLayout => ({ Width, Height, Slots: draws[name](Width, Height, margin).map(roundSlot) })

const roundSlot = (one: SignSlot): SignSlot => ({
  ...one,
  X: round(one.X),
  Y: round(one.Y),
  Width: round(Math.max(1, one.Width)),
  Height: round(Math.max(1, one.Height)),
  FontSize: round(Math.max(4, one.FontSize)),
})
const round = (value: number): number => Math.round(value * 100) / 100
