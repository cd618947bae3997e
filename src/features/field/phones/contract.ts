import { read, text, uuid, write, z } from '../../../core/call.ts'
import { FieldPhone } from './model.ts'

const place = { GroupId: uuid(), BuildingId: uuid() }

export const RegisterPhone = write('Field/RegisterPhone', {
  summary: 'Say which phone somebody walks rounds with: a ticket by which it sends what it has kept for 30 days, without a session',
  scope: 'building',
  pin: true,
  replay: false,
  limit: 30,
  input: z.strictObject({
    ...place,
    DeviceId: uuid(),
    /** Who walks, for who does not sign in. */
    Name: z._default(text(120), ''),
    Label: z._default(text(120), ''),
  }),
  output: z.object({ PhoneId: uuid(), Ticket: z.string(), Until: z.int(), Name: z.string(), SignedIn: z.boolean() }),
})

export const OpenTicket = write('Field/OpenTicket', {
  summary: 'Exchange the ticket of a phone for a token that adds to its own walks only, for two hours',
  scope: 'public',
  people: 'sessions',
  replay: false,
  limit: 60,
  input: z.strictObject({ Ticket: text(1000) }),
  output: z.object({ UserToken: z.string() }),
})

export const GetPhones = read('Field/GetPhones', {
  summary: 'The phones on which rounds of a building are walked, those that were heard last first',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({
    Phones: z.array(FieldPhone),
    /** Rounds of the building of which no walks are taken. */
    BlockedRounds: z.array(z.object({ RoundId: uuid(), QrName: z.string() })),
  }),
})

export const SetPhoneBlocked = write('Field/SetPhoneBlocked', {
  summary:
    'Block a phone with all of its people in every building of the account, or allow it again: what it has kept stays there until then',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ ...place, DeviceId: uuid(), Blocked: z.boolean() }),
  output: z.object({ DeviceId: uuid(), Blocked: z.boolean() }),
})

export const SetPersonBlocked = write('Field/SetPersonBlocked', {
  summary:
    'Take nothing any more from a person of a phone, on whichever phone, or allow it again: what phones have kept of them stays there until then',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ ...place, PhoneId: uuid(), Blocked: z.boolean() }),
  output: z.object({ PhoneId: uuid(), Blocked: z.boolean() }),
})

export const SetRoundBlocked = write('Field/SetRoundBlocked', {
  summary: 'Take no walks of a round any more, or allow them again: what phones have kept of it stays there until then',
  scope: 'building',
  may: 'ManageLibraries',
  ids: { RoundId: 'field_round' },
  input: z.strictObject({ ...place, RoundId: uuid(), Blocked: z.boolean() }),
  output: z.object({ RoundId: uuid(), Blocked: z.boolean() }),
})
