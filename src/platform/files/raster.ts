import sharp, { type Sharp } from 'sharp'
import { takeTurns } from '../../core/turns.ts'

export type RasterKind = 'png' | 'jpg' | 'gif' | 'webp'
export type Encoded = { readonly kind: 'png' | 'jpg' | 'webp'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const mostPixels = 40_000_000
const seconds = 5
const twoAtOnce = takeTurns(2)

/** Why a picture was not made. `slow`: it took more than 5 s. */
export type PictureFault = { readonly fault: 'broken' | 'slow' } | { readonly fault: 'pixels'; readonly megapixels: number }
/** Million pixels that a picture may have. */
export const mostMegapixels = mostPixels / 1_000_000

/**
 * Decodes a picture and writes it anew: upright, in sRGB, without metadata or anything that stood beside the pixels.
 * Of a moving picture the first frame is kept; GIF becomes PNG. What a decoder only warns of is taken, and a JPEG that lacks its end marker
 * only: phones write such photos. A picture that is broken, above 40 Mpx or slower than 5 s is a fault.
 */
export const encodeRaster = (bytes: Uint8Array, kind: RasterKind): Promise<Encoded | PictureFault> =>
  twoAtOnce(async () => {
    const pixels = await countPixels(bytes)
    // In tenths, rounded up: 40.02 is said as 40.1, not as 40.
    if (pixels > mostPixels) return { fault: 'pixels', megapixels: Math.ceil(pixels / 100_000) / 10 }
    const encoded = await encode(bytes, kind, 'error')
    // A photo of which pixels are missing too warns of them.
    return 'fault' in encoded && encoded.fault === 'broken' && kind === 'jpg'
      ? encode(Buffer.concat([bytes, endOfJpeg]), kind, 'warning')
      : encoded
  })

const endOfJpeg = Buffer.from([0xff, 0xd9])

const encode = async (bytes: Uint8Array, kind: RasterKind, failOn: 'error' | 'warning'): Promise<Encoded | PictureFault> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn, animated: false, autoOrient: true }).timeout({ seconds })
    const to = kind === 'gif' ? 'png' : kind
    const { data, info } = await encoders[to](picture).toBuffer({ resolveWithObject: true })
    return { kind: to, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    return { fault: error instanceof Error && error.message.includes('timeout') ? 'slow' : 'broken' }
  }
}

/** By the head of the file, before anything is decoded; 0 where it cannot be read. */
const countPixels = async (bytes: Uint8Array): Promise<number> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return 0
  }
}

/** A picture of ours made to fit a box in pixels, never larger than it was, as WebP. Null when it is broken or slower than 5 s. */
export const shrinkRaster = (
  bytes: Uint8Array,
  { quality = 86, ...box }: { width: number; height: number; quality?: number },
): Promise<Uint8Array | null> =>
  twoAtOnce(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds })
      return await picture
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer()
    } catch {
      return null
    }
  })

const encoders: Record<Encoded['kind'], (picture: Sharp) => Sharp> = {
  png: picture => picture.png({ compressionLevel: 9 }),
  jpg: picture => picture.jpeg({ quality: 88, mozjpeg: true }),
  webp: picture => picture.webp({ quality: 88 }),
}
