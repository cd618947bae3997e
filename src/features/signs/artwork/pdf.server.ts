import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import type { Artwork } from './artwork.ts'
import { bleed } from './model.ts'
import { type ImagePainter, marginOfMarks, type PaintedImage, POINTS, paintMarks, paintSign } from './paint.ts'
import { inkPixels } from './pixels.server.ts'

type Ref = { end(data?: Buffer): void }
type PdfPage = { dictionary: { data: Record<string, unknown> }; xobjects: Record<string, Ref> }
type PdfDocument = {
  page: PdfPage
  info: Record<string, unknown>
  _root: { data: Record<string, unknown> }
  addPage(options: { size: [number, number]; margin: 0 }): PdfDocument
  addContent(operators: string): PdfDocument
  ref(data: Record<string, unknown>): Ref
  on(event: 'data', listener: (chunk: Buffer) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): void
}
type NewPdfDocument = new (options: Record<string, unknown>) => PdfDocument

// pdfkit ships no types.
const loadPdfDocument = (): NewPdfDocument => createRequire(import.meta.url)('pdfkit')

/** Where a sign lies on a page: its top left corner in millimetres, and how much of its true size it has (1). */
export type PlacedSign = { artwork: Artwork; x: number; y: number; scale?: number }
/** A page in millimetres. `trim`: the box of the trimmed sign, with its bleed around it. */
export type SignPage = { width: number; height: number; placed: readonly PlacedSign[]; marks?: boolean; extra?: string }

/**
 * Pages as one PDF for printing: outlines and CMYK only, no font, nothing transparent; with the boxes and the output intent of PDF/X-1a:2003. Pages
 * are drawn one by one, so that a thousand signs need no more memory than their file.
 */
export const pdfOfPages = async (title: string, pages: AsyncIterable<SignPage> | Iterable<SignPage>): Promise<Buffer> => {
  const document = new (loadPdfDocument())({
    autoFirstPage: false,
    pdfVersion: '1.4',
    compress: true,
    info: { Title: title, Creator: 'Lintel', Producer: 'Lintel', ModDate: new Date(), Trapped: nameIn('False') },
  })
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  document.on('data', chunk => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  declareIntent(document)
  const images = new Map<string, { name: string; ref: Ref }>()
  for await (const page of pages) await addPage(document, page, images)
  document.end()
  return promise
}

/** One sign as a page for a print shop: bleed, crop marks, and the box at which it is cut. */
export const pageForShop = (artwork: Artwork): SignPage => ({
  width: artwork.width + 2 * marginOfMarks,
  height: artwork.height + 2 * marginOfMarks,
  placed: [{ artwork, x: marginOfMarks, y: marginOfMarks }],
  marks: true,
})

// pdfkit writes texts of the information as strings, and what it does not know as it says of itself.
const nameIn = (name: string): unknown => Object.assign(() => {}, { toString: () => `/${name}` })

const declareIntent = (document: PdfDocument): void => {
  document.info.GTS_PDFXVersion = new String('PDF/X-1a:2003') // pdfkit writes an object as a string, a string as a name
  document.info.GTS_PDFXConformance = new String('PDF/X-1a:2003')
  const intent = document.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('CGATS TR 001'),
    OutputCondition: new String('SWOP (offset), CGATS TR 001'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('CGATS TR 001'),
  })
  intent.end()
  document._root.data.OutputIntents = [intent]
}

type Images = Map<string, { name: string; ref: Ref }>
const addPage = async (document: PdfDocument, page: SignPage, images: Images): Promise<void> => {
  const [wide, high] = [page.width * POINTS, page.height * POINTS]
  document.addPage({ size: [wide, high], margin: 0 })
  setBoxes(document.page, page)
  const used = await loadImages(document, page, images)
  const painter: ImagePainter = image => {
    const { name, ref } = used.get(keyOf(image)) ?? missing(image)
    document.page.xobjects[name] = ref
    return `q ${image.width} 0 0 ${-image.height} ${image.x} ${image.y + image.height} cm /${name} Do Q`
  }
  // pdfkit has turned the page over: y grows downwards.
  const parts = page.placed.map(({ artwork, x, y, scale = 1 }) =>
    [
      'q',
      `${POINTS * scale} 0 0 ${POINTS * scale} ${x * POINTS} ${y * POINTS} cm`,
      paintSign(artwork, painter, page.marks ? bleed : 0),
      ...(page.marks ? [paintMarks(artwork)] : []),
      'Q',
    ].join('\n'),
  )
  document.addContent([...parts, ...(page.extra ? [`q ${POINTS} 0 0 ${POINTS} 0 0 cm`, page.extra, 'Q'] : [])].join('\n'))
}

const missing = (image: PaintedImage): never => {
  throw new Error(`a picture of ${image.href.length} bytes was not loaded`)
}

const setBoxes = ({ dictionary }: PdfPage, { width, height, marks }: SignPage): void => {
  const inset = (by: number) => [by, by, width - by, height - by].map(side => Math.round(side * POINTS * 1000) / 1000)
  dictionary.data.TrimBox = inset(marks ? marginOfMarks : 0)
  dictionary.data.BleedBox = inset(marks ? marginOfMarks - bleed : 0)
}

const keyOf = ({ href, ground }: PaintedImage): string => `${ground} ${href}`

/** The pictures of a page, each once in the file however many signs bear it. */
const loadImages = async (document: PdfDocument, { placed }: SignPage, images: Images): Promise<Images> => {
  for (const image of placed.flatMap(({ artwork }) => listImages(artwork))) {
    const key = keyOf(image)
    if (images.has(key)) continue
    const { width, height, cmyk } = await inkPixels(image.href, image.ground)
    const ref = document.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceCMYK',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
    })
    ref.end(deflateSync(cmyk))
    images.set(key, { name: `Logo${images.size + 1}`, ref })
  }
  return images
}

const listImages = ({ layers }: Artwork): PaintedImage[] =>
  layers.flatMap((layer): PaintedImage[] => {
    if (layer.kind === 'image') return [layer]
    const logo = layer.kind === 'code' ? layer.picture.logo : undefined
    return logo && layer.kind === 'code' ? [{ ...logo, width: logo.side, height: logo.side, ground: layer.picture.background }] : []
  })
