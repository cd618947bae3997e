import { SegmentedControl, TextInput } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { TilesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useStoredText } from '../../../../ui/kit/stored.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../entityTypes/model.ts'
import { GetScanStats } from '../contract.ts'
import type { Grouping, ScanItem } from '../model.ts'
import { words } from '../words.ts'
import { ScanDetails } from './ScanDetails.tsx'
import { ScanFigures } from './ScanFigures.tsx'
import { Dates, Places, Types, usePlacesSet, useScanScope } from './ScanFilters.tsx'
import { ScanTable } from './ScanTable.tsx'
import { ScanViews } from './ScanViews.tsx'
import { type Stat, StatCards } from './StatCards.tsx'
import classes from './scans.module.css'

/** The scan statistics page. The search is shown for the grouping by name only. */
export const ScanStats = ({ grouping }: { grouping: Grouping }) => {
  const t = useWords(words)
  const byName = grouping === 'name'
  const [{ type, st }, set] = useUrlState({ type: '', st: '' })
  const { text: search, askNow } = useSearchText(st)
  const [kept, keep] = useStoredText('scans-shown-as')
  const asTable = kept === 'table'
  const { place, dates, range, clock } = useScanScope()
  const placesSet = usePlacesSet()
  const asked = dates && { ...place, ...dates, gy: grouping, ...(type && { type }), ...(byName && search && { st: search }) }
  const query = useCall(GetScanStats, asked, { quiet: true })
  const { data, isPending } = query
  const failed = [clock, query].find(one => one.isError && !one.data)
  const seen = data?.Scans.filter(item => item.ScanCount > 0 || item.TotalSessions > 0)
  const open = (item: ScanItem) =>
    dialogs.open(() => <ScanDetails item={item} type={type} place={place} dates={dates ?? {}} />, {
      title: t('details', { name: item.DisplayText }),
      size: 'xl',
    })
  const statOf = useStat(open)
  const filters = (
    <FilterRow
      first={
        <>
          {byName && (
            <TextInput
              label={t('search')}
              placeholder={t('searchHint')}
              value={st}
              onChange={event => set({ st: event.currentTarget.value })}
              onKeyDown={event => event.key === 'Enter' && askNow()}
            />
          )}
          <Dates range={range} />
        </>
      }
      others={placesSet(type, () => set({ type: '' }))}
    >
      <Places />
      <Types value={type} onChange={value => set({ type: value })} />
    </FilterRow>
  )
  return (
    <Page title={t(byName ? 'titleName' : 'titleLocation')} lead={t(byName ? 'leadName' : 'leadLocation')} filters={filters}>
      <ScanViews view={byName ? 'titleName' : 'titleLocation'} />
      {failed ? <LoadFailed query={failed} text={t('failed')} missing={t('missing')} /> : <ScanFigures items={seen} />}
      {!failed && isPending && <TilesSkeleton tiles={6} />}
      {seen?.length === 0 && <EmptyState text={t('nothing')} hint={t('noMatch')} />}
      {seen && seen.length > 0 && (
        <>
          <SegmentedControl
            className={classes.shownAs}
            aria-label={t('shownAs')}
            value={asTable ? 'table' : 'cards'}
            onChange={keep}
            data={[
              { value: 'cards', label: t('asCards') },
              { value: 'table', label: t('asTable') },
            ]}
          />
          {asTable ? (
            <ScanTable label={t(byName ? 'names' : 'locations')} items={seen} asked={asked} onOpen={open} />
          ) : (
            <StatCards label={t(byName ? 'names' : 'locations')} unit={t('scans')} shareOf="share" stats={seen.map(statOf)} />
          )}
        </>
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
