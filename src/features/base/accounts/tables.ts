import { sql } from 'drizzle-orm'
import { jsonb, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../core/call.ts'
import { at, nameKeyOf, stamps, version } from '../../../platform/db/columns.ts'
import { declareAccounts } from '../../../platform/db/tenants.ts'
import { holdsFiles } from '../../../platform/db/tenantTable.ts'

/** Customer accounts (groups). Global: it is what `group_id` points to. */
export const accountGroup = snakeCase.table('account_group', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  ...stamps(),
  ...version(),
  GroupName: jsonb().$type<Localized>().notNull(),
  LogoFilename: text(),
  AddressLine1: text(),
  AddressLine2: text(),
  City: text(),
  State: text(),
  Zip: text(),
  Country: text(),
  ContactPhoneNumber: text(),
  ContactEmail: text(),
  Website: text(),
  PrimaryUserDisplayName: text(),
  PrimaryUserEmail: text(),
  PrimaryUserPhoneNumber: text(),
  /** Since when it is out of use; null: in use. */
  ArchivedDate: at(),
  /** Time of the last export, and the confirmation code in it, which deletes the account. */
  ExportedDate: at(),
  ExportCode: text(),
  /** When it is deleted for good; null: nobody has asked for it. */
  DeletionDate: at(),
})
holdsFiles(accountGroup, ['LogoFilename'])
declareAccounts(accountGroup)

/** A channel bundles accounts for global group admins. */
export const channel = snakeCase.table(
  'channel',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    ...stamps(),
    ...version(),
    Name: text().notNull(),
  },
  t => [uniqueIndex('channel_one_name').on(nameKeyOf(t.Name))],
)

export const channelGroup = snakeCase.table(
  'channel_group',
  {
    ChannelId: uuid()
      .notNull()
      .references(() => channel.id),
    MappedGroupId: uuid()
      .notNull()
      .references(() => accountGroup.id),
  },
  t => [primaryKey({ columns: [t.ChannelId, t.MappedGroupId] })],
)
