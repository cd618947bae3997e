import { Stack } from '@mantine/core'
import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetPinActivityDetails } from '../contract.ts'
import type { PinPlace } from '../model.ts'
import { words } from '../words.ts'
import { DetailTable } from './DetailTable.tsx'
import type { ScanScope } from './ScanFilters.tsx'
import { TrendCard } from './TrendCard.tsx'

/** What opens from the card of a type of PIN: its sign-ins by building and by month. */
export const PinDetails = ({ type, place, dates }: ScanScope & { type: string }) => {
  const t = useWords(words)
  const query = useCall(GetPinActivityDetails, { ...place, ...dates, type })
  const { data } = query
  if (query.isError && !data) return <LoadFailed query={query} text={t('failed')} />
  return (
    <Stack>
      <Section title={t('byBuilding')} collapsible={false} level={3}>
        {data ? <Places rows={data.Places} /> : <LinesSkeleton lines={3} />}
      </Section>
      <TrendCard title={t('pinTrend')} unit={t('signIns')} yLabel={t('signInsPerMonth')} trend={data?.Trend} />
    </Stack>
  )
}

const Places = ({ rows }: { rows: readonly PinPlace[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number, dateTime } = useFormats()
  const shown = rows.map(({ BuildingId, BuildingName, SignIns, LastDate }) => ({
    key: BuildingId,
    cells: [nameIn(BuildingName, language), number(SignIns), dateTime(LastDate)],
  }))
  return <DetailTable label={t('byBuilding')} heads={[t('building'), t('signIns'), t('lastSignIn')]} rows={shown} />
}
