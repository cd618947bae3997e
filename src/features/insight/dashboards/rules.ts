import { type ChartPeriod, chartPeriods, defaultChartPeriod } from '../../../core/dates.ts'
import { isEmail } from '../../../core/email.ts'
import { hints, misfit, mostHint } from '../../../core/hints.ts'
import { messages, type Problem, required } from '../../../core/problem.ts'
import { mostRecipients } from './model.ts'
import { findPaperPath } from './paperPaths.ts'

export const dashboardMessages = { contactsOnly: 'This dashboard names people. It can be mailed to contacts of the account only.' } as const

type Print = { GroupId: string; BuildingId?: string | undefined; DashboardName: string; StartDate: number; EndDate: number; Path: string }
/** The path is a print page of the same account and building, or of the account; the period is in order. */
export const printProblems = (input: Print): Problem[] => {
  const problems = required(input, ['DashboardName'])
  if (input.StartDate > input.EndDate) problems.push(misfit('EndDate', hints.order))
  const { gId, bId } = findPaperPath(input.Path)?.params ?? {}
  const same = gId?.toLowerCase() === input.GroupId.toLowerCase() && bId?.toLowerCase() === input.BuildingId?.toLowerCase()
  if (!same) problems.push(misfit('Path', hints.page))
  return problems
}

type Recipients = { ContactEmails?: readonly string[] | undefined; Emails?: readonly string[] | undefined }
/** At least one recipient, and every address is one [C-MSG-020]. */
export const emailProblems = ({ ContactEmails = [], Emails = [] }: Recipients): Problem[] => {
  if (ContactEmails.length + Emails.length === 0) return [{ Field: 'Emails', Message: messages.required }]
  const bad = (Field: string, addresses: readonly string[]) =>
    addresses.every(one => isEmail(one.trim())) ? [] : [{ Field, Message: messages.invalidEmail }]
  const many = recipientsOf({ ContactEmails, Emails }).length > mostRecipients ? [misfit('Emails', mostHint(mostRecipients))] : []
  return [...bad('ContactEmails', ContactEmails), ...bad('Emails', Emails), ...many]
}

/** Each address once, as it was first written. */
export const recipientsOf = ({ ContactEmails = [], Emails = [] }: Recipients): string[] => [
  ...new Map([...ContactEmails, ...Emails].map(one => [one.trim().toLowerCase(), one.trim()])).values(),
]

/** The chart period of a text; the usual one where it is none. */
export const chartPeriodIn = (tu: string): ChartPeriod => chartPeriods.find(one => one === tu) ?? defaultChartPeriod
