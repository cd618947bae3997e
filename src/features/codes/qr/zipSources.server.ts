import { Readable } from 'node:stream'
import type { ZipSource } from '../../../platform/files/zipWriter.ts'
import { decodePng } from '../picture/decode.server.ts'
import { drawCode, encodePicture, judgeCode, readStyle } from '../picture/files.server.ts'
import type { QrFileType, QrSize } from '../picture/model.ts'
import { pngOf } from '../picture/png.server.ts'
import { exampleAddress, pictureName, plainName, printedLink } from './rules.ts'

/** A code as its files are made and named; `Building` is how its folder is called. */
export type ZippedCode = {
  SignId: number
  QrName: string
  Location: string
  Floor: string
  Address: string
  Style: unknown
  Building: string
}
/** `isSafe` is a `styleJudge`; `tellLeft` is given the name of a code that nobody could read. */
export type ZipTerms = {
  FileTypes: readonly QrFileType[]
  Size: QrSize
  isSafe: (stored: unknown) => Promise<boolean>
  tellLeft: (QrName: string) => void
}

/** Codes drawn at once: sharp draws beside this thread. */
const drawnAtOnce = 4
/** Modules of each code are read back at so many pixels. */
const pixelsPerModule = 4

/** The files of codes for a ZIP, in their order; each code is read back before it goes in. */
export async function* zipSources(baseUrl: string, codes: readonly ZippedCode[], terms: ZipTerms): AsyncGenerator<ZipSource> {
  for await (const { code, files } of drawAhead(codes, one => filesOf(baseUrl, one, terms))) {
    if (files.length === 0) terms.tellLeft(code.QrName)
    yield* files
  }
}

type Drawn<T> = { code: ZippedCode; files: T[] }

/** Draws a few codes ahead of the one that is written, in their order. */
async function* drawAhead<T>(codes: readonly ZippedCode[], draw: (code: ZippedCode) => Promise<T[]>): AsyncGenerator<Drawn<T>> {
  const begun: Promise<Drawn<T>>[] = []
  for (const code of codes) {
    const made = draw(code).then(files => ({ code, files }))
    made.catch(() => {}) // thrown below, when its turn comes
    begun.push(made)
    const next = begun.length > drawnAtOnce ? begun.shift() : undefined
    if (next) yield await next
  }
  for (const one of begun) yield await one
}

/** Whether phones read a style: judged once for each, since the addresses are all of one length. */
export const styleJudge = (baseUrl: string) => {
  const known = new Map<string, Promise<boolean>>()
  return (stored: unknown): Promise<boolean> => {
    const key = JSON.stringify(stored)
    const found = known.get(key) ?? judgeCode(printedLink(baseUrl, exampleAddress), readStyle(stored)).then(({ Safe }) => Safe)
    known.set(key, found)
    return found
  }
}

/** The files of a code; none where nobody could read them. */
const filesOf = async (baseUrl: string, code: ZippedCode, { FileTypes, Size, isSafe }: ZipTerms): Promise<ZipSource[]> => {
  if (!(await isSafe(code.Style))) return []
  const text = printedLink(baseUrl, code.Address)
  const { picture } = drawCode(text, readStyle(code.Style))
  if ((await decodePng(await pngOf(picture, picture.size * pixelsPerModule))) !== text) return []
  const files: ZipSource[] = []
  for (const fileType of FileTypes) {
    const bytes = await encodePicture(picture, fileType, Size)
    files.push({ name: zipName(code, fileType), content: Readable.from([bytes]) })
  }
  return files
}

/** `B1-Harbour-Tower/2_Elevator_10001-Lift-1.png`: the building, then floor and place, then sign and name. */
const zipName = (code: ZippedCode, fileType: QrFileType): string => {
  const place = [code.Floor, code.Location].map(plainName).filter(Boolean).join('_')
  return `${plainName(code.Building) || 'building'}/${place}_${pictureName(code, fileType)}`
}
