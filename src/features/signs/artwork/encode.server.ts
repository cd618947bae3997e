import sharp from 'sharp'
import type { QrFileType } from '../../codes/picture/model.ts'
import type { Artwork } from './artwork.ts'
import { type ImagePainter, POINTS, paintSign } from './paint.ts'
import { pageForShop, pdfOfPages } from './pdf.server.ts'
import { type InkPixels, inkPixels } from './pixels.server.ts'
import { svgOfSign } from './svg.ts'

/** Dots an inch of a picture of pixels, and its longest side. */
const density = 300
const mostPixels = 8000

/** A sign as a file: PDF with bleed and crop marks, the others trimmed. All in exact millimetres. */
export const encodeSign = async (artwork: Artwork, fileType: QrFileType, title: string): Promise<Buffer> => {
  if (fileType === 'pdf') return pdfOfPages(title, [pageForShop(artwork)])
  if (fileType === 'svg') return Buffer.from(svgOfSign(artwork))
  if (fileType === 'png') return pngOfSign(artwork)
  return epsOfSign(artwork, title)
}

/** A sign in pixels, 300 to the inch; fewer where its longest side would have more than 8,000. */
export const pngOfSign = (artwork: Artwork, most = mostPixels): Promise<Buffer> => {
  const longest = Math.max(artwork.width, artwork.height) / 25.4
  const dots = Math.min(density, most / longest)
  const width = Math.round((artwork.width / 25.4) * dots)
  // Below 72 dots an inch a drawing is made at 72 and made smaller: it would be coarse otherwise.
  return sharp(Buffer.from(svgOfSign(artwork)), { density: Math.max(72, dots), limitInputPixels: 70_000_000 })
    .resize(width)
    .flatten({ background: artwork.ground })
    .withMetadata({ density: dots })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

const prologue =
  '/m{moveto}bind def /l{lineto}bind def /c{curveto}bind def /h{closepath}bind def /f{fill}bind def /k{setcmykcolor}bind def ' +
  '/q{gsave}bind def /Q{grestore}bind def /cm{6 array astore concat}bind def'

const epsOfSign = async (artwork: Artwork, title: string): Promise<Buffer> => {
  const [wide, high] = [artwork.width * POINTS, artwork.height * POINTS]
  const pixels = new Map<string, InkPixels>()
  for (const layer of artwork.layers) {
    if (layer.kind === 'image') pixels.set(`${layer.ground} ${layer.href}`, await inkPixels(layer.href, layer.ground))
    if (layer.kind === 'code' && layer.picture.logo) {
      const { href } = layer.picture.logo
      pixels.set(`${layer.picture.background} ${href}`, await inkPixels(href, layer.picture.background))
    }
  }
  const painter: ImagePainter = image => {
    const found = pixels.get(`${image.ground} ${image.href}`)
    return found ? imageOperators(image, found) : ''
  }
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(wide)} ${Math.ceil(high)}`,
    `%%HiResBoundingBox: 0 0 ${wide} ${high}`,
    `%%Title: ${title.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)}`,
    '%%LanguageLevel: 2',
    '%%EndComments',
    'gsave',
    prologue,
    // PostScript's y axis points up, a sign's down.
    `0 ${high} translate ${POINTS} ${-POINTS} scale`,
    paintSign(artwork, painter),
  ]
  return Buffer.from([...lines, 'grestore', 'showpage', '%%EOF', ''].join('\n'))
}

const imageOperators = (image: { x: number; y: number; width: number; height: number }, { width, height, cmyk }: InkPixels): string =>
  [
    'gsave',
    `/row ${width * 4} string def`,
    `${image.x} ${image.y} translate ${image.width} ${image.height} scale`,
    `${width} ${height} 8 [${width} 0 0 ${height} 0 0] {currentfile row readhexstring pop} false 4 colorimage`,
    ...hexLines(cmyk),
    'grestore',
  ].join('\n')

function* hexLines(bytes: Uint8Array): Generator<string> {
  const hex = Buffer.from(bytes).toString('hex')
  for (let start = 0; start < hex.length; start += 200) yield hex.slice(start, start + 200)
}
