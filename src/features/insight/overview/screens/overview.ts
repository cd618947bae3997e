import type { Output } from '../../../../core/call.ts'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { text } from '../../../../ui/dashboard/text/text.tsx'
import { useGo } from '../../../../ui/route.ts'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { feedbackOverall } from '../../feedback/routes.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { scoreOverTime } from '../../feedback/screens/scoreOverTime.ts'
import { GetPortfolioOverview } from '../contract.ts'
import { overviewDashboard } from '../dashboard.ts'
import type { OverviewPlace } from '../model.ts'
import { changeOf, type FirstThing, listFirstThings } from '../rules.ts'
import { words } from '../words.ts'

type OverviewAt = At<DashboardPlace, Record<never, never>>
type Out = Output<typeof GetPortfolioOverview>
type Drawing = Formats & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
  language: Language
  at: OverviewAt
  from: Reading<Out>
}

/** Height in px. */
const FIRST = 300

/** `/portfolioAnalytics` and `/analytics`: the first page of an account's and of a building's figures. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: overviewDashboard,
  period: { keptAs: 'overview', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const formats = useFormats()
    const go = useGo()
    const from = reading(GetPortfolioOverview, at.asked, { quiet: true })
    const drawing = { t, said, noun: nouns[language], language, ...formats, at, from }
    const pick = (id: string) => (at.bId ? go(feedbackOverall, { bId: at.bId, et: id }) : go(feedbackOverall, { bId: id }))
    return {
      title: overviewDashboard.title[language],
      lead: t('lead'),
      filters: [],
      main: mainOf(
        from,
        ({ Count }) => (Count > 0 ? null : { text: said('none'), hint: said('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: said('missingBuilding'),
      parts: [
        overviewFigures(drawing),
        firstThings(drawing),
        placesByChange(drawing, pick),
        scoreOverTime(drawing.from, { ...drawing, field: 'CSAT' }),
      ],
    }
  },
}

const overviewFigures = ({ said, noun, from }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const tile = (field: 'CSAT' | 'CES' | 'NPS') => ({
        figure: out?.[field] ?? null,
        previous: out?.Previous?.[field] ?? null,
        changeIn: 'points' as const,
      })
      return {
        title: said('figures'),
        tiles: [
          { name: noun.csat, ...tile('CSAT'), n: out?.Count ?? 0, digits: 2, unit: '/ 5', how: said('csatHow') },
          { name: noun.ces, ...tile('CES'), digits: 2, unit: '/ 7', how: said('cesHow') },
          { name: noun.nps, ...tile('NPS'), digits: 1, how: said('npsHow') },
          { name: noun.answers, figure: out?.Count ?? null, previous: out?.Previous?.Count ?? null, goodWhen: 'neither' },
        ],
      }
    },
  })

const nameOf = (place: OverviewPlace, language: Language): string =>
  place.Name ? nameIn(place.Name, language) : entityTypeLabel(place.Id, language)

/** Sentences that follow from the figures, by rules that can be read. */
const firstThings = ({ t, language, number, from }: Drawing): Part =>
  text({
    key: 'first',
    width: 5,
    onPaper: 'whole',
    from,
    of: out => {
      const score = (value: number) => number(value, { maximumFractionDigits: 2 })
      const place = (id: string) => {
        const found = out?.Places.find(one => one.Id === id)
        return found ? nameOf(found, language) : ''
      }
      const say = (thing: FirstThing): string => {
        if (thing.is === 'open') {
          const found = out?.OpenLow.find(one => one.BuildingId === thing.BuildingId)
          return t('open', { place: found ? nameIn(found.BuildingName, language) : '', n: thing.n })
        }
        const values = { place: place(thing.Id), score: score(thing.score), n: String(thing.n) }
        return thing.is === 'worse' ? t('worse', { ...values, by: score(thing.by) }) : t('bad', values)
      }
      const things = out ? listFirstThings(out) : []
      return {
        data: { is: 'text', title: t('first'), paragraphs: out ? [things.length > 0 ? things.map(say) : t('nothing')] : [] },
        subtitle: t('firstHint'),
        height: FIRST,
      }
    },
  })

const placesByChange = ({ t, noun, language, at, from }: Drawing, onPick: (id: string) => void): Part =>
  ranked({
    key: 'places',
    width: 7,
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('places'),
        columns: [
          { head: at.bId ? noun.entityType : noun.building },
          { head: noun.change, numeric: true },
          { head: noun.csat, numeric: true },
          { head: t('before'), numeric: true },
        ],
        rankedBy: 1,
        best: 'least',
        rows: (out?.Places ?? []).map(one => ({
          key: one.Id,
          values: [nameOf(one, language), changeOf(one), one.CSAT, one.Previous],
          n: one.Count,
        })),
      },
      subtitle: t('placesHint'),
      height: FIRST,
      onPick,
    }),
  })
