import { formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetReportBuilderSubscriptions, GetSubscriptionLog, GetSubscriptions } from './contract.ts'
import { hourText, weekdayKey } from './schedule.ts'
import { words } from './words.ts'

const subscription = describeColumns(GetSubscriptions, words)
const columns: DescribedList<typeof GetSubscriptions>['columns'] = [
  subscription.text('ReportName', 'ReportName'),
  subscription.said('Schedule', 'Schedule', ({ Frequency, Hour, Weekday, TimeZone }, { language, phrase }) =>
    phrase(words, `scheduleOf.${Frequency}`, {
      hour: hourText(Hour, language),
      weekday: phrase(words, weekdayKey(Weekday)),
      zone: TimeZone,
    }),
  ),
  subscription.text('Name', 'Name'),
  subscription.text('Email', 'Email'),
  subscription.text('JobTitle', 'JobTitle'),
  subscription.said('OnOff', 'OnOff', ({ OnOff, Stopped }, { phrase }) =>
    [phrase(words, OnOff ? 'on' : 'off'), ...(Stopped ? [phrase(words, `reasons.${Stopped}`)] : [])].join(': '),
  ),
]
export const subscriptionColumns: DescribedList<typeof GetSubscriptions> = { call: GetSubscriptions, columns }

const built = describeColumns(GetReportBuilderSubscriptions, words)
export const builtReportColumns: DescribedList<typeof GetReportBuilderSubscriptions> = {
  call: GetReportBuilderSubscriptions,
  columns: [
    ...columns.slice(0, 1),
    built.said('BuildingName', 'place', ({ BuildingName }, { phrase, language }) =>
      BuildingName ? nameIn(BuildingName, language) : phrase(words, 'ofAccount'),
    ),
    ...columns.slice(1),
  ],
}

const log = describeColumns(GetSubscriptionLog, words)
export const subscriptionLogColumns: DescribedList<typeof GetSubscriptionLog> = {
  call: GetSubscriptionLog,
  columns: [
    log.text('ReportName', 'ReportName'),
    log.text('Name', 'Name'),
    log.text('Email', 'Email'),
    log.said('Period', 'log.period', ({ FirstDay, LastDay }, { language }) =>
      [...new Set([FirstDay, LastDay])].map(day => formatDay(day, language)).join(' – '),
    ),
    log.said('State', 'log.state', ({ State, Problem, Test }, { phrase }) => {
      const why = Problem === 'Permission' || Problem === 'Print' ? phrase(words, `log.problems.${Problem}`) : Problem
      return [...(Test ? [phrase(words, 'log.test')] : []), phrase(words, `log.states.${State}`), ...(why ? [why] : [])].join(': ')
    }),
    log.date('CreatedDate', 'log.when'),
    log.date('OpenedDate', 'log.opened'),
  ],
}
