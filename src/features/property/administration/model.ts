import { Localized, text, uuid, webText, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { PropertyTag } from '../buildings/model.ts'

/** A customer account as lists and pickers show it. */
export const GroupRow = z.object({
  acId: uuid(),
  GroupName: Localized(),
  LogoFilename: z.nullable(z.string()),
  City: z.nullable(z.string()),
  State: z.nullable(z.string()),
  Country: z.nullable(z.string()),
  PrimaryUserDisplayName: z.nullable(z.string()),
  CreatedDate: z.int(),
  Buildings: z.int(),
  /** Since when it is out of use; null: in use. */
  ArchivedDate: z.nullable(z.int()),
})
export type GroupRow = z.output<typeof GroupRow>

/** The account's profile. */
export const Group = z.object({
  acId: uuid(),
  Version: z.int(),
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
  /** Since when it is out of use; null: in use. */
  ArchivedDate: z.nullable(z.int()),
})
export type Group = z.output<typeof Group>

const optional = (longest?: number) => z.optional(z.nullable(text(longest)))

/** What the form of an account saves, but for its logo. Required texts may come empty: the rules say so in the form's words. */
export const GroupProfile = z.strictObject({
  GroupName: Localized(),
  AddressLine1: optional(),
  AddressLine2: optional(),
  City: optional(100),
  State: optional(60),
  Zip: optional(20),
  Country: optional(60),
  ContactPhoneNumber: optional(30),
  ContactEmail: optional(254),
  Website: z.optional(z.nullable(webText())),
  PrimaryUserDisplayName: optional(),
  PrimaryUserEmail: optional(254),
  PrimaryUserPhoneNumber: optional(30),
})
export type GroupProfile = z.output<typeof GroupProfile>

/** A channel with the accounts that it bundles. */
export const Channel = z.object({ acId: uuid(), Version: z.int(), Name: z.string(), MappedGroups: z.array(uuid()) })
export type Channel = z.output<typeof Channel>

/** A building of any account, as the search over all of them shows it. */
export const FoundBuilding = z.object({
  id: uuid(),
  GroupId: uuid(),
  GroupName: Localized(),
  Name: Localized(),
  Code: z.string(),
  PropertyTag: z.nullable(PropertyTag),
  BuildingType: z.string(),
  AddressLine1: z.string(),
  City: z.string(),
  State: z.string(),
  Country: z.string(),
})
export type FoundBuilding = z.output<typeof FoundBuilding>

/** The kind of record of a history, and the permission to read it. */
export const accountKind: RecordKind = {
  Object: 'account',
  kind: { en: 'Account', es: 'Cuenta', fr: 'Compte' },
  may: ['ManageGroups', 'ManageEntities'],
}
