import { boolean, index, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FileRef } from '../../../core/fileRef.ts'
import { nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { SignSlot } from '../artwork/model.ts'

/** How signs of an account are laid out, beside the layouts that every account has. One that is out of use is still drawn where it was chosen. */
export const signTemplate = tenantTable(
  'sign_template',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    Name: text().notNull(),
    Size: text().notNull(),
    Orientation: text().$type<'Landscape' | 'Portrait'>().notNull(),
    Language: text().$type<'en' | 'es'>().notNull().default('en'),
    Ground: text().notNull().default(''),
    Ink: text().notNull().default(''),
    Background: jsonb().$type<FileRef>(),
    Slots: jsonb().$type<SignSlot[]>().notNull(),
    Retired: boolean().notNull().default(false),
  },
  { building: null, named: true, counted: true, files: ['Background'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('sign_template_name_key').on(t.GroupId, nameKeyOf(t.Name)),
    index().on(t.GroupId, t.ModifiedDate, t.id),
  ],
)
