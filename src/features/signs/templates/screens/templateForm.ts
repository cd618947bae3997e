import type { Input } from '../../../../core/call.ts'
import { type LayoutName, layOut } from '../../artwork/layouts.ts'
import { measureSign } from '../../artwork/materials.ts'
import type { SignSlot, SlotKind } from '../../artwork/model.ts'
import type { AddSignTemplate } from '../contract.ts'
import type { SignTemplate } from '../model.ts'

export type TemplateValues = Input<typeof AddSignTemplate>

/** Layouts that a template can begin as. */
export const startLayouts = ['Standard', 'Large', 'Machine', 'Plain', 'Pair', 'PairLarge'] as const satisfies readonly LayoutName[]

/** Where a sign has a size, in millimetres. */
export const sizeOf = ({ Size, Orientation }: { Size: string; Orientation: string }): { Width: number; Height: number } =>
  measureSign(Size, Orientation) ?? { Width: 203.2, Height: 254 }

/** A template to begin with, or one as it is kept. */
export const initialTemplate = (GroupId: string, template: SignTemplate | null): TemplateValues => {
  if (template) {
    const { Name, Size, Orientation, Language, Ground, Ink, Background, Slots } = template
    const kept = Background && { FileId: Background.FileId, Name: Background.Name }
    return { GroupId, Name, Size, Orientation, Language, Ground, Ink, Background: kept, Slots }
  }
  const at = { Size: '8 × 10', Orientation: 'Portrait' } as const
  const look = { Language: 'en', Ground: '', Ink: '', Background: null } as const
  return { GroupId, Name: '', ...at, ...look, Slots: [...layOut('Standard', sizeOf(at)).Slots] }
}

/** The places of a layout, in the size of the template. */
export const startFrom = (values: TemplateValues, layout: LayoutName): TemplateValues => ({
  ...values,
  Slots: [...layOut(layout, sizeOf(values)).Slots],
})

/** Another size: places keep their shares of width and height. */
export const resize = (values: TemplateValues, next: Partial<Pick<TemplateValues, 'Size' | 'Orientation'>>): TemplateValues => {
  const [from, changed] = [sizeOf(values), { ...values, ...next }]
  const to = sizeOf(changed)
  const [across, down] = [to.Width / from.Width, to.Height / from.Height]
  const scaled = changed.Slots.map(slot => ({
    ...slot,
    X: round(slot.X * across),
    Y: round(slot.Y * down),
    Width: round(Math.max(1, slot.Width * across)),
    Height: round(Math.max(1, slot.Height * down)),
    FontSize: round(Math.min(1500, Math.max(4, (slot.FontSize ?? 14) * Math.min(across, down)))),
  }))
  return { ...changed, Slots: scaled }
}

export type SlotBox = Pick<SignSlot, 'X' | 'Y' | 'Width' | 'Height'>
/** A box inside the sign, to a tenth of a millimetre. */
export const fitBox = ({ X, Y, Width, Height }: SlotBox, sign: { Width: number; Height: number }): SlotBox => {
  const [width, height] = [Math.min(Math.max(1, Width), sign.Width), Math.min(Math.max(1, Height), sign.Height)]
  return {
    X: round(Math.min(Math.max(0, X), sign.Width - width)),
    Y: round(Math.min(Math.max(0, Y), sign.Height - height)),
    Width: round(width),
    Height: round(height),
  }
}
const round = (value: number): number => Math.round(value * 10) / 10

/** A new place in the middle of a sign, as large as such places usually are. */
export const newSlot = (Kind: SlotKind, values: TemplateValues): TemplateValues['Slots'][number] => {
  const sign = sizeOf(values)
  const [across, down] = Kind === 'Code' || Kind === 'Code2' ? [0.4, 0.4] : Kind === 'Logo' ? [0.4, 0.12] : [0.8, 0.08]
  const [Width, Height] = [sign.Width * across, sign.Height * down]
  const box = fitBox({ X: (sign.Width - Width) / 2, Y: (sign.Height - Height) / 2, Width, Height }, sign)
  const FontSize = Math.max(4, Math.round((box.Height * 72) / 25.4 / 1.25))
  return { Kind, ...box, Align: 'Center', FontSize, Bold: false, Lines: 1, Text: '' }
}

/** Kinds that a template has once at most. */
export const isSingle = (Kind: SlotKind): boolean => Kind !== 'Text'
