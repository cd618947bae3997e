import sharp from 'sharp'
import { cmykOf } from './ink.ts'

/** A picture as CMYK: `width × height × 4` bytes, rows from the top. */
export type InkPixels = { readonly width: number; readonly height: number; readonly cmyk: Uint8Array }

/** Pixels along the longer side of a picture on a sign. */
const mostPixels = 1200
const known = new Map<string, Promise<InkPixels>>()
const mostKnown = 8

/** A picture in the inks of its sign: by the same sums as every colour there, so that its ground is that of the sign. */
export const inkPixels = (href: string, ground: string): Promise<InkPixels> => {
  const key = `${ground} ${href}`
  const found = known.get(key) ?? readPixels(href, ground)
  known.delete(key) // the last used stand last
  known.set(key, found)
  found.catch(() => known.delete(key))
  for (const old of [...known.keys()].slice(0, -mostKnown)) known.delete(old)
  return found
}

const readPixels = async (href: string, ground: string): Promise<InkPixels> => {
  const { data, info } = await sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'))
    .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const cmyk = new Uint8Array(info.width * info.height * 4)
  const inks = new Map<number, readonly number[]>()
  for (let at = 0; at < info.width * info.height; at++) {
    const color = ((data[at * 3] ?? 0) << 16) | ((data[at * 3 + 1] ?? 0) << 8) | (data[at * 3 + 2] ?? 0)
    const ink = inks.get(color) ?? cmykOf(`#${color.toString(16).padStart(6, '0')}`).map(part => Math.round(part * 2.55))
    inks.set(color, ink)
    cmyk.set(ink, at * 4)
  }
  return { width: info.width, height: info.height, cmyk }
}
