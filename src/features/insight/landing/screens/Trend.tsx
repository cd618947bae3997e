import { LineChart } from '../../../../ui/charts/LineChart.tsx'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { changeOf, type DayFigures, noonOf, type Overview } from './overview.ts'

type Props = { overview: Overview | undefined; answers?: boolean; height?: number }

/** How scans went, in words and as a line a day, before the quiet line of the 30 days before; with the answers beside them if wanted. */
export const Trend = ({ overview, answers = false, height = 260 }: Props) => {
  const t = useWords(words)
  const { day: dayOf } = useFormats()
  const shortDay = useShortDay()
  const days = (overview?.Days ?? []).map((day, at) => ({ ...day, ScansBefore: overview?.PreviousDays[at]?.ScanCount ?? null }))
  const quiet = days.every(day => day.ScanCount === 0 && day.FeedbackCount === 0)
  const title = useTitle(overview, answers ? t('trend') : t('scanTrend'))
  const series = [
    { field: 'ScanCount' as const, label: t('scans') },
    ...(answers ? [{ field: 'FeedbackCount' as const, label: t('answers') }] : []),
    { field: 'ScansBefore' as const, label: t('scansBefore'), quiet: true },
  ]
  return (
    <ChartCard
      title={title}
      subtitle={answers ? t('trendSubtitle') : t('scanTrend')}
      rows={days}
      columns={[
        { field: 'Day', header: t('day'), shown: (day: DayFigures) => dayOf(noonOf(day.Day)) },
        ...series.map(({ field, label }) => ({ field, header: label })),
      ]}
      loading={!overview}
      empty={overview !== undefined && quiet}
      emptyText={t('noScans')}
      height={height}
    >
      <LineChart rows={days} x="Day" series={series} yLabel={t('perDay')} height={height} shownX={day => shortDay(day.Day)} />
    </ChartCard>
  )
}

const useTitle = (overview: Overview | undefined, plain: string): string => {
  const t = useWords(words)
  const { number } = useFormats()
  const change = overview ? changeOf(overview.ScanCount, overview.Previous.ScanCount) : null
  if (change === null || !overview?.ScanCount) return plain
  const by = number(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 })
  return Math.abs(change) < 0.005 ? t('trendSame') : change > 0 ? t('trendUp', { by }) : t('trendDown', { by })
}

const useShortDay = (): ((day: string) => string) => {
  const [language] = useLanguage()
  const form = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { month: 'short', day: 'numeric' })
  return day => form.format(noonOf(day))
}
