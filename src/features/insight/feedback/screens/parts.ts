import type { Nouns } from '../../../../core/charts/nouns.ts'
import { chartSays } from '../../../../core/charts/says.ts'
import type { Language } from '../../../../core/words.ts'
import { bars } from '../../../../ui/dashboard/bars/bars.tsx'
import { cloud } from '../../../../ui/dashboard/cloud/cloud.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { stars } from '../../../../ui/dashboard/stars/stars.tsx'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import { token } from '../../../../ui/theme.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import { GetCommentWordClouds, GetTopicSummary, ViewOverallEntityTypeAnalytics } from '../contract.ts'
import { cesPercent } from '../figures.ts'
import { topicLabel } from '../labels.ts'
import { commentLanguages, mostTopics, type Overall, type Figures as Sums } from '../model.ts'
import type { words } from '../words.ts'
import type { FeedbackAt } from './at.ts'
import { daysOfStep, noonOf, type Scope } from './place.ts'

/** What the parts are drawn from: words, numbers, where and when. */
export type Drawing = Formats & {
  t: Translator<(typeof words)['en']>
  noun: Nouns
  language: Language
  at: FeedbackAt
  scope: Scope | null
}

/** Heights in px: the scores of the trend, the answers below them, the cloud and its neighbour. */
const SCORES = 200
const ANSWERS = 96
const CLOUD = 300

export const readOverall = (scope: Scope | null) => reading(ViewOverallEntityTypeAnalytics, scope)

type Rated = 'AverageScore' | 'CES' | 'NPS'

/** The four figures of the period with those of the period before. */
export const figuresOfPeriod = ({ t, noun, number, scope }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: readOverall(scope),
    of: overall => {
      const percent = cesPercent(overall?.CES ?? null)
      const rated = (field: Rated, count: keyof Sums) => ({
        figure: overall?.[field] ?? null,
        previous: overall?.Previous?.[field] ?? null,
        n: overall?.[count] ?? 0,
        trend: overall?.Series.flatMap(step => step[field] ?? []) ?? [],
        before: overall?.PreviousSeries?.flatMap(step => step[field] ?? []) ?? [],
        changeIn: 'points' as const,
      })
      const effort = percent === null ? '/ 7' : `/ 7 · ${number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })}`
      return {
        title: t('figures'),
        note: t('print.before'),
        tiles: [
          { name: noun.average, ...rated('AverageScore', 'Count'), digits: 2, unit: '/ 5', how: t('averageHow') },
          {
            name: noun.answers,
            figure: overall?.Count ?? null,
            previous: overall?.Previous?.Count ?? null,
            goodWhen: 'neither',
            trend: overall?.Series.map(step => step.Count) ?? [],
            before: overall?.Previous?.Count ? (overall.PreviousSeries?.map(step => step.Count) ?? []) : [],
            how: t('answersHow'),
          },
          { name: noun.ces, ...rated('CES', 'CESCount'), digits: 2, unit: effort, how: t('cesHow') },
          { name: noun.nps, ...rated('NPS', 'NPSCount'), digits: 1, how: t('npsHow') },
        ],
      }
    },
  })

export const ratings = ({ t, noun, at, scope }: Drawing): Part =>
  stars({
    key: 'ratings',
    width: 5,
    onPaper: 'half',
    from: readOverall(scope),
    of: overall => ({
      title: t('buckets'),
      subtitle: t('bucketsHint'),
      average: overall?.AverageScore ?? null,
      count: overall?.Count ?? 0,
      buckets: overall?.StarBuckets ?? [],
      columns: [
        { field: 'Score', header: noun.outOf5, shown: row => t('stars', { n: row.Score }) },
        { field: 'Count', header: noun.answers },
      ],
      onPick: stars => at.narrow({ comments: String(stars) }, 'comments'),
      height: SCORES + ANSWERS,
    }),
  })

type WithBefore = Overall['Series'][number] & { ScoreBefore: number | null }

/** The average score over time, and below it how many answers stand behind each point. */
export const scoresOverTime = (drawing: Drawing): Part => {
  const { t, noun, language, number, at, scope } = drawing
  const exact = (value: number | null, digits: number) =>
    value === null ? chartSays[language].na : number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return trend({
    key: 'trend',
    width: 7,
    from: readOverall(scope),
    rows: withBefore,
    of: (_rows, overall) => {
      const shownX = (row: WithBefore) => shownStep(drawing, row.Day, overall?.Step)
      const before = { field: 'ScoreBefore' as const, header: noun.averageBefore, shown: (row: WithBefore) => exact(row.ScoreBefore, 2) }
      const compared = isCompared(overall)
      return {
        title: trendTitle(drawing, overall),
        subtitle: overall && t(`trendBy.${overall.Step}`),
        hint: t('trendHint'),
        x: 'Day',
        shownX,
        columns: [
          { field: 'Day', header: t('period'), shown: shownX },
          { field: 'AverageScore', header: noun.outOf5, shown: row => exact(row.AverageScore, 2) },
          ...(compared ? [before] : []),
          { field: 'Count', header: noun.answers },
          { field: 'CES', header: noun.ces, shown: row => exact(row.CES, 2) },
          { field: 'NPS', header: noun.nps, shown: row => exact(row.NPS, 1) },
        ],
        lines: [
          { field: 'AverageScore', label: noun.average },
          ...(compared ? [{ field: 'ScoreBefore' as const, label: noun.averageBefore, quiet: true }] : []),
        ],
        yLabel: noun.outOf5,
        yMax: 5,
        height: SCORES + ANSWERS,
        counts: { field: 'Count', label: noun.answers, axis: noun.answersNumber },
        onPick: step => {
          const days = scope && at.place && daysOfStep(overall?.Series ?? [], step, scope, at.place)
          if (days) at.narrow({ days }, 'comments')
        },
      }
    },
  })
}

/** Each step with the score of as many days earlier. */
const withBefore = (overall: Overall | undefined): readonly WithBefore[] => {
  const before = new Map(overall?.PreviousSeries?.map(one => [one.Day, one.AverageScore]))
  return (overall?.Series ?? []).map(one => ({ ...one, ScoreBefore: before.get(one.Day) ?? null }))
}

// Where the title compares, the line does too.
const isCompared = (overall: Overall | undefined): boolean =>
  typeof overall?.AverageScore === 'number' && typeof overall.Previous?.AverageScore === 'number'

const trendTitle = ({ t, number }: Drawing, overall: Overall | undefined): string => {
  const { AverageScore = null, Previous } = overall ?? {}
  const before = Previous?.AverageScore ?? null
  if (AverageScore === null || before === null) return t('trend')
  const change = Math.round((AverageScore - before) * 100) / 100
  const by = number(Math.abs(change), { maximumFractionDigits: 2 })
  return change === 0 ? t('trendSame') : change > 0 ? t('trendUp', { by }) : t('trendDown', { by })
}

/** The first day of a step in short: `Oct 4`, of a month `Oct 2026`. */
const shownStep = ({ language }: Drawing, day: string, step: Overall['Step'] | undefined): string => {
  const rest = step === 'Month' ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const)
  return day && new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { month: 'short', ...rest }).format(noonOf(day))
}

export const topTopics = ({ t, noun, language, at, scope }: Drawing): Part =>
  bars({
    key: 'topics',
    width: 5,
    onPaper: 'half',
    from: reading(GetTopicSummary, scope),
    rows: topics => (topics?.Topics ?? []).slice(0, mostTopics).map(row => ({ ...row, name: topicLabel(row.Topic, language) })),
    of: () => ({
      title: t('topics'),
      hint: t('topicsHint'),
      x: 'name',
      columns: [
        { field: 'name', header: noun.topic },
        { field: 'PositiveScoreCount', header: noun.positive },
        { field: 'NegativeScoreCount', header: noun.negative },
        { field: 'TotalScoreCount', header: noun.total },
      ],
      series: [
        { field: 'NegativeScoreCount', label: noun.negative, colour: token('sentiment-negative') },
        { field: 'PositiveScoreCount', label: noun.positive, colour: token('sentiment-positive') },
      ],
      stacked: true,
      yLabel: noun.comments,
      height: CLOUD,
      onPick: row => at.narrow({ topic: row.Topic, word: '' }, 'comments'),
    }),
  })

/** The words of comments in one language: the reader's, or the chosen one. */
export const wordsOfComments = ({ t, at, language, scope }: Drawing): Part =>
  cloud({
    key: 'words',
    width: 7,
    onPaper: 'whole',
    from: reading(GetCommentWordClouds, scope && { ...scope, language: wordsIn(at, language) }),
    of: said => ({
      title: t('cloud'),
      paperTitle: t('print.words'),
      subtitle: t('cloudHint'),
      items: said?.WordClouds ?? [],
      onPick: word => at.narrow({ word, topic: '', wordsIn: said?.Language ?? '' }, 'comments'),
      height: CLOUD,
      choice: {
        label: t('wordsIn'),
        value: said?.Language ?? '',
        options: (said?.Languages ?? []).map(one => ({ value: one.Language, label: t(`languages.${one.Language}`) })),
        onChange: wordsIn => at.narrow({ wordsIn, word: '' }),
      },
    }),
  })

const wordsIn = ({ narrowed }: FeedbackAt, reader: Language) => commentLanguages.find(one => one === narrowed.wordsIn) ?? reader
