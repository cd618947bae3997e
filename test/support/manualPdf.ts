import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** A handbook of three pages: the pump is named on the first once, on the third twice; an accent stands on the third. */
export const manualPdf = async (): Promise<Buffer> => {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const text of ['Operating manual of the booster pump', 'Safety', 'Réglage: the pump runs dry\nStop the pump'])
    file.addPage([612, 792]).drawText(text, { x: 60, y: 700, size: 24, lineHeight: 32, font })
  return Buffer.from(await file.save())
}
