import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { CommentList } from '../../../../ui/kit/CommentList.tsx'
import { StarBuckets } from '../../../../ui/kit/StarBuckets.tsx'
import { StarInput, Stars } from '../../../../ui/kit/Stars.tsx'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { WordCloudCard } from '../../../../ui/kit/WordCloud.tsx'
import classes from './Kit.module.css'
import { buckets, cloud, comments } from './samples.ts'

const nothing = () => undefined

export const Tiles = () => (
  <TileRow label="Tiles">
    <Tile
      name="CSAT 90"
      figure={4.36}
      digits={2}
      unit="/ 5"
      previous={4.12}
      changeIn="points"
      n={1284}
      trend={[4, 4.1, 4.05, 4.2, 4.3, 4.36]}
      how="Mean of all ratings of the last 90 days."
      onPick={nothing}
    />
    <Tile
      name="Open requests"
      figure={37}
      previous={29}
      goodWhen="down"
      trend={[20, 24, 22, 31, 29, 37]}
      how="Requests that are not closed."
    />
    <Tile name="Service level < 48 Hrs" figure={92} unit="%" previous={92} n={310} trend={[88, 90, 91, 92, 92, 92]} />
    <Tile
      name="Average response of the after-hours engineering team"
      figure="1 h 42 min"
      unit=""
      n={8}
      how="Median time from request to first answer."
    />
    <Tile name="CES" figure={null} n={0} how="Mean effort, out of 7. NA until somebody answers." />
    <Tile name="Scans" figure={128_400} previous={0} loading />
  </TileRow>
)

export const Feedback = () => {
  const [stars, setStars] = useState(4)
  const [half, setHalf] = useState(3.5)
  return (
    <>
      <div className={classes.row}>
        <Stars value={4.36} figure n={1284} />
        <Stars value={2.5} size={24} />
        <Stars value={0} />
        <Stars value={5} />
        <Stars value={null} />
      </div>
      <div className={classes.grid}>
        <StarInput label="How was your visit?" value={stars} onChange={setStars} required />
        <StarInput label="Half stars" value={half} onChange={setHalf} halves />
        <StarInput label="With an error" value={null} onChange={nothing} error="Required" />
        <StarInput label="Disabled" value={2} onChange={nothing} disabled />
      </div>
      <div className={classes.wide}>
        <ChartCard title="Most ratings are five stars" subtitle="n = 720">
          <StarBuckets buckets={buckets} onPick={nothing} />
        </ChartCard>
        <ChartCard
          title="Comments"
          subtitle="Newest first"
          actions={
            <Button size="compact-xs" variant="subtle">
              Export
            </Button>
          }
        >
          <CommentList items={comments} onMore={nothing} maxHeight={340} label="Comments" highlight={['cold']} />
        </ChartCard>
        <WordCloudCard title="People talk about the lobby and its staff" subtitle="Words of 720 comments" items={cloud} onPick={nothing} />
        <WordCloudCard title="Building Sentiment" subtitle="Reviews: zero is yellow" items={cloud.slice(0, 12)} reviews height={220} />
        <WordCloudCard title="Portfolio Word Cloud" items={[]} height={120} />
        <ChartCard title="Comments" height={120}>
          <CommentList items={[]} loading />
        </ChartCard>
      </div>
    </>
  )
}
