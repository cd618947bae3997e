import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

// Modules over 12 pixels with gaps between them are found in the reduced image; by default that is tried above 500 pixels only.
const options: ReaderOptions = { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1, downscaleThreshold: 200 }

let ready: Promise<void> | undefined

/** The text of the one QR code in a PNG, or null when no reader finds it. Dark on light only, as many phones read. */
export async function decodePng(png: Uint8Array): Promise<string | null> {
  ready ??= prepare()
  await ready
  const [result] = await readBarcodes(png, options)
  if (result === undefined || !result.isValid) return null
  // The bytes, not the reader's text: it guesses the character set of a code that names none.
  return new TextDecoder().decode(result.bytes)
}

/** Without the file given, zxing-wasm fetches its module from a CDN. */
async function prepare(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
