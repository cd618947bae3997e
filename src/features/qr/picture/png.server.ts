import sharp from 'sharp'
import type { Pixels } from './eps.ts'
import type { Picture } from './picture.ts'
import { svgOf } from './svg.ts'

const logoPixelsSide = 400

/** A picture as PNG, `pixels` wide. */
export async function pngOf(picture: Picture, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(picture, pixels)))
    .removeAlpha()
    .png()
    .toBuffer()
}

/** The picture's logo as pixels on its background, square, as `epsOf` takes it; undefined without a logo. */
export async function logoPixels(picture: Picture): Promise<Pixels | undefined> {
  if (picture.logo === undefined) return undefined
  const { data, info } = await sharp(logoBytes(picture.logo.href))
    .resize(logoPixelsSide, logoPixelsSide, { fit: 'contain', background: picture.background })
    .flatten({ background: picture.background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** The file inside a data URL. */
export function logoBytes(href: string): Buffer {
  return Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
}
