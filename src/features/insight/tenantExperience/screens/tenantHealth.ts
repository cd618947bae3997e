import type { Output } from '../../../../core/call.ts'
import { formatDay } from '../../../../core/days.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, shareColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetTenantHealth } from '../contract.ts'
import { tenantHealth } from '../dashboard.ts'
import { healthStates } from '../model.ts'
import { words } from '../words.ts'

const TABLE = 420

/** `tenantExperience/1`: which tenants are content, and which may leave. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: tenantHealth,
  period: { keptAs: 'tenantExperience', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const from = reading(GetTenantHealth, at.asked, { quiet: true })
    return {
      title: tenantHealth.title[language],
      lead: tenantHealth.lead[language],
      filters: [],
      main: mainOf(from, ({ Tenants }) => (Tenants.length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [healthFigures(from, t), tenantsByHealth(from, t, language)],
    }
  },
}

type Health = Reading<Output<typeof GetTenantHealth>>
type Words = Translator<(typeof words)['en']>

const healthFigures = (from: Health, t: Words): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        ...healthStates.map(state => ({
          name: t(`states.${state}`),
          figure: out ? out.Tenants.filter(one => one.State === state).length : null,
          how: t(`statesHow.${state}`),
        })),
        { name: t('unknown'), figure: out ? out.Tenants.filter(one => one.State === null).length : null, how: t('unknownHow') },
      ],
    }),
  })

const tenantsByHealth = (from: Health, t: Words, language: Language): Part =>
  ranked({
    key: 'tenants',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('table'),
        columns: [
          { head: t('col.tenant') },
          { head: t('col.health'), ...countColumn },
          { head: t('col.state') },
          { head: t('requests'), ...countColumn },
          { head: t('col.score'), ...shareColumn },
          { head: t('col.level'), ...shareColumn },
          { head: t('col.notReopened'), ...shareColumn },
          { head: t('col.low'), ...shareColumn },
          { head: t('col.lease') },
        ],
        rows: (out?.Tenants ?? []).map(one => ({
          key: one.Tenant,
          values: [
            one.Tenant,
            one.Health === null ? null : Math.round(one.Health),
            one.State && t(`states.${one.State}`),
            one.Total,
            one.Score,
            one.ServiceLevel,
            one.NotReopened,
            one.LowAnswered,
            one.LeaseEnd && formatDay(one.LeaseEnd, language),
          ],
        })),
      },
      subtitle: t('tableHint'),
      height: TABLE,
      perPage: 25,
    }),
  })
