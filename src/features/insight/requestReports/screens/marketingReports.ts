import { clockPlace, type Dashboard, type DashboardPlace, mainOf, type Shown } from '../../dashboards/screens/dashboard.ts'
import { writtenReports } from '../../writtenReports/routes.ts'
import { marketingReports, type ReportTab, reportTabs } from '../dashboard.ts'
import { isPlaceReport } from '../model.ts'
import { buildingOperations } from '../routes.ts'
import { useShownPlaces } from './placeReports.ts'
import { notOpened, type ReportAt, type ReportParts, useReportParts } from './reportParts.tsx'

const [firstTab] = reportTabs
const narrowed = { tab: firstTab as string, ...notOpened }

/** `/analytics/reports`: what visitors sent, a tab a type. */
export const dashboard: Dashboard<DashboardPlace, typeof narrowed> = {
  ...clockPlace,
  head: marketingReports,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed,
  beside: [...(buildingOperations ? [buildingOperations] : []), writtenReports],
  useShown: at => {
    const parts = useReportParts(at)
    const { t, language } = parts
    const tab = reportTabs.find(one => one === at.narrowed.tab) ?? firstTab
    return {
      title: marketingReports.title[language],
      lead: marketingReports.lead[language],
      besideLabel: t('kinds'),
      filters: [{ is: 'tab', label: t('kinds'), options: reportTabs.map(id => ({ id, label: t(`tabs.${id}`) })), value: tab, key: 'tab' }],
      missing: t('missing'),
      ...useShownTab(at, parts, tab),
    }
  },
}

const useShownTab = (at: ReportAt, parts: ReportParts, tab: ReportTab): Pick<Shown, 'main' | 'parts' | 'detail'> => {
  const isOfSigns = isPlaceReport(tab)
  const places = useShownPlaces(isOfSigns ? at : { ...at, narrowed: notOpened }, parts, isOfSigns ? tab : 'LeadCapture')
  if (isPlaceReport(tab)) return places
  if (tab === 'Vacancy') return shownOf(parts.vacancy())
  return shownOf(tab === 'Maintenance' ? parts.maintenance() : parts.support())
}

type ReportShown = ReturnType<ReportParts['vacancy'] | ReportParts['maintenance'] | ReportParts['support'] | ReportParts['checkIns']>
/** A report of rows alone. */
export const shownOf = ({ from, noneOf, parts }: ReportShown): Pick<Shown, 'main' | 'parts'> => ({
  main: mainOf<{ Total: number }>(from, noneOf),
  parts,
})
