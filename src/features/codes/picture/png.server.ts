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
    .png({ compressionLevel: 3 }) // a third less time than the usual 6, and 5 of 100 more bytes
    .toBuffer()
}

/** Logos as pixels by what they are drawn from; the last few, since many codes share one. */
const kept = new Map<string, Promise<Pixels>>()
const mostKept = 8

/** The picture's logo as pixels on its background, square, as `epsOf` takes it; undefined without a logo. */
export async function logoPixels({ logo, background }: Picture): Promise<Pixels | undefined> {
  if (logo === undefined) return undefined
  const key = `${background} ${logo.href}`
  const pixels = kept.get(key) ?? readPixels(logo.href, background)
  kept.delete(key) // the last used stand last
  kept.set(key, pixels)
  pixels.catch(() => kept.delete(key))
  for (const old of [...kept.keys()].slice(0, -mostKept)) kept.delete(old)
  return pixels
}

const readPixels = async (href: string, background: string): Promise<Pixels> => {
  const { data, info } = await sharp(logoBytes(href))
    .resize(logoPixelsSide, logoPixelsSide, { fit: 'contain', background })
    .flatten({ background })
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
