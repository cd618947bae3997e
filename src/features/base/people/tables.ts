import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import type { EndReason } from '../../../core/wire.ts'
import { at, stamps, tenant } from '../../../platform/db/columns.ts'
import { holdsFiles, tenantTable } from '../../../platform/db/tenantTable.ts'

/** People who may sign in; one e-mail over all accounts, stored in lower case. Null: invited, and not answered yet; nobody signs in as them. */
export const appUser = snakeCase.table('app_user', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  ...stamps(),
  Email: text().unique(),
  PasswordHash: text(),
  FullName: text().notNull(),
  GlobalRole: text(),
  Disabled: boolean().notNull().default(false),
  Failures: integer().notNull().default(0),
  FailedDate: at(),
  Theme: text(),
  Language: text(),
  Phone: text(),
  /** IANA name; null: as the device says. */
  TimeZone: text(),
  /** The address of the picture. */
  Picture: text(),
})
holdsFiles(appUser, ['Picture'])

/** A user's place in an account. AccessBuildingIds null: every building. */
export const member = tenantTable(
  'member',
  {
    ...tenant(),
    ...stamps(),
    UserId: uuid()
      .notNull()
      .references(() => appUser.id),
    MemberRoleInGroup: text().notNull(),
    AccessBuildingIds: uuid().array(),
    Title: text(),
    Phone: text(),
    /** The three toggles of the portal permission set; null: as the role has them. */
    PermissionSet: jsonb().$type<{ Contacts: boolean; Marketing: boolean; Reporting: boolean }>(),
    Disabled: boolean().notNull().default(false),
  },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.UserId)],
)

/** Sessions by the SHA-256 of their token. Kind User, Pin, Anonymous (public pages) or Print (one report, 60 s). */
export const session = snakeCase.table(
  'session',
  {
    TokenHash: text().primaryKey(),
    Kind: text().$type<'User' | 'Pin' | 'Anonymous' | 'Print'>().notNull(),
    UserId: uuid(),
    GroupId: uuid(),
    BuildingId: uuid(),
    Role: text(),
    Purpose: text(),
    Family: uuid(),
    CreatedDate: at().notNull().defaultNow(),
    SeenDate: at().notNull().defaultNow(),
    IdleMinutes: integer().notNull(),
    ExpiresDate: at().notNull(),
    /** Why it was ended before its time; then `ExpiresDate` is when. */
    Ended: text().$type<EndReason>(),
  },
  t => [index().on(t.Family), index().on(t.ExpiresDate), index().on(t.UserId)],
)

/** Long-lived secrets of the renew cookie: each is good once; a second use ends its whole family. */
export const renewal = snakeCase.table(
  'renewal',
  {
    SecretHash: text().primaryKey(),
    Family: uuid().notNull(),
    UserId: uuid()
      .notNull()
      .references(() => appUser.id),
    Keep: boolean().notNull(),
    ExpiresDate: at().notNull(),
    UsedDate: at(),
    CreatedDate: at().notNull().defaultNow(),
    /** The browser as it names itself, and the address that it came from. */
    Device: text(),
    Address: text(),
  },
  t => [index().on(t.Family), index().on(t.ExpiresDate), index().on(t.UserId)],
)

/**
 * One-time links: to set a password (after a request, or as the first admin of an account), or to accept a place in an account as the
 * reader of Email (Membership).
 */
export const resetLink = snakeCase.table(
  'reset_link',
  {
    TokenHash: text().primaryKey(),
    UserId: uuid()
      .notNull()
      .references(() => appUser.id),
    Purpose: text().$type<'Reset' | 'Invitation' | 'Membership'>().notNull().default('Reset'),
    GroupId: uuid(),
    Email: text(),
    ExpiresDate: at().notNull(),
    UsedDate: at(),
  },
  t => [index().on(t.UserId)],
)

/** Wrong guesses at short secrets, by target and origin. `told`: the people of a locked sign were notified. */
export const guess = snakeCase.table('guess', {
  Key: text().primaryKey(),
  Failures: integer().notNull(),
  FailedDate: at().notNull(),
  LockedDate: at(),
  ToldDate: at(),
})

/** Where an account differs from the built-in flags of a role: granted or taken away. */
export const rolePermission = tenantTable(
  'role_permission',
  { GroupId: uuid().notNull(), Role: text().notNull(), Permission: text().notNull(), Granted: boolean().notNull(), ...stamps() },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.Role, t.Permission] })],
)
