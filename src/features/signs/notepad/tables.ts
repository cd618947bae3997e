import { foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { NoteRequestType, NoteState, ProofType } from './model.ts'

/** What somebody wants changed of the pages or of the signs of a building. Hub and page by their names when it was written. */
export const proofNote = tenantTable(
  'proof_note',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Type: text().$type<ProofType>().notNull(),
    Note: text().notNull(),
    Category: text().notNull(),
    RequestType: text().$type<NoteRequestType>().notNull(),
    QrCodeId: uuid(),
    QrName: text().notNull(),
    ItemId: uuid(),
    ButtonName: text().notNull(),
    /** Offline: written here, not at a proof. */
    SourceType: text().notNull().default('Offline'),
    CarouselId: uuid(),
    ProofId: uuid(),
    AuthorId: uuid(),
    FullName: text().notNull(),
    Status: text().$type<NoteState>().notNull().default('Open'),
    Answer: text().notNull().default(''),
    AnsweredBy: text().notNull().default(''),
    AnsweredDate: at(),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.Type, t.CreatedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate, t.id),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
