import { createElement as h, type ReactNode } from 'react'
import { token } from '../colours.ts'
import { formatsIn } from '../formats.ts'
import type { Language } from '../words.ts'
import { type ChartSays, chartSays } from './says.ts'

/** How a chart is drawn: its box in px, and the reader's words and numbers. */
export type ChartLook = { width: number; height: number; number: (value: number) => string; says: ChartSays }
/** Where a row stands in a drawing: what is pointed at there is of it. */
export type Spot = { x: number; y: number; width: number; height: number }
/** What a drawing is made of: what it shows, and where each of its rows stands. */
export type Composed = { nodes: ReactNode; spots: readonly Spot[] }

/** The look of a box in a language. */
export const lookIn = (language: Language, width: number, height: number): ChartLook => {
  const { number } = formatsIn(language)
  return { width, height, number: value => number(value, { maximumFractionDigits: 2 }), says: chartSays[language] }
}

/** Size of a drawing's letters, in px. */
export const letter = 12

/** The width of a text in px, near enough to place it: a drawing on a server has nothing to measure with. */
export const widthOf = (text: string, size: number = letter): number => {
  let ems = 0
  for (const one of text)
    ems += one > '\u2e7f' ? 1 : "ilj.,:;'|!()[] ".includes(one) ? 0.31 : 'mwMW%@—'.includes(one) ? 0.88 : one < 'a' ? 0.66 : 0.57
  return ems * size
}

/** A text that fits a width, with `…` where it was cut. */
export const cut = (text: string, width: number, size: number = letter): string => {
  if (widthOf(text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type TextProps = { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; soft?: boolean; bold?: boolean; size?: number }
/** A text whose middle stands at `y`. */
export const textAt = (
  text: string,
  { x, y, anchor = 'start', soft = false, bold = false, size = letter }: TextProps,
  key?: string | number,
) =>
  h(
    'text',
    {
      key: key ?? `${text}@${px(x)},${px(y)}`,
      x: px(x),
      y: px(y + size * 0.36),
      fontSize: size,
      textAnchor: anchor,
      fill: token(soft ? 'chart-axis' : 'ink'),
      ...(bold && { fontWeight: 600 }),
    },
    text,
  )

/** A length as it stands in a drawing. */
export const px = (value: number): number => Math.round(value * 10) / 10

/** Says which row a mark is of. */
export const ofRow = (at: number): object => ({ 'data-row': at })
