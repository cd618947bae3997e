import { blob, box } from '../../codes/picture/outline.ts'
import type { ArtLayer, Artwork } from './artwork.ts'
import type { SignPage } from './pdf.server.ts'
import { printText, softInk } from './printedText.server.ts'

/** A plan that is printed: its picture as a data URL with its size in pixels, and numbered pins at shares of width and height. */
export type PlanSheet = {
  readonly title: string
  readonly lead: string
  readonly href: string
  readonly width: number
  readonly height: number
  readonly pins: readonly { readonly x: number; readonly y: number; readonly number: number }[]
}

// Letter, the long side across: what a printer of A4 prints smaller, it prints whole.
const [WIDTH, HEIGHT, MARGIN, HEAD] = [279.4, 215.9, 12, 16] as const
const radius = 3.2
const pinInk = '#0b6b74'

/** A plan as large as the page takes it, each pin with its number. */
export const planPage = async ({ title, lead, href, width, height, pins }: PlanSheet): Promise<SignPage> => {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN - HEAD) / height)
  const [wide, high] = [width * scale, height * scale]
  const [left, top] = [(WIDTH - wide) / 2, MARGIN + HEAD]
  const layers: ArtLayer[] = [
    ...(await printText(title, [MARGIN, MARGIN, WIDTH - 2 * MARGIN, 8], { size: 16, bold: true })),
    ...(await printText(lead, [MARGIN, MARGIN + 8, WIDTH - 2 * MARGIN, 5], { size: 9, color: softInk })),
    { kind: 'image', href, ground: '#ffffff', x: left, y: top, width: wide, height: high },
    ...frameOf(left, top, wide, high),
  ]
  for (const pin of pins) layers.push(...(await drawPin(left + pin.x * wide, top + pin.y * high, pin.number)))
  const artwork: Artwork = { width: WIDTH, height: HEIGHT, ground: '#ffffff', layers, problems: [] }
  return { width: WIDTH, height: HEIGHT, placed: [{ artwork, x: 0, y: 0 }] }
}

const drawPin = async (x: number, y: number, number: number): Promise<ArtLayer[]> => [
  { kind: 'shape', color: '#ffffff', commands: blob(x, y, radius + 0.5) },
  { kind: 'shape', color: pinInk, commands: blob(x, y, radius) },
  ...(await printText(String(number), [x - radius, y - 1.6, 2 * radius, 3.6], { size: 8, bold: true, color: '#ffffff', centre: true })),
]

const frameOf = (x: number, y: number, width: number, height: number): ArtLayer[] => {
  const line = 0.2
  const bar = (left: number, top: number, wide: number, high: number): ArtLayer => ({
    kind: 'shape',
    color: softInk,
    commands: box(left, top, wide, high),
  })
  return [bar(x, y, width, line), bar(x, y + height - line, width, line), bar(x, y, line, height), bar(x + width - line, y, line, height)]
}
