import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { Decision, ReviewStatus } from './model.ts'

/** A review of the signs of a building: by QR Engineering, by CS, by the client. */
export const signProof = tenantTable(
  'sign_proof',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull().default('Property'),
    Status: text().$type<ReviewStatus>().notNull().default('EngineerReview'),
    /** In the client's link: whoever has it may decide. */
    LinkCode: text().notNull(),
    Recipients: jsonb().$type<string[]>().notNull().default([]),
    Language: text().notNull().default('en'),
    SentDate: at(),
    RemindedDate: at(),
    Reminders: integer().notNull().default(0),
    /** When the client is reminded next; null: not. */
    DueDate: at(),
  },
  { building: 'BuildingId', named: true, counted: true, secret: ['LinkCode'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.ModifiedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate, t.id),
    index('sign_proof_due').on(t.GroupId, t.DueDate).where(sql`"due_date" is not null`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** A sign of a review, and what the client has decided. */
export const signProofItem = tenantTable(
  'sign_proof_item',
  {
    ...tenant(),
    ...version(),
    ModifiedDate: at().notNull().defaultNow(),
    ProofId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    SettingId: text().notNull(),
    AlternativeId: text().notNull().default(''),
    Approve: text().$type<Decision>(),
    DecidedBy: text().notNull().default(''),
    DecidedDate: at(),
  },
  { building: 'BuildingId', counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.ProofId, t.QrCodeId),
    foreignKey({ columns: [t.GroupId, t.ProofId], foreignColumns: [signProof.GroupId, signProof.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
