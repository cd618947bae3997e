import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { uploadMessages } from '../../core/fileMessages.ts'
import { acceptUpload } from './accept.ts'
import { isSafePdf, readPdf } from './pdfCheck.ts'

const script = 'AFDate_FormatEx("mm/dd/yyyy")'
/** A form with a field, as programs for forms make it: its format is a script. */
const aForm = async (useObjectStreams: boolean, more?: (document: PDFDocument) => void | Promise<void>): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  page.drawText('Handbook')
  const field = document.getForm().createTextField('Installed')
  field.setText('04/01/2026')
  field.addToPage(page, { x: 20, y: 20 })
  const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of(script) })
  field.acroField.dict.set(PDFName.of('AA'), document.context.obj({ F: document.context.register(action) }))
  document.addJavaScript('main', 'app.alert(1)')
  await document.attach(new Uint8Array([77, 90]), 'a.exe')
  await more?.(document)
  return document.save({ useObjectStreams })
}
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const read = async (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes)

describe('a fillable form', () => {
  test.each([true, false])('is kept without its scripts and files, with its fields (object streams: %s)', async packed => {
    const form = await aForm(packed)
    expect(await isSafePdf(form)).toBe(false)
    const kept = await readPdf(form)
    if (!(kept instanceof Uint8Array)) throw new Error(`refused: ${kept}`)
    expect(await isSafePdf(kept)).toBe(true)
    const document = await read(kept)
    expect(document.getForm().getTextField('Installed').getText()).toBe('04/01/2026')
    expect(document.getPageCount()).toBe(1)
    for (const [, object] of document.context.enumerateIndirectObjects())
      expect(String(object)).not.toMatch(/AFDate|app\.alert|\/AA\b|\/EF\b/)
  })

  test('without any is kept as it came', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    const bytes = await document.save()
    expect(await readPdf(bytes)).toBe(bytes)
  })

  test('that was signed is refused: without its scripts the signature would not hold', async () => {
    const signed = await aForm(false, document => {
      document.context.register(document.context.obj({ Type: 'Sig', ByteRange: [0, 10, 20, 30] }))
    })
    expect(await readPdf(signed)).toBe('signed')
    expect(await acceptUpload(signed, { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({ message: uploadMessages.signedPdf })
  })
})

describe('an encrypted PDF', () => {
  const encrypted = async (userPassword: string, loud: boolean): Promise<Uint8Array> => {
    const document = await PDFDocument.create()
    document.addPage().drawText('Certificate')
    if (loud) document.addJavaScript('main', 'app.alert(1)')
    document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { modifying: false } })
    return document.save()
  }

  test('that opens without a password is read: kept as it came, or without its scripts', async () => {
    const quiet = await encrypted('', false)
    expect(Buffer.from((await readPdf(quiet)) as Uint8Array).equals(Buffer.from(quiet))).toBe(true)
    const kept = await readPdf(await encrypted('', true))
    if (!(kept instanceof Uint8Array)) throw new Error(`refused: ${kept}`)
    expect([await isSafePdf(kept), textOf(kept).includes('/Encrypt')]).toEqual([true, false])
    expect((await read(kept)).getPageCount()).toBe(1)
  })

  test('that opens with a password alone is refused, and says so', async () => {
    const locked = await encrypted('secret', false)
    expect(await acceptUpload(locked, { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({ message: uploadMessages.passwordPdf })
  })
})
