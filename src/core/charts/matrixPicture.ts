import { createElement as h, type ReactNode } from 'react'
import { token } from '../colours.ts'
import { type ChartLook, type Composed, cut, px, textAt } from './chartLook.ts'
import { composeLegend } from './legend.ts'
import { cellsOf, matrixKeys } from './matrixCells.ts'
import type { MatrixData } from './partData.ts'
import { sayNumbers } from './says.ts'

const [CELL, HEADS] = [26, 44]

/** A matrix as a picture, for a mail: on screen and on paper it is a table. Rows that have no room are counted at the foot. */
export const composeMatrix = (data: MatrixData, look: ChartLook): Composed => {
  const keys = matrixKeys(data, look.says).map(({ label, text, fill }) => ({
    label: text ? `${text} ${label}` : label,
    colour: fill,
    mark: 'box' as const,
  }))
  const legend = composeLegend('', keys, look)
  const names = Math.min(look.width * 0.34, 220)
  const wide = (look.width - names) / Math.max(1, data.columns.length)
  const top = legend.height + HEADS
  const fits = Math.max(1, Math.floor((look.height - top - 20) / CELL))
  const shown = data.rows.slice(0, fits)
  const rest = data.rows.length - shown.length
  const score = (value: number) => look.number(Math.round(value * 100) / 100)
  return {
    nodes: [
      ...legend.nodes,
      ...data.columns.map((column, at) =>
        textAt(
          cut(column, wide - 4, 11),
          { x: names + (at + 0.5) * wide, y: top - 14, anchor: 'middle', soft: true, size: 11 },
          `head-${at}`,
        ),
      ),
      ...shown.map(({ key, text }, at) => row(key, text, cellsOf(data, at, look.says, score), { top: top + at * CELL, names, wide })),
      rest > 0 && textAt(sayNumbers(look.says.more, look.number(rest)), { x: 0, y: top + shown.length * CELL + 10, soft: true }, 'rest'),
    ],
    spots: shown.map((_, at) => ({ x: 0, y: top + at * CELL, width: look.width, height: CELL })),
  }
}

type Place = { top: number; names: number; wide: number }
const row = (key: string, text: string, cells: ReturnType<typeof cellsOf>, { top, names, wide }: Place): ReactNode =>
  h(
    'g',
    { key },
    textAt(cut(text, names - 10), { x: 0, y: top + CELL / 2 }, 'name'),
    cells.map((cell, at) => {
      const x = names + at * wide
      return h(
        'g',
        { key: at },
        h('rect', { x: px(x + 1), y: px(top + 1), width: px(wide - 2), height: CELL - 2, fill: cell.fill, stroke: token('line') }),
        h(
          'text',
          { x: px(x + wide / 2), y: px(top + CELL / 2 + 4), fontSize: 11, textAnchor: 'middle', fill: cell.ink },
          cut(cell.few ? `${cell.text}*` : cell.text, wide - 4, 11),
        ),
      )
    }),
  )
