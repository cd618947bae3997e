import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '../../../ui/calls.ts'
import { dialogs } from '../../../ui/dialogs.tsx'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { LoadFailed } from '../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { TilesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { useUrlState } from '../../../ui/urlState.ts'
import { useFormats, useLanguage, useWords } from '../../../ui/words.tsx'
import { locationLabel } from '../../qr/entityTypes.ts'
import { GetScanStats } from '../contract.ts'
import type { Grouping, ScanItem } from '../model.ts'
import { words } from '../words.ts'
import { ScanDetails } from './ScanDetails.tsx'
import { ScanFigures } from './ScanFigures.tsx'
import { Dates, Places, Types, useScanScope } from './ScanFilters.tsx'
import { ScanViews } from './ScanViews.tsx'
import { type Stat, StatCards } from './StatCards.tsx'

// The document's pause before a search starts, for inputs other than the equipment filter.
const SEARCH_PAUSE = 3000

/** The scan statistics page. The search is shown for the grouping by name only. */
export const ScanStats = ({ grouping }: { grouping: Grouping }) => {
  const t = useWords(words)
  const byName = grouping === 'name'
  const [{ type, st }, set] = useUrlState({ type: '', st: '' })
  const [search] = useDebouncedValue(st, SEARCH_PAUSE)
  const { place, dates, range } = useScanScope()
  const asked = { ...place, ...dates, gy: grouping, ...(type && { type }), ...(byName && search && { st: search }) }
  const query = useCall(GetScanStats, asked)
  const { data, isLoading } = query
  const seen = data?.Scans.filter(item => item.ScanCount > 0 || item.TotalSessions > 0)
  const statOf = useStat(item =>
    dialogs.open(() => <ScanDetails item={item} type={type} place={place} dates={dates} />, {
      title: t('details', { name: item.DisplayText }),
      size: 'xl',
    }),
  )
  const filters = (
    <FilterRow>
      <Places />
      <Dates range={range} />
      <Types value={type} onChange={value => set({ type: value })} />
      {byName && (
        <TextInput
          label={t('search')}
          placeholder={t('searchHint')}
          value={st}
          onChange={event => set({ st: event.currentTarget.value })}
        />
      )}
    </FilterRow>
  )
  return (
    <Page title={t(byName ? 'titleName' : 'titleLocation')} lead={t(byName ? 'leadName' : 'leadLocation')} filters={filters}>
      <ScanViews view={byName ? 'titleName' : 'titleLocation'} />
      {query.isError && !data ? <LoadFailed query={query} text={t('failed')} /> : <ScanFigures items={seen} />}
      {isLoading && <TilesSkeleton tiles={6} />}
      {seen?.length === 0 && <EmptyState text={t('nothing')} hint={t('noMatch')} />}
      {seen && seen.length > 0 && (
        <StatCards label={t(byName ? 'names' : 'locations')} unit={t('scans')} shareOf="share" stats={seen.map(statOf)} />
      )}
    </Page>
  )
}

const useStat = (open: (item: ScanItem) => void) => {
  const t = useWords(words)
  const { number } = useFormats()
  const [language] = useLanguage()
  return (item: ScanItem): Stat => ({
    id: item.QrCodeId ?? item.Location,
    name: item.QrCodeId ? item.DisplayText : locationLabel(item.Location, language),
    aside: item.QrCodeId ? locationLabel(item.Location, language) : t('codes', { n: item.QrCount }),
    count: item.ScanCount,
    facts: [
      { label: t('sessions'), value: number(item.TotalSessions) },
      { label: t('average'), value: item.AvgSession === null ? t('none') : `${number(item.AvgSession)} s` },
      { label: t('engaged'), value: number(item.Engaged) },
    ],
    onOpen: () => open(item),
  })
}
