import { text, z } from '../../../core/call.ts'

/** What stands at a place of a sign. `Code2` is the second code of a 2-QR sign; `FPO1` and `FPO2` hold what the customer gives. */
export const slotKinds = [
  'Code',
  'Code2',
  'Logo',
  'Headline',
  'Headline2',
  'QrName',
  'BuildingName',
  'Place',
  'SignId',
  'Address',
  'FPO1',
  'FPO2',
  'Text',
] as const
export type SlotKind = (typeof slotKinds)[number]

export const slotAligns = ['Left', 'Center', 'Right'] as const

const mm = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/**
 * A place on a sign: its box in millimetres from the top left corner of the trimmed sign. `FontSize` is the largest, in points; text that needs more
 * room is set smaller, down to `leastFontSize`, on up to `Lines` lines.
 */
export const SignSlot = z.strictObject({
  Kind: z.enum(slotKinds),
  X: mm(0, 3000),
  Y: mm(0, 3000),
  Width: mm(1, 3000),
  Height: mm(1, 3000),
  Align: z._default(z.enum(slotAligns), 'Center'),
  FontSize: z._default(mm(4, 1500), 14),
  Bold: z._default(z.boolean(), false),
  Lines: z._default(z.int().check(z.minimum(1), z.maximum(12)), 1),
  Text: z._default(text(300), ''),
})
export type SignSlot = z.output<typeof SignSlot>

/** Points below which nobody reads a text on a wall. */
export const leastFontSize = 5

/** A sign as it is laid out: trimmed size in millimetres, and its places. */
export type SignLayout = {
  readonly Width: number
  readonly Height: number
  readonly Slots: readonly SignSlot[]
  /** Colors of its own, in place of those of the sign. */
  readonly Colors?: { readonly ground: string; readonly ink: string; readonly accent: string } | undefined
  /** A picture over all of it and its bleed: PNG or JPEG as a data URL, of the same shape. */
  readonly Background?: string | undefined
}

/** What is kept clear along the edge of a sign, and what is printed beyond it, in millimetres. */
export const safeArea = 3
export const bleed = 3

/** What a sign says. `Code` is the text of its code with its style; texts that are empty leave their place empty. */
export type SignContent = {
  readonly Code: SignCode
  readonly Code2?: SignCode
  readonly Texts: Readonly<Partial<Record<Exclude<SlotKind, 'Code' | 'Code2' | 'Logo' | 'Text'>, string>>>
  /** PNG or JPEG as a data URL. */
  readonly Logo?: string
  /** A name of `signColors`. */
  readonly Color: string
}
export type SignCode = { readonly Link: string; readonly Style: unknown }

export const signProblemKinds = ['TextTooLong', 'CodeTooSmall', 'CodeUnread', 'OutsideSafeArea', 'NoCode'] as const
/** What is wrong with a sign. `TextTooLong` and `OutsideSafeArea` are warnings; the others keep it from being printed. */
export const SignProblem = z.object({ Kind: z.enum(signProblemKinds), Slot: z.string(), Size: z.nullable(z.string()) })
export type SignProblem = z.output<typeof SignProblem>
export const isRefusal = ({ Kind }: SignProblem): boolean => Kind !== 'TextTooLong' && Kind !== 'OutsideSafeArea'

/** What a sign is as it is drawn. */
export const DrawnSign = z.object({
  Svg: z.string(),
  Width: z.number(),
  Height: z.number(),
  Problems: z.array(z.object({ Kind: z.string(), Slot: z.string(), Size: z.nullable(z.string()) })),
})
