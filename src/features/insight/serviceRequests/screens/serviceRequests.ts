import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useGo, useGoTo } from '../../../../ui/route.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { lowScore } from '../../../codes/requests/model.ts'
import { clockPlace, type Dashboard, type DashboardInput, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import {
  GetFeedbackSummary,
  GetMaintenanceAnalysisForGroup,
  GetMaintenanceAnalysisSummaryForGroup,
  GetMaintenanceFeedbackSummaries,
  GetTenantsRequestSummaryList,
} from '../contract.ts'
import { serviceRequestsDashboard } from '../dashboard.ts'
import { lowColumns } from '../listColumns.ts'
import type { ServiceFigures } from '../model.ts'
import { serviceRequestPortfolio, serviceRequestsPath } from '../routes.ts'
import { words } from '../words.ts'
import { figureColumns, inHalves, rounded, tenantTable } from './tenantTable.ts'

type Drawing = { t: Translator<(typeof words)['en']>; language: Language }
const TABLE = 420
/** `/serviceRequestPortfolio`: how tenants of an account or a building are served. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: serviceRequestsDashboard,
  period: { keptAs: 'serviceRequests', standard: 'Last 90 Days' },
  narrowed: {},
  beside: [serviceRequestPortfolio],
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const shown = useShown()
    const [go, goTo] = [useGo(), useGoTo()]
    const { gId, asked } = at
    const drawing = { t, language }
    const isAccount = at.scope === 'account'
    const sums = isAccount
      ? reading(GetMaintenanceAnalysisSummaryForGroup, withoutBuilding(asked), { quiet: true })
      : reading(GetFeedbackSummary, asked, { quiet: true })
    const openBuilding = (bId: string) => goTo(serviceRequestsPath(gId, bId))
    return {
      title: serviceRequestsDashboard.title[language],
      lead: serviceRequestsDashboard.lead[language],
      filters: [],
      main: mainOf(
        sums,
        ({ Total }) => (Total > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Total }) => Total,
      ),
      missing: t('missing'),
      parts: [
        serviceTiles(sums, drawing),
        ...(isAccount
          ? [buildings(reading(GetMaintenanceAnalysisForGroup, withoutBuilding(asked), { quiet: true }), drawing, openBuilding)]
          : []),
        tenantTable(reading(GetTenantsRequestSummaryList, asked, { quiet: true }), t),
        list({
          key: 'low',
          title: t('low'),
          call: GetMaintenanceFeedbackSummaries,
          filter: asked && { ...asked, scoreLT: lowScore, urgency: 'High', status: 'InProgress' },
          search: 'text',
          searchLabel: t('search'),
          shown,
          columns: columnsIn(lowColumns, language, {
            Detail: { wrap: true, card: 'name' },
            Comment: { wrap: true },
            BuildingName: { hidden: !isAccount },
          }),
          onRow: row => go(requestPage, { groupId: gId, requestId: row.id }),
          empty: { text: t('lowNone'), hint: t('lowNoneHint') },
        }),
      ],
    }
  },
}

const withoutBuilding = (asked: DashboardInput | null): Omit<DashboardInput, 'bId'> | null => {
  if (!asked) return null
  const { bId: _building, ...account } = asked
  return account
}

const serviceTiles = (from: Reading<ServiceFigures>, { t }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('total'), figure: out?.Total ?? null },
        {
          name: t('duration'),
          figure: rounded(out?.AvgDuration),
          digits: 1,
          how: t('durationHow', { n: String(Math.round(out?.TotalDuration ?? 0)) }),
        },
        { name: t('level'), figure: percent(out?.ServiceLevel), unit: '%', digits: 0, how: t('levelHow') },
        { name: t('ytd'), figure: inHalves(out?.YTDAvgScore), digits: 1, how: t('ytdHow') },
        { name: t('last90'), figure: inHalves(out?.CSAT90), digits: 1, how: t('last90How') },
        { name: t('reopened'), figure: percent(out?.Reopened), unit: '%', digits: 0, how: t('reopenedHow') },
        { name: t('cost'), figure: out?.Cost ?? null, digits: 2, how: t('costHow') },
      ],
    }),
  })
const percent = (share: number | null | undefined): number | null => (share === null || share === undefined ? null : share * 100)

const buildings = (
  from: Reading<Output<typeof GetMaintenanceAnalysisForGroup>>,
  { t, language }: Drawing,
  onPick: (bId: string) => void,
): Part =>
  ranked({
    key: 'buildings',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('buildings'),
        columns: [{ head: t('col.Building') }, ...figureColumns(t)],
        rows: (out?.Buildings ?? []).map(one => ({
          key: one.BuildingId,
          values: [
            nameIn(one.BuildingName, language),
            one.Total,
            rounded(one.AvgDuration),
            one.ServiceLevel,
            inHalves(one.YTDAvgScore),
            inHalves(one.CSAT90),
            one.Reopened,
            one.Cost,
          ],
        })),
      },
      subtitle: t('buildingsHint'),
      height: TABLE,
      perPage: 25,
      onPick,
    }),
  })
