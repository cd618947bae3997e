import { Stack, Table } from '@mantine/core'
import { useCall } from '../../../ui/calls.ts'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import { ChartCard } from '../../../ui/kit/ChartCard.tsx'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { useFormats, useLanguage, useWords } from '../../../ui/words.tsx'
import { GetHubItemLogData, GetScanTrendData } from '../contract.ts'
import type { ButtonStat, ScanItem } from '../model.ts'
import { words } from '../words.ts'

type Props = { item: ScanItem; place: { gId: string; bId?: string }; dates: { startDate?: number; endDate?: number } }

/** What opens from a scan card: a table of its buttons and its scans by month. */
export const ScanDetails = ({ item, place, dates }: Props) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const card = item.QrCodeId ? { qr: item.QrCodeId } : { lt: item.Location }
  const buttons = useCall(GetHubItemLogData, { ...place, ...card, ...dates })
  const trend = useCall(GetScanTrendData, { ...place, ...card })
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit' })
  const shownMonth = (text: string) => month.format(new Date(`${text}-15T12:00:00`))
  return (
    <Stack>
      <Section title={t('buttons')} collapsible={false} level={3}>
        {buttons.data ? <Buttons items={buttons.data.Items} /> : <LinesSkeleton lines={3} />}
      </Section>
      <ChartCard
        title={t('trend')}
        subtitle={t('trendSubtitle')}
        rows={trend.data?.Trend ?? []}
        columns={[
          { field: 'Month', header: t('month'), shown: row => shownMonth(row.Month) },
          { field: 'Count', header: t('scans') },
        ]}
        loading={!trend.data}
        height={240}
        level={3}
      >
        <LineChart
          rows={trend.data?.Trend ?? []}
          x="Month"
          series={[{ field: 'Count', label: t('scans') }]}
          yLabel={t('perMonth')}
          height={240}
          shownX={row => shownMonth(row.Month)}
        />
      </ChartCard>
    </Stack>
  )
}

const Buttons = ({ items }: { items: readonly ButtonStat[] }) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (items.length === 0) return <EmptyState small />
  return (
    <Table.ScrollContainer minWidth={300} scrollAreaProps={{ tabIndex: 0, 'aria-label': t('buttons') }}>
      <Table className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('item')}</Table.Th>
            <Table.Th ta="right">{t('clicks')}</Table.Th>
            <Table.Th ta="right">{t('avgTime')}</Table.Th>
            <Table.Th ta="right">{t('totalTime')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(item => (
            <Table.Tr key={item.ItemName}>
              <Table.Td>{item.ItemName}</Table.Td>
              <Table.Td ta="right">{number(item.ClickNum)}</Table.Td>
              <Table.Td ta="right">{number(item.AvgTime)} s</Table.Td>
              <Table.Td ta="right">{number(item.TotalTime)} s</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
