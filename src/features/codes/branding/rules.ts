import { fileMessages } from '../../../core/fileMessages.ts'
import { below, fillMessage, type Problem } from '../../../core/problem.ts'
import { buckets } from '../../base/files/buckets.ts'
import { fileAt } from '../../base/files/rules.ts'
import { QrStyle } from '../picture/model.ts'
import { styleProblems } from '../picture/rules.ts'
import { Branding } from './model.ts'

/** A building without any branding: the default style, no logo, no words of its own. */
export const newBranding = (): Branding => Branding.parse({})

/** The style of a branding's codes, without its logo, which the server reads. */
export const lookOf = ({ BackgroundColor, FillColor, BodyShape, EyeFrame, EyeBall, EyeColor }: Branding): QrStyle =>
  QrStyle.parse({ BackgroundColor, FillColor, BodyShape, EyeFrame, EyeBall, EyeColor })

/** What keeps a branding from being saved: files of another type, colours that no phone reads. Fields are paths below `prefix`. */
export const brandingProblems = (branding: Branding, prefix = 'Branding.'): Problem[] => [
  ...below(prefix, fileProblems(branding)),
  ...below(
    prefix,
    styleProblems(lookOf(branding))
      .filter(one => one.Kind === 'refuse')
      .map(({ Field, Message }) => ({ Field, Message })),
  ),
]

/** Messages of a file that the branding cannot take. */
export const notLogo = fillMessage(fileMessages.notType, { types: '.png, .jpg, .jpeg' })
export const { notImage } = fileMessages

const fileProblems = ({ LogoFilename, FaviconFilename, HubHeader }: Branding): Problem[] => [
  ...wrongFile('LogoFilename', LogoFilename, buckets.Branding.accept, notLogo),
  ...wrongFile('FaviconFilename', FaviconFilename, buckets.Branding.accept, notLogo),
  ...wrongFile('HubHeader', HubHeader, buckets.HubHeader.accept, notImage),
]

const wrongFile = (Field: string, address: string | null | undefined, endings: readonly string[], Message: string): Problem[] => {
  if (!address) return []
  const name = fileAt(address)?.name.toLowerCase()
  return name && endings.some(ending => name.endsWith(ending)) ? [] : [{ Field, Message }]
}
