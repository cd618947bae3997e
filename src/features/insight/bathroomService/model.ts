import { uuid, z } from '../../../core/call.ts'

/** Comments that are listed at once. */
export const mostListed = 200

/** A restroom: a QR code, and what was answered at it. CSAT is of 5, null without an answer; `Previous`: that of as many days before. */
export const Restroom = z.object({
  eId: uuid(),
  QrName: z.string(),
  Location: z.string(),
  Floor: z.string(),
  Count: z.int(),
  CSAT: z.nullable(z.number()),
  Previous: z.nullable(z.number()),
})
export type Restroom = z.output<typeof Restroom>

export const BathroomTopic = z.object({ Topic: z.string(), Negative: z.int(), Total: z.int() })

export const BathroomComment = z.object({
  acId: uuid(),
  SubmitDate: z.int(),
  Score: z.int(),
  Text: z.string(),
  QrName: z.string(),
})
export type BathroomComment = z.output<typeof BathroomComment>
