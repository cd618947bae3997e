import { IconTarget } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, shareColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { words as requestWords } from '../../../codes/inbox/words.ts'
import { urgencies } from '../../../codes/requests/model.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetSlaRequests, GetSupplierSla } from '../contract.ts'
import { supplierSla } from '../dashboard.ts'
import { slaColumns } from '../listColumns.ts'
import { words } from '../words.ts'
import { TargetsDialog } from './TargetsDialog.tsx'

const TABLE = 320
const notNarrowed = { supplier: '', urgency: '' }

/** `supplierSLAReport`: whether suppliers begin and finish in time, and what was not in time. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: supplierSla,
  period: { keptAs: 'serviceRequests', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const request = useWords(requestWords)
    const [language] = useLanguage()
    const shown = useShown()
    const go = useGo()
    const { can } = useSession()
    const { gId, asked, narrowed } = at
    const urgency = urgencies.find(one => one === narrowed.urgency)
    const filter = asked && { ...asked, ...(narrowed.supplier && { supplier: narrowed.supplier }), ...(urgency && { urgency }) }
    const known = reading(GetSupplierSla, asked, { quiet: true }).use().data?.Suppliers ?? []
    const sums = reading(GetSupplierSla, filter, { quiet: true })
    const set = () => dialogs.open(() => <TargetsDialog gId={gId} />, { size: 560 })
    return {
      title: supplierSla.title[language],
      lead: supplierSla.lead[language],
      filters: [
        {
          is: 'choice',
          label: t('supplier'),
          placeholder: t('anySupplier'),
          options: known.map(one => ({ id: one.SupplierId, label: one.SupplierName })),
          value: narrowed.supplier || null,
          standard: null,
          onChange: id => at.narrow({ supplier: id ?? '' }),
          clearable: true,
        },
        {
          is: 'choice',
          label: t('urgency'),
          placeholder: t('anyUrgency'),
          options: urgencies.toReversed().map(id => ({ id, label: request(`urgency.${id}`) })),
          value: narrowed.urgency || null,
          standard: null,
          onChange: id => at.narrow({ urgency: id ?? '' }),
          clearable: true,
        },
      ],
      main: mainOf(
        sums,
        ({ All }) => (All.Assigned > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ All }) => All.Assigned,
      ),
      missing: t('missing'),
      action: can('ManagePropertyInfo') ? { label: t('targets'), icon: <IconTarget size={16} aria-hidden />, onClick: set } : undefined,
      parts: [
        slaFigures(sums, t),
        suppliers(sums, t, id => at.narrow({ supplier: id })),
        list({
          key: 'late',
          title: t('late'),
          call: GetSlaRequests,
          filter,
          search: 'text',
          searchLabel: t('search'),
          shown,
          columns: columnsIn(slaColumns, language, {
            Number: { card: 'more' },
            Detail: { wrap: true, card: 'name' },
            Status: { card: 'state' },
          }),
          onRow: row => go(requestPage, { groupId: gId, requestId: row.id }),
          empty: { text: t('lateNone'), hint: t('lateNoneHint') },
        }),
      ],
    }
  },
}

type Words = Translator<(typeof words)['en']>
type Sums = Output<typeof GetSupplierSla>
const percent = (share: number | null | undefined): number | null => (share === null || share === undefined ? null : share * 100)
const rounded = (n: number | null): number | null => (n === null ? null : Math.round(n * 10) / 10)

const slaFigures = (from: Reading<Sums>, t: Words): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('response'), figure: percent(out?.All.Response), unit: '%', digits: 0, how: t('responseHow') },
        { name: t('completion'), figure: percent(out?.All.Completion), unit: '%', digits: 0, how: t('completionHow') },
        { name: t('assigned'), figure: out?.All.Assigned ?? null },
        { name: t('overdue'), figure: out?.All.Overdue ?? null },
        { name: t('score'), figure: rounded(out?.All.Score ?? null), digits: 1 },
      ],
    }),
  })

const number = { numeric: true, digits: 1 } as const
const suppliers = (from: Reading<Sums>, t: Words, onPick: (id: string) => void): Part =>
  ranked({
    key: 'suppliers',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('suppliers'),
        columns: [
          { head: t('supplier') },
          { head: t('assigned'), ...countColumn },
          { head: t('open'), ...countColumn },
          { head: t('overdue'), ...countColumn },
          { head: t('response'), ...shareColumn },
          { head: t('completion'), ...shareColumn },
          { head: t('toBegin'), ...number },
          { head: t('toFinish'), ...number },
          { head: t('score'), ...number },
          { head: t('reopened'), ...shareColumn },
          { head: t('visits'), ...countColumn },
        ],
        rows: (out?.Suppliers ?? []).map(one => ({
          key: one.SupplierId,
          values: [
            one.SupplierName,
            one.Assigned,
            one.Open,
            one.Overdue,
            one.Response,
            one.Completion,
            rounded(one.ResponseHours),
            rounded(one.CompletionHours),
            rounded(one.Score),
            one.Reopened,
            one.Visits,
          ],
        })),
      },
      subtitle: t('suppliersHint'),
      height: TABLE,
      perPage: 25,
      onPick,
    }),
  })
