import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { RoundType } from '../rounds/roundTypes.ts'
import { round } from '../rounds/tables.ts'
import type { AttachedFile, GeoVerdict, ItemType, ProofKind } from './items.ts'
import type { FileArrived, WalkMark } from './model.ts'

/** A walk of a round by somebody with one phone: an inspection, by the word of the documents. Its id is the phone's. */
export const inspection = tenantTable(
  'inspection',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    RoundId: uuid().notNull(),
    /** The version of the round that is walked, and its name then. */
    Number: integer().notNull(),
    RoundName: text().notNull(),
    RoundType: text().$type<RoundType>().notNull(),
    DeviceId: uuid().notNull(),
    UserId: uuid(),
    /** Who walks, by name; who did not sign in has typed it. */
    EngineerName: text().notNull(),
    SignedIn: boolean().notNull(),
    State: text().$type<'Running' | 'Submitted' | 'Complete' | 'Abandoned'>().notNull().default('Running'),
    StartDate: at(),
    SubmitDate: at(),
    CompleteDate: at(),
    /** The last item behind which none is missing, its hash, and the last one that the phone has announced. */
    UpTo: integer().notNull().default(0),
    Chain: text().notNull(),
    Announced: integer().notNull().default(0),
    /** The item at which the chain of hashes is broken; null: it is whole. */
    BrokenAt: integer(),
    TotalStopNumber: integer().notNull(),
    StopsDone: integer().notNull().default(0),
    StopsSkipped: integer().notNull().default(0),
    StopsErrorNumber: integer().notNull().default(0),
    /** Questions that were answered at stops that are done. */
    MeasurementNumber: integer().notNull().default(0),
    /** Stops whose place was asked for, and those at which the phone was. */
    GeoAsked: integer().notNull().default(0),
    GeoIn: integer().notNull().default(0),
    /** What people should know: it was walked after its round was deleted, the walker had left. */
    Marks: text().$type<WalkMark>().array().notNull().default([]),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('inspection_round').on(t.GroupId, t.RoundId, t.StartDate),
    index('inspection_building').on(t.GroupId, t.BuildingId, t.StartDate),
    index('inspection_account').on(t.GroupId, t.StartDate),
    // Dashboards read a year of walks from this index alone.
    index('inspection_sums').on(
      t.GroupId,
      t.RoundType,
      t.StartDate,
      t.BuildingId,
      t.RoundId,
      t.EngineerName,
      t.State,
      t.SubmitDate,
      t.TotalStopNumber,
      t.StopsDone,
      t.StopsErrorNumber,
      t.MeasurementNumber,
      t.GeoAsked,
      t.GeoIn,
    ),
    foreignKey({ columns: [t.GroupId, t.RoundId], foreignColumns: [round.GroupId, round.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** Every item of a walk as it came, once; what stands behind a gap is kept and waits. */
export const inspectionItem = tenantTable(
  'inspection_item',
  {
    GroupId: uuid().notNull(),
    id: uuid().notNull(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    Seq: integer().notNull(),
    Type: text().$type<ItemType>().notNull(),
    StopId: uuid(),
    Code: text(),
    Value: jsonb().$type<unknown>(),
    /** The phone's clock, and the same by the server's. */
    RawDate: timestamp({ withTimezone: true }).notNull(),
    CorrectedDate: timestamp({ withTimezone: true }).notNull(),
    ReceivedDate: timestamp({ withTimezone: true }).notNull(),
    Prev: text().notNull(),
    Hash: text().notNull(),
  },
  { building: 'BuildingId', files: ['Value'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('inspection_item_one').on(t.GroupId, t.InspectionId, t.Seq),
    index('inspection_item_stop').on(t.GroupId, t.InspectionId, t.StopId, t.Seq),
    // Its building goes with its walk: many phones of one building that each look it up a hundred times wait for each other.
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
  ],
)

/** What a phone has sent and could not be taken, as it came, for a manager to look at. */
export const inspectionRefused = tenantTable(
  'inspection_refused',
  {
    ...tenant(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    DeviceId: uuid().notNull(),
    ItemId: text().notNull().default(''),
    Why: text().notNull(),
    /** JSON, its beginning where it is longer than any item. */
    Body: text().notNull(),
    ReceivedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('inspection_refused_one').on(t.GroupId, t.InspectionId, t.ItemId, t.Why),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** What a walk has made of a stop. Its id is the `EquipmentInspectionId` of the documents; its answers are those of the submission. */
export const inspectionStop = tenantTable(
  'inspection_stop',
  {
    ...tenant(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    StopId: uuid().notNull(),
    /** Its place in the round, from 0, its name and its room then. */
    Position: integer().notNull().default(0),
    EquipmentName: text().notNull().default(''),
    MechanicalSpaceId: uuid(),
    QrCodeId: uuid(),
    State: text().$type<'Done' | 'Skipped'>().notNull(),
    Reason: text().notNull().default(''),
    /** How it was proven; null: not at all. `Proven`: what was read is the code of the stop. */
    Proof: text().$type<ProofKind>(),
    Proven: boolean().notNull().default(false),
    Geo: text().$type<GeoVerdict>().notNull().default('none'),
    Errors: integer().notNull().default(0),
    Measurements: integer().notNull().default(0),
    SubmissionId: uuid(),
    Notes: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Files beside the answers, by the code of their question; '' are those of the stop. */
    Files: jsonb().$type<Readonly<Record<string, readonly AttachedFile[]>>>().notNull().default({}),
    /** Codes of questions whose cost is charged to the tenant. */
    Chargebacks: text().array().notNull().default([]),
    DoneDate: timestamp({ withTimezone: true }).notNull(),
  },
  { building: 'BuildingId', files: ['Files'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('inspection_stop_one').on(t.GroupId, t.InspectionId, t.StopId),
    index('inspection_stop_submission').on(t.GroupId, t.SubmissionId),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
  ],
)

/** A file of a walk, announced by its phone under an id of its own, which the stored file has later. */
export const inspectionFile = tenantTable(
  'inspection_file',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    Name: text().notNull(),
    Size: integer().notNull(),
    Sha256: text().notNull(),
    State: text().$type<FileArrived['State']>().notNull().default('Announced'),
    Why: text().notNull().default(''),
  },
  { building: 'BuildingId', files: ['id'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('inspection_file_walk').on(t.GroupId, t.InspectionId),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
