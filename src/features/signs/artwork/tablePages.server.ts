import { drawCode, readStyle } from '../../codes/picture/files.server.ts'
import { box, reversed } from '../../codes/picture/outline.ts'
import type { ArtLayer, Artwork } from './artwork.ts'
import type { SignCode } from './model.ts'
import type { SignPage } from './pdf.server.ts'
import { printText, softInk as soft } from './printedText.server.ts'

/** A column of a printed list: its head and its share of the width. `box` is a square to tick. */
export type PrintedColumn = { readonly head: string; readonly share: number; readonly kind?: 'code' | 'box' }
/** A row of a printed list: a cell of each column, the code of a `code` column; or the title of what follows. */
export type PrintedRow = { readonly title: string } | { readonly cells: readonly string[]; readonly code?: SignCode }
export type PrintedList = { readonly title: string; readonly lead: string; readonly columns: readonly PrintedColumn[] }

// Letter: what a printer of A4 prints smaller, it prints whole.
const [WIDTH, HEIGHT, MARGIN] = [215.9, 279.4, 12] as const
const [HEAD, ROW, TITLE] = [24, 13, 10] as const
const line = '#c5cdd5'

type Page = { layers: ArtLayer[]; y: number; number: number }

/** A list as pages that are printed in an office, its head repeated on each. */
export async function* tablePages(list: PrintedList, rows: AsyncIterable<PrintedRow> | Iterable<PrintedRow>): AsyncGenerator<SignPage> {
  let page = await openPage(list, 1)
  for await (const row of rows) {
    const high = 'title' in row ? TITLE + ROW : ROW
    if (page.y + high > HEIGHT - MARGIN) {
      yield pageOf(page)
      page = await openPage(list, page.number + 1)
    }
    page.layers.push(...('title' in row ? await drawTitle(row.title, page.y) : await drawRow(list, row, page.y)))
    page.y += 'title' in row ? TITLE : ROW
  }
  yield pageOf(page)
}

const pageOf = ({ layers }: Page): SignPage => {
  const artwork: Artwork = { width: WIDTH, height: HEIGHT, ground: '#ffffff', layers, problems: [] }
  return { width: WIDTH, height: HEIGHT, placed: [{ artwork, x: 0, y: 0 }] }
}

const rule = (y: number): ArtLayer => ({ kind: 'shape', color: line, commands: box(MARGIN, y, WIDTH - 2 * MARGIN, 0.2) })

const openPage = async ({ title, lead, columns }: PrintedList, number: number): Promise<Page> => {
  const layers = [
    ...(await printText(title, [MARGIN, MARGIN, 140, 8], { size: 16, bold: true })),
    ...(await printText(lead, [MARGIN, MARGIN + 8, 150, 5], { size: 9, color: soft })),
    ...(await printText(String(number), [WIDTH - MARGIN - 20, MARGIN, 20, 8], { size: 9, color: soft, right: true })),
  ]
  for (const { x, width, column } of placesOf(columns))
    layers.push(...(await printText(column.head, [x, MARGIN + 16, width - 2, 5], { size: 8, bold: true, color: soft })))
  layers.push(rule(MARGIN + HEAD - 2))
  return { layers, y: MARGIN + HEAD, number }
}

const placesOf = (columns: readonly PrintedColumn[]) => {
  const whole = columns.reduce((sum, one) => sum + one.share, 0)
  let x: number = MARGIN
  return columns.map(column => {
    const width = ((WIDTH - 2 * MARGIN) * column.share) / whole
    const place = { x, width, column }
    x += width
    return place
  })
}

const drawTitle = (title: string, y: number): Promise<ArtLayer[]> =>
  printText(title, [MARGIN, y, WIDTH - 2 * MARGIN, TITLE - 1], { size: 11, bold: true })

const drawRow = async ({ columns }: PrintedList, row: Extract<PrintedRow, { cells: unknown }>, y: number): Promise<ArtLayer[]> => {
  const layers: ArtLayer[] = [rule(y + ROW - 0.6)]
  for (const [at, { x, width, column }] of placesOf(columns).entries()) {
    if (column.kind === 'code') layers.push(...drawSmallCode(row.code, x, y))
    else if (column.kind === 'box') layers.push(tickBox(x, y))
    else layers.push(...(await printText(row.cells[at] ?? '', [x, y, width - 2, ROW - 1.5], { size: 9, lines: 2, bold: at === 0 })))
  }
  return layers
}

const drawSmallCode = (code: SignCode | undefined, x: number, y: number): ArtLayer[] => {
  if (!code) return []
  const { picture } = drawCode(code.Link, readStyle(code.Style))
  return [{ kind: 'code', picture, link: code.Link, x, y: y + 0.3, side: ROW - 1.4 }]
}
const tickBox = (x: number, y: number): ArtLayer => {
  const side = 5
  const top = y + (ROW - side) / 2 - 0.5
  return {
    kind: 'shape',
    color: soft,
    commands: [...box(x, top, side, side), ...reversed(box(x + 0.4, top + 0.4, side - 0.8, side - 0.8))],
  }
}
