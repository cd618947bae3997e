import type { Output } from '../../../../core/call.ts'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { matrix } from '../../../../ui/dashboard/matrix/matrix.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetInspectionAggregate, GetInspectionDates, GetInspectionRoundReport, mostDates } from '../contract.ts'
import { inspectionReportDashboard } from '../dashboard.ts'
import { inspectionReportPath } from '../routes.ts'
import { words } from '../words.ts'

type Drawing = { t: Translator<(typeof words)['en']>; noun: Nouns; language: Language; formats: Formats }
/** Height in px, and rows a page (C-CONST-011). */
const [TABLE, PER_PAGE] = [520, 25]

/** `inspectionReport`: inspections of a building by date; of an account as a matrix of buildings and inspections. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: inspectionReportDashboard,
  period: { keptAs: 'inspectionReport', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const goTo = useGoTo()
    const drawing = { t, noun: nouns[language], language, formats }
    const sums = reading(GetInspectionAggregate, at.asked, { quiet: true })
    return {
      title: inspectionReportDashboard.title[language],
      lead: inspectionReportDashboard.lead[language],
      filters: [],
      main: mainOf(sums, out => (out.Completed + out.Remaining > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [
        inspectionFigures(sums, drawing),
        at.scope === 'account'
          ? complianceMatrix(reading(GetInspectionRoundReport, at.asked, { quiet: true }), drawing, bId => goTo(inspectionReportPath(bId)))
          : inspectionDates(reading(GetInspectionDates, at.asked, { quiet: true }), drawing),
      ],
    }
  },
}

/** The tiles of the document: Completed, Remaining, on time. */
const inspectionFigures = (from: Reading<Output<typeof GetInspectionAggregate>>, { t }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('completed'), figure: out?.Completed ?? null, how: t('completedHow') },
        { name: t('remaining'), figure: out?.Remaining ?? null, how: t('remainingHow', { overdue: String(out?.Overdue ?? 0) }) },
        { name: t('onTime'), figure: out?.OnTimeInspection ?? null, how: t('onTimeHow') },
      ],
    }),
  })

const inspectionDates = (from: Reading<Output<typeof GetInspectionDates>>, { t, language, formats }: Drawing): Part =>
  ranked({
    key: 'dates',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('dates'),
        columns: [{ head: t('col.type') }, { head: t('col.date') }, { head: t('col.status') }, { head: t('col.round') }],
        rows: (out?.Dates ?? []).map(one => ({
          key: one.DueId,
          values: [one.InspectionType[language], formats.date(one.Date), t(`statuses.${one.Status}`), one.RoundName],
        })),
      },
      ...(out?.More && { subtitle: t('datesMany', { n: formats.number(mostDates) }) }),
      height: TABLE,
      perPage: PER_PAGE,
    }),
  })

const complianceMatrix = (
  from: Reading<Output<typeof GetInspectionRoundReport>>,
  { t, noun, language }: Drawing,
  onPick: (bId: string) => void,
): Part =>
  matrix({
    key: 'matrix',
    onPaper: 'whole',
    from,
    of: out => {
      const rows = out?.Result ?? []
      return {
        data: {
          is: 'matrix',
          look: 'compliance',
          title: t('matrix'),
          head: noun.building,
          columns: (rows[0]?.Inspections ?? []).map(one => one.InspectionName[language]),
          rows: rows.map(one => ({
            key: one.BuildingId,
            text: nameIn(one.BuildingName, language),
            cells: one.Inspections.map(({ SubmittedStatus: state }) => ({ state: state === 'NA' ? null : state })),
          })),
        },
        subtitle: t('matrixHint'),
        height: TABLE,
        onPick: row => {
          const bId = rows[row]?.BuildingId
          if (bId) onPick(bId)
        },
      }
    },
  })
