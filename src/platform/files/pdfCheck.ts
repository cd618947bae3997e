import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { runInThread } from '../runInThread.ts'
import type { CleanedPdf } from './pdfClean.ts'

const inflated = promisify(inflate)
const mostInflated = 32 * 1024 * 1024

const program = new URL('./pdfWorker.ts', import.meta.url)
/** Milliseconds that cleaning may take. */
const patience = 20_000

/** A PDF as it may be kept. `original`: of a signed one that was cleaned, as it came; the signature holds for that alone. */
export type ReadPdf = { bytes: Uint8Array; original?: Uint8Array }

/**
 * A PDF as it may be kept: as it came where it holds no script, program start or file; else without them (fillable forms are full of scripts). Null for one
 * that is broken, too complex, or holds what cannot be taken out; 'password' for one that opens with a password alone. A PDF is still only served
 * as attachment.
 */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf | 'password' | null> => {
  const text = latin1(bytes)
  if (!isWholePdf(text)) return null
  if (await isSafePdf(bytes)) return { bytes }
  const cleaned = await runInThread<CleanedPdf | 'password'>(program, bytes, patience)
  if (!cleaned || cleaned === 'password') return cleaned
  // The check has the last word, also of what the library could not read.
  if (!(await isSafePdf(cleaned.bytes))) return null
  const wasQuiet = !cleaned.loud && isQuiet(text) // an encrypted one: names are never encrypted
  if (wasQuiet) return { bytes }
  return { bytes: cleaned.bytes, ...(text.includes('/ByteRange') && { original: bytes }) }
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
const isWholePdf = (text: string): boolean =>
  /^%PDF-\d\.\d/.test(text) && text.slice(-1024).includes('%%EOF') && /\d\s+\d+\s+obj\b/.test(text)

/**
 * True for a file that begins as PDF, ends as PDF and names no script, program start or file within itself, also not in its
 * compressed object streams (the only ones inflated, at most 32 MiB in all). No full parse, and none of an encrypted one.
 */
export async function isSafePdf(bytes: Uint8Array) {
  const text = latin1(bytes)
  if (!isWholePdf(text) || !isQuiet(text) || /\/Encrypt\b/.test(text)) return false
  let left = mostInflated
  for (const stream of objectStreams(text)) {
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
