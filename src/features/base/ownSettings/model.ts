import { text, uuid, z } from '../../../core/call.ts'

/** What somebody says of themselves, for every account. */
export const OwnProfile = z.strictObject({
  FullName: text(),
  /** As stored: 11 digits, or empty. */
  Phone: text(40),
  /** IANA name; null: as the device says. */
  TimeZone: z.nullable(text(64)),
  /** The address of the picture. */
  Picture: z.nullable(text(2000)),
})
export type OwnProfile = z.output<typeof OwnProfile>

/** One sign-in with all its tabs: it lasts until somebody ends it, or until it is too old. */
export const OwnSession = z.object({
  SessionId: uuid(),
  /** The browser as it names itself. */
  Device: z.nullable(z.string()),
  Address: z.nullable(z.string()),
  CreatedDate: z.int(),
  LastDate: z.int(),
  /** The one that asks. */
  IsThis: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>
