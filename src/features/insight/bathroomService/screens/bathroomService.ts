import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { useGo, useGoTo } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import { type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { answerPage } from '../../../codes/feedbackInbox/routes.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { commentLanguages } from '../../feedback/model.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { commentTable, topicBubbles, wordCloud } from '../../feedback/screens/saidParts.ts'
import { GetBathroomComments, GetBathroomTopics, GetBathroomWordClouds, GetRestrooms } from '../contract.ts'
import { bathroomServiceDashboard } from '../dashboard.ts'
import { restroomPath } from '../routes.ts'
import { words } from '../words.ts'

/** The word of the cloud that comments are narrowed to, and the language of the cloud. */
const notNarrowed = { word: '', wordsIn: '' }
type RestroomAt = At<DashboardPlace, UrlState<typeof notNarrowed>>

/** Heights in px. */
const [TABLE, TOPICS, COMMENTS] = [320, 360, 440]

/** `bathroomService`: the restrooms of a building, or one of them. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: bathroomServiceDashboard,
  period: { keptAs: 'bathroomService', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  ofPeriod: { word: '' },
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const { dateTime } = useFormats()
    const go = useGo()
    const goTo = useGoTo()
    const { bId, gId, narrowed } = at
    const drawing = { said, noun: nouns[language], language, dateTime }
    const asked = askedOf(at)
    const restrooms = reading(GetRestrooms, at.asked, { quiet: true })
    const one = reading(GetRestrooms, asked, { quiet: true })
    const pick = (eId: string) => bId && goTo(restroomPath(bId, eId))
    const inLanguage = commentLanguages.find(known => known === narrowed.wordsIn) ?? language
    const cloud = reading(GetBathroomWordClouds, asked && { ...asked, language: inLanguage }, { quiet: true })
    const comments = reading(GetBathroomComments, asked && { ...asked, ...(narrowed.word && { term: narrowed.word }) }, { quiet: true })
    return {
      title: bathroomServiceDashboard.title[language],
      lead: t('lead'),
      filters: [useRestroomFilter(at, t, pick)],
      main: mainOf(
        one,
        ({ Count }) => (Count > 0 ? null : { text: said('none'), hint: t('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: said('missingBuilding'),
      parts: [
        restroomFigures(one, { said, noun: nouns[language], t }),
        ...(at.params.eId
          ? []
          : [rankedRestrooms(restrooms, { t, noun: nouns[language], pick, nameOf: location => locationLabel(location, language) })]),
        topicBubbles(drawing, reading(GetBathroomTopics, asked, { quiet: true }), { width: 5, height: TOPICS }),
        wordCloud(drawing, cloud, {
          width: 7,
          height: TOPICS,
          onPick: word => at.narrow({ word, wordsIn: inLanguage }, 'comments'),
          onLanguage: wordsIn => at.narrow({ wordsIn, word: '' }),
        }),
        commentTable(drawing, comments, {
          height: COMMENTS,
          ...(narrowed.word && { title: said('chosenWord', { word: narrowed.word }) }),
          between: [{ head: t('restroom'), of: row => row.QrName }],
          onPick: answerId => go(answerPage, { groupId: gId, answerId }),
        }),
      ],
    }
  },
}

const askedOf = ({ asked, params: { eId } }: RestroomAt) => asked && { ...asked, ...(eId && { eId }) }

/** One restroom, which has an address of its own. */
const useRestroomFilter = (at: RestroomAt, t: Said, pick: (eId: string) => void): Filter => {
  const goTo = useGoTo()
  const known = reading(GetRestrooms, at.asked, { quiet: true }).use().data?.Restrooms ?? []
  const { bId, params } = at
  return {
    is: 'choice',
    label: t('restroom'),
    placeholder: t('allRestrooms'),
    options: known.map(one => ({ id: one.eId, label: one.QrName })),
    value: params.eId ?? null,
    standard: null,
    onChange: eId => (eId ? pick(eId) : bId && goTo(`/reportBathroomService/${bId}`)),
    clearable: true,
  }
}

type Said = Translator<(typeof words)['en']>
type FiguresDrawing = { said: Translator<(typeof saidWords)['en']>; noun: Nouns; t: Said }

const restroomFigures = (from: ReturnType<typeof readRestrooms>, { said, noun, t }: FiguresDrawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: said('figures'),
      tiles: [
        {
          name: noun.csat,
          figure: out?.CSAT ?? null,
          previous: out?.Previous ?? null,
          n: out?.Count ?? 0,
          changeIn: 'points',
          digits: 2,
          unit: '/ 5',
          how: said('csatHow'),
        },
        { name: noun.answers, figure: out?.Count ?? null },
        { name: t('asked'), figure: out?.Restrooms.length ?? null },
      ],
    }),
  })
const readRestrooms = (asked: RestroomAt['asked']) => reading(GetRestrooms, asked)

type RankedDrawing = { t: Said; noun: Nouns; pick: (eId: string) => void; nameOf: (location: string) => string }
const rankedRestrooms = (from: ReturnType<typeof readRestrooms>, { t, noun, pick, nameOf }: RankedDrawing): Part =>
  ranked({
    key: 'restrooms',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('restrooms'),
        columns: [
          { head: t('restroom') },
          { head: noun.location },
          { head: t('floor') },
          { head: noun.csat, numeric: true },
          { head: noun.change, numeric: true },
        ],
        rankedBy: 3,
        best: 'least',
        rows: (out?.Restrooms ?? []).map(one => ({
          key: one.eId,
          values: [one.QrName, nameOf(one.Location), one.Floor, one.CSAT, changeOf(one)],
          n: one.Count,
        })),
      },
      subtitle: t('restroomsHint'),
      height: TABLE,
      onPick: pick,
    }),
  })

const changeOf = ({ CSAT, Previous }: { CSAT: number | null; Previous: number | null }): number | null =>
  CSAT === null || Previous === null ? null : Math.round((CSAT - Previous) * 100) / 100
