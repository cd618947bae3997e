import { Localized, read, text, uuid, write, z } from '../../../core/call.ts'
import { Printing, scopeFlags } from './model.ts'
import { emailProblems, printProblems } from './rules.ts'

/** Who prints and mails dashboards; what is printed must be theirs to see besides. */
const mayPrint = Object.values(scopeFlags)

export const GetDashboardClock = read('Analytics/GetDashboardClock', {
  summary: 'The time zone of a building, or of most buildings of an account: whose days a dashboard shows; and the names of both',
  scope: 'group',
  pin: true,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({ TimeZone: z.nullable(z.string()), GroupName: Localized(), BuildingName: z.nullable(Localized()) }),
})

export const GetDashboardContacts = read('Analytics/GetDashboardContacts', {
  summary: 'The contacts to whom figures of a building or of the account may be mailed',
  scope: 'group',
  may: mayPrint,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({ Contacts: z.array(z.object({ id: uuid(), Name: z.string(), Email: z.string(), JobTitle: z.string() })) }),
})

export const PrintDashboard = write('Analytics/PrintDashboard', {
  summary: 'Print a dashboard as PDF; the task ends with the file',
  scope: 'group',
  may: mayPrint,
  limit: 20,
  input: z.strictObject(Printing),
  output: z.object({ TaskId: uuid() }),
  check: printProblems,
})

const addresses = () => z._default(z.array(text(254)).check(z.maxLength(50)), [])
const mailed = { ...Printing, ContactEmails: addresses(), Emails: addresses() }
export const SendDashboardByEmail = write('Analytics/SendDashboardByEmail', {
  summary: 'Mail a dashboard as PDF to contacts and to other addresses',
  scope: 'group',
  may: mayPrint,
  limit: 20,
  input: z.strictObject(mailed),
  output: z.object({ TaskId: uuid(), Message: z.string() }),
  check: input => [...printProblems(input), ...emailProblems(input)],
})

export const SendDashboardToContacts = write('Analytics/SendDashboardToContacts', {
  summary: 'Mail a dashboard whose rows name people as PDF: to contacts of the account only',
  scope: 'group',
  may: mayPrint,
  limit: 20,
  input: z.strictObject(mailed),
  output: z.object({ TaskId: uuid(), Message: z.string() }),
  check: input => [...printProblems(input), ...emailProblems(input)],
})
