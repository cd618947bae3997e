import { multiline, text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'

export const mostRecipients = 20
const mostComments = 60

/** What a letter says of one stop: comments, and photos of which the ticked ones go along. */
export const Recommendation = z.strictObject({
  StopId: uuid(),
  StopName: text(200),
  Comments: z.array(multiline(2000)).check(z.maxLength(mostComments)),
  Photos: z.array(z.strictObject({ ...FileRef.shape, Url: z.optional(text(4000)), Checked: z.boolean() })).check(z.maxLength(100)),
})
export type Recommendation = z.output<typeof Recommendation>

/** The parts of a letter that are written (B-FIELD-045). `Date` as `2026-03-31`; `Address1`: city, state, zip. */
export const letterParts = {
  Date: text(10),
  TenantName: text(200),
  Address: text(200),
  Address1: text(200),
  Attn: text(200),
  Re: text(200),
  Recommendations: z.array(Recommendation).check(z.maxLength(300)),
  RecEmails: z.array(text(200)).check(z.maxLength(mostRecipients)),
  HtmlContent: multiline(50_000),
}
export const letterStatuses = ['Draft', 'Sent'] as const

/** A letter as its page shows it. Version 0: it was not saved yet. */
export const WorkLetter = z.object({
  ...letterParts,
  InspectionId: uuid(),
  BuildingId: uuid(),
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  Version: z.int(),
  Status: z.enum(letterStatuses),
  SentDate: z.nullable(z.int()),
  SentBy: z.string(),
  /** Address of its PDF; '' until it was saved. */
  PDFUrl: z.string(),
})
export type WorkLetter = z.output<typeof WorkLetter>
export type LetterParts = Pick<WorkLetter, keyof typeof letterParts>
