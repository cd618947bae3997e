import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ChartData } from '../../../../core/charts/partData.ts'
import { bars } from '../../../../ui/dashboard/bars/bars.tsx'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { gallery } from '../../../../ui/dashboard/gallery/gallery.tsx'
import { matrix } from '../../../../ui/dashboard/matrix/matrix.tsx'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { text } from '../../../../ui/dashboard/text/text.tsx'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import { starColour } from '../../../../ui/theme.ts'
import classes from './Kit.module.css'
import { months } from './monthSamples.ts'
import {
  compliance,
  heatMap,
  pairedBars,
  pictures,
  plainColumns,
  ranking,
  readingTrend,
  scoreTrend,
  stackedTopics,
  summary,
  topicBubbles,
  upsells,
} from './partSamples.ts'
import { buckets } from './samples.ts'

type State = 'there' | 'coming' | 'failed'
const sample = <Out,>(key: string, out: Out, state: State = 'there'): Reading<Out> => ({
  key,
  use: () =>
    useQuery({
      queryKey: ['kit', key, state],
      queryFn: (): Promise<Out> =>
        state === 'failed'
          ? Promise.reject(new Error('The numbers could not be loaded'))
          : state === 'coming'
            ? new Promise(() => undefined)
            : Promise.resolve(out),
      retry: false,
    }),
  load: () => Promise.resolve(out),
})

const Drawn = ({ parts }: { parts: readonly Part[] }) => (
  <div className={classes.wide}>
    {parts.map(part => (
      <div key={part.key} className={part.key === 'heat' || part.key === 'ranking' ? classes.whole : undefined}>
        {part.screen()}
      </div>
    ))}
  </div>
)

const drawing = (data: ChartData, subtitle: string, height: number, onPick?: (row: number) => void, state?: State): Part =>
  chart({
    key: `${data.title} ${state}`,
    onPaper: height > 300 ? 'whole' : 'half',
    from: sample(data.title, data, state),
    of: () => ({ data, subtitle, height, ...(onPick && { onPick }) }),
  })

const monthly = bars({
  key: 'monthly',
  from: sample('monthly', months),
  rows: out => out ?? [],
  of: () => ({
    title: 'Requests rise with the summer',
    x: 'month',
    head: 'Month',
    layout: 'columns',
    series: [{ field: 'requests', label: 'Requests' }],
    yLabel: 'Requests',
    height: 260,
  }),
})
const starred = bars({
  key: 'starred',
  from: sample('starred', buckets),
  rows: out => out ?? [],
  of: () => ({
    title: 'Most ratings are five stars',
    x: 'Score',
    head: 'Stars',
    layout: 'columns',
    series: [{ field: 'Count', label: 'Ratings' }],
    colourOf: row => starColour(row.Score),
    yLabel: 'Ratings',
    xLabel: 'Stars',
    height: 260,
  }),
})
const lobby = trend({
  key: 'lobby',
  from: sample('lobby', months),
  rows: out => out ?? [],
  of: () => ({
    title: 'The lobby has no ratings in April',
    x: 'month',
    head: 'Month',
    lines: [{ field: 'lobby', label: 'Lobby' }],
    counts: { field: 'requests', label: 'Answers', axis: 'Answers' },
    yLabel: 'Rating, out of 5',
    yMax: 5,
    height: 260,
  }),
})

const chartsOf = (onPick?: (row: number) => void): Part[] => [
  drawing(scoreTrend, 'Mean rating by month, n = 1,168', 300, onPick),
  drawing(stackedTopics, 'Comments by topic, last 90 days', 300, onPick),
  drawing(readingTrend, 'Every reading of 60 days', 260),
  drawing(pairedBars, 'Share of complete records by type', 260),
  drawing(plainColumns, 'Net promoter score by month', 260),
  drawing(topicBubbles, 'The more negative comments, the larger', 420, onPick),
]

export const Charts = () => {
  const [picked, setPicked] = useState<number | null>(null)
  return (
    <>
      <Drawn parts={[...chartsOf(setPicked), monthly, starred, lobby]} />
      <p role="status">{picked}</p>
    </>
  )
}

const tables = (onPick: (place: string) => void): Part[] => [
  matrix({
    key: 'heat',
    onPaper: 'whole',
    from: sample('heat', heatMap),
    of: () => ({
      data: heatMap,
      subtitle: 'Mean score by place, this year',
      height: 460,
      onPick: (row, column) => onPick(`${row}, ${column}`),
    }),
  }),
  ranked({
    key: 'ranking',
    onPaper: 'whole',
    from: sample('ranking', ranking),
    of: () => ({
      data: ranking,
      subtitle: 'Last 90 days; rows of fewer than five answers have no rank',
      height: 460,
      detailOf: key => ({ title: String(ranking.rows[Number(key)]?.values[0]), parts: [drawing(scoreTrend, 'Mean rating by month', 260)] }),
    }),
  }),
  matrix({ key: 'compliance', onPaper: 'half', from: sample('compliance', compliance), of: () => ({ data: compliance, height: 360 }) }),
  matrix({ key: 'upsell', onPaper: 'half', from: sample('upsell', upsells), of: () => ({ data: upsells, height: 360 }) }),
  gallery({ key: 'gallery', onPaper: 'whole', from: sample('gallery', pictures), of: () => ({ data: pictures, height: 260 }) }),
  text({ key: 'text', onPaper: 'whole', from: sample('text', summary), of: () => ({ data: summary, height: 160 }) }),
]

export const Tables = () => {
  const [picked, setPicked] = useState('')
  return (
    <>
      <Drawn parts={tables(setPicked)} />
      <p role="status">{picked}</p>
    </>
  )
}

export const PartStates = () => {
  const none = { ...topicBubbles, title: 'Topics', bubbles: [] }
  const noRows = { ...heatMap, title: 'Scores by place', rows: [] }
  const noRanks = { ...ranking, title: 'Buildings in order', rows: [] }
  return (
    <Drawn
      parts={[
        drawing(none, 'Last 90 days', 180, undefined, 'coming'),
        drawing(none, 'Last 90 days', 180),
        drawing(none, 'Last 90 days', 180, undefined, 'failed'),
        matrix({ key: 'no rows', from: sample('no rows', noRows), of: () => ({ data: noRows, height: 180 }) }),
        ranked({ key: 'no ranks', from: sample('no ranks', noRanks), of: () => ({ data: noRanks, height: 180 }) }),
        matrix({ key: 'late', from: sample('late', noRows, 'coming'), of: () => ({ data: noRows, height: 180 }) }),
      ]}
    />
  )
}

export const Papers = () => {
  const [drawn, setDrawn] = useState<ReactNode[]>([])
  useEffect(() => {
    const papers = [...chartsOf(), ...tables(() => undefined)].flatMap(({ key, paper }) => (paper ? [{ key, paper }] : []))
    void Promise.all(
      papers.map(async ({ key, paper }) => (
        <div key={key} data-half={paper.width === 'half' || undefined}>
          {await paper.draw()}
        </div>
      )),
    ).then(setDrawn)
  }, [])
  return <div className={classes.paper}>{drawn}</div>
}
