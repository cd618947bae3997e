import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { shortPresets } from '../../../core/dates.ts'
import { useCall } from '../../../ui/calls.ts'
import { dialogs } from '../../../ui/dialogs.tsx'
import { useBuildings, useGroups } from '../../../ui/frame/choices.ts'
import { DateRangePicker, useDateRange } from '../../../ui/kit/DateRangePicker.tsx'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { Picker } from '../../../ui/kit/Picker.tsx'
import { TilesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { useGroupId, useSession } from '../../../ui/session.ts'
import { useUrlState } from '../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../ui/words.tsx'
import { definitions } from '../../qr/functionalities/definitions.ts'
import { GetScanStats } from '../contract.ts'
import type { Grouping } from '../model.ts'
import { words } from '../words.ts'
import { ScanCard } from './ScanCard.tsx'
import { ScanDetails } from './ScanDetails.tsx'
import { ScanFigures } from './ScanFigures.tsx'
import classes from './scans.module.css'

// The document's pause before a search starts, for inputs other than the equipment filter.
const SEARCH_PAUSE = 3000

/** The scan statistics page. The search is shown for the grouping by name only. */
export const ScanStats = ({ grouping }: { grouping: Grouping }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId } = useSession()
  const [{ type, st }, set] = useUrlState({ type: '', st: '' })
  const [search] = useDebouncedValue(st, SEARCH_PAUSE)
  const range = useDateRange('scans', 'Last 30 Days')
  const dates = range.value ? { startDate: range.value.start.getTime(), endDate: range.value.end.getTime() } : {}
  const place = { gId, ...(bId && { bId }) }
  const { data, isLoading } = useCall(GetScanStats, {
    ...place,
    ...dates,
    gy: grouping,
    ...(type && { type }),
    ...(search && { st: search }),
  })
  const seen = data?.Scans.filter(item => item.ScanCount > 0 || item.TotalSessions > 0)
  const total = seen?.reduce((sum, item) => sum + item.ScanCount, 0) ?? 0
  const filters = (
    <FilterRow>
      <Places />
      <DateRangePicker {...range} label={t('range')} presets={shortPresets} />
      <Types value={type} onChange={value => set({ type: value })} />
      {grouping === 'name' && (
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
    <Page title={t('titleLocation')} lead={t('leadLocation')} filters={filters}>
      <ScanFigures items={seen} />
      {isLoading && <TilesSkeleton tiles={6} />}
      {seen?.length === 0 && <EmptyState text={t('nothing')} hint={t('noMatch')} />}
      {seen && seen.length > 0 && (
        <ul className={classes.cards} aria-label={grouping === 'name' ? t('names') : t('locations')}>
          {seen.map(item => (
            <li key={item.QrCodeId ?? item.Location}>
              <ScanCard
                item={item}
                share={total > 0 ? item.ScanCount / total : 0}
                onOpen={() =>
                  void dialogs.open(() => <ScanDetails item={item} place={place} dates={dates} />, {
                    title: t('details', { name: item.DisplayText }),
                    size: 'xl',
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

const Places = () => {
  const t = useWords(words)
  const { gId, bId, chooseGroup, chooseBuilding } = useSession()
  const { groups } = useGroups()
  const { buildings } = useBuildings()
  return (
    <>
      <Picker
        label={t('account')}
        options={groups.map(one => ({ id: one.id, label: one.name }))}
        value={gId}
        onChange={id => id && chooseGroup(id)}
        disabled={groups.length < 2}
      />
      <Picker
        label={t('building')}
        placeholder={t('allBuildings')}
        options={buildings.map(one => ({ id: one.id, label: one.name }))}
        value={bId}
        onChange={id => chooseBuilding(id)}
        clearable
      />
    </>
  )
}

const Types = ({ value, onChange }: { value: string; onChange: (type: string) => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const options = Object.values(definitions).map(one => ({ id: one.QrType, label: (language === 'es' && one.Label.es) || one.Label.en }))
  return (
    <Picker
      label={t('type')}
      placeholder={t('anyType')}
      options={options}
      value={value || null}
      onChange={id => onChange(id ?? '')}
      clearable
    />
  )
}
