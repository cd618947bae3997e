import { PDFDocument, PDFString } from '@cantoo/pdf-lib'

/** A signed PDF that holds a script, as programs for forms make it; the signature is none that a program would take for valid. */
export const signedPdf = async (title = 'Handbook'): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  document.addPage([300, 200]).drawText(title)
  document.addJavaScript('main', 'app.alert(1)')
  const { context } = document
  context.register(context.obj({ Type: 'Sig', ByteRange: [0, 10, 20, 30], Contents: PDFString.of('none') }))
  return document.save({ useObjectStreams: false })
}
