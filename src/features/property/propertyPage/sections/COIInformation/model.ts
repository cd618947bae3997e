import { text, z } from '../../../../../core/call.ts'
import { coverageKinds } from '../../../../../core/lists.ts'

export const MOST_ADDITIONAL = 50

/** Least amount of a kind of insurance, in dollars, and whether vendors and tenants must have it. */
export const Coverage = z.strictObject({
  Kind: z.enum(['', ...coverageKinds]),
  Amount: z.nullable(z.number()),
  Required: z.boolean(),
})
export type Coverage = z.output<typeof Coverage>

/** Whom the certificate names as additional insured. */
export const Additional = z.strictObject({ Name: text(200), Address: z.optional(z.nullable(text(500))) })
export type Additional = z.output<typeof Additional>

/** What the section COI Information saves; both lists keep their order. */
export const COIInformation = z.strictObject({
  Coverage: z.array(Coverage).check(z.maxLength(coverageKinds.length)),
  Additional: z.array(Additional).check(z.maxLength(MOST_ADDITIONAL)),
})
export type COIInformation = z.output<typeof COIInformation>
