import { MultiSelect, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ChartPeriod } from '../../../../core/dates.ts'
import { DateRangePicker, type DateRangePickerProps } from '../../../../ui/kit/DateRangePicker.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { PeriodPicker } from '../../../../ui/kit/PeriodPicker.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingFilter } from '../../../property/buildings/screens/pickers/BuildingFilter.tsx'
import { words } from '../words.ts'
import classes from './dashboard.module.css'
import type { DashboardPeriod, Filter } from './dashboard.ts'

type FiltersProps = {
  label: string | undefined
  filters: readonly Filter[]
  period: DashboardPeriod
  range: Pick<DateRangePickerProps, 'value' | 'onChange' | 'timeZone'>
  /** The chart period, where the dashboard has one instead of days. */
  charted: { value: ChartPeriod; onChange: (period: ChartPeriod) => void } | null
  /** What stands before them, and after them. */
  before?: ReactNode
  tools?: ReactNode
}

/** The period and the filters of a dashboard; a search stands before the period. */
export const Filters = ({ label, filters, period, range, charted, before, tools }: FiltersProps) => {
  const t = useWords(words)
  const others = useOthers(filters)
  const searches = filters.filter(one => one.is === 'search')
  const folded = filters.filter(one => one.is !== 'search' && one.is !== 'tab')
  const presets = typeof period === 'string' ? undefined : period.presets
  return (
    <FilterRow
      first={
        <>
          {before}
          {searches.map(one => (
            <One key={one.label} filter={one} />
          ))}
          {charted ? (
            <PeriodPicker {...charted} {...(label && { label })} />
          ) : (
            period !== 'now' && <DateRangePicker {...range} label={label ?? t('dates')} {...(presets && { presets })} />
          )}
        </>
      }
      others={others}
      {...(tools && { tools })}
    >
      {folded.length > 0 && folded.map(one => <One key={one.is === 'building' ? one.is : one.label} filter={one} />)}
    </FilterRow>
  )
}

type TabsProps = { filters: readonly Filter[]; onOpen: (key: string, tab: string) => void }
/** The views of a dashboard. */
export const Tabs = ({ filters, onOpen }: TabsProps) =>
  filters
    .filter(one => one.is === 'tab')
    .map(({ label, options, value, key }) =>
      options.length > mostBeside ? (
        <PageTabs
          key={key}
          label={label}
          tabs={options.map(one => ({ value: one.id, label: one.label }))}
          value={value}
          onChange={tab => onOpen(key, tab)}
        />
      ) : (
        <SegmentedControl
          key={key}
          aria-label={label}
          data={options.map(one => ({ value: one.id, label: one.label }))}
          value={value}
          onChange={tab => onOpen(key, tab)}
          className={classes.tabs}
        />
      ),
    )
/** More of them stand in a line that scrolls. */
const mostBeside = 3

/** How many are set, and what sets them back. */
const useOthers = (filters: readonly Filter[]) => {
  const { bId, chooseBuilding } = useSession()
  const back = filters.flatMap(one => {
    if (one.is === 'choice' && one.value !== one.standard) return [() => one.onChange(one.standard)]
    if (one.is === 'multi' && one.values.length > 0) return [() => one.onChange([])]
    if (one.is === 'star' && one.value !== null) return [() => one.onChange(null)]
    return one.is === 'building' && bId ? [() => chooseBuilding(null)] : []
  })
  const clear = () => {
    for (const one of back) one()
  }
  return { set: back.length, clear }
}

/** Stands for answers of any stars. */
const allStars = 'All'

const One = ({ filter }: { filter: Exclude<Filter, { is: 'tab' }> }) => {
  const t = useWords(words)
  if (filter.is === 'building') return <BuildingFilter placeholder={filter.placeholder} hideLabel={false} />
  if (filter.is === 'search') {
    const { label, placeholder, value, onChange, onEnter } = filter
    return (
      <TextInput
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && onEnter()}
      />
    )
  }
  if (filter.is === 'multi') {
    const { label, options, values, onChange, placeholder } = filter
    return (
      <MultiSelect
        className={classes.multi ?? ''}
        label={label}
        data={options.map(({ id, label: shown }) => ({ value: id, label: shown }))}
        value={[...values]}
        onChange={onChange}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clearFilter', { label }) }}
        {...(values.length === 0 && { placeholder })}
        nothingFoundMessage={t('nothingFound')}
      />
    )
  }
  if (filter.is === 'star') {
    const { label, value, onChange } = filter
    return (
      <Picker
        label={label}
        options={[
          { id: allStars, label: t('anyStars') },
          ...[5, 4, 3, 2, 1].map(stars => ({ id: String(stars), label: '★'.repeat(stars), detail: String(stars) })),
        ]}
        value={value === null ? allStars : String(value)}
        onChange={id => onChange(id === null || id === allStars ? null : Number(id))}
      />
    )
  }
  const { is: _, standard: __, wide, ...picker } = filter
  return wide ? (
    <div className={classes.wide}>
      <Picker {...picker} />
    </div>
  ) : (
    <Picker {...picker} />
  )
}
