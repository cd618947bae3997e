import { readBarcodes } from 'zxing-wasm/reader'
import { decodePng } from '../../src/features/codes/picture/decode.server.ts'

/** What the QR codes of a PNG hold, at most 60, sorted. */
export const codesIn = async (png: Uint8Array): Promise<string[]> => {
  await decodePng(png) // makes the reader ready
  const found = await readBarcodes(png, { formats: ['QRCode'], maxNumberOfSymbols: 60, tryHarder: true })
  return found.map(one => new TextDecoder().decode(one.bytes)).toSorted()
}
