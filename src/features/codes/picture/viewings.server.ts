import sharp, { type Sharp } from 'sharp'
import { decodePng } from './decode.server.ts'
import type { Picture } from './picture.ts'
import { pngOf } from './png.server.ts'
import type { Viewing } from './rules.ts'

/** Pixels a module of the picture that a camera looks at. */
const drawnAt = 12
/** JPEG quality of a phone's camera. */
const quality = 70

type Drawn = { png: Buffer; modules: number }
const seen: Readonly<Record<Viewing, (drawn: Drawn) => Promise<Sharp>>> = {
  small: async drawn => (await sized(drawn, 2.5)).blur(0.6),
  blurred: async drawn => (await sized(drawn, 5)).blur(2.3),
  dim: async drawn => noisy((await sized(drawn, 4)).linear(0.22, 25).blur(0.7)),
  shaded: async drawn => noisy(await shaded(await sized(drawn, 4), Math.round(drawn.modules * 4))),
  tilted: async drawn => (await sized(drawn, 4.5)).affine([leaning, sinking], { background: '#ffffff' }).blur(0.5),
}
const leaning: [number, number] = [0.95, 0.2]
const sinking: [number, number] = [-0.12, 0.8]

/** The viewings under which a picture does not read as its text: as a phone's camera has it, not as a screen shows it. */
export async function unreadIn(picture: Picture, text: string): Promise<Viewing[]> {
  const drawn = { png: await pngOf(picture, picture.size * drawnAt), modules: picture.size }
  const read = async ([name, look]: [string, (typeof seen)[Viewing]]) => {
    const photo = await (await look(drawn)).jpeg({ quality }).toBuffer()
    return (await decodePng(photo)) === text ? null : (name as Viewing) // the keys of `seen`
  }
  const all = await Promise.all(Object.entries(seen).map(read))
  return all.filter(one => one !== null)
}

// A pipeline of its own after each step: sharp keeps one order of its operations, whatever order they are asked in.
const sized = async ({ png, modules }: Drawn, pixels: number): Promise<Sharp> => {
  const side = Math.round(modules * pixels)
  return again(sharp(png).resize(side, side, { kernel: 'linear' }))
}

const again = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** A lamp at one corner: the other end gets a fifth of its light. */
const shaded = async (image: Sharp, side: number): Promise<Sharp> => {
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><linearGradient id="l" x2="1" y2="1">
    <stop stop-color="#fff"/><stop offset="1" stop-color="#323232"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`
  return again(image.composite([{ input: Buffer.from(light), blend: 'multiply' }]))
}

const grain = 9

/** The noise of a sensor in little light; the same at each run, so that a verdict stays. */
const noisy = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  let state = 7
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let at = 0; at < data.length; at++) {
    const bell = (random() + random() + random() + random() - 2) * 1.73
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + bell * grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
