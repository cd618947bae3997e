import { text, uuid, write, z } from '../../../core/call.ts'
import { Printing } from './model.ts'
import { emailProblems, printProblems } from './rules.ts'

/** Who prints and mails dashboards; what is printed must be theirs to see besides. */
export const mayPrint = 'AnalyticsDashboards'

export const PrintDashboard = write('Analytics/PrintDashboard', {
  summary: 'Print a dashboard as PDF; the task ends with the file',
  scope: 'building',
  may: mayPrint,
  limit: 20,
  input: z.strictObject(Printing),
  output: z.object({ TaskId: uuid() }),
  check: printProblems,
})

const addresses = () => z._default(z.array(text(254)).check(z.maxLength(50)), [])
export const SendDashboardByEmail = write('Analytics/SendDashboardByEmail', {
  summary: 'Mail a dashboard as PDF to contacts and to other addresses',
  scope: 'building',
  may: mayPrint,
  limit: 20,
  input: z.strictObject({ ...Printing, ContactEmails: addresses(), Emails: addresses() }),
  output: z.object({ TaskId: uuid(), Message: z.string() }),
  check: input => [...printProblems(input), ...emailProblems(input)],
})
