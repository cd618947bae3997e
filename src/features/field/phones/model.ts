import { uuid, z } from '../../../core/call.ts'

/** Days for which a phone may send what it has kept, without a session. */
export const ticketDays = 30

/** A phone and one of its people. */
export const FieldPhone = z.object({
  PhoneId: uuid(),
  DeviceId: uuid(),
  Name: z.string(),
  /** False: who walks has typed the name. */
  SignedIn: z.boolean(),
  Label: z.string(),
  /** Epoch ms. */
  HeardDate: z.int(),
  CreatedDate: z.int(),
  Blocked: z.boolean(),
})
export type FieldPhone = z.output<typeof FieldPhone>

export const phoneMessages = {
  blocked: 'This phone is blocked. Ask a manager to allow it again.',
  ended: 'Sign in once more: the time in which this phone may send has ended.',
  nameMissing: 'Who walks? Type a name, or sign in.',
} as const
