import { Button } from '@mantine/core'
import { useCall } from '../../../ui/calls.ts'
import { BarChart } from '../../../ui/charts/BarChart.tsx'
import { ChartCard } from '../../../ui/kit/ChartCard.tsx'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { Tile } from '../../../ui/kit/Tile.tsx'
import { useGo } from '../../../ui/route.ts'
import { useGroupId, useSession } from '../../../ui/session.ts'
import { useLanguage, useWords } from '../../../ui/words.tsx'
import { analyticsFeedback } from '../../feedback/routes.ts'
import { qrCodeList } from '../../qr/routes.ts'
import { GetOverview, GetPlaces } from '../contract.ts'
import { words } from '../words.ts'
import { Figures } from './Figures.tsx'
import classes from './Landing.module.css'
import { byScore, nameIn, type Overview } from './overview.ts'
import { PlaceList } from './PlaceList.tsx'
import { Trend } from './Trend.tsx'

/** `/marketing`: how visitors see the buildings: scores, best and worst places, what is scanned. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { group } = useSession()
  const overview = useCall(GetOverview, { gId })
  const places = useCall(GetPlaces, { gId })
  const go = useGo()
  const again = () => void Promise.all([overview.refetch(), places.refetch()])
  if (overview.isError || places.isError)
    return (
      <Page title={t('marketing')}>
        <EmptyState drawing="error" text={t('failed')} action={<Button onClick={again}>{t('tryAgain')}</Button>} />
      </Page>
    )
  const library = <Button onClick={() => go(qrCodeList)}>{t('qrLibrary')}</Button>
  return (
    <Page title={t('marketing')} lead={t('marketingLead', { account: group?.name ?? '' })} action={library}>
      <Figures overview={overview.data}>
        <Tile
          name={t('scannedCodes')}
          figure={places.data?.ScannedCount ?? null}
          unit={t('scannedCodesOf', { n: places.data?.CodeCount ?? 0 })}
          how={t('scannedCodesHow')}
          loading={!places.data}
          onPick={() => go(qrCodeList)}
        />
      </Figures>
      <div className={classes.columns}>
        <Scores overview={overview.data} />
        <Trend overview={overview.data} />
      </div>
      <div className={classes.columns}>
        <PlaceList title={t('best')} hint={t('bestHint')} empty={t('noPlaces')} places={places.data?.Best} />
        <PlaceList title={t('worst')} hint={t('worstHint')} empty={t('noPlaces')} places={places.data?.Worst} />
        <PlaceList
          title={t('mostScanned')}
          hint={t('mostScannedHint')}
          empty={t('noScanned')}
          places={places.data?.MostScanned}
          by="scans"
        />
      </div>
    </Page>
  )
}

const most = 12
const Scores = ({ overview }: { overview: Overview | undefined }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const go = useGo()
  const rows = byScore(overview?.Buildings ?? [])
    .slice(0, most)
    .map(one => ({ id: one.BuildingId, name: nameIn(one.Name, language), score: one.AverageScore ?? 0, answers: one.FeedbackCount }))
  const [first] = rows
  return (
    <ChartCard
      title={first ? t('bestBuilding', { name: first.name }) : t('byScore')}
      subtitle={t('byScoreSubtitle')}
      rows={rows}
      columns={[
        { field: 'name', header: t('building') },
        { field: 'score', header: t('score') },
        { field: 'answers', header: t('answers') },
      ]}
      onPick={row => go(analyticsFeedback, { bId: row.id })}
      loading={!overview}
      empty={overview !== undefined && rows.length === 0}
      emptyText={t('noScores')}
      height={300}
    >
      <BarChart
        rows={rows}
        x="name"
        series={[{ field: 'score', label: t('averageScore') }]}
        yLabel={t('score')}
        yMax={5}
        layout="rows"
        height={300}
        onPick={row => go(analyticsFeedback, { bId: row.id })}
      />
    </ChartCard>
  )
}
