import { Stack, Table } from '@mantine/core'
import { useCall } from '../../../ui/calls.ts'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { useFormats, useWords } from '../../../ui/words.tsx'
import { GetHubItemLogData, GetScanTrendData } from '../contract.ts'
import type { ButtonStat, ScanItem } from '../model.ts'
import { words } from '../words.ts'
import type { ScanScope } from './ScanFilters.tsx'
import { TrendCard } from './TrendCard.tsx'

/** What opens from a scan card: a table of its buttons and its scans by month. */
export const ScanDetails = ({ item, type, place, dates }: ScanScope & { item: ScanItem; type: string }) => {
  const t = useWords(words)
  const card = item.QrCodeId ? { qr: item.QrCodeId } : { lt: item.Location }
  const buttons = useCall(GetHubItemLogData, { ...place, ...card, ...dates })
  const trend = useCall(GetScanTrendData, { ...place, ...card, ...(type && { type }) })
  return (
    <Stack>
      <Section title={t('buttons')} collapsible={false} level={3}>
        {buttons.data ? <Buttons items={buttons.data.Items} /> : <LinesSkeleton lines={3} />}
      </Section>
      <TrendCard title={t('trend')} unit={t('scans')} yLabel={t('perMonth')} trend={trend.data?.Trend} />
    </Stack>
  )
}

const Buttons = ({ items }: { items: readonly ButtonStat[] }) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (items.length === 0) return <EmptyState small />
  return (
    <Table.ScrollContainer minWidth={260} scrollAreaProps={{ tabIndex: 0, 'aria-label': t('buttons') }}>
      <Table className="tabular" fz="sm" horizontalSpacing={6}>
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
