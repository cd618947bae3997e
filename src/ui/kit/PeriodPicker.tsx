import { Select } from '@mantine/core'
import { type ChartPeriod, chartPeriods, defaultChartPeriod } from '../../core/dates.ts'
import { useWords } from '../words.tsx'
import { words } from './words.ts'

export type PeriodPickerProps = {
  value?: ChartPeriod
  onChange: (period: ChartPeriod) => void
  label?: string
  disabled?: boolean
  hideLabel?: boolean
}

/** The chart period `tu` of feedback pages and heat map; 1-Year unless chosen otherwise. */
export const PeriodPicker = ({ value = defaultChartPeriod, onChange, label, disabled = false, hideLabel = false }: PeriodPickerProps) => {
  const t = useWords(words)
  const name = label ?? t('dates.period')
  return (
    <Select
      {...(hideLabel ? { 'aria-label': name } : { label: name })}
      data={chartPeriods.map(period => ({ value: period, label: t(`periods.${period}`) }))}
      value={value}
      onChange={next => {
        const period = chartPeriods.find(one => one === next)
        if (period) onChange(period)
      }}
      allowDeselect={false}
      disabled={disabled}
      w={168}
      maxDropdownHeight={420}
      comboboxProps={{ shadow: 'md', withinPortal: false, floatingStrategy: 'fixed' }}
    />
  )
}
