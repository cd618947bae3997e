import sharp from 'sharp'
import type { Pixels } from './eps.ts'
import type { Picture } from './picture.ts'
import { svgOf } from './svg.ts'

/** Pixels of a logo in a style: sharp at the largest print, and small enough to stand in every code. */
const logoSide = 360

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

/** A logo as a style holds it: a small PNG, at most `logoSide` pixels wide and high, as a data URL. Null for what is no picture. */
export async function logoHref(file: Uint8Array): Promise<string | null> {
  try {
    const png = await sharp(file)
      .resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return null
  }
}

/** The file inside a data URL. */
export function logoBytes(href: string): Buffer {
  return Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
}
