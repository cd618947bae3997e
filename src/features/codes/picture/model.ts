import { z } from '../../../core/call.ts'
import { hints } from '../../../core/hints.ts'
import { bodyShapes, eyeBalls, eyeFrames } from './shapes.ts'

/** Widths of an exported code in pixels. */
export const qrSizes = [500, 1000, 1500, 2000] as const

/** Formats in which a code is exported. */
export const qrFileTypes = ['png', 'pdf', 'svg', 'eps'] as const

export type QrSize = (typeof qrSizes)[number]
export type QrFileType = (typeof qrFileTypes)[number]
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H'

const Color = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, hints.color))

/** The share that the logo of a building's branding takes. */
export const qrLogoShare = 0.08

/** The logo in the middle: a PNG or JPEG as a data URL; `Share` of the code's area that it takes, 0..1. */
export const QrLogo = z.strictObject({
  Href: z.string().check(z.maxLength(1_500_000), z.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, hints.picture)),
  Share: z._default(z.number().check(z.minimum(0.02), z.maximum(0.25)), qrLogoShare),
})

/** How a code looks. The first six keys are Branding's; absent ones take the default style. `QuietZone` is in modules. */
export const QrStyle = z.strictObject({
  BackgroundColor: z._default(Color, '#FFF'),
  FillColor: z._default(Color, '#000000'),
  BodyShape: z._default(z.enum(bodyShapes), 'circle'),
  EyeFrame: z._default(z.enum(eyeFrames), 'frame2'),
  EyeBall: z._default(z.enum(eyeBalls), 'ball0'),
  EyeColor: z._default(Color, '#000000'),
  ErrorCorrection: z.optional(z.enum(['L', 'M', 'Q', 'H'])),
  QuietZone: z._default(z.int().check(z.minimum(2), z.maximum(16)), 4),
  Logo: z.optional(QrLogo),
})

export type QrLogo = z.output<typeof QrLogo>
export type QrStyle = z.output<typeof QrStyle>

/** Black circles on white with rounded eyes. */
export const defaultStyle: QrStyle = QrStyle.parse({})

/** The level that a style asks for: its own, else H below a logo and M without. */
export function levelOf(style: QrStyle): ErrorCorrection {
  return style.ErrorCorrection ?? (style.Logo === undefined ? 'M' : 'H')
}

/** `#RGB` or `#RRGGBB` as three numbers 0..255. */
export function rgbOf(color: string): [number, number, number] {
  const digits = [1, 3, 5].map(at => (color.length === 4 ? color.charAt((at + 1) / 2).repeat(2) : color.slice(at, at + 2)))
  const [red = 0, green = 0, blue = 0] = digits.map(pair => Number.parseInt(pair, 16))
  return [red, green, blue]
}
