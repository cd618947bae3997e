import { clockPlace, type Dashboard, type DashboardPlace } from '../../dashboards/screens/dashboard.ts'
import { writtenReports } from '../../writtenReports/routes.ts'
import { operationsReports } from '../dashboard.ts'
import { buildingReports } from '../routes.ts'
import { describeRows } from './describeRows.ts'
import { notOpened, useReportDrawing } from './reportDrawing.tsx'
import { showCheckIns, showRepairs } from './rowParts.tsx'

const tabs = ['Maintenance', 'SupplierCheckin'] as const
const narrowed = { tab: tabs[0] as string, ...notOpened }

/** `/analytics/reports/operations`: what was reported for repair, and which suppliers came; by name. */
export const dashboard: Dashboard<DashboardPlace, typeof narrowed> = {
  ...clockPlace,
  head: operationsReports,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed,
  beside: [buildingReports, writtenReports],
  useShown: at => {
    const drawing = useReportDrawing(at)
    const { t, language } = drawing
    const tab = tabs.find(one => one === at.narrowed.tab) ?? tabs[0]
    return {
      title: operationsReports.title[language],
      lead: operationsReports.lead[language],
      besideLabel: t('kinds'),
      filters: [{ is: 'tab', label: t('kinds'), options: tabs.map(id => ({ id, label: t(`tabs.${id}`) })), value: tab, key: 'tab' }],
      missing: t('missing'),
      ...(tab === 'Maintenance'
        ? describeRows(showRepairs(drawing, { field: 'Name', order: 'ASC' }))
        : describeRows(showCheckIns(drawing, 'SupplierCheckin'))),
    }
  },
}
