import { decodePng } from '../../codes/picture/decode.server.ts'
import { pngOf } from '../../codes/picture/png.server.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { composeSign } from '../artwork/compose.server.ts'
import { type LayoutName, layOut } from '../artwork/layouts.ts'
import { measureSign } from '../artwork/materials.ts'
import type { SignPictures } from '../artwork/pictures.server.ts'
import { layOutTemplate } from '../templates/layout.server.ts'
import type { SignTemplates } from '../templates/templates.server.ts'
import { contentOf, type SignedCode } from './content.server.ts'
import type { PrintOption } from './model.ts'

type Drawing = {
  baseUrl: string
  Headline: string
  pictures: SignPictures
  /** The templates of the account that are chosen, by their ids. */
  templates: SignTemplates
}

/** A sign of a code as an option says. The option is one that is offered. */
export const drawSign = async (
  code: SignedCode,
  option: PrintOption,
  { baseUrl, Headline, pictures, templates }: Drawing,
): Promise<Artwork> => {
  const size = measureSign(option.Size, option.Orientation)
  if (!size) throw new Error(`${option.Size} is no size of a sign`)
  const template = templates.get(option.PrintTemplate)
  const layout = template
    ? await layOutTemplate(pictures, template, { ...size, Color: option.Color })
    : layOut(option.PrintTemplate as LayoutName, size) // `optionOf` has proven it
  const Logo = await pictures.readLogo(code.LogoFilename)
  const Language = template?.Language ?? 'en'
  return composeSign(layout, contentOf(baseUrl, code, { Headline, Color: option.Color, Logo, Language }))
}

/** Pixels of a module at which each code of a sign is read back. */
const pixelsPerModule = 4

/** Whether each code of a sign is read back as what it leads to. */
export const readsBack = async ({ layers }: Artwork): Promise<boolean> => {
  for (const layer of layers) {
    if (layer.kind !== 'code') continue
    if ((await decodePng(await pngOf(layer.picture, layer.picture.size * pixelsPerModule))) !== layer.link) return false
  }
  return true
}
