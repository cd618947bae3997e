import { list, text, uuid, z } from '../../../core/call.ts'
import { libraryFlags, providerOnly } from '../../../core/permissions.ts'
import { QrCodeRow } from '../qr/model.ts'

/** A code with its account, where it hangs to the unit, and how many items it has. */
export const MasterQrCodeRow = z.extend(QrCodeRow, {
  GroupId: uuid(),
  GroupName: z.string(),
  /** `N/A` where it hangs at none (B-RULE-116). */
  Unit: z.string(),
  Items: z.int(),
})
export type MasterQrCodeRow = z.output<typeof MasterQrCodeRow>

const narrowing = {
  /** Anywhere in name, sign id, location, address, and the names of building and account. */
  text: z.optional(text()),
  QrType: z.optional(text(60)),
  Retired: z.optional(z.boolean()),
}
const overAccounts = {
  scope: 'global',
  may: providerOnly,
  row: MasterQrCodeRow,
  sort: ['ModifiedDate', 'Name', 'GroupName', 'BuildingName', 'QrType', 'Location'],
  perPage: 25,
} as const
const channel = { ChannelId: z.optional(uuid()) }

export const GetGlobalQrCodes = list('QrCode/GetGlobalQrCodes', {
  ...overAccounts,
  filter: z._default(z.strictObject({ ...narrowing, ...channel }), {}),
  summary: 'QR codes of every account that the caller may choose',
  rows: 'QrCodes',
})

export const GetGlobalQrHubs = list('QrCode/GetGlobalQrHubs', {
  ...overAccounts,
  filter: z._default(z.strictObject({ ...narrowing, ...channel, GroupId: z.optional(uuid()) }), {}),
  summary: 'Hubs, which are QR codes with several items, of every account that the caller may choose',
  rows: 'QrHubs',
})

export const GetQrCodesByGroupId = list('QrCode/GetQrCodesByGroupId', {
  summary: 'QR codes of one account, to the unit where they hang',
  scope: 'group',
  may: libraryFlags,
  rows: 'QrCodes',
  row: MasterQrCodeRow,
  filter: z.strictObject({ gId: uuid(), ...narrowing }),
  sort: overAccounts.sort,
  perPage: 25,
})
