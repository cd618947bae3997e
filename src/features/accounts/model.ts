import { Localized, uuid, z } from '../../core/call.ts'

/** A customer account as lists and pickers show it. */
export const GroupRow = z.object({
  acId: uuid(),
  GroupName: Localized(),
  LogoFilename: z.nullable(z.string()),
  City: z.nullable(z.string()),
  State: z.nullable(z.string()),
  Country: z.nullable(z.string()),
  Buildings: z.int(),
})
export type GroupRow = z.output<typeof GroupRow>

/** The account's profile. */
export const Group = z.object({
  acId: uuid(),
  GroupName: Localized(),
  LogoFilename: z.nullable(z.string()),
  AddressLine1: z.nullable(z.string()),
  AddressLine2: z.nullable(z.string()),
  City: z.nullable(z.string()),
  State: z.nullable(z.string()),
  Zip: z.nullable(z.string()),
  Country: z.nullable(z.string()),
  ContactPhoneNumber: z.nullable(z.string()),
  ContactEmail: z.nullable(z.string()),
  Website: z.nullable(z.string()),
  PrimaryUserDisplayName: z.nullable(z.string()),
  PrimaryUserEmail: z.nullable(z.string()),
  PrimaryUserPhoneNumber: z.nullable(z.string()),
})

/** A channel with the accounts that it bundles. */
export const Channel = z.object({ acId: uuid(), Name: z.string(), MappedGroups: z.array(uuid()) })
