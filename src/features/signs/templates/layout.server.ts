import sharp from 'sharp'
import { readBytes } from '../../../platform/files/fileStore.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { contrastOf } from '../../codes/picture/rules.ts'
import { measureSign, signColorOf } from '../artwork/materials.ts'
import { bleed, type SignLayout, type SignSlot } from '../artwork/model.ts'
import type { signTemplate } from './tables.ts'

type Files = GroupCtx['files']
type Sized = { Width: number; Height: number }
export type TemplateLayout = Pick<typeof signTemplate.$inferSelect, 'Size' | 'Orientation' | 'Ground' | 'Ink' | 'Background' | 'Slots'>

/** Pixels of the longer side of a background: 250 dpi on a letter page. */
const longSide = 2800

/**
 * A template at a size in millimetres: on another size than its own, places keep their shares of width and height, and texts are as much larger or
 * smaller as the sign is. `Color`: the name of the sign's color, where the template has none of its own.
 */
export const layOutTemplate = async (
  files: Files,
  GroupId: string,
  template: TemplateLayout,
  { Width, Height, Color }: Sized & { Color: string },
): Promise<SignLayout> => {
  const own = measureSign(template.Size, template.Orientation) ?? { Width, Height }
  const [across, down] = [Width / own.Width, Height / own.Height]
  const scale = Math.min(across, down)
  const Slots = template.Slots.map(
    (slot): SignSlot => ({
      ...slot,
      X: slot.X * across,
      Y: slot.Y * down,
      Width: Math.max(1, slot.Width * across),
      Height: Math.max(1, slot.Height * down),
      FontSize: Math.min(1500, Math.max(4, slot.FontSize * scale)),
    }),
  )
  const key = template.Background && `${GroupId}/${template.Background.FileId}`
  return {
    Width,
    Height,
    Slots,
    Colors: colorsOf(template, Color),
    Background: key ? ((await readBackground(files, key, { Width, Height })) ?? undefined) : undefined,
  }
}

const colorsOf = ({ Ground, Ink }: Pick<TemplateLayout, 'Ground' | 'Ink'>, Color: string): SignLayout['Colors'] => {
  if (!Ground && !Ink) return undefined
  const sign = signColorOf(Color)
  const ground = Ground || sign.ground
  const ink = Ink || (contrastOf('#000000', ground) >= contrastOf('#ffffff', ground) ? '#000000' : '#ffffff')
  return { ground, ink, accent: ink }
}

/** The picture cut to the shape of the sign with its bleed; null where the file is gone or is no picture. */
const readBackground = async (files: Files, key: string, { Width, Height }: Sized): Promise<string | null> => {
  const bytes = await readBytes(files, key)
  if (!bytes) return null
  const [wide, high] = [Width + 2 * bleed, Height + 2 * bleed]
  const scale = longSide / Math.max(wide, high)
  try {
    const jpeg = await sharp(bytes)
      .rotate()
      .resize(Math.round(wide * scale), Math.round(high * scale), { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}
