import { invalid } from '../../../core/problem.ts'
import { decodePng } from '../picture/decode.server.ts'
import { epsOf } from '../picture/eps.ts'
import { matrixOf, type QrMatrix } from '../picture/matrix.ts'
import { pdfOf } from '../picture/pdf.server.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { logoPixels, pngOf } from '../picture/png.server.ts'
import { provePicture } from '../picture/proof.server.ts'
import { type StyleProblem, styleProblems, type Viewing, viewings } from '../picture/safety.ts'
import { levelOf, type QrFileType, type QrSize, QrStyle } from '../picture/style.ts'
import { svgOf } from '../picture/svg.ts'
import { unreadIn } from '../picture/viewings.server.ts'
import type { QrCodeRow } from './data.ts'
import { pictureName, printedLink } from './rules.ts'

export type PictureFile = { FileName: string; ContentType: string; bytes: Buffer }
type Verdict = { Safe: boolean; Decoded: string | null; Unread: Viewing[]; Problems: StyleProblem[] }

const contentTypes: Record<QrFileType, string> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
}
// 500 pixels stand for one foot: 1'x1' to 4'x4'.
const pointsPerPixel = (12 * 72) / 500

/** The code's own style; the default one where it has none or an old one that is no longer understood. */
export const styleOf = (stored: unknown): QrStyle => {
  const parsed = QrStyle.safeParse(stored ?? {})
  return parsed.success ? parsed.data : QrStyle.parse({})
}

/** A text drawn in a style. */
export const drawn = (text: string, style: QrStyle): { matrix: QrMatrix; picture: Picture } => {
  const matrix = matrixOf(text, levelOf(style))
  return { matrix, picture: pictureOf(matrix, style) }
}

/** Whether phones will read a text in a style: the rules, a reading back near and far, and readings as a camera in a building has it. */
export const verdictOf = async (text: string, style: QrStyle): Promise<Verdict> => {
  const { matrix, picture } = drawn(text, style)
  const Problems = styleProblems(style, matrix)
  const proof = await provePicture(picture, text)
  const Decoded = proof.ok ? text : await decodePng(await pngOf(picture, picture.size * 12))
  const Unread = await unreadIn(picture, text)
  const reason = proof.ok ? 'No camera in a building reads this code' : proof.reason
  if (!proof.ok || Unread.length === viewings.length) Problems.push({ Field: 'BodyShape', Message: reason, Kind: 'refuse' })
  return { Safe: Problems.every(one => one.Kind === 'warn'), Decoded, Unread, Problems }
}

/** A code's picture as a file. Throws a refusal with the fields when phones would not read it. */
export const pictureFile = async (baseUrl: string, code: QrCodeRow, fileType: QrFileType, size: QrSize): Promise<PictureFile> => {
  const text = printedLink(baseUrl, code.Address)
  const style = styleOf(code.Style)
  const { Safe, Problems } = await verdictOf(text, style)
  if (!Safe)
    throw invalid(Problems.filter(one => one.Kind === 'refuse').map(({ Field, Message }) => ({ Field: `Style.${Field}`, Message })))
  const { picture } = drawn(text, style)
  return { FileName: pictureName(code, fileType), ContentType: contentTypes[fileType], bytes: await encoded(picture, fileType, size) }
}

const encoded = async (picture: Picture, fileType: QrFileType, size: QrSize): Promise<Buffer> => {
  if (fileType === 'png') return pngOf(picture, size)
  if (fileType === 'svg') return Buffer.from(svgOf(picture, size))
  if (fileType === 'pdf') return pdfOf(picture, size * pointsPerPixel)
  return Buffer.from(epsOf(picture, size * pointsPerPixel, await logoPixels(picture)))
}
