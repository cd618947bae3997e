import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { vacancyLeads } from '../dashboard.ts'
import { notOpened, useReportDrawing } from './reportDrawing.tsx'
import { showVacancyLeads } from './rowParts.tsx'

/** `vacancyLead`: who asked about a space, and how far each lead has come. */
export const dashboard: Dashboard<DashboardPlace, typeof notOpened> = {
  ...clockPlace,
  head: vacancyLeads,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed: notOpened,
  useShown: at => {
    const drawing = useReportDrawing(at)
    const { t, language } = drawing
    const { from, noneOf, parts } = showVacancyLeads(drawing)
    return {
      title: vacancyLeads.title[language],
      lead: vacancyLeads.lead[language],
      filters: [],
      main: mainOf(from, noneOf),
      missing: t('missing'),
      parts,
    }
  },
}
