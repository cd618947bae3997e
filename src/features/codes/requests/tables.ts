import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileRef } from '../../../core/fileRef.ts'
import { at, foldedIndex, searchIndex, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { formSubmission } from '../../base/fields/tables.ts'
import { handlingColumns, noteColumns } from '../../base/handling/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { RequestChannel, RequestCost, RequestStatus, Urgency } from './model.ts'

/**
 * A visitor's request that somebody handles: assignee, state, urgency. Its answers are in the submission; the columns here are the answers
 * that lists show and search, by their meaning.
 */
export const visitorRequest = tenantTable(
  'visitor_request',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    /** The item of the code that was answered. */
    ItemId: uuid().notNull(),
    FunctionalityType: text().notNull(),
    /** The room or event that is booked, by its name: the same one whichever sign it was booked at. */
    Venue: text(),
    /** Counts the requests of an account. */
    Number: integer().notNull(),
    Status: text().$type<RequestStatus>().notNull().default('New'),
    Urgency: text().$type<Urgency>(),
    ...handlingColumns(),
    SubmissionId: uuid().notNull(),
    /** In which language the visitor reads. */
    Language: text().notNull(),
    Name: text().notNull().default(''),
    Email: text().notNull().default(''),
    PhoneNumber: text().notNull().default(''),
    Unit: text().notNull().default(''),
    CompanyName: text().notNull().default(''),
    RequestType: text().notNull().default(''),
    Area: text().notNull().default(''),
    Detail: text().notNull().default(''),
    /** The day that a visit, a move or a booking is for, by the building's clock, and from when to when, `HH:MM`. */
    Day: date(),
    StartTime: text(),
    EndTime: text(),
    /** The room or event that is booked, as its sign names it. */
    VenueName: text().notNull().default(''),
    /** From when on a booking is over. */
    EndsDate: at(),
    NumberOfGuests: text().notNull().default(''),
    HostName: text().notNull().default(''),
    /** By when it is to be done; what is no work for anybody has none. */
    DueDate: at(),
    SeenDate: at(),
    StartedDate: at(),
    DoneDate: at(),
    /** What the visitor thinks of how it was handled, 0.5 to 5 in halves. */
    Score: doublePrecision(),
    ScoreComment: text(),
    /** By which way staff heard of it; null: somebody sent it by the code. */
    Channel: text().$type<RequestChannel>(),
    /** Whose request it is, as staff say; null: what was typed tells it. */
    TenantId: uuid(),
    /** Since when the clock stands still, because its visitor was asked something; and for how long it has before. */
    WaitingDate: at(),
    WaitedSeconds: integer().notNull().default(0),
    /** How often it was opened again. */
    Reopened: integer().notNull().default(0),
    /** The request that this one is joined to: it goes the same way. */
    JoinedId: uuid(),
    Costs: jsonb().$type<readonly RequestCost[]>().notNull().default([]),
    /** What they come to, in the currency of the building. */
    Cost: doublePrecision().notNull().default(0),
    /** The version of this row whose asker and supplier are kept in the columns that follow; another: they are to be found anew. */
    AttributedVersion: integer().notNull().default(0),
    /** The tenant whose request it is; and the company that was typed, where no tenant is known. */
    AskerId: uuid(),
    AskerName: text().notNull().default(''),
    /** The supplier who is called for it. */
    SupplierId: uuid(),
    SearchText: text().generatedAlwaysAs(
      sql`lower(number::text || chr(10) || name || chr(10) || email || chr(10) || phone_number || chr(10) || unit || chr(10) || company_name || chr(10) || detail)`,
    ),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.Number),
    index().on(t.GroupId, t.CreatedDate.desc(), t.id),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc(), t.id),
    index().on(t.GroupId, t.QrCodeId, t.CreatedDate.desc()),
    index('visitor_request_day').on(t.GroupId, t.ItemId, t.Day).where(sql`"day" is not null`),
    index('visitor_request_calendar').on(t.GroupId, t.BuildingId, t.Day).where(sql`"day" is not null`),
    index('visitor_request_venue').on(t.GroupId, t.BuildingId, t.Venue, t.Day).where(sql`"venue" is not null`),
    index('visitor_request_kind').on(t.GroupId, t.FunctionalityType, t.Urgency, t.CreatedDate.desc(), t.id),
    index('visitor_request_of_assignee').on(t.GroupId, t.AssigneeId, t.CreatedDate.desc(), t.id).where(sql`"assignee_id" is not null`),
    searchIndex('visitor_request_search', t.GroupId, sql`${t.SearchText}`),
    foldedIndex('visitor_request_folded', t.GroupId, sql`${t.SearchText}`),
    index('visitor_request_type').on(t.GroupId, t.FunctionalityType, t.CreatedDate.desc(), t.id),
    ...servedIndexes(t),
    index('visitor_request_joined').on(t.GroupId, t.JoinedId).where(sql`"joined_id" is not null`),
    index('visitor_request_open').on(t.GroupId, t.BuildingId, t.DueDate).where(sql`"status" in ('New', 'Seen', 'InProgress')`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.SubmissionId], foreignColumns: [formSubmission.GroupId, formSubmission.id] }).onDelete('cascade'),
  ],
)

type ServedColumns = Record<(typeof served)[number] | (typeof judged)[number], ExtraConfigColumn>
const served = [
  ...([
    'GroupId',
    'FunctionalityType',
    'CreatedDate',
    'BuildingId',
    'Status',
    'StartedDate',
    'DoneDate',
    'WaitedSeconds',
    'WaitingDate',
  ] as const),
  ...(['Reopened', 'Cost', 'Score', 'Urgency', 'Version', 'AttributedVersion', 'AskerId', 'AskerName', 'SupplierId'] as const),
]
const judged = [
  ...(['GroupId', 'FunctionalityType', 'CreatedDate', 'BuildingId', 'Score', 'Status'] as const),
  ...(['Version', 'AttributedVersion', 'AskerId', 'AskerName'] as const),
]
/** Figures of service read these alone, and no row. */
function servedIndexes(t: ServedColumns) {
  const isService = `"functionality_type" in ('Maintenance', 'BathroomService')`
  const [first, ...others] = served.map(name => t[name])
  const [one, ...more] = judged.map(name => t[name])
  if (!first || !one) throw new Error('an index has no column')
  return [
    index('visitor_request_served')
      .on(first, ...others)
      .where(sql.raw(isService)),
    index('visitor_request_judged')
      .on(one, ...more)
      .where(sql`"score" is not null`),
    index('visitor_request_unattributed')
      .on(t.GroupId, t.CreatedDate)
      .where(sql.raw(`"attributed_version" <> "version" and ${isService}`)),
  ]
}

/** What staff or the visitor wrote about a request later on. */
export const requestNote = tenantTable(
  'request_note',
  {
    ...noteColumns(),
    RequestId: uuid().notNull(),
    Files: jsonb().$type<readonly FileRef[]>().notNull().default([]),
  },
  { building: 'BuildingId', files: ['Files'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.RequestId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.RequestId], foreignColumns: [visitorRequest.GroupId, visitorRequest.id] }).onDelete('cascade'),
  ],
)
