import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'

const POINTS_OF_INCH = 72

/** The pages of a PDF as pictures of so many dots an inch. */
export const renderPdf = async (pdf: Uint8Array, dots = 300): Promise<Buffer[]> => {
  const { numPages } = await getDocumentProxy(Uint8Array.from(pdf))
  const pages: Buffer[] = []
  for (let page = 1; page <= numPages; page++) {
    const options = { canvasImport: () => import('@napi-rs/canvas'), scale: dots / POINTS_OF_INCH }
    pages.push(Buffer.from(await renderPageAsImage(Uint8Array.from(pdf), page, options)))
  }
  return pages
}

/** All that a PDF says, in the order of its pages. */
export const textOfPdf = async (pdf: Uint8Array): Promise<string> => (await extractText(Uint8Array.from(pdf), { mergePages: true })).text

/** The boxes of a PDF's first page in points: `[left, bottom, right, top]`. */
export const boxesOf = (pdf: Uint8Array): Record<'MediaBox' | 'TrimBox' | 'BleedBox', number[]> => {
  const text = Buffer.from(pdf).toString('latin1')
  const box = (name: string) => (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number)
  return { MediaBox: box('MediaBox'), TrimBox: box('TrimBox'), BleedBox: box('BleedBox') }
}
