import type { ArtLayer, Artwork } from './artwork.ts'
import type { PlacedSign, SignPage } from './pdf.server.ts'
import { printText, softInk } from './printedText.server.ts'

/** A sign of a test kit, with what is written below it. */
export type TestSign = { readonly artwork: Artwork; readonly title: string; readonly lead: string }

// Letter, upright, in millimetres; what a printer of A4 prints smaller, it prints whole.
const [WIDTH, HEIGHT, MARGIN, HEAD, GAP, CAPTION] = [215.9, 279.4, 12, 14, 6, 10] as const
const [COLUMNS, ROWS] = [2, 3] as const
const cell = { width: (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS, height: (HEIGHT - 2 * MARGIN - HEAD - (ROWS - 1) * GAP) / ROWS }

/** Six signs a page, made smaller where they are larger than their place: to be scanned and read before the shop prints them. */
export async function* testPages(
  signs: AsyncIterable<TestSign>,
  { title, lead }: { title: string; lead: string },
): AsyncGenerator<SignPage> {
  let page: TestSign[] = []
  for await (const sign of signs) {
    page.push(sign)
    if (page.length < COLUMNS * ROWS) continue
    yield await drawPage(page, title, lead)
    page = []
  }
  if (page.length > 0) yield drawPage(page, title, lead)
}

const drawPage = async (signs: readonly TestSign[], title: string, lead: string): Promise<SignPage> => {
  const layers: ArtLayer[] = [
    ...(await printText(title, [MARGIN, MARGIN, WIDTH - 2 * MARGIN, 7], { size: 14, bold: true })),
    ...(await printText(lead, [MARGIN, MARGIN + 7, WIDTH - 2 * MARGIN, 5], { size: 8, color: softInk })),
  ]
  const placed: PlacedSign[] = []
  for (const [at, { artwork, title: name, lead: below }] of signs.entries()) {
    const x = MARGIN + (at % COLUMNS) * (cell.width + GAP)
    const y = MARGIN + HEAD + Math.floor(at / COLUMNS) * (cell.height + GAP)
    const high = cell.height - CAPTION
    const scale = Math.min(1, cell.width / artwork.width, high / artwork.height)
    placed.push({ artwork, scale, x: x + (cell.width - artwork.width * scale) / 2, y })
    layers.push(
      ...(await printText(name, [x, y + high + 1, cell.width, 5], { size: 9, bold: true, centre: true })),
      ...(await printText(below, [x, y + high + 5.5, cell.width, 4], { size: 7, color: softInk, centre: true })),
    )
  }
  const sheet: Artwork = { width: WIDTH, height: HEIGHT, ground: '#ffffff', layers, problems: [] }
  return { width: WIDTH, height: HEIGHT, placed: [{ artwork: sheet, x: 0, y: 0 }, ...placed] }
}
