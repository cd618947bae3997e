import type { Output } from '../../../../core/call.ts'
import { formatDay } from '../../../../core/days.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, moneyColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { stars } from '../../../../ui/dashboard/stars/stars.tsx'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useGo } from '../../../../ui/route.ts'
import { type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetMoveReport } from '../contract.ts'
import { moveReport } from '../dashboard.ts'
import { type MoveKind, mostMoves, moveKinds } from '../model.ts'
import { words } from '../words.ts'
import { ChargesDialog, type Move, sumCharges } from './ChargesDialog.tsx'

const notNarrowed = { tab: 'MoveOut' }
const CHART = 260

/** `moveOutReport`: a tab for who comes and one for who leaves; stars, what failed, what is charged. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: moveReport,
  period: { keptAs: 'moves', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const go = useGo()
    const { date } = useFormats()
    const { gId, asked } = at
    const kind = moveKinds.find(one => one === at.narrowed.tab) ?? 'MoveOut'
    const report = reading(GetMoveReport, asked && { ...asked, kind }, { quiet: true })
    const open = (id: string, rows: readonly Move[]) => {
      const move = rows.find(one => one.id === id)
      if (kind === 'MoveOut' && move) dialogs.open(() => <ChargesDialog gId={gId} move={move} />, { size: 760 })
      else go(requestPage, { groupId: gId, requestId: id })
    }
    const dayOf = ({ Day, CreatedDate }: Move) => (Day ? formatDay(Day, language) : date(CreatedDate))
    return {
      title: moveReport.title[language],
      lead: moveReport.lead[language],
      besideLabel: t('kinds'),
      filters: [{ is: 'tab', label: t('kinds'), options: moveKinds.map(id => ({ id, label: t(`tabs.${id}`) })), value: kind, key: 'tab' }],
      main: mainOf(
        report,
        ({ Moves }) => (Moves > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Moves }) => Moves,
      ),
      missing: t('missing'),
      parts: [moveFigures(report, t, kind), starBars(report, t, kind), residents(report, t, { kind, open, dayOf })],
    }
  },
}

type Words = Translator<(typeof words)['en']>
type Report = Reading<Output<typeof GetMoveReport>>

const moveFigures = (from: Report, t: Words, kind: MoveKind): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('moves'), figure: out?.Moves ?? null },
        ...(kind === 'MoveOut'
          ? [
              { name: t('failed'), figure: out?.Failed ?? null, how: t('failedHow') },
              { name: t('charges'), figure: out?.Charges ?? null, digits: 2 },
            ]
          : []),
      ],
    }),
  })

const starBars = (from: Report, t: Words, kind: MoveKind): Part =>
  stars({
    key: 'stars',
    onPaper: 'half',
    from,
    of: out => ({
      title: t(kind === 'MoveIn' ? 'rating' : 'condition'),
      subtitle: t(kind === 'MoveIn' ? 'ratingHint' : 'conditionHint'),
      average: out?.AverageScore ?? null,
      count: out?.StarBuckets.reduce((sum, one) => sum + one.Count, 0) ?? 0,
      buckets: out?.StarBuckets ?? [],
      columns: [
        { field: 'Score', header: t('score'), shown: row => t('stars', { n: row.Score }) },
        { field: 'Count', header: t('count') },
      ],
      height: CHART,
    }),
  })

type Residents = { kind: MoveKind; open: (id: string, rows: readonly Move[]) => void; dayOf: (move: Move) => string }
const residents = (from: Report, t: Words, { kind, open, dayOf }: Residents): Part =>
  ranked({
    key: 'residents',
    onPaper: 'whole',
    from,
    of: out => {
      const rows = out?.Rows ?? []
      const isOut = kind === 'MoveOut'
      return {
        data: {
          is: 'ranked',
          title: t('rows'),
          columns: [
            { head: t('resident') },
            { head: t('unit') },
            { head: t('date') },
            { head: t('score'), numeric: true, digits: 1 },
            ...(isOut
              ? [
                  { head: t('failed'), ...countColumn },
                  { head: t('what') },
                  { head: t('photos'), ...countColumn },
                  { head: t('charges'), ...moneyColumn },
                ]
              : []),
          ],
          rows: rows.map(one => ({
            key: one.id,
            values: [
              one.Name || String(one.Number),
              one.Unit,
              dayOf(one),
              one.Score,
              ...(isOut ? [one.FailedItems.length, one.FailedItems.join(', '), one.Photos, sumCharges(one.Charges)] : []),
            ],
          })),
        },
        ...(out?.More && { subtitle: t('newestOnly', { n: String(mostMoves) }) }),
        height: CHART,
        perPage: mostMoves,
        onPick: id => open(id, rows),
      }
    },
  })
