import { foreignKey, index, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { inspection } from '../inspections/tables.ts'

/** Which request a failed answer of a walk has made, or was added to. */
export const roundRequest = tenantTable(
  'round_request',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    BuildingId: uuid().notNull(),
    RequestId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    StopId: uuid().notNull(),
    /** The question, by its code in the stop and by what it is over all versions. */
    Code: text().notNull(),
    FieldKey: text().notNull(),
    /** What the answer is about: equipment, a code, the round. */
    SubjectId: uuid().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('round_request_one').on(t.GroupId, t.InspectionId, t.StopId, t.Code),
    index('round_request_subject').on(t.GroupId, t.SubjectId, t.FieldKey),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.RequestId], foreignColumns: [visitorRequest.GroupId, visitorRequest.id] }).onDelete('cascade'),
  ],
)
