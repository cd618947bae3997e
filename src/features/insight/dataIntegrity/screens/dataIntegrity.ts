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
      parts: [integrityFigures(drawing), measures(drawing), byType(drawing, type => goTo(href(equipmentLibrary, null, { type })))],
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

/** Each measure at the baseline beside now. */
const measures = ({ t, from }: Drawing): Part =>
  chart({
    key: 'measures',
    width: 5,
    onPaper: 'whole',
    from,
    of: out => {
      const share = (of: Integrity['Current'] | null | undefined, name: 'Manufacturer' | 'PartNumber' | 'Tolerance' | 'Photo') =>
        of && of.Total > 0 ? Math.round((1000 * of[name]) / of.Total) / 10 : null
      const row = (text: string, name: 'Manufacturer' | 'PartNumber' | 'Tolerance' | 'Photo') => ({
        text,
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
          rows: out
            ? [
                row(t('manufacturer'), 'Manufacturer'),
                row(t('part'), 'PartNumber'),
                row(t('tolerance'), 'Tolerance'),
                row(t('photo'), 'Photo'),
              ]
            : [],
          axis: t('share'),
          end: 100,
        },
        height: CHART,
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
          { head: t('manufacturer'), numeric: true, percent: true, digits: 0 },
          { head: t('part'), numeric: true, percent: true, digits: 0 },
          { head: t('tolerance'), numeric: true, percent: true, digits: 0 },
          { head: t('photo'), numeric: true, percent: true, digits: 0 },
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
