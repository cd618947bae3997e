import { version } from 'pdfjs-dist'
import { pdfjs } from 'react-pdf'

// Vite wants the pattern spelled out.
const [worker = ''] = Object.values(
  import.meta.glob<string>('/node_modules/pdfjs-dist/build/pdf.worker.min.mjs', { query: '?url', import: 'default', eager: true }),
)
pdfjs.GlobalWorkerOptions.workerSrc = worker

const folder = `/assets/pdf-${version}/`
/** How files are read: letters, fonts and decoders that a file does not bring come from the portal (scripts/build.mjs puts them there). */
export const pdfOptions = {
  cMapUrl: `${folder}cmaps/`,
  standardFontDataUrl: `${folder}fonts/`,
  wasmUrl: `${folder}wasm/`,
  enableXfa: false,
} as const

export type OpenedPdf = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>

/** Reads a file of the user's own. Throws where it is no PDF or asks for a password. */
export const openPdfBlob = async (file: Blob): Promise<OpenedPdf> =>
  pdfjs.getDocument({ ...pdfOptions, data: new Uint8Array(await file.arrayBuffer()) }).promise

/** A page as a PNG, its longer side so many pixels. `page` counts from 1. */
export const drawPdfPage = async (opened: OpenedPdf, page: number, longSide: number): Promise<Blob> => {
  const sheet = await opened.getPage(page)
  const whole = sheet.getViewport({ scale: 1 })
  const viewport = sheet.getViewport({ scale: longSide / Math.max(whole.width, whole.height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await sheet.render({ canvas, viewport, background: '#ffffff' }).promise
  return new Promise((resolve, reject) => canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}
