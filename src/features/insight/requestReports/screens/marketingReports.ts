import { clockPlace, type Dashboard, type DashboardPlace, type Shown } from '../../dashboards/screens/dashboard.ts'
import { writtenReports } from '../../writtenReports/routes.ts'
import { marketingReports, type ReportTab, reportTabs } from '../dashboard.ts'
import { isPlaceReport } from '../model.ts'
import { buildingOperations } from '../routes.ts'
import { describeRows } from './describeRows.ts'
import { useShownPlaces } from './placeReports.ts'
import { notOpened, type ReportDrawing, useReportDrawing } from './reportDrawing.tsx'
import { showRepairs, showSupport, showVacancyLeads } from './rowParts.tsx'

const [firstTab] = reportTabs
const narrowed = { tab: firstTab as string, ...notOpened }

/** `/analytics/reports`: what visitors sent, a tab a type. */
export const dashboard: Dashboard<DashboardPlace, typeof narrowed> = {
  ...clockPlace,
  head: marketingReports,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed,
  beside: [buildingOperations, writtenReports],
  useShown: at => {
    const drawing = useReportDrawing(at)
    const { t, language } = drawing
    const tab = reportTabs.find(one => one === at.narrowed.tab) ?? firstTab
    return {
      title: marketingReports.title[language],
      lead: marketingReports.lead[language],
      besideLabel: t('kinds'),
      filters: [{ is: 'tab', label: t('kinds'), options: reportTabs.map(id => ({ id, label: t(`tabs.${id}`) })), value: tab, key: 'tab' }],
      missing: t('missing'),
      ...useShownTab(drawing, tab),
    }
  },
}

const useShownTab = (drawing: ReportDrawing, tab: ReportTab): Pick<Shown, 'main' | 'parts' | 'detail'> => {
  const isOfSigns = isPlaceReport(tab)
  const closed = { ...drawing, opened: null, at: { ...drawing.at, narrowed: notOpened } }
  const places = useShownPlaces(isOfSigns ? drawing : closed, isOfSigns ? tab : 'LeadCapture')
  if (isOfSigns) return places
  if (tab === 'Vacancy') return describeRows(showVacancyLeads(drawing))
  return describeRows(tab === 'Maintenance' ? showRepairs(drawing) : showSupport(drawing))
}
