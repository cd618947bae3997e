import { contrastOf } from '../../codes/picture/rules.ts'
import { measureSign, signColorOf } from '../artwork/materials.ts'
import type { SignLayout, SignSlot } from '../artwork/model.ts'
import type { SignPictures } from '../artwork/pictures.server.ts'
import type { signTemplate } from './tables.ts'

type Sized = { Width: number; Height: number }
export type TemplateLayout = Pick<typeof signTemplate.$inferSelect, 'Size' | 'Orientation' | 'Ground' | 'Ink' | 'Background' | 'Slots'>

/**
 * A template at a size in millimetres: on another size than its own, places keep their shares of width and height, and texts are as much larger or
 * smaller as the sign is. `Color`: the name of the sign's color, where the template has none of its own.
 */
export const layOutTemplate = async (
  pictures: SignPictures,
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
  const FileId = template.Background?.FileId
  return {
    Width,
    Height,
    Slots,
    Colors: colorsOf(template, Color),
    Background: FileId ? ((await pictures.readBackground(FileId, { Width, Height })) ?? undefined) : undefined,
  }
}

const colorsOf = ({ Ground, Ink }: Pick<TemplateLayout, 'Ground' | 'Ink'>, Color: string): SignLayout['Colors'] => {
  if (!Ground && !Ink) return undefined
  const sign = signColorOf(Color)
  const ground = Ground || sign.ground
  const ink = Ink || (contrastOf('#000000', ground) >= contrastOf('#ffffff', ground) ? '#000000' : '#ffffff')
  return { ground, ink, accent: ink }
}
