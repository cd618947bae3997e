import { read, text, uuid, write, z } from '../../../core/call.ts'
import { Absence, day, mostExcused, ScheduledDue } from './model.ts'
import { findAbsenceProblems } from './rules.ts'

const place = { GroupId: uuid(), BuildingId: uuid() }
const asked = { gId: uuid(), bId: uuid() }
const manages = { scope: 'building', may: 'ManageLibraries' } as const

export const GetSchedule = read('Field/GetSchedule', {
  summary: 'The dates of the rounds of a building in the seven days from a day on, with who walks them, and who is away',
  scope: 'building',
  may: 'AnalyticsDashboards',
  input: z.strictObject({ ...asked, First: day() }),
  output: z.object({
    TimeZone: z.string(),
    /** By the clock of the building. */
    Today: z.string(),
    Dues: z.array(ScheduledDue),
    Absences: z.array(Absence),
  }),
})

export const MoveDue = write('Field/MoveDue', {
  summary:
    'Move an open date of a round to another day and time by the clock of its building, and say who walks it; null: who walks the round',
  ...manages,
  input: z.strictObject({ ...place, DueId: uuid(), Version: z.int(), Day: day(), Time: text(5), UserId: z.nullable(uuid()) }),
  output: z.object({ DueId: uuid(), Version: z.int() }),
})

export const ExcuseDues = write('Field/ExcuseDues', {
  summary: 'Say of several dates that nobody has to walk them, and why: of all, or of none where one has changed',
  ...manages,
  input: z.strictObject({
    ...place,
    Dues: z.array(z.strictObject({ DueId: uuid(), Version: z.int() })).check(z.minLength(1), z.maxLength(mostExcused)),
    Reason: text(500),
  }),
  output: z.object({ Excused: z.int() }),
})

export const AddAbsence = write('Field/AddAbsence', {
  summary: 'Say that somebody walks no rounds of a building on some days, and who does instead',
  ...manages,
  input: z.strictObject({ ...place, UserId: uuid(), StandInId: uuid(), First: day(), Last: day() }),
  check: findAbsenceProblems,
  output: z.object({ AbsenceId: uuid() }),
})

export const DeleteAbsence = write('Field/DeleteAbsence', {
  summary: 'Take back that somebody is away',
  ...manages,
  ids: { AbsenceId: 'field_round_absence' },
  input: z.strictObject({ ...place, AbsenceId: uuid() }),
  output: z.object({ AbsenceId: uuid() }),
})

export const GetCalendarLinks = read('Field/GetCalendarLinks', {
  summary: 'Addresses at which a calendar program reads the dates of the caller, and those of the building; good for 400 days',
  scope: 'building',
  may: 'AnalyticsDashboards',
  input: z.strictObject(asked),
  output: z.object({ Mine: z.string(), Building: z.string() }),
})
