import type { Output } from '../../../../core/call.ts'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { formatDay } from '../../../../core/days.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { href, useGoTo } from '../../../../ui/route.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { equipmentLibrary } from '../../../field/equipment/routes.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetDataIntegrity } from '../contract.ts'
import { dataIntegrityDashboard } from '../dashboard.ts'
import { words } from '../words.ts'

type Integrity = Output<typeof GetDataIntegrity>
type Drawing = { t: Translator<(typeof words)['en']>; noun: Nouns; language: Language; from: Reading<Integrity> }

/** Heights in px. */
const [CHART, TABLE] = [320, 420]

/** `/analytics/dashboard/dataIntegrityDashboard`: how complete the equipment of a building is, and its gaps. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: dataIntegrityDashboard,
  period: 'now',
  narrowed: {},
  useShown: ({ gId, bId }) => {
    const t = useWords(words)
    const [language] = useLanguage()
    const goTo = useGoTo()
    const from = reading(GetDataIntegrity, bId ? { gId, bId } : null, { quiet: true })
    const drawing = { t, noun: nouns[language], language, from }
    return {
      title: dataIntegrityDashboard.title[language],
      lead: dataIntegrityDashboard.lead[language],
      filters: [],
      main: mainOf(from, out => (out.Current.Total > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [
        integrityFigures(drawing),
        measures(drawing, missing => goTo(href(equipmentLibrary, null, { missing }))),
        byType(drawing, type => goTo(href(equipmentLibrary, null, { type, missing: 'Any' }))),
      ],
    }
  },
}

const percent = (share: number | null | undefined): number | null => (share === null || share === undefined ? null : share * 100)

/** Baseline, current, improvement (C-SCREEN-023). */
const integrityFigures = ({ t, language, from }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const day = out?.Baseline && formatDay(out.Baseline.Day, language)
      return {
        title: t('figures'),
        tiles: [
          {
            name: t('baseline'),
            figure: percent(out?.Baseline?.Integrity),
            unit: '%',
            digits: 1,
            how: day ? t('baselineHow', { day }) : t('noBaseline'),
            ...(out?.Baseline && { n: out.Baseline.Total }),
          },
          {
            name: t('current'),
            figure: percent(out?.Current.Integrity),
            unit: '%',
            digits: 1,
            how: t('currentHow'),
            ...(out && { n: out.Current.Total }),
          },
          { name: t('improvement'), figure: percent(out?.Improvement), unit: '%', digits: 1, how: t('improvementHow') },
        ],
      }
    },
  })

const shownMeasures = ['Manufacturer', 'PartNumber', 'Tolerance', 'Photo'] as const
/** Each measure at the baseline beside now; a bar leads to the equipment in which it is missing. */
const measures = ({ t, from }: Drawing, onPick: (measure: (typeof shownMeasures)[number]) => void): Part =>
  chart({
    key: 'measures',
    width: 5,
    onPaper: 'whole',
    from,
    of: out => {
      const share = (of: Integrity['Current'] | null | undefined, name: (typeof shownMeasures)[number]) =>
        of && of.Total > 0 ? Math.round((1000 * of[name]) / of.Total) / 10 : null
      const row = (name: (typeof shownMeasures)[number]) => ({
        text: t(`measureOf.${name}`),
        values: [share(out?.Baseline, name), share(out?.Current, name)],
      })
      return {
        data: {
          is: 'bars',
          layout: 'rows',
          stacked: false,
          title: t('measures'),
          head: t('measure'),
          series: [{ label: t('baseline'), quiet: true }, { label: t('current') }],
          rows: out ? shownMeasures.map(row) : [],
          axis: t('share'),
          end: 100,
        },
        height: CHART,
        onPick: at => {
          const measure = shownMeasures[at]
          if (measure) onPick(measure)
        },
      }
    },
  })

/** The types with their gaps, the least complete first; one leads to its equipment. */
const byType = ({ t, noun, language, from }: Drawing, onPick: (type: string) => void): Part =>
  ranked({
    key: 'byType',
    width: 7,
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('byType'),
        columns: [
          { head: noun.type },
          { head: t('pieces'), numeric: true, digits: 0 },
          { head: t('measureOf.Manufacturer'), numeric: true, percent: true, digits: 0 },
          { head: t('measureOf.PartNumber'), numeric: true, percent: true, digits: 0 },
          { head: t('measureOf.Tolerance'), numeric: true, percent: true, digits: 0 },
          { head: t('measureOf.Photo'), numeric: true, percent: true, digits: 0 },
          { head: t('gaps'), numeric: true, digits: 0 },
        ],
        rows: (out?.Types ?? []).map(one => {
          const { Total, Manufacturer, PartNumber, Tolerance, Photo } = one
          const shares = [Manufacturer, PartNumber, Tolerance, Photo].map(n => n / Total)
          return {
            key: one.Type,
            values: [one.DisplayText[language], Total, ...shares, 4 * Total - Manufacturer - PartNumber - Tolerance - Photo],
          }
        }),
      },
      subtitle: t('open'),
      height: TABLE,
      onPick,
    }),
  })
