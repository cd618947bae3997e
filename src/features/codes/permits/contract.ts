import { list, moment, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { messages } from '../../../core/problem.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { requestFlag } from '../requests/model.ts'
import { Permit, permitKinds, permitMay, permitStandings, permitStatuses } from './model.ts'
import { permitMoveNames, reasonedMoves } from './moves.ts'
import { findBoundProblems, findPermitHourProblems } from './rules.ts'

const ids = { RequestId: 'visitor_request' } as const
/** `Version` 0: nobody has decided yet. */
const one = { GroupId: uuid(), RequestId: uuid(), Version: z.int().check(z.minimum(0)) }
const moved = z.object({ acId: uuid(), Version: z.int(), Status: z.enum(permitStatuses) })

export const GetPermits = list('Permit/GetPermits', {
  summary: 'What visitors of a building or an account asked leave for, and what was decided',
  scope: 'group',
  may: permitMay,
  rows: 'Permits',
  row: Permit,
  filter: z.strictObject({
    ...figuresAsked,
    kind: z.enum(permitKinds),
    status: z.optional(z.enum(permitStatuses)),
    /** Only what waits for a decision, is to come, or goes on, whenever it was asked for. */
    open: z.optional(z.enum(['true', 'false'])),
    text: z.optional(text()),
  }),
  sort: ['CreatedDate', 'StartDate', 'Name', 'CompanyName', 'Number'],
  perPage: 25,
})

export const GetPermitFigures = read('Permit/GetPermitFigures', {
  summary: 'How many permits of a kind were asked for in a period and what became of them, their hours and amounts; how many go on now',
  scope: 'group',
  may: permitMay,
  input: z.strictObject({ ...figuresAsked, kind: z.enum(permitKinds) }),
  check: daysProblems,
  output: z.object({
    Asked: z.int(),
    Waiting: z.int(),
    Approved: z.int(),
    Refused: z.int(),
    /** Of all times: what waits, is to come or goes on; who is there now, and who of them past the end. */
    Open: z.int(),
    Inside: z.int(),
    PastEnd: z.int(),
    Late: z.int(),
    HoursAsked: z.number(),
    HoursRun: z.number(),
    Amount: z.number(),
  }),
})

export const GetPermit = read('Permit/GetPermit', {
  summary: 'One permit, with its private address',
  scope: 'group',
  may: [requestFlag, ...permitMay],
  ids,
  input: z.strictObject({ gId: uuid(), RequestId: uuid() }),
  output: z.object({ ...Permit.shape, Link: z.string() }),
})

export const ApprovePermit = write('Permit/ApprovePermit', {
  summary: 'Approve a permit for a day and hours, by the clock of the building, or give an approved one other hours; the visitor is told',
  scope: 'group',
  may: permitMay,
  ids,
  input: z.strictObject({ ...one, Day: text(10), StartTime: text(5), EndTime: text(5) }),
  check: findPermitHourProblems,
  output: moved,
})

export const MovePermit = write('Permit/MovePermit', {
  summary: 'Refuse, withdraw, begin or end a permit, or decide about it again; a refusal and a withdrawal say why',
  scope: 'group',
  may: [requestFlag, ...permitMay],
  ids,
  input: z.strictObject({ ...one, Move: z.enum(permitMoveNames), Reason: z._default(text(300), '') }),
  check: ({ Move, Reason }) =>
    reasonedMoves.includes(Move) && Reason.trim() === '' ? [{ Field: 'Reason', Message: messages.required }] : [],
  output: moved,
})

export const GetPermitPage = read('Permit/GetPermitPage', {
  summary: 'What a permit is worth now, by the address that its code holds',
  scope: 'public',
  limit: 60,
  input: z.strictObject({ Token: text(200) }),
  output: z.object({
    GroupId: uuid(),
    BuildingId: uuid(),
    RequestId: uuid(),
    BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
    Kind: z.enum(permitKinds),
    Standing: z.enum(permitStandings),
    /** When this was so. */
    At: moment(),
    TimeZone: z.string(),
    StartDate: z.nullable(moment()),
    EndDate: z.nullable(moment()),
    Number: z.int(),
    Name: z.string(),
    CompanyName: z.string(),
    Unit: z.string(),
    Area: z.string(),
    Reason: z.string(),
    Approver: z.string(),
    Link: z.string(),
  }),
})

const time = () => text(5)
const amount = (most: number) => num().check(z.minimum(0), z.maximum(most))
const Terms = {
  Approvers: z.array(uuid()).check(z.maxLength(20)),
  EarliestTime: time(),
  LatestTime: time(),
  NoticeHours: z.int().check(z.minimum(0), z.maximum(720)),
  HourlyRate: amount(100_000),
  MinimumHours: amount(24),
}

export const GetPermitSettings = read('Permit/GetPermitSettings', {
  summary: 'What a building asks of its permits of a kind: who approves, within which hours, how long ahead, what an hour costs',
  scope: 'building',
  may: permitMay,
  input: z.strictObject({ gId: uuid(), bId: uuid(), kind: z.enum(permitKinds) }),
  output: z.object({ ...Terms, Version: z.int() }),
})

export const SavePermitSettings = write('Permit/SavePermitSettings', {
  summary: 'Say what a building asks of its permits of a kind',
  scope: 'building',
  may: 'ManagePropertyInfo',
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    Kind: z.enum(permitKinds),
    Version: z.int().check(z.minimum(0)),
    ...Terms,
  }),
  check: findBoundProblems,
  output: z.object({ acId: uuid(), Version: z.int() }),
})
