import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf } from '../../../test/support/hostile.ts'
import { isSafePdf } from './pdfCheck.ts'

const objects = (content: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj<<${dictionary}>>stream\n`),
    dictionary.includes('Filter') ? deflateSync(Buffer.from(content)) : Buffer.from(content),
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ])

test.each([
  ['plain', Buffer.from(pdf())],
  ['with a link', Buffer.from(pdf('', '5 0 obj<</S/URI/URI(https://example.org)>>endobj\n'))],
  ['with quiet object streams', objects('1 0 <</Type/Catalog>>')],
  ['with a font of a like name', Buffer.from(pdf('', '5 0 obj<</F/LaunchPad>>endobj\n'))],
])('a PDF is kept: %s', async (_, bytes) => {
  expect(await isSafePdf(bytes)).toBe(true)
})

test.each([
  ['script', Buffer.from(pdf('/OpenAction<</S/JavaScript/JS(1)>>'))],
  ['script with a written-out name', Buffer.from(pdf('/OpenAction<</S/J#61va#53cript/JS(1)>>'))],
  ['program start', Buffer.from(pdf('/AA<</O<</S/Launch>>>>'))],
  ['file within', Buffer.from(pdf('', '5 0 obj<</Type/EmbeddedFile>>endobj\n'))],
  ['script in an object stream', objects('1 0 <</S/JavaScript/JS(1)>>')],
  ['script in a plain object stream', objects('1 0 <</S/JavaScript/JS(1)>>', '/Type/ObjStm')],
  ['object stream that cannot be read', objects('x', '/Type/ObjStm/Filter/LZWDecode')],
  ['object stream that inflates without end', objects(' '.repeat(33 * 1024 * 1024))],
  ['no end', Buffer.from(pdf().replace('%%EOF', ''))],
  ['no object', Buffer.from('%PDF-1.7\nhello\n%%EOF')],
])('a PDF is refused: %s', async (_, bytes) => {
  expect(await isSafePdf(bytes)).toBe(false)
})
