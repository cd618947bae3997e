import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { reading } from '../../../../ui/dashboard/part.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { tenantTable } from '../../serviceRequests/screens/tenantTable.ts'
import { words as serviceWords } from '../../serviceRequests/words.ts'
import { GetTenantPerformance } from '../contract.ts'
import { tenantPerformance } from '../dashboard.ts'
import { words } from '../words.ts'

/** Height in px, and tenants that are drawn. */
const [CHART, most] = [300, 12]

/** `tenantExperience/0`: how each tenant is served. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: tenantPerformance,
  period: { keptAs: 'tenantExperience', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const [t, service] = [useWords(words), useWords(serviceWords)]
    const [language] = useLanguage()
    const from = reading(GetTenantPerformance, at.asked, { quiet: true })
    return {
      title: tenantPerformance.title[language],
      lead: tenantPerformance.lead[language],
      filters: [],
      main: mainOf(from, ({ Tenants }) => (Tenants.length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [
        chart({
          key: 'share',
          onPaper: 'whole',
          from,
          of: out => ({
            data: {
              is: 'bars',
              layout: 'rows',
              stacked: false,
              title: t('share'),
              head: t('col.tenant'),
              axis: t('requests'),
              series: [{ label: t('requests') }],
              rows: (out?.Tenants ?? []).slice(0, most).map(one => ({ text: one.Tenant || service('unknown'), values: [one.Total] })),
            },
            height: CHART,
          }),
        }),
        tenantTable(from, service),
      ],
    }
  },
}
