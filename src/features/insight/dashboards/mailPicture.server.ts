import { chartSvg } from '../../../core/charts/chartSvg.ts'
import type { ChartData, MatrixData } from '../../../core/charts/partData.ts'
import type { Language } from '../../../core/words.ts'
import { uuidFrom } from '../../../platform/db/uuidv8.ts'
import { drawPng } from '../../../platform/files/svgToPng.ts'
import type { MailBlock } from '../../../platform/mail/content.ts'
import type { LetterFile } from '../../../platform/mail/letter.ts'
import type { Services } from '../../../platform/services.ts'

/** The stored picture of a dashboard that a mail shows, and what it shows. */
export type MailPicture = { file: LetterFile & { contentId: string }; text: string }

export const pictureType = 'image/png'
/** In a mail, in px; it is drawn twice as large. */
const [width, height, scale] = [536, 240, 2]

/** The picture that a page told (`mailPicture.ts`), drawn as PNG; null where it cannot be: a mail goes out without a picture, too. */
export const drawMailPicture = async (
  { log }: Pick<Services, 'log'>,
  picture: string | undefined,
  language: Language,
): Promise<Uint8Array | null> => {
  if (picture === undefined) return null
  try {
    const data = JSON.parse(picture) as ChartData | MatrixData // as our own page has written it
    return await drawPng(chartSvg(data, { language, width, height, scale }))
  } catch (error) {
    log.warn({ error: String(error) }, 'the picture of a dashboard could not be drawn')
    return null
  }
}

/** Another id that follows from that of a report: a repeated run finds the same picture. */
export const idOfPicture = (id: string): string => uuidFrom(`picture of ${id}`)

/** A stored picture as a mail shows it; null without one. */
export const asMailPicture = (file: LetterFile | null, text: string): MailPicture | null =>
  file && { file: { ...file, contentId: 'chart' }, text }

/** Its block, where there is one. */
export const pictureBlocks = (picture: MailPicture | null): MailBlock[] =>
  picture ? [{ is: 'picture', contentId: picture.file.contentId, text: picture.text, width, height }] : []
