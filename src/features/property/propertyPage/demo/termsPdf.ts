import { createRequire } from 'node:module'
import type { DemoTerms } from './terms.ts'

type TextOptions = { align?: 'left' | 'right'; lineGap?: number; paragraphGap?: number }
type Document = {
  on(event: 'data', listener: (chunk: Buffer) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  font(name: 'Helvetica' | 'Helvetica-Bold'): Document
  fontSize(points: number): Document
  fillColor(colour: string): Document
  text(words: string, options?: TextOptions): Document
  moveDown(lines: number): Document
  end(): void
}
type NewDocument = new (options: {
  size: 'LETTER'
  margin: number
  info: { Title: string; Author: string; CreationDate: Date }
}) => Document

// pdfkit ships no types; `require` leaves the choice of a declaration to whoever adds one, and reads it when the first page is drawn.
const loadPdfDocument = (): NewDocument => createRequire(import.meta.url)('pdfkit')

type Of = { building: string; account: string; effective: Date }

/** Terms of a building as a PDF of letter size. */
export const printTerms = (terms: DemoTerms, { building, account, effective }: Of): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const info = { Title: `${terms.title}, ${building}`, Author: account, CreationDate: effective }
    const document = new (loadPdfDocument())({ size: 'LETTER', margin: 64, info })
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    const filled = (text: string) => text.replaceAll('{building}', building).replaceAll('{account}', account)
    const since = effective.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    document.font('Helvetica').fontSize(10).fillColor('#5b6672').text(`${account}  ·  ${building}`).moveDown(0.6)
    document.font('Helvetica-Bold').fontSize(20).fillColor('#12304a').text(terms.title).moveDown(0.3)
    document.font('Helvetica').fontSize(10).fillColor('#5b6672').text(`In force since ${since}`).moveDown(1.2)
    document.fontSize(11).fillColor('#1f2933').text(filled(terms.lead), { lineGap: 3 }).moveDown(1)
    terms.clauses.forEach(([heading, text], i) => {
      document
        .font('Helvetica-Bold')
        .fontSize(12)
        .fillColor('#12304a')
        .text(`${i + 1}. ${heading}`)
        .moveDown(0.2)
      document.font('Helvetica').fontSize(11).fillColor('#1f2933').text(filled(text), { lineGap: 3 }).moveDown(0.8)
    })
    document.end()
  })
