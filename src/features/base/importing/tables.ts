import { foreignKey, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { Difference, LeftOut, Sheet } from './model.ts'

/** A file of rows that was brought in, whole or not at all. */
export const importRun = tenantTable(
  'import_run',
  {
    ...tenant(),
    ...stamps(),
    /** The noun: `Buildings`. */
    Kind: text().notNull(),
    FileName: text().notNull(),
    UserId: uuid().notNull(),
    FullName: text().notNull(),
    State: text().$type<'Checked' | 'Running' | 'Done' | 'Failed' | 'Undone'>().notNull(),
    FileKey: text().notNull(),
    /** The rows with what became of each, once it is done. */
    OutputKey: text(),
    Mapping: jsonb().$type<Record<string, string>>().notNull(),
    Added: integer().notNull().default(0),
    Changed: integer().notNull().default(0),
    Message: text(),
    DoneDate: at(),
    UndoneDate: at(),
    /** What the file holds, as it was read: checked again whenever it is looked at. */
    Sheet: jsonb().$type<Sheet>(),
    RowCount: integer().notNull().default(0),
    Skipped: integer().notNull().default(0),
    /** Rows that were left out for their problems. */
    LeftOut: jsonb().$type<LeftOut[]>().notNull().default([]),
    /** What the import made beside its records (`ImportSave.beside`): property tags. */
    MadeTags: uuid().array().notNull().default([]),
    TaskId: uuid(),
  },
  { building: null, named: true, files: ['FileKey', 'OutputKey'] },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.GroupId, t.CreatedDate.desc())],
)

/** The change of an import to one object, for undo: Before is null if the import added the object. */
export const importRow = tenantTable(
  'import_row',
  {
    GroupId: uuid().notNull(),
    ImportId: uuid().notNull(),
    Row: integer().notNull(),
    ObjectId: uuid().notNull(),
    Before: jsonb().$type<Record<string, unknown>>(),
    After: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The same for people. */
    Differences: jsonb().$type<Difference[]>().notNull().default([]),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.ImportId, t.Row] }),
    foreignKey({ columns: [t.GroupId, t.ImportId], foreignColumns: [importRun.GroupId, importRun.id] }).onDelete('cascade'),
  ],
)
