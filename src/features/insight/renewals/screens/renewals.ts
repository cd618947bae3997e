import type { Output } from '../../../../core/call.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useGo } from '../../../../ui/route.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { clockPlace, type Dashboard, type DashboardInput, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetLeaseEnds, GetRenewalFigures, GetRenewals } from '../contract.ts'
import { renewalDecisions, renewalReport } from '../dashboard.ts'
import { leaseColumns, renewalColumns } from '../listColumns.ts'
import { words } from '../words.ts'

const notNarrowed = { decision: '' }

/** `renewalReport`: what tenants said about renewing; a row opens the request, where it is assigned and answered. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: renewalReport,
  period: { keptAs: 'renewals', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const shown = useShown()
    const go = useGo()
    const { gId, asked, narrowed } = at
    const sums = reading(GetRenewalFigures, asked, { quiet: true })
    const decision = renewalDecisions.find(one => one === narrowed.decision)
    const none = { text: t('none'), hint: t('noneHint') }
    return {
      title: renewalReport.title[language],
      lead: renewalReport.lead[language],
      filters: [
        {
          is: 'choice',
          label: t('decision'),
          placeholder: t('anyDecision'),
          options: renewalDecisions.map(id => ({ id, label: t(`decisions.${id}`) })),
          value: narrowed.decision || null,
          standard: null,
          onChange: id => at.narrow({ decision: id ?? '' }),
          clearable: true,
        },
      ],
      main: mainOf(
        sums,
        ({ Answers }) => (Answers > 0 ? null : none),
        ({ Answers }) => Answers,
      ),
      missing: t('missing'),
      parts: [
        renewalFigures(sums, t),
        list({
          key: 'said',
          title: t('said'),
          call: GetRenewals,
          filter: asked && { ...asked, ...(decision && { decision }) },
          search: 'text',
          searchLabel: t('search'),
          shown,
          columns: columnsIn(renewalColumns, language, { Name: { card: 'name' }, Decision: { card: 'state' }, Detail: { wrap: true } }),
          onRow: row => go(requestPage, { groupId: gId, requestId: row.id }),
          empty: none,
        }),
        leasesThatEnd(at, { t, language, shown }),
      ],
    }
  },
}

const renewalFigures = (from: Reading<Output<typeof GetRenewalFigures>>, t: Translator<(typeof words)['en']>): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        {
          name: t('share'),
          figure: out && out.RenewShare !== null ? out.RenewShare * 100 : null,
          unit: '%',
          digits: 0,
          how: t('shareHow'),
        },
        { name: t('answers'), figure: out?.Answers ?? null },
        { name: t('talk'), figure: out?.Talk ?? null },
        { name: t('leave'), figure: out?.Leave ?? null },
        { name: t('waiting'), figure: out?.Waiting ?? null, how: t('waitingHow') },
      ],
    }),
  })

type LeasePlace = { gId: string; asked: DashboardInput | null }
type LeaseDrawing = { t: Translator<(typeof words)['en']>; language: Language; shown: ReturnType<typeof useShown> }
const leasesThatEnd = ({ gId, asked }: LeasePlace, { t, language, shown }: LeaseDrawing): Part =>
  list({
    key: 'leases',
    title: t('leases'),
    call: GetLeaseEnds,
    filter: asked && { gId, ...(asked.bId && { bId: asked.bId }) },
    search: 'text',
    searchLabel: t('leasesSearch'),
    shown,
    columns: columnsIn(leaseColumns, language, {
      TenantName: { card: 'name' },
      LeaseEnd: { card: 'fact' },
      DaysLeft: { card: 'fact' },
    }),
    empty: { text: t('leasesNone'), hint: t('leasesHint') },
  })
