import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)
const mostInflated = 32 * 1024 * 1024

/**
 * True for a file that begins as PDF, ends as PDF and names no script, program start or file within itself, also not in its
 * compressed object streams (the only ones inflated, at most 32 MiB in all). No full parse: a PDF is still only served as attachment.
 */
export async function isSafePdf(bytes: Uint8Array) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-\d\.\d/.test(text) || !text.slice(-1024).includes('%%EOF') || !/\d\s+\d+\s+obj\b/.test(text)) return false
  if (!isQuiet(text)) return false
  const encrypted = /\/Encrypt\b/.test(text)
  let left = mostInflated
  for (const stream of objectStreams(text)) {
    if (encrypted) continue
    const body = await readStream(stream, bytes, left)
    if (!body || !isQuiet(body.toString('latin1'))) return false
    left -= body.length
    if (left <= 0) return false
  }
  return true
}

const loud = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData)(?![^\s/<>[\](){}%\0])/

/** Names may be written with #xx. */
const isQuiet = (text: string) =>
  !loud.test(text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

type ObjectStream = { readonly dictionary: string; readonly start: number; readonly end: number }

function* objectStreams(text: string): Generator<ObjectStream> {
  const mark = /(?<!end)stream(?:\r\n|\n|\r)/g
  let from = 0
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const before = text.slice(from, found.index)
    const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj')))
    const start = mark.lastIndex
    const close = text.indexOf('endstream', start)
    const end = close < 0 ? text.length : close
    if (/\/ObjStm\b/.test(dictionary)) yield { dictionary, start, end }
    from = end
    mark.lastIndex = end
  }
}

async function readStream({ dictionary, start, end }: ObjectStream, bytes: Uint8Array, left: number) {
  const body = bytes.subarray(start, end)
  if (!dictionary.includes('/Filter')) return Buffer.from(body)
  if (!/\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>|$)/.test(dictionary)) return null
  try {
    return await inflated(body, { maxOutputLength: left })
  } catch {
    return null
  }
}
