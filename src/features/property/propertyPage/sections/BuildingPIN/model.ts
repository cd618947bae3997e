import { text, z } from '../../../../../core/call.ts'
import { pinTypes } from '../../../pins/model.ts'

/** A PIN in clear; empty where none is set. */
export const PinCode = z.strictObject({
  Type: z.enum(pinTypes),
  Code: text(16),
  /** It must be filled. Only GlobalManageEntities marks it; without, the mark that the server keeps stays. */
  Required: z.optional(z.boolean()),
})
export type PinCode = z.output<typeof PinCode>

/** What the section Building PIN saves: a row a type, at most; a type without a row has no PIN. */
export const BuildingPIN = z.strictObject({ PinCodes: z.array(PinCode).check(z.maxLength(pinTypes.length)) })
export type BuildingPIN = z.output<typeof BuildingPIN>
