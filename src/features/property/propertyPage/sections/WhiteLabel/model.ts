import { text, z } from '../../../../../core/call.ts'

/** What the section White Label saves: the owner that covers show. */
export const WhiteLabel = z.strictObject({
  LogoFile: z.optional(z.nullable(text(2000))),
  HasOwner: z.boolean(),
  /** The owner's name; none without an owner. */
  Label: z.optional(z.nullable(text(200))),
})
export type WhiteLabel = z.output<typeof WhiteLabel>
