import { shortPresets } from '../../../../core/dates.ts'
import type { Language } from '../../../../core/words.ts'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { useSession } from '../../../../ui/session.ts'
import { type Translator, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, type Filter, type Where } from '../../dashboards/screens/dashboard.ts'
import type { TrendPoint } from '../model.ts'
import { words } from '../words.ts'

type Terms = Pick<Dashboard<DashboardPlace, never>, 'readPlace' | 'describePlace' | 'period'>
export type ScanTranslator = Translator<(typeof words)['en']>

/** The account, and the building if one is chosen. */
export const placeOf = ({ gId, bId }: Where) => ({ gId, ...(bId && { bId }) })

/** Days are days of each building wherever their reader is; which day it is now, most buildings say. */
export const scanTerms = {
  ...clockPlace,
  period: { keptAs: 'scans', standard: 'Last 30 Days', presets: shortPresets, open: true },
} as const satisfies Terms

/** The account and the building, as filters. */
export const usePlaceFilters = (): Filter[] => {
  const t = useWords(words)
  const { gId, chooseGroup } = useSession()
  const { groups } = useGroups()
  const account: Filter = {
    is: 'choice',
    label: t('account'),
    options: groups.map(one => ({ id: one.id, label: one.name })),
    value: gId,
    standard: gId,
    onChange: id => id && chooseGroup(id),
    disabled: groups.length < 2,
  }
  return [account, { is: 'building', placeholder: t('allBuildings') }]
}

/** A count by month over the last 24 months. */
export const monthsOf = <Out>(
  key: string,
  from: Reading<Out>,
  { t, language, title, unit, yLabel }: { t: ScanTranslator; language: Language; title: string; unit: string; yLabel: string },
  pointsOf: (out: Out) => readonly TrendPoint[],
): Part => {
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit' })
  const shownX = ({ Month }: TrendPoint) => month.format(new Date(`${Month}-15T12:00:00`))
  return trend({
    key,
    from,
    rows: out => (out === undefined ? [] : pointsOf(out)),
    of: () => ({
      title,
      subtitle: t('trendSubtitle'),
      x: 'Month',
      shownX,
      columns: [
        { field: 'Month', header: t('month'), shown: shownX },
        { field: 'Count', header: unit },
      ],
      lines: [{ field: 'Count', label: unit }],
      yLabel,
      height: 240,
      level: 3,
    }),
  })
}
