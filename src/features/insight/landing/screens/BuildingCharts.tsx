import { nameIn } from '../../../../core/labels.ts'
import { BarChart } from '../../../../ui/charts/BarChart.tsx'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import { words } from '../words.ts'
import { byScore, type Overview } from './overview.ts'

const HEIGHT = 300
/** More bars than these cannot be read; the table view has them all. */
const BARS = 12

type Props = { overview: Overview | undefined }

/** Buildings by their average score; a bar opens the building's feedback. */
export const Scores = ({ overview }: Props) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const go = useGo()
  const rows = byScore(overview?.Buildings ?? []).map(one => ({
    id: one.BuildingId,
    name: nameIn(one.Name, language),
    score: one.AverageScore ?? 0,
    answers: one.FeedbackCount,
  }))
  const [first] = rows
  const open = (row: { id: string }) => go(analyticsFeedback, { bId: row.id })
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
      onPick={open}
      loading={!overview}
      empty={overview !== undefined && rows.length === 0}
      emptyText={t('noScores')}
      height={HEIGHT}
    >
      <BarChart
        rows={rows.slice(0, BARS)}
        x="name"
        series={[{ field: 'score', label: t('averageScore') }]}
        yLabel={t('score')}
        yMax={5}
        layout="rows"
        height={HEIGHT}
        onPick={open}
      />
    </ChartCard>
  )
}

/** How many codes hang in each building; a bar opens the building's list of codes. */
export const CodesByBuilding = ({ overview }: Props) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const go = useGo()
  const rows = (overview?.Buildings ?? [])
    .filter(one => one.QrCount > 0)
    .toSorted((a, b) => b.QrCount - a.QrCount)
    .map(one => ({ id: one.BuildingId, name: nameIn(one.Name, language), codes: one.QrCount, scans: one.ScanCount }))
  const open = (row: { id: string }) => go(qrCodeList, null, { bId: row.id })
  return (
    <ChartCard
      title={t('perBuilding')}
      subtitle={t('perBuildingSubtitle')}
      rows={rows}
      columns={[
        { field: 'name', header: t('building') },
        { field: 'codes', header: t('codes') },
        { field: 'scans', header: t('scans') },
      ]}
      onPick={open}
      loading={!overview}
      height={HEIGHT}
    >
      <BarChart
        rows={rows.slice(0, BARS)}
        x="name"
        series={[{ field: 'codes', label: t('codes') }]}
        yLabel={t('codes')}
        layout="rows"
        height={HEIGHT}
        onPick={open}
      />
    </ChartCard>
  )
}
