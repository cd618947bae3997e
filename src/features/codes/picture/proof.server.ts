import { decodePng } from './decode.server.ts'
import type { Picture } from './picture.ts'
import { pngOf } from './png.server.ts'

export type Proof = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Pixels a module at which a code is read: as on a screen, and as by a phone from far away. */
const pixelsPerModule = [12, 4]

/** Renders a picture, reads it back, near and far, and tells whether the text came back each time. */
export async function provePicture(picture: Picture, text: string): Promise<Proof> {
  for (const pixels of pixelsPerModule) {
    const read = await decodePng(await pngOf(picture, picture.size * pixels))
    if (read === null) return { ok: false, reason: `The code cannot be read at ${pixels} pixels a module` }
    if (read !== text) return { ok: false, reason: `The code reads as another text at ${pixels} pixels a module` }
  }
  return { ok: true }
}
