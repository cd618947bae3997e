import { token } from '../colours.ts'
import type { ChartLook } from './chartLook.ts'
import { type BarsData, type ChartRow, isFew } from './partData.ts'

/** One bar: from where to where on the number axis, and which series it is of. */
export type Piece = { series: number; from: number; to: number }

/** The bars of a row: each from zero, or on each other, those below zero downwards. */
export const piecesOf = ({ values }: ChartRow, stacked: boolean): Piece[] => {
  let [up, down] = [0, 0]
  return values.flatMap((value, series) => {
    if (value === null) return []
    if (!stacked) return [{ series, from: 0, to: value }]
    const from = value < 0 ? down : up
    if (value < 0) down += value
    else up += value
    return [{ series, from, to: from + value }]
  })
}

/** All ends of the bars: what the number axis has to hold. */
export const reachOf = ({ rows, stacked }: BarsData): number[] => rows.flatMap(row => piecesOf(row, stacked).map(({ to }) => to))

/** The numbers of a row, said beside its bars. */
export const numbersOf = ({ values, n }: ChartRow, { number, says }: ChartLook): string => {
  const said = values.map(value => (value === null ? says.na : number(value))).join(' · ')
  return isFew(n) ? `${said} (${says.few})` : said
}

/** How a bar is filled: gray where few answered, faint within dashes while its period runs. */
export const fillOf = (row: ChartRow, colour: string) => {
  const fill = isFew(row.n) ? token('chart-quiet') : (row.colour ?? colour)
  return row.running ? { fill, fillOpacity: 0.35, stroke: fill, strokeDasharray: '3 2' } : { fill }
}
