import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Output } from '../../../../core/call.ts'
import { BarChart } from '../../../../ui/charts/BarChart.tsx'
import { LineChart } from '../../../../ui/charts/LineChart.tsx'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { StarBuckets } from '../../../../ui/kit/StarBuckets.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { WordCloudCard } from '../../../../ui/kit/WordCloud.tsx'
import { token } from '../../../../ui/theme.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GetCommentWordClouds, GetTopicSummary } from '../contract.ts'
import { topicLabel } from '../labels.ts'
import { mostTopics, type Overall } from '../model.ts'
import { words } from '../words.ts'
import classes from './feedback.module.css'
import { noonOf } from './place.ts'

type Answer<T> = UseQueryResult<T, Error>
type WithOverall<T> = { overall: Answer<Overall>; onPick: (picked: T) => void }

/** Heights in px: the scores of the trend, the answers below them, the cloud and its neighbour. */
const SCORES = 200
const ANSWERS = 96
const CLOUD = 300

/** What a card shows while its answer is not there. */
const useCardState = () => {
  const say = useSay()
  return <T,>(query: Answer<T>) => ({
    loading: query.isPending,
    ...(query.isError && !query.data && { error: say(query.error.message), onRetry: () => void query.refetch() }),
  })
}

export const Buckets = ({ overall, onPick }: WithOverall<number>) => {
  const t = useWords(words)
  const state = useCardState()
  const rows = overall.data?.StarBuckets ?? []
  return (
    <div className={classes.side}>
      <ChartCard
        title={t('buckets')}
        subtitle={t('bucketsHint')}
        rows={rows}
        columns={[
          { field: 'Score', header: t('outOf5'), shown: row => t('stars', { n: row.Score }) },
          { field: 'Count', header: t('count') },
        ]}
        onPick={row => onPick(row.Score)}
        {...state(overall)}
        height={SCORES + ANSWERS}
      >
        <p className={classes.average}>
          <Stars value={overall.data?.AverageScore ?? null} size={26} figure n={overall.data?.Count ?? 0} />
        </p>
        <StarBuckets buckets={rows} onPick={onPick} />
      </ChartCard>
    </div>
  )
}

/** The average score over time, and below it how many answers stand behind each point. */
export const Trend = ({ overall, onPick }: WithOverall<number>) => {
  const t = useWords(words)
  const state = useCardState()
  const dayOf = useDayText()
  const title = useTrendTitle(overall.data)
  const { number } = useFormats()
  const exact = (value: number | null, digits: number) =>
    value === null ? t('na') : number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rows = useWithBefore(overall.data)
  const compared = isCompared(overall.data)
  const step = overall.data?.Step
  // The line learns its point from hovering: without that, a tap would choose the first. The bars below take taps.
  const hovers = useMediaQuery('(hover: hover)') ?? false
  const pick = (row: WithBefore) => onPick(rows.findIndex(({ Day }) => Day === row.Day))
  const shared = { rows, x: 'Day', shownX: (row: { Day: string }) => dayOf(row.Day, step) } as const
  return (
    <div className={classes.wide}>
      <ChartCard
        title={title}
        subtitle={step && `${t(`trendBy.${step}`)}. ${t('trendHint')}`}
        rows={rows}
        columns={[
          { field: 'Day', header: t('period'), shown: row => dayOf(row.Day, step) },
          { field: 'AverageScore', header: t('outOf5'), shown: row => exact(row.AverageScore, 2) },
          ...(compared
            ? [{ field: 'ScoreBefore' as const, header: t('averageBefore'), shown: (row: WithBefore) => exact(row.ScoreBefore, 2) }]
            : []),
          { field: 'Count', header: t('count') },
          { field: 'CES', header: t('ces'), shown: row => exact(row.CES, 2) },
          { field: 'NPS', header: t('nps'), shown: row => exact(row.NPS, 1) },
        ]}
        onPick={pick}
        {...state(overall)}
        height={SCORES + ANSWERS}
      >
        <LineChart
          {...shared}
          series={[
            { field: 'AverageScore', label: t('average') },
            ...(compared ? [{ field: 'ScoreBefore' as const, label: t('averageBefore'), quiet: true }] : []),
          ]}
          yLabel={t('outOf5')}
          yMax={5}
          height={SCORES}
          {...(hovers && { onPick: pick })}
        />
        <BarChart
          {...shared}
          onPick={pick}
          series={[{ field: 'Count', label: t('answers'), colour: token('line-strong') }]}
          yLabel={t('trendAnswers')}
          height={ANSWERS}
        />
      </ChartCard>
    </div>
  )
}

type WithBefore = Overall['Series'][number] & { ScoreBefore: number | null }
/** Each step with the score of as many days earlier. */
const useWithBefore = (overall: Overall | undefined): readonly WithBefore[] =>
  useMemo(() => {
    const before = new Map(overall?.PreviousSeries?.map(one => [one.Day, one.AverageScore]))
    return (overall?.Series ?? []).map(one => ({ ...one, ScoreBefore: before.get(one.Day) ?? null }))
  }, [overall])

// Where the title compares, the line does too.
const isCompared = (overall: Overall | undefined): boolean =>
  typeof overall?.AverageScore === 'number' && typeof overall.Previous?.AverageScore === 'number'

const useTrendTitle = (overall: Overall | undefined): string => {
  const t = useWords(words)
  const { number } = useFormats()
  const { AverageScore = null, Previous } = overall ?? {}
  const before = Previous?.AverageScore ?? null
  if (AverageScore === null || before === null) return t('trend')
  const change = Math.round((AverageScore - before) * 100) / 100
  const by = number(Math.abs(change), { maximumFractionDigits: 2 })
  return change === 0 ? t('trendSame') : change > 0 ? t('trendUp', { by }) : t('trendDown', { by })
}

/** The first day of a step in short: `Oct 4`, of a month `Oct 2026`. */
const useDayText = () => {
  const [language] = useLanguage()
  return useCallback(
    (day: string, step: Overall['Step'] | undefined): string => {
      const rest = step === 'Month' ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const)
      return day && new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { month: 'short', ...rest }).format(noonOf(day))
    },
    [language],
  )
}

export const Words = ({ cloud, onPick }: { cloud: Answer<Output<typeof GetCommentWordClouds>>; onPick: (word: string) => void }) => {
  const t = useWords(words)
  const state = useCardState()
  return (
    <div className={classes.wide}>
      <WordCloudCard
        title={t('cloud')}
        subtitle={t('cloudHint')}
        items={cloud.data?.WordClouds ?? []}
        onPick={item => onPick(item.Label)}
        {...state(cloud)}
        height={CLOUD}
      />
    </div>
  )
}

export const Topics = ({ topics, onPick }: { topics: Answer<Output<typeof GetTopicSummary>>; onPick: (topic: string) => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const state = useCardState()
  const rows = useMemo(
    () => (topics.data?.Topics ?? []).slice(0, mostTopics).map(row => ({ ...row, name: topicLabel(row.Topic, language) })),
    [topics.data, language],
  )
  return (
    <div className={classes.side}>
      <ChartCard
        title={t('topics')}
        subtitle={t('topicsHint')}
        rows={rows}
        columns={[
          { field: 'name', header: t('topic') },
          { field: 'PositiveScoreCount', header: t('positive') },
          { field: 'NegativeScoreCount', header: t('negative') },
          { field: 'TotalScoreCount', header: t('total') },
        ]}
        onPick={row => onPick(row.Topic)}
        {...state(topics)}
        height={CLOUD}
      >
        <BarChart
          rows={rows}
          x="name"
          layout="rows"
          stacked
          onPick={row => onPick(row.Topic)}
          series={[
            { field: 'NegativeScoreCount', label: t('negative'), colour: token('sentiment-negative') },
            { field: 'PositiveScoreCount', label: t('positive'), colour: token('sentiment-positive') },
          ]}
          yLabel={t('mentions')}
          height={CLOUD - 48}
        />
      </ChartCard>
    </div>
  )
}
