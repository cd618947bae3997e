import { TextInput } from '@mantine/core'
import { DateRangePicker, type DateRangePickerProps } from '../../../../ui/kit/DateRangePicker.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingFilter } from '../../../property/buildings/screens/pickers/BuildingFilter.tsx'
import { words } from '../words.ts'
import classes from './dashboard.module.css'
import type { Dashboard, Filter } from './dashboard.ts'

type FiltersProps = {
  label: string | undefined
  filters: readonly Filter[]
  period: Dashboard<never, never, Record<never, never>>['period']
  range: Pick<DateRangePickerProps, 'value' | 'onChange' | 'timeZone'>
}

/** The period and the filters of a dashboard; a search stands before the period. */
export const Filters = ({ label, filters, period, range }: FiltersProps) => {
  const t = useWords(words)
  const others = useOthers(filters)
  const searches = filters.filter(one => one.is === 'search')
  return (
    <FilterRow
      first={
        <>
          {searches.map(one => (
            <One key={one.label} filter={one} />
          ))}
          <DateRangePicker {...range} label={label ?? t('dates')} {...(period.presets && { presets: period.presets })} />
        </>
      }
      others={others}
    >
      {filters
        .filter(one => one.is !== 'search')
        .map(one => (
          <One key={one.is === 'choice' ? one.label : one.is} filter={one} />
        ))}
    </FilterRow>
  )
}

/** How many are set, and what sets them back. */
const useOthers = (filters: readonly Filter[]) => {
  const { bId, chooseBuilding } = useSession()
  const back = filters.flatMap(one => {
    if (one.is === 'choice' && one.value !== one.standard) return [() => one.onChange(one.standard)]
    return one.is === 'building' && bId ? [() => chooseBuilding(null)] : []
  })
  const clear = () => {
    for (const one of back) one()
  }
  return { set: back.length, clear }
}

const One = ({ filter }: { filter: Filter }) => {
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
  const { is: _, standard: __, wide, ...picker } = filter
  return wide ? (
    <div className={classes.wide}>
      <Picker {...picker} />
    </div>
  ) : (
    <Picker {...picker} />
  )
}
