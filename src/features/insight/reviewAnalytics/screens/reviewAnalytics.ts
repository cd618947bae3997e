import type { Output } from '../../../../core/call.ts'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import { PRODUCT } from '../../../../core/product.ts'
import type { Language } from '../../../../core/words.ts'
import { cloud } from '../../../../ui/dashboard/cloud/cloud.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { UrlState } from '../../../../ui/urlState.ts'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { googleReviews } from '../../../codes/googleReviews/routes.ts'
import { imports } from '../../../codes/reviews/routes.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { GetReviewAnalytics, GetReviewComments } from '../contract.ts'
import { reviewAnalyticsDashboard } from '../dashboard.ts'
import type { RatedBuilding, ReviewAnalytics, sides } from '../model.ts'
import { googleRatingReport } from '../routes.ts'
import { words } from '../words.ts'

/** The stars of the comments that are shown; '' is all. */
const notNarrowed = { star: '' }
type ReviewAt = At<DashboardPlace, UrlState<typeof notNarrowed>>
type Side = (typeof sides)[number]
type Drawing = Pick<Formats, 'date' | 'number'> & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
  language: Language
  at: ReviewAt
  from: Reading<Output<typeof GetReviewAnalytics>>
}

/** Heights in px. */
const [CLOUD, TABLE, COMMENTS] = [300, 260, 460]

/** `googleRatingReport`: reviews on Google, and the same of our own feedback. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: reviewAnalyticsDashboard,
  period: { keptAs: 'reviewAnalytics', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  beside: [googleRatingReport, googleReviews, imports],
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const { date, number } = useFormats()
    const from = reading(GetReviewAnalytics, at.asked, { quiet: true })
    const drawing = { t, said, noun: nouns[language], language, date, number, at, from }
    const parts = (side: Side) => [
      sideFigures(drawing, side),
      sideCloud(drawing, side),
      ...(at.bId ? [] : [properties(drawing, side, 'top'), properties(drawing, side, 'bottom')]),
    ]
    return {
      title: reviewAnalyticsDashboard.title[language],
      lead: t('lead'),
      besideLabel: t('pages'),
      filters: [
        {
          is: 'star',
          label: t('stars'),
          value: Number(at.narrowed.star) || null,
          onChange: star => at.narrow({ star: star ? String(star) : '' }),
        },
      ],
      main: mainOf(
        from,
        ({ GoogleRatingCount, FeedbackCount }) => (GoogleRatingCount + FeedbackCount > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ GoogleRatingCount, FeedbackCount }) => GoogleRatingCount + FeedbackCount,
      ),
      missing: t('missing'),
      parts: [...parts('Google'), ...parts('Feedback'), residentComments(drawing)],
    }
  },
}

type Told = {
  count: number | null
  mean: number | null
  words: ReviewAnalytics['GoogleRatingClouds']
  top: readonly RatedBuilding[]
  bottom: readonly RatedBuilding[]
}
/** What a side tells. */
const toldOf = (out: ReviewAnalytics | undefined, side: Side): Told =>
  side === 'Google'
    ? {
        count: out?.GoogleRatingCount ?? null,
        mean: out?.GoogleAvgRating ?? null,
        words: out?.GoogleRatingClouds ?? [],
        top: out?.GoogleRatingTopOnBuilding ?? [],
        bottom: out?.GoogleRatingBottomOnBuilding ?? [],
      }
    : {
        count: out?.FeedbackCount ?? null,
        mean: out?.FeedbackCommentAvg ?? null,
        words: out?.FeedbackCommentClouds ?? [],
        top: out?.CommentTopOnBuilding ?? [],
        bottom: out?.CommentBottomOnBuilding ?? [],
      }

const sideName = (t: Drawing['t'], side: Side): string => (side === 'Google' ? t('google') : t('own', { product: PRODUCT }))

/** The widgets of our own feedback are told apart by the product's name. */
const titleAt = (title: string, side: Side): string => (side === 'Google' ? title : `${title}, ${PRODUCT}`)

const sideFigures = ({ t, number, language, at, from }: Drawing, side: Side): Part =>
  figures({
    key: `figures${side}`,
    inPlace: true,
    onPaper: 'whole',
    from,
    of: out => {
      const { count, mean, top, bottom } = toldOf(out, side)
      const rated = (one: RatedBuilding | undefined) =>
        one ? `${nameIn(one.BuildingName, language)}, ${number(one.RatingAvg, { maximumFractionDigits: 2 })}` : null
      return {
        title: sideName(t, side),
        tiles: [
          { name: t('count'), figure: count },
          { name: t('mean'), figure: mean, digits: 2, unit: '/ 5', n: count ?? 0, how: t('meanHow') },
          ...(at.bId
            ? []
            : [
                { name: t('highest'), figure: rated(top[0]) },
                { name: t('lowest'), figure: rated(bottom[0]) },
              ]),
        ],
      }
    },
  })

const sideCloud = ({ t, said, at, from }: Drawing, side: Side): Part =>
  cloud({
    key: `words${side}`,
    onPaper: 'whole',
    from,
    of: out => ({
      title: titleAt(t(at.bId ? 'buildingCloud' : 'portfolioCloud'), side),
      paperTitle: `${sideName(t, side)}: ${said('wordsOnPaper')}`,
      subtitle: said('cloudHint'),
      items: toldOf(out, side).words,
      height: CLOUD,
    }),
  })

const properties = ({ t, noun, language, from }: Drawing, side: Side, which: 'top' | 'bottom'): Part =>
  ranked({
    key: `${which}${side}`,
    width: which === 'top' ? 7 : 5,
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: titleAt(t(which), side),
        columns: [{ head: noun.building }, { head: t('mean'), numeric: true }],
        rows: toldOf(out, side)[which].map(one => ({
          key: one.BuildingId,
          values: [nameIn(one.BuildingName, language), one.RatingAvg],
          n: one.Count,
        })),
      },
      height: TABLE,
    }),
  })

const residentComments = ({ t, noun, language, date, at }: Drawing): Part => {
  const star = Number(at.narrowed.star) || undefined
  return ranked({
    key: 'comments',
    onPaper: 'whole',
    from: reading(GetReviewComments, at.asked && { ...at.asked, ...(star && { star }) }, { quiet: true }),
    of: out => ({
      data: {
        is: 'ranked',
        title: t('comments'),
        columns: [
          { head: t('date') },
          { head: t('star'), numeric: true, digits: 0 },
          { head: noun.source },
          ...(at.bId ? [] : [{ head: noun.building }]),
          { head: noun.comment },
        ],
        rows: (out?.FeedbackComments ?? []).map(one => ({
          key: one.acId,
          values: [
            date(one.SubmitDate),
            one.Rating,
            one.Side === 'Google' ? one.Side : PRODUCT,
            ...(at.bId ? [] : [nameIn(one.BuildingName, language)]),
            one.Snippet,
          ],
        })),
      },
      height: COMMENTS,
      perPage: 25,
    }),
  })
}
