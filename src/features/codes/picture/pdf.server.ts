import { createRequire } from 'node:module'
import { absoluteData } from './path.ts'
import type { Picture } from './picture.ts'
import { logoBytes } from './png.server.ts'

/** What is used of a pdfkit document. */
export type PdfCanvas = {
  save(): PdfCanvas
  restore(): PdfCanvas
  translate(x: number, y: number): PdfCanvas
  scale(factor: number): PdfCanvas
  rect(x: number, y: number, width: number, height: number): PdfCanvas
  path(data: string): PdfCanvas
  fill(color: string, rule: 'non-zero'): PdfCanvas
  image(file: Buffer, x: number, y: number, options: { fit: [number, number]; align: 'center'; valign: 'center' }): PdfCanvas
}

type PdfDocument = PdfCanvas & {
  on(event: 'data', listener: (chunk: Buffer) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): void
}

type NewPdfDocument = new (options: { size: [number, number]; margin: number; info: { Title: string } }) => PdfDocument

// pdfkit ships no types; `require` leaves the choice of a declaration to whoever adds one, and reads it when the first page is drawn.
const loadPdfDocument = (): NewPdfDocument => createRequire(import.meta.url)('pdfkit')

/** A picture as a PDF of one page, `points` wide (1/72 inch). */
export function pdfOf(picture: Picture, points: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new (loadPdfDocument())({ size: [points, points], margin: 0, info: { Title: 'QR code' } })
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    drawPicture(document, picture, 0, 0, points)
    document.end()
  })
}

/** Draws a picture into a pdfkit page with its top left corner at (x, y), `points` wide. */
export function drawPicture(canvas: PdfCanvas, picture: Picture, x: number, y: number, points: number): void {
  canvas
    .save()
    .translate(x, y)
    .scale(points / picture.size)
  canvas.rect(0, 0, picture.size, picture.size).fill(picture.background, 'non-zero')
  for (const { color, path } of picture.layers) canvas.path(absoluteData(path)).fill(color, 'non-zero')
  if (picture.logo !== undefined) {
    const { href, x: left, y: top, side } = picture.logo
    canvas.image(logoBytes(href), left, top, { fit: [side, side], align: 'center', valign: 'center' })
  }
  canvas.restore()
}
