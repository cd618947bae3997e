import type { Artwork } from './artwork.ts'
import { type LabelSheet, labelsOf, placeLabel } from './labels.ts'
import type { SignPage } from './pdf.server.ts'

/** Where printing begins and how far the printer is off: `startAt` is the first label that is still on the sheet, from 1; offsets in millimetres. */
export type LabelTerms = { readonly startAt: number; readonly offsetX: number; readonly offsetY: number }

/** Labels on pages of their sheet, in their order. */
export async function* labelPages(sheet: LabelSheet, labels: AsyncIterable<Artwork>, terms: LabelTerms): AsyncGenerator<SignPage> {
  const [width, height] = sheet.Page
  const perPage = labelsOf(sheet)
  let at = Math.min(perPage, Math.max(1, terms.startAt)) - 1
  let placed: { artwork: Artwork; x: number; y: number }[] = []
  for await (const artwork of labels) {
    const { x, y } = placeLabel(sheet, at % perPage)
    placed.push({ artwork, x: x + terms.offsetX, y: y + terms.offsetY })
    at++
    if (at % perPage > 0) continue
    yield { width, height, placed }
    placed = []
  }
  if (placed.length > 0) yield { width, height, placed }
}

/** A page to hold against a sheet: the outline of each label with the offsets, and a rule of 50 mm that shows whether the printer scales. */
export const testPage = (sheet: LabelSheet, { offsetX, offsetY }: LabelTerms): SignPage => {
  const [width, height] = sheet.Page
  const [wide, high] = sheet.Label
  const outlines = Array.from({ length: labelsOf(sheet) }, (_, at) => {
    const { x, y } = placeLabel(sheet, at)
    return `${x + offsetX} ${y + offsetY} ${wide} ${high} re S`
  })
  const [left, top] = [sheet.First[0] + offsetX + 5, sheet.First[1] + offsetY + Math.min(high / 2, 10)]
  const rule = Array.from({ length: 11 }, (_, mm) => `${left + mm * 5} ${top - (mm % 2 === 0 ? 3 : 1.5)} m ${left + mm * 5} ${top} l S`)
  return {
    width,
    height,
    placed: [],
    extra: ['0 0 0 1 K 0.15 w', ...outlines, `${left} ${top} m ${left + 50} ${top} l S`, ...rule].join('\n'),
  }
}
