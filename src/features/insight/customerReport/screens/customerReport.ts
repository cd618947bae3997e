import { nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import { PRODUCT } from '../../../../core/product.ts'
import { href, useGo } from '../../../../ui/route.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { customerReportDashboard } from '../dashboard.ts'
import { customerReport } from '../routes.ts'
import { words } from '../words.ts'
import { accountReport, answersOfBuilding, propertiesReport, type ReportAt, readTop, scoreCards } from './parts.ts'

/** The customer feedback report: accounts lead to their buildings, buildings to their answers. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: customerReportDashboard,
  period: 'tu',
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const { dateTime } = useFormats()
    const go = useGo()
    const drawing = { t, noun: nouns[language], language, dateTime, go, at }
    const below = { all: accountReport, account: propertiesReport, building: answersOfBuilding }[at.scope]
    return {
      title: t('title'),
      lead: t(`leads.${at.scope}`),
      crumbs: useCrumbs(at),
      periodLabel: t('date'),
      filters: [],
      main: mainOf(
        readTop(at),
        ({ Count }) => (Count > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: t('missing'),
      parts: [scoreCards(drawing), below(drawing)],
    }
  },
}

const useCrumbs = ({ scope, gId, place }: ReportAt) => {
  const [language] = useLanguage()
  const account = nameIn(place?.GroupName, language)
  if (scope === 'all' || !place) return [{ label: PRODUCT }]
  const above = [{ label: PRODUCT, to: href(customerReport) }]
  if (scope === 'account') return [...above, { label: account }]
  return [...above, { label: account, to: href(customerReport, { gId }) }, { label: nameIn(place?.BuildingName, language) }]
}
