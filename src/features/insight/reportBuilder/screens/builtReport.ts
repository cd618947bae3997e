import type { UseQueryResult } from '@tanstack/react-query'
import { callOnce } from '../../../../ui/calls.ts'
import { href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { DashboardHead } from '../../dashboards/model.ts'
import { clockPlace, type Dashboard, type DashboardParams, type DashboardPlace, type Main } from '../../dashboards/screens/dashboard.ts'
import { GetReport } from '../contract.ts'
import { builtReportDashboard } from '../dashboard.ts'
import { reportList } from '../routes.ts'
import { words } from '../words.ts'
import { arrangeBlocks, type BlockFilters, type BuiltReport, filterKey, loadBlocks } from './blocks.ts'

type ReportDashboard = Dashboard<DashboardPlace, BlockFilters>

/** The description of a report that was built, with those of the dashboards that its parts are of. Throws what `GetReport` refuses. */
export const loadBuiltReport = async ({ gId = '', rId = '' }: DashboardParams): Promise<{ dashboard: ReportDashboard }> => {
  const report = await callOnce(GetReport, { gId, rId })
  return { dashboard: await describeReport(report, () => true) }
}

/** The same of a report that is known; parts of dashboards that its reader may not see say so. */
export const describeReport = async (report: BuiltReport, may: (head: DashboardHead) => boolean): Promise<ReportDashboard> => {
  const ready = await loadBlocks(report.Blocks, may)
  const { readPlace } = clockPlace
  return {
    ...clockPlace,
    head: builtReportDashboard,
    period: { keptAs: 'builtReport', standard: 'Last 90 Days' },
    narrowed: Object.fromEntries(report.Blocks.map(block => [filterKey(block), block.Filters])),
    useShown: at => {
      const t = useWords(words)
      const [language] = useLanguage()
      const blocks = ready.map(one => one.use(at, t, language)) // as many as the report has, for as long as this description is shown
      return {
        title: report.Name,
        crumbs: [{ label: t('title'), to: href(reportList) }, { label: report.Name }],
        filters: [],
        main: mainOfAll(
          readPlace(at).use,
          blocks.flatMap(({ main }) => main ?? []),
        ),
        missing: t('missing'),
        parts: arrangeBlocks(blocks),
      }
    },
  }
}

/** Answered once those of all parts are: which part is there may follow from them. One that fails is said by its part. */
const mainOfAll = (usePlace: () => UseQueryResult<unknown, Error>, all: readonly Main[]): Main => ({
  use: () => {
    const place = usePlace()
    const queries = all.map(main => main.use().query)
    return { query: queries.find(one => !one.isFetched && !one.isError) ?? place, none: null, n: null }
  },
})
