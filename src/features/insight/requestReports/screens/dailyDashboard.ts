import { dayIn } from '../../../../core/days.ts'
import { formatTime, isTime } from '../../../../core/times.ts'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { dailyHeads } from '../dashboard.ts'
import { dailyReportColumns } from '../listColumns.ts'
import type { DailyReport } from '../model.ts'
import { words } from '../words.ts'
import { first } from './reportDrawing.tsx'

/** Which sign, what it is called, and until which time of the day; '' for midnight. */
export const dailyNarrowed = { sign: '', of: '', until: '' }
const byEmail = { field: 'Email', order: 'ASC' } as const

/** A daily report on paper, in files and by mail; its page is `makeDailyReport`. */
export const makeDailyDashboard = (type: DailyReport): Dashboard<DashboardPlace, typeof dailyNarrowed> => ({
  ...clockPlace,
  head: dailyHeads[type],
  period: { keptAs: 'dailyReport', standard: 'Today' },
  narrowed: dailyNarrowed,
  useShown: ({ gId, dates, place, narrowed: { sign, of, until }, narrow }) => {
    const t = useWords(words)
    const [language] = useLanguage()
    const { call } = dailyReportColumns[type]
    const shown = useShown()
    const Until = isTime(until) ? until : undefined
    const Day = dates && 'endDate' in dates && place ? dayIn(place.TimeZone ?? 'UTC', dates.endDate) : undefined
    const filter = sign && Day ? { gId, rId: sign, tableName: type, Day, ...(Until && { Until }) } : null
    const none = { text: t('dailyNone'), hint: t('dailyNoneHint') }
    return {
      title: dailyHeads[type].title[language],
      lead: Until ? t('dailyUntil', { time: formatTime(Until, language) }) : t('dailyLead'),
      filters: [],
      detail: { title: of, onBack: () => narrow(dailyNarrowed) },
      main: mainOf(reading(call, filter && { filter, ...first }, { quiet: true }), ({ Total }) => (Total > 0 ? null : none)),
      missing: t('missing'),
      parts: [
        list({
          key: 'daily',
          title: t('sheetOf.Requests'),
          call,
          filter,
          sort: byEmail,
          shown,
          columns: columnsIn(dailyReportColumns[type], language, { 'Name.en': { sort: 'Name', card: 'name' } }),
          empty: none,
        }),
      ],
    }
  },
})
