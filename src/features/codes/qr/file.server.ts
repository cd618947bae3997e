import { invalid } from '../../../core/problem.ts'
import { drawCode, encodePicture, judgeCode, readStyle } from '../picture/files.server.ts'
import type { QrFileType, QrSize } from '../picture/model.ts'
import type { QrCodeRow } from './data.ts'
import { pictureName, printedLink } from './rules.ts'

export type PictureFile = { FileName: string; ContentType: string; bytes: Buffer }

const contentTypes: Record<QrFileType, string> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
}
/** A code's picture as a file. Throws a refusal with the fields when phones would not read it. */
export const pictureFile = async (baseUrl: string, code: QrCodeRow, fileType: QrFileType, size: QrSize): Promise<PictureFile> => {
  const text = printedLink(baseUrl, code.Address)
  const style = readStyle(code.Style)
  const { Safe, Problems } = await judgeCode(text, style)
  if (!Safe)
    throw invalid(Problems.filter(one => one.Kind === 'refuse').map(({ Field, Message }) => ({ Field: `Style.${Field}`, Message })))
  const { picture } = drawCode(text, style)
  return { FileName: pictureName(code, fileType), ContentType: contentTypes[fileType], bytes: await encodePicture(picture, fileType, size) }
}
