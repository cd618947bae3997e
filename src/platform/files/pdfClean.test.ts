import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { signedPdf } from '../../../test/support/signedPdf.ts'
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
/** What is kept of a PDF; fails where it is refused. */
const bytesOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const kept = await readPdf(bytes)
  if (!kept || kept === 'password') throw new Error(`refused: ${kept}`)
  return kept.bytes
}
const read = async (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes)

describe('a fillable form', () => {
  test.each([true, false])('is kept without its scripts and files, with its fields (object streams: %s)', async packed => {
    const form = await aForm(packed)
    expect(await isSafePdf(form)).toBe(false)
    const kept = await bytesOf(form)
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
    expect(await bytesOf(bytes)).toBe(bytes)
  })

  test('that was signed is cleaned beside its original, for which alone the signature holds; refused where that cannot be kept', async () => {
    const signed = await signedPdf()
    const accepted = await acceptUpload(signed, { fileName: 'a.pdf', rule: 'pdf', keepsOriginal: true })
    if (!accepted.ok) throw new Error(accepted.message)
    expect(await isSafePdf(accepted.bytes)).toBe(true)
    expect(accepted.original).toBe(signed)
    expect(await acceptUpload(signed, { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({ message: uploadMessages.signedPdf })
    // One that is signed and quiet is its own original.
    const quiet = await (await PDFDocument.load(accepted.bytes)).save()
    expect(await acceptUpload(quiet, { fileName: 'a.pdf', rule: 'pdf', keepsOriginal: true })).toMatchObject({ ok: true, bytes: quiet })
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
    expect(Buffer.from(await bytesOf(quiet)).equals(Buffer.from(quiet))).toBe(true)
    const kept = await bytesOf(await encrypted('', true))
    expect([await isSafePdf(kept), textOf(kept).includes('/Encrypt')]).toEqual([true, false])
    expect((await read(kept)).getPageCount()).toBe(1)
  })

  test('that opens with a password alone is refused, and says so', async () => {
    const locked = await encrypted('secret', false)
    expect(await acceptUpload(locked, { fileName: 'a.pdf', rule: 'pdf' })).toMatchObject({ message: uploadMessages.passwordPdf })
  })
})
