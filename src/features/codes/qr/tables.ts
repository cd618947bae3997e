import { boolean, foreignKey, index, integer, jsonb, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../core/call.ts'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { ItemRules } from '../scanPage/itemRules.ts'
import type { HubLook } from '../scanPage/model.ts'
import type { QrNotice } from './life.ts'

/** A printed code and its location. Its items say what it does: one for a QrCode, several for a QrHub. */
export const qrCode = tenantTable(
  'qr_code',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Address: text().notNull(),
    SignId: integer().notNull(),
    QrName: text().notNull(),
    QrType: text().notNull(),
    EntityType: text().notNull(),
    Placement: text().$type<'QrHub' | 'QrCode' | 'Round' | 'Inspection'>().notNull().default('QrCode'),
    Location: text().notNull(),
    Floor: text().notNull().default(''),
    Unit: text().notNull().default(''),
    HubLook: text().$type<HubLook>().notNull().default('List'),
    InstallationNote: text().notNull().default(''),
    Style: jsonb().$type<Record<string, unknown>>(),
    Retired: boolean().notNull().default(false),
    /** From when and until when it is paused; both may be to come, and without an end it is paused until it is resumed. */
    PausedFrom: at(),
    PausedUntil: at(),
    /** The replacement code: the printed address leads there. */
    ReplacedBy: uuid(),
    /** From when and until when it does; both may be to come. Without a beginning it does already, without an end until it is taken back. */
    ReplacedFrom: at(),
    ReplacedUntil: at(),
    /** What visitors read while it is paused or retired; null: the usual words. */
    Notice: jsonb().$type<QrNotice>(),
  },
  { building: 'BuildingId', named: true, counted: true, files: ['Style'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.SignId),
    index().on(t.GroupId, t.ModifiedDate),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }),
  ],
)

/** A functionality of a code with its form data, as the document's template item. */
export const qrItem = tenantTable(
  'qr_item',
  {
    ...tenant(),
    QrCodeId: uuid().notNull(),
    Position: integer().notNull().default(0),
    Name: jsonb().$type<Localized>().notNull(),
    Icon: text().notNull(),
    FunctionalityType: text().notNull(),
    QrType: text().notNull(),
    TemplateFormData: jsonb().$type<Record<string, unknown>>().notNull(),
    CanSave: boolean().notNull(),
    Rules: jsonb().$type<ItemRules>(),
    /** The number by which addresses of before ids (`?i=2`) name it: null is its position, -1 none. */
    LinkNumber: integer(),
  },
  { building: null, files: ['TemplateFormData'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.QrCodeId, t.Position),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)

/** Code in a printed address → account and QR code. Global: the address is unique over all accounts. */
export const codeAddress = snakeCase.table('code_address', {
  Address: text().primaryKey(),
  GroupId: uuid().notNull(),
  QrCodeId: uuid().notNull(),
})
