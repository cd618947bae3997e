import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateRangePicker } from '../kit/DateRangePicker.tsx'
import { FilterSelect } from '../kit/FilterSelect.tsx'
import type { FilterPart } from './filterParts.ts'
import type { FilterValues } from './filterState.ts'
import classes from './list.module.css'

type Props = { part: FilterPart<string>; values: FilterValues; onPut: (value: string | boolean) => void }

/** The control of one filter. */
export const FilterControl = ({ part, values, onPut }: Props): ReactNode => {
  if (part.kind === 'own') return part.control
  if (part.kind === 'range') {
    const { label, value, onChange, timeZone } = part
    return <DateRangePicker label={label} hideLabel value={value} onChange={onChange} {...(timeZone && { timeZone })} />
  }
  if (part.kind === 'flag') return <FilterSwitch label={part.label} on={values[part.key] === true} onTurn={onPut} />
  const { label, any, options = [], width = 168, always = false, quick } = part
  const value = String(values[part.key] ?? '')
  return (
    <>
      <FilterSelect label={label} {...(any && { any })} options={options} value={value} onChange={onPut} width={width} always={always} />
      {quick && <FilterSwitch label={quick.label} on={value === quick.value} onTurn={on => onPut(on ? quick.value : '')} />}
    </>
  )
}

const FilterSwitch = ({ label, on, onTurn }: { label: string; on: boolean; onTurn: (on: boolean) => void }) => (
  <Switch className={classes.flag ?? ''} label={label} checked={on} onChange={event => onTurn(event.currentTarget.checked)} />
)
