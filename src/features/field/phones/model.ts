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
  /** Nothing is taken from this person, on whichever phone. */
  PersonBlocked: z.boolean(),
})
export type FieldPhone = z.output<typeof FieldPhone>

/** Beside a phone, sending is blocked of a person or a round. */
export const sendingBlockKinds = ['Person', 'Round'] as const
export type SendingBlockKind = (typeof sendingBlockKinds)[number]

export const phoneMessages = {
  blocked: 'This phone is blocked. Ask a manager to allow it again.',
  personBlocked: 'Nothing is taken from you for now. Ask a manager to allow it again.',
  roundBlocked: 'No walks of this round are taken for now. Ask a manager to allow them again.',
  ended: 'Sign in once more: the time in which this phone may send has ended.',
  nameMissing: 'Who walks? Type a name, or sign in.',
} as const
