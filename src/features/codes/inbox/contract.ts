import { bulk } from '../../../core/bulk.ts'
import { Localized, list, moment, multiline, type Output, read, text, uuid, write, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { FieldText } from '../../base/fields/model.ts'
import { handlingShape } from '../../base/handling/contract.ts'
import { ownerFilters } from '../../base/handling/model.ts'
import { longestNote, noteProblems } from '../../base/handling/rules.ts'
import { shownStatuses } from '../requests/bookings.ts'
import { requestFlag as may, requestChannels, urgencies } from '../requests/model.ts'
import { noteFilesField } from '../requests/noteFiles.ts'
import { RequestCostLine } from '../requestWork/model.ts'

const ids = { RequestId: 'visitor_request' } as const
const one = { GroupId: uuid(), RequestId: uuid() }
export const RequestRow = z.object({
  id: uuid(),
  RequestId: uuid(),
  /** Counts the requests of the account. */
  Number: z.int(),
  CreatedDate: moment(),
  /** None where nobody has to do anything. */
  DueDate: z.nullable(moment()),
  DoneDate: z.nullable(moment()),
  FunctionalityType: z.string(),
  Status: z.enum(shownStatuses),
  Urgency: z.nullable(z.enum(urgencies)),
  BuildingId: uuid(),
  BuildingName: Localized(),
  QrCodeId: uuid(),
  QrName: z.string(),
  Location: z.string(),
  Floor: z.string(),
  Name: z.string(),
  Email: z.string(),
  PhoneNumber: z.string(),
  Unit: z.string(),
  CompanyName: z.string(),
  RequestType: z.string(),
  Area: z.string(),
  Detail: z.string(),
  ...handlingShape,
  /** What the visitor thinks of how it was handled, 0.5 to 5. */
  Score: z.nullable(z.number()),
  ScoreComment: z.nullable(z.string()),
  Version: z.int(),
  /** By which way staff heard of it; null: it was sent by its code. */
  Channel: z.nullable(z.enum(requestChannels)),
  /** Since when its clock stands still, as its visitor was asked something. */
  WaitingDate: z.nullable(moment()),
  Reopened: z.int(),
  Cost: z.number(),
  /** The room or event that is booked, for which day by the building's clock, from when to when (`HH:MM`), for how many, whom to visit. */
  VenueName: z.string(),
  Day: z.nullable(z.string()),
  StartTime: z.nullable(z.string()),
  EndTime: z.nullable(z.string()),
  NumberOfGuests: z.string(),
  HostName: z.string(),
})
export type RequestRow = z.output<typeof RequestRow>

/** Which requests a list shows: those in a state, all that are open, late or wait for their visitor, or what is booked ahead. */
export const statusFilters = ['Open', 'Late', 'Waiting', 'Upcoming', ...shownStatuses] as const
/** The tabs of the list: what somebody has to do, or who comes and what is booked. */
export const requestKinds = ['Work', 'Visits'] as const
export type RequestKind = (typeof requestKinds)[number]
const RequestFilter = z.strictObject({
  gId: uuid(),
  bId: z.optional(uuid()),
  Kind: z.optional(z.enum(requestKinds)),
  Status: z.optional(z.enum(statusFilters)),
  FunctionalityType: z.optional(text(60)),
  Urgency: z.optional(z.enum(urgencies)),
  QrCodeId: z.optional(uuid()),
  /** Only those that the caller handles: the same as `Owner: 'Mine'`. */
  Mine: z.optional(z.boolean()),
  Owner: z.optional(z.union([z.enum(ownerFilters), uuid()])),
  text: z.optional(text()),
})
export type RequestFilter = z.output<typeof RequestFilter>

const bookingSort = ['VenueName', 'Day', 'NumberOfGuests', 'HostName', 'CompanyName', 'Unit'] as const

export const GetRequests = list('Request/GetRequests', {
  summary: 'What visitors sent by codes of an account or of a building',
  scope: 'group',
  may,
  pin: true,
  rows: 'Requests',
  row: RequestRow,
  filter: RequestFilter,
  sort: ['CreatedDate', 'DueDate', 'Number', 'Name', 'Status', 'FunctionalityType', 'BuildingName', ...bookingSort],
  perPage: 25,
})

export const GetRequestCounts = read('Request/GetRequestCounts', {
  summary: 'How many requests wait, how many of them are late, and of which types they are',
  scope: 'group',
  may,
  pin: true,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({
    Open: z.int(),
    New: z.int(),
    Late: z.int(),
    /** Open ones of the tab Work. */
    Work: z.int(),
    Types: z.array(z.object({ FunctionalityType: z.string(), Open: z.int() })),
  }),
})

/** An answer as it was given: under its question then, as the reader reads it. */
const ShownAnswer = z.object({
  Code: z.string(),
  Question: FieldText(),
  Text: z.string(),
  /** What was given by stars, 1 to 5. */
  Stars: z.nullable(z.number()),
  /** It is a point of an inspection that failed. */
  Failed: z.boolean(),
  Files: z.array(FileRef),
})
/** A request that another one is joined to, or that is joined to it. */
const JoinedRequest = z.object({ RequestId: uuid(), Number: z.int(), Name: z.string(), Unit: z.string(), FunctionalityType: z.string() })
const Note = z.object({
  NoteId: uuid(),
  CreatedDate: moment(),
  /** Empty: the visitor. */
  Author: z.string(),
  ForVisitor: z.boolean(),
  Note: z.string(),
  Files: z.array(FileRef),
})

export const GetRequest = read('Request/GetRequest', {
  summary: 'One request with its answers and notes',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({ gId: uuid(), RequestId: uuid() }),
  output: z.object({
    ...RequestRow.shape,
    Language: z.string(),
    Answers: z.array(ShownAnswer),
    Notes: z.array(Note),
    /** Whose request it is: as staff said (`TenantId`), or as what was typed tells; '' where nothing does. */
    TenantId: z.nullable(uuid()),
    TenantName: z.string(),
    JoinedTo: z.nullable(JoinedRequest),
    Joined: z.array(JoinedRequest),
    Costs: z.array(RequestCostLine),
    /** The page on which the visitor follows the request. */
    ReceiptUrl: z.string(),
  }),
})
export type OpenedRequest = Output<typeof GetRequest>

const moved = z.object({ acId: uuid(), Version: z.int(), Status: z.enum(shownStatuses) })

export const MoveRequest = write('Request/MoveRequest', {
  summary:
    'See, take, start, finish, cancel or reopen a request, or let its clock run again; whoever takes or starts it handles it; what is joined to it goes along',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({
    ...one,
    Version: z.optional(z.int()),
    Move: z.enum(['see', 'claim', 'resume', 'start', 'finish', 'cancel', 'reopen']),
  }),
  output: moved,
})

export const EditRequest = write('Request/EditRequest', {
  summary: 'Change who handles a request, how urgent it is and when it is due',
  scope: 'group',
  may,
  ids,
  input: z.strictObject({
    ...one,
    Version: z.int(),
    AssigneeId: z.nullable(uuid()),
    Urgency: z.nullable(z.enum(urgencies)),
    /** Needed where the request is due; ignored where it never is. */
    DueDate: z.nullable(moment()),
    /** Whose request it is; null: what was typed tells it. Left out: as it is. */
    TenantId: z.optional(z.nullable(uuid())),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
})

export const AssignRequests = bulk('Request/AssignRequests', {
  summary: 'Say who handles open requests, and bookings that are not over',
  may,
  filter: RequestFilter,
  values: z.strictObject({ AssigneeId: z.nullable(uuid()) }),
})

export const AddRequestNote = write('Request/AddRequestNote', {
  summary: 'Write a note to a request: for the team, or for the visitor too, who gets it by mail where an address was left',
  scope: 'group',
  may,
  pin: true,
  ids,
  input: z.strictObject({
    ...one,
    Note: multiline(longestNote),
    ForVisitor: z.boolean(),
    /** The clock of the request stands still until its visitor answers. */
    Waits: z.optional(z.boolean()),
    /** That the caller has uploaded for it. */
    Files: z.optional(z.array(FileRef).check(z.maxLength(noteFilesField.Most))),
  }),
  output: z.object({ NoteId: uuid() }),
  check: noteProblems,
})
