import { askNumber } from '../../../../ui/dialogs.tsx'
import type { useWords } from '../../../../ui/words.tsx'
import type { words } from '../words.ts'

type T = ReturnType<typeof useWords<typeof words.en>>

/** Longest side of a page that is drawn, in pixels: the small text of a plan of 36 inches is still read. */
const longSide = 4000

/** A plan as a picture: a page of a PDF is drawn, a picture stays as it is. Throws with what to say. */
export const drawPlan = async (file: File, t: T): Promise<File> => {
  if (!/\.pdf$/i.test(file.name)) return file
  const { drawPdfPage, openPdfBlob } = await import('../../../../ui/pdf/pdfFiles.ts')
  const opened = await openPdfBlob(file).catch((error: unknown) => {
    throw new Error(error instanceof Error && error.name === 'PasswordException' ? t('locked') : t('broken'))
  })
  const pages = opened.numPages
  const asked = { title: t('whichPage'), label: t('whichPageLabel', { pages }), yes: t('takePage'), least: 1, most: pages }
  const page = pages === 1 ? 1 : await askNumber(asked)
  if (page === null) throw new Error(t('cancelled'))
  const picture = await drawPdfPage(opened, page, longSide)
  return new File([picture], file.name.replace(/\.pdf$/i, '.png'), { type: 'image/png' })
}
