import { decodePng } from './decode.server.ts'
import { epsOf } from './eps.ts'
import { matrixOf, type QrMatrix } from './matrix.ts'
import { levelOf, type QrFileType, type QrSize, QrStyle } from './model.ts'
import { pdfOf } from './pdf.server.ts'
import { type Picture, pictureOf } from './picture.ts'
import { logoPixels, pngOf } from './png.server.ts'
import { provePicture } from './proof.server.ts'
import { type StyleProblem, styleProblems, type Viewing, viewings } from './rules.ts'
import { svgOf } from './svg.ts'
import { unreadIn } from './viewings.server.ts'

type Verdict = { Safe: boolean; Decoded: string | null; Unread: Viewing[]; Problems: StyleProblem[] }

// 500 pixels stand for one foot: 1'x1' to 4'x4'.
const pointsPerPixel = (12 * 72) / 500

/** The code's own style; the default one where it has none or an old one that is no longer understood. */
export const readStyle = (stored: unknown): QrStyle => {
  const parsed = QrStyle.safeParse(stored ?? {})
  return parsed.success ? parsed.data : QrStyle.parse({})
}

/** A text drawn in a style. */
export const drawCode = (text: string, style: QrStyle): { matrix: QrMatrix; picture: Picture } => {
  const matrix = matrixOf(text, levelOf(style))
  return { matrix, picture: pictureOf(matrix, style) }
}

/** Whether phones will read a text in a style: the rules, a reading back near and far, and readings as a camera in a building has it. */
export const judgeCode = async (text: string, style: QrStyle): Promise<Verdict> => {
  const { matrix, picture } = drawCode(text, style)
  const Problems = styleProblems(style, matrix)
  const proof = await provePicture(picture, text)
  const Decoded = proof.ok ? text : await decodePng(await pngOf(picture, picture.size * 12))
  const Unread = await unreadIn(picture, text)
  const reason = proof.ok ? 'No camera in a building reads this code' : proof.reason
  if (!proof.ok || Unread.length === viewings.length) Problems.push({ Field: 'BodyShape', Message: reason, Kind: 'refuse' })
  return { Safe: Problems.every(one => one.Kind === 'warn'), Decoded, Unread, Problems }
}

/** A picture as a file of a type, `size` pixels wide. */
export const encodePicture = async (picture: Picture, fileType: QrFileType, size: QrSize): Promise<Buffer> => {
  if (fileType === 'png') return pngOf(picture, size)
  if (fileType === 'svg') return Buffer.from(svgOf(picture, size))
  if (fileType === 'pdf') return pdfOf(picture, size * pointsPerPixel)
  return Buffer.from(epsOf(picture, size * pointsPerPixel, await logoPixels(picture)))
}
