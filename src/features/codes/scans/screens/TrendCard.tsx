import { LineChart } from '../../../../ui/charts/LineChart.tsx'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { TrendPoint } from '../model.ts'
import { words } from '../words.ts'

type TrendCardProps = { title: string; unit: string; yLabel: string; trend: readonly TrendPoint[] | undefined }

/** A count by month over the last 24 months. */
export const TrendCard = ({ title, unit, yLabel, trend }: TrendCardProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit' })
  const shownMonth = ({ Month }: TrendPoint) => month.format(new Date(`${Month}-15T12:00:00`))
  return (
    <ChartCard
      title={title}
      subtitle={t('trendSubtitle')}
      rows={trend ?? []}
      columns={[
        { field: 'Month', header: t('month'), shown: shownMonth },
        { field: 'Count', header: unit },
      ]}
      loading={!trend}
      height={240}
      level={3}
    >
      <LineChart rows={trend ?? []} x="Month" series={[{ field: 'Count', label: unit }]} yLabel={yLabel} height={240} shownX={shownMonth} />
    </ChartCard>
  )
}
