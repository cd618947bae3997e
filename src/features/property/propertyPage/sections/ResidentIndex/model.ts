import { text, uuid, z } from '../../../../../core/call.ts'

/** What residents find behind an entry: words, words with a film, or a film. */
export const residentFieldTypes = ['Text', 'TextVideo', 'Video'] as const
export const MOST_FIELDS = 100

const Field = z.strictObject({ Name: text(200), Type: z.enum(['', ...residentFieldTypes]) })
const Fields = z.array(Field).check(z.maxLength(MOST_FIELDS))
export type ResidentField = z.output<typeof Field>

/** What the section Resident Index saves: its entries, in order. */
export const ResidentIndex = z.strictObject({ Fields })
export type ResidentIndex = z.output<typeof ResidentIndex>

/** Save resident index: `ResidentIndexId` is the `acId` of the template call, `Version` the one that it told. */
export const SavedIndex = z.strictObject({ GroupId: z.optional(uuid()), ResidentIndexId: uuid(), Version: z.int(), Fields })
/** A resident index as it is read; `acId` names it when it is saved. */
export const ReadIndex = z.object({
  acId: uuid(),
  Version: z.int(),
  Fields: z.array(z.object({ Name: z.string(), Type: z.enum(residentFieldTypes) })),
})
