import { foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../core/words.ts'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { PagePlace } from './model.ts'

/** What somebody thinks of a page of the portal, or a visitor of their private page. Without a building: it was of the account. */
export const pageFeedback = tenantTable(
  'page_feedback',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid(),
    Place: text().$type<PagePlace>().notNull(),
    /** The pattern of its address, so that all pages of a kind are one. */
    Page: text().notNull(),
    /** The role of a user; '' of a visitor. */
    Role: text().notNull().default(''),
    UserId: uuid(),
    Name: text().notNull().default(''),
    /** Where a visitor is answered; a user has their own. */
    Email: text().notNull().default(''),
    Language: text().$type<Language>().notNull(),
    Score: integer().notNull(),
    Comment: text().notNull().default(''),
    Reply: text().notNull().default(''),
    RepliedBy: text().notNull().default(''),
    RepliedDate: at(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc()),
    index().on(t.GroupId, t.CreatedDate.desc()),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
