import { type Token, token } from '../colours.ts'
import { type HeatCell, isFew, type MatrixData } from './partData.ts'
import type { ChartSays } from './says.ts'

/** A cell of a matrix as it is drawn: what stands in it, its colours, and all that it says in words. `none`: NA. */
export type DrawnCell = { text: string; word: string; fill: string; ink: string; few: boolean; none: boolean }

type Band = 'heat-5' | 'heat-4' | 'heat-3' | 'heat-2' | 'heat-1' | 'heat-0'
/** The band of a score on the heat map: 4 to 5 green, from 3 yellow, from 2 amber, above 1 orange, 1 red, below it or NA white (C-RULE-012). */
export const heatBand = (value: number | null): Band => {
  if (value === null || value < 1) return 'heat-0'
  return value >= 4 ? 'heat-5' : value >= 3 ? 'heat-4' : value >= 2 ? 'heat-3' : value > 1 ? 'heat-2' : 'heat-1'
}
const bands: readonly (readonly [Band, string])[] = [
  ['heat-5', '4–5'],
  ['heat-4', '3–4'],
  ['heat-3', '2–3'],
  ['heat-2', '1–2'],
  ['heat-1', '1'],
]

const stateColours = {
  Completed: ['heat-5', 'heat-ink'],
  Overdue: ['heat-1', 'heat-ink'],
  Upcoming: ['heat-3', 'heat-ink'],
  Active: ['upsell-active', 'surface'],
  Implementing: ['upsell-implementing', 'surface'],
  Interested: ['upsell-interested', 'surface'],
  Never: ['upsell-never', 'surface'],
} as const satisfies Readonly<Record<string, readonly [fill: Token, ink: Token]>>
type State = keyof typeof stateColours

/** The cells of a row, drawn. */
export const cellsOf = (data: MatrixData, at: number, says: ChartSays, score: (value: number) => string): DrawnCell[] => {
  if (data.look === 'heat') return (data.rows[at]?.cells ?? []).map(cell => heatCell(cell, says, score))
  const letters = data.look === 'compliance'
  const cells: readonly { state: State | null; note?: string | undefined }[] = data.rows[at]?.cells ?? []
  return cells.map(({ state, note }) => {
    if (state === null) return { text: says.na, word: says.na, ...gray, few: false, none: true }
    const word = note ? `${says[state]}: ${note}` : says[state]
    return {
      text: letters ? state.charAt(0) : says[state],
      word,
      ...coloursOf(state),
      few: false,
      none: false,
    }
  })
}

const coloursOf = (state: State) => ({ fill: token(stateColours[state][0]), ink: token(stateColours[state][1]) })
const gray = { fill: token('surface-sunken'), ink: token('ink-soft') }

const heatCell = ({ value, n }: HeatCell, says: ChartSays, score: (value: number) => string): DrawnCell => {
  if (value === null) return { text: says.na, word: says.na, fill: token('heat-0'), ink: token('heat-ink'), few: false, none: true }
  const word = n === undefined ? score(value) : `${score(value)}, n = ${n}`
  if (isFew(n)) return { text: score(value), word: `${word} (${says.few})`, ...gray, few: true, none: false }
  return { text: score(value), word, fill: token(heatBand(value)), ink: token('heat-ink'), few: false, none: false }
}

/** What the colours of a matrix say. */
export const matrixKeys = (data: MatrixData, says: ChartSays): { label: string; text: string; fill: string; ink: string }[] => {
  if (data.look === 'heat') {
    const some = data.rows.some(({ cells }) => cells.some(({ value, n }) => value !== null && isFew(n)))
    return [
      ...bands.map(([band, label]) => ({ label, text: '', fill: token(band), ink: token('heat-ink') })),
      { label: says.na, text: '', fill: token('heat-0'), ink: token('heat-ink') },
      ...(some ? [{ label: says.few, text: '', ...gray }] : []),
    ]
  }
  const states =
    data.look === 'compliance'
      ? (['Completed', 'Overdue', 'Upcoming'] as const)
      : (['Active', 'Implementing', 'Interested', 'Never'] as const)
  return [
    ...states.map(state => ({
      label: says[state],
      text: data.look === 'compliance' ? state.charAt(0) : '',
      ...coloursOf(state),
    })),
    { label: says.na, text: '', ...gray },
  ]
}
