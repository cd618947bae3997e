import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { vacancyLeads } from '../dashboard.ts'
import { notOpened, useReportParts } from './reportParts.tsx'

/** `vacancyLead`: who asked about a space, and how far each lead has come. */
export const dashboard: Dashboard<DashboardPlace, typeof notOpened> = {
  ...clockPlace,
  head: vacancyLeads,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed: notOpened,
  useShown: at => {
    const { t, language, vacancy } = useReportParts(at)
    const { from, noneOf, parts } = vacancy()
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
