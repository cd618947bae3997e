import { IconClockEdit } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { nouns } from '../../../../core/charts/nouns.ts'
import { ownZone } from '../../../../core/zones.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetVisitFigures, GetVisits } from '../../../codes/visits/contract.ts'
import { visitColumns } from '../../../codes/visits/listColumns.ts'
import type { Visit } from '../../../codes/visits/model.ts'
import { frontDesk } from '../../../codes/visits/routes.ts'
import { CorrectDialog } from '../../../codes/visits/screens/VisitDialogs.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { visitLogs } from '../dashboard.ts'
import { words } from '../words.ts'

const CHART = 240

/** The log of visits of some kinds of people: who is here, who was, at which hour they come. */
export const makeVisitLog = (name: keyof typeof visitLogs): Dashboard<DashboardPlace, Record<never, never>> => {
  const { head } = visitLogs[name]
  const kinds = visitLogs[name].kinds.join()
  return {
    ...clockPlace,
    head,
    period: { keptAs: 'visits', standard: 'Last 30 Days' },
    narrowed: {},
    beside: [frontDesk],
    useShown: at => {
      const t = useWords(words)
      const [language] = useLanguage()
      const shown = useShown()
      const sums = reading(GetVisitFigures, at.asked && { ...at.asked, kinds }, { quiet: true })
      const timeZone = at.place?.TimeZone ?? ownZone()
      const correct = (visit: Visit) => dialogs.open(() => <CorrectDialog gId={at.gId} visit={visit} timeZone={timeZone} />, { size: 560 })
      const none = { text: t('none'), hint: t('noneHint') }
      return {
        title: head.title[language],
        lead: head.lead[language],
        filters: [],
        main: mainOf(
          sums,
          ({ Visits }) => (Visits > 0 ? null : none),
          ({ Visits }) => Visits,
        ),
        missing: t('missing'),
        parts: [
          visitFigures(sums, t),
          byHour(sums, t, nouns[language].hour),
          list({
            key: 'log',
            title: t('log'),
            call: GetVisits,
            filter: at.asked && { ...at.asked, kinds },
            search: 'text',
            searchLabel: t('search'),
            shown,
            columns: columnsIn(visitColumns, language, {
              Kind: { hidden: name !== 'guests', card: 'state' },
              Unit: { hidden: name !== 'residents' },
              HostName: { hidden: name === 'residents' },
              Purpose: { wrap: true },
            }),
            actions: row => [{ label: t('correct'), icon: <IconClockEdit size={16} aria-hidden />, onClick: () => correct(row) }],
            empty: none,
          }),
        ],
      }
    },
  }
}

type Figures = Output<typeof GetVisitFigures>
type Words = Translator<(typeof words)['en']>

const visitFigures = (from: Reading<Figures>, t: Words): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('inside'), figure: out?.Inside ?? null, how: t('insideHow') },
        { name: t('visits'), figure: out?.Visits ?? null },
        { name: t('stay'), figure: out?.MeanMinutes ?? null },
        { name: t('hours'), figure: out?.Hours ?? null, digits: 1 },
        { name: t('forgotten'), figure: out?.Forgotten ?? null, how: t('forgottenHow') },
      ],
    }),
  })

const byHour = (from: Reading<Figures>, t: Words, head: string): Part =>
  chart({
    key: 'hours',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'bars',
        layout: 'columns',
        stacked: false,
        title: t('byHour'),
        head,
        axis: t('visits'),
        series: [{ label: t('visits') }],
        rows: (out?.ByHour ?? []).map((n, hour) => ({ text: `${String(hour).padStart(2, '0')}:00`, values: [n] })),
      },
      height: CHART,
    }),
  })
