import type { Output } from '../../../../core/call.ts'
import type { Nouns } from '../../../../core/charts/nouns.ts'
import type { RankedData } from '../../../../core/charts/partData.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { useGo } from '../../../../ui/route.ts'
import type { Translator } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import type { DashboardInput } from '../../dashboards/screens/dashboard.ts'
import { GetTopicSummary } from '../../feedback/contract.ts'
import { topicLabel } from '../../feedback/labels.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import { GetBestPlaces, type GetFeedbackSources } from '../contract.ts'
import type { CodeFeedback, SourceFeedback } from '../model.ts'
import type { words } from '../words.ts'

type Drawing = {
  t: Translator<(typeof words)['en']>
  noun: Nouns
  language: Language
  go: ReturnType<typeof useGo>
  bId: string | null
  asked: (DashboardInput & { bId: string }) | null
  sources: Reading<Output<typeof GetFeedbackSources>>
}

/** Heights in px. */
const [SOURCES, PLACES, TOPICS] = [300, 280, 300]

/** CSAT over all sources but Google, the rating on Google, and how many spoke. */
export const overallFigures = ({ t, sources }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: sources,
    of: out => {
      const all = out?.Sources ?? []
      const own = all.filter(one => one.Source !== 'Google')
      const google = all.find(one => one.Source === 'Google')
      const n = own.reduce((sum, one) => sum + one.Count, 0)
      return {
        title: t('figures'),
        tiles: [
          { name: t('csat'), figure: meanOf(own), digits: 2, unit: '/ 5', n, how: t('csatHow') },
          {
            name: t('google'),
            figure: google?.CSAT ?? null,
            previous: google?.Previous ?? null,
            changeIn: 'points',
            digits: 2,
            unit: '/ 5',
            n: google?.Count ?? 0,
            how: t('googleHow'),
          },
          { name: t('voices'), figure: all.reduce((sum, one) => sum + one.Count, 0) },
        ],
      }
    },
  })

/** The mean of sources, each by how many spoke; null where nobody did. */
const meanOf = (sources: readonly SourceFeedback[]): number | null => {
  const n = sources.reduce((sum, one) => sum + one.Count, 0)
  return n === 0 ? null : sources.reduce((sum, one) => sum + (one.CSAT ?? 0) * one.Count, 0) / n
}

/** What each source says, beside what it said before. */
export const bySource = ({ t, noun, sources }: Drawing): Part =>
  ranked({
    key: 'sources',
    width: 7,
    onPaper: 'whole',
    from: sources,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('bySource'),
        columns: [
          { head: noun.source },
          { head: noun.csat, numeric: true },
          { head: noun.change, numeric: true },
          { head: noun.ces, numeric: true },
          { head: noun.nps, numeric: true, digits: 1 },
        ],
        rankedBy: 1,
        rows: (out?.Sources ?? []).map(one => ({
          key: one.Source,
          values: [t(`sources.${one.Source}`), one.CSAT, changeOf(one), one.CES, one.NPS],
          n: one.Count,
        })),
      },
      height: SOURCES,
    }),
  })

const changeOf = ({ CSAT, Previous }: SourceFeedback): number | null =>
  CSAT === null || Previous === null ? null : Math.round((CSAT - Previous) * 100) / 100

/** What comments speak of; the more negative ones, the larger. */
export const topicsOfComments = ({ t, noun, language, asked }: Drawing): Part => {
  const { tz: _tz, tu: _tu, ...input } = asked ?? {}
  return chart({
    key: 'topics',
    width: 5,
    onPaper: 'whole',
    from: reading(GetTopicSummary, asked && { ...input, gId: asked.gId, bId: asked.bId, take: 12 }),
    of: out => ({
      data: {
        is: 'bubbles',
        title: t('topics'),
        head: noun.topic,
        bubbles: (out?.Topics ?? []).map(one => ({
          text: topicLabel(one.Topic, language),
          negative: one.NegativeScoreCount,
          n: one.TotalScoreCount,
        })),
      },
      height: TOPICS,
    }),
  })
}

/** The places with the best or the worst scores; the feedback of the building opens. */
export const bestPlaces = ({ t, noun, language, go, bId, asked }: Drawing, which: 'best' | 'worst'): Part =>
  ranked({
    key: which,
    width: which === 'best' ? 7 : 5,
    onPaper: 'whole',
    from: reading(GetBestPlaces, asked),
    of: out => ({
      data: placesTable(noun, language, t(which), (which === 'best' ? out?.Best : out?.Worst) ?? []),
      subtitle: t('placesHint'),
      height: PLACES,
      ...(bId && { onPick: () => go(analyticsFeedback, { bId }) }),
    }),
  })

const placesTable = (noun: Nouns, language: Language, title: string, places: readonly CodeFeedback[]): RankedData => ({
  is: 'ranked',
  title,
  columns: [{ head: noun.qrCode }, { head: noun.location }, { head: noun.csat, numeric: true }],
  rows: places.map(one => ({ key: one.QrCodeId, values: [one.QrName, locationLabel(one.Location, language), one.CSAT], n: one.Count })),
})
