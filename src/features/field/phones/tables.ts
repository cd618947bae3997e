import { boolean, foreignKey, index, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { SendingBlockKind } from './model.ts'

/** A phone on which somebody walks rounds of a building: a row for each of its people. Its ticket sends walks of this row alone. */
export const fieldPhone = tenantTable(
  'field_phone',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    /** The phone's own id, made once by the browser. */
    DeviceId: uuid().notNull(),
    UserId: uuid(),
    /** Who walks; typed, where nobody has signed in. `Walker`: the user's id, or that name as names are compared. */
    Name: text().notNull(),
    Walker: text().notNull(),
    /** The user has a place in this account, that can end. */
    IsMember: boolean().notNull().default(false),
    /** The browser and the system, in short. */
    Label: text().notNull().default(''),
    HeardDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Sends nothing until somebody allows it again. */
    Blocked: boolean().notNull().default(false),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('field_phone_one').on(t.GroupId, t.BuildingId, t.DeviceId, t.Walker),
    index('field_phone_device').on(t.GroupId, t.DeviceId),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** From whom, or of which round, nothing is taken that phones send: their tickets are revoked, and the phones keep what they have. */
export const fieldBlock = tenantTable(
  'field_block',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    Kind: text().$type<SendingBlockKind>().notNull(),
    /** A user's id, for every building; a building and a name that was typed there (`BuildingId:name`); or a round's id. */
    Subject: text().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('field_block_one').on(t.GroupId, t.Kind, t.Subject),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
