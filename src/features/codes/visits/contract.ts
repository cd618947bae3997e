import { list, moment, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { requestFlag } from '../requests/model.ts'
import { Visit, visitFlags, visitKinds } from './model.ts'
import { findArrivalProblems } from './rules.ts'

const desk = { scope: 'building', may: requestFlag, pin: true } as const
const place = { GroupId: uuid(), BuildingId: uuid() }
const asked = { gId: uuid(), bId: uuid() }
const one = { ...place, VisitId: uuid(), Version: z.int().check(z.minimum(0)) }
const moved = z.object({ VisitId: uuid(), Version: z.int() })

export const GetInside = read('Visit/GetInside', {
  summary: 'Who is in a building now, those who came first at the end; who came more than a day ago is not counted',
  ...desk,
  input: z.strictObject(asked),
  output: z.object({
    /** When this was so, epoch ms. */
    At: z.int(),
    BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
    TimeZone: z.string(),
    Visits: z.array(Visit),
    /** Who came in the last week and was never checked out. */
    Forgotten: z.int(),
  }),
})

export const CheckIn = write('Visit/CheckIn', {
  summary: 'Check somebody in at the front desk',
  ...desk,
  input: z.strictObject({
    ...place,
    Kind: z.enum(visitKinds),
    Name: z._default(text(120), ''),
    CompanyName: z._default(text(120), ''),
    HostName: z._default(text(120), ''),
    Unit: z._default(text(60), ''),
    Purpose: z._default(text(), ''),
    PhoneNumber: z._default(text(40), ''),
    /** Who of the staff it is. */
    ContactId: z._default(z.nullable(uuid()), null),
  }),
  check: findArrivalProblems,
  output: moved,
})

export const CheckOut = write('Visit/CheckOut', {
  summary: 'Say that somebody has left, now or at a moment that has passed',
  ...desk,
  input: z.strictObject({ ...one, OutDate: z._default(z.nullable(moment()), null) }),
  output: moved,
})

export const SetBreak = write('Visit/SetBreak', {
  summary: 'Begin or end a break of somebody of the staff',
  ...desk,
  input: z.strictObject({ ...one, OnBreak: z.boolean() }),
  output: moved,
})

export const CorrectVisit = write('Visit/CorrectVisit', {
  summary: 'Correct when somebody came and left, and say why: the history keeps what stood there',
  ...desk,
  pin: false,
  input: z.strictObject({ ...one, InDate: moment(), OutDate: z.nullable(moment()), Reason: text(300).check(z.minLength(1)) }),
  output: moved,
})

export const GetVisits = list('Visit/GetVisits', {
  summary: 'Who was in a building or an account, the newest first',
  scope: 'group',
  may: Object.values(visitFlags),
  rows: 'Visits',
  row: Visit,
  filter: z.strictObject({
    ...figuresAsked,
    /** Kinds with commas between; all whose log the caller reads unless set. */
    kinds: z.optional(text(100)),
    /** Only those who were never checked out, and came more than a day ago. */
    forgotten: z.optional(z.enum(['true', 'false'])),
    text: z.optional(text()),
  }),
  sort: ['InDate', 'Name', 'CompanyName', 'HostName'],
  perPage: 25,
})

export const GetVisitFigures = read('Visit/GetVisitFigures', {
  summary: 'How many people of a kind came in a period, how long they stayed, who was never checked out, and at which hour they came',
  scope: 'group',
  may: Object.values(visitFlags),
  input: z.strictObject({ ...figuresAsked, kinds: z.optional(text(100)) }),
  check: daysProblems,
  output: z.object({
    Visits: z.int(),
    Inside: z.int(),
    Forgotten: z.int(),
    /** Of those who have left; null: nobody has. */
    MeanMinutes: z.nullable(z.number()),
    Hours: z.number(),
    /** Visits that began in each hour of the day, by the clock of their building; 24 numbers. */
    ByHour: z.array(z.int()),
  }),
})

const skip = z.pipe(num(), z.int().check(z.minimum(0), z.maximum(100_000)))
export const GetStaffEmployees = read('SupplierCheck/GetStaffEmployees', {
  summary: 'The staff of a building who clock in, by name',
  ...desk,
  input: z.strictObject({ ...asked, skip: z._default(skip, 0) }),
  output: z.object({ Employees: z.array(z.object({ ContactId: uuid(), Name: z.string() })) }),
})

/** A workday of somebody of the staff (C-FIELD-023). Times as `HH:MM` by the clock of the building; hours are hours. */
const StaffCheckRow = z.object({
  id: uuid(),
  Date: z.string(),
  Name: z.string(),
  ClockInTime: z.string(),
  /** '' while they are here. */
  ClockOutTime: z.string(),
  WorkdayHours: z.nullable(z.number()),
  BreakHours: z.number(),
  TotalHours: z.nullable(z.number()),
})

export const GetStaffCheckRecordSummaries = list('SupplierCheck/GetStaffCheckRecordSummaries', {
  summary: 'When the staff of a building came and left, with their breaks, the newest first',
  scope: 'group',
  may: 'StaffCheckInReport',
  rows: 'StaffCheckRecordSummaries',
  row: StaffCheckRow,
  filter: z.strictObject({ ...figuresAsked, employee: z.optional(uuid()), text: z.optional(text()) }),
  sort: ['Date', 'Name'],
  perPage: 25,
})
