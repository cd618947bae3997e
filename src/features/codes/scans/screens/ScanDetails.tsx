import { Stack } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetHubItemLogData, GetScanTrendData } from '../contract.ts'
import type { ButtonStat, ScanItem } from '../model.ts'
import { words } from '../words.ts'
import { DetailTable } from './DetailTable.tsx'
import type { ScanScope } from './ScanFilters.tsx'
import { TrendCard } from './TrendCard.tsx'

/** What opens from a scan card: a table of its buttons and its scans by month. */
export const ScanDetails = ({ item, type, place, dates }: ScanScope & { item: ScanItem; type: string }) => {
  const t = useWords(words)
  const card = item.QrCodeId ? { qr: item.QrCodeId } : { lt: item.Location }
  const buttons = useCall(GetHubItemLogData, { ...place, ...card, ...dates })
  const trend = useCall(GetScanTrendData, { ...place, ...card, ...(type && { type }) })
  const failed = [buttons, trend].find(query => query.isError && !query.data)
  const refetch = () => Promise.all([buttons.refetch(), trend.refetch()])
  if (failed) return <LoadFailed query={{ error: failed.error, isFetching: failed.isFetching, refetch }} text={t('failed')} />
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
  const rows = items.map(({ ItemName, ClickNum, AvgTime, TotalTime }) => ({
    key: ItemName,
    cells: [ItemName, number(ClickNum), `${number(AvgTime)} s`, `${number(TotalTime)} s`],
  }))
  return <DetailTable label={t('buttons')} heads={[t('item'), t('clicks'), t('avgTime'), t('totalTime')]} rows={rows} />
}
