import { boolean, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { stamps } from '../../../platform/db/columns.ts'

/** Where an account differs from the built-in flags of a role: granted or taken away. */
export const rolePermission = snakeCase.table(
  'role_permission',
  { GroupId: uuid().notNull(), Role: text().notNull(), Permission: text().notNull(), Granted: boolean().notNull(), ...stamps() },
  t => [primaryKey({ columns: [t.GroupId, t.Role, t.Permission] })],
)
