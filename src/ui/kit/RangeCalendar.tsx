import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { monthAfter } from '../../core/steps.ts'
import { ownZone } from '../../core/zones.ts'
import { useLanguage, useWords } from '../words.tsx'
import classes from './DateRangePicker.module.css'
import { type ChosenRange, todayIn } from './dateRange.ts'
import { words } from './words.ts'

type RangeCalendarProps = {
  value: ChosenRange | null
  columns: number
  timeZone?: string | undefined
  onPick: (range: ChosenRange) => void
}

/** The calendar of `DateRangePicker`, in its own chunk with the styles of Mantine dates. */
export const RangeCalendar = ({ value, columns, timeZone, onPick }: RangeCalendarProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [days, setDays] = useState<[string | null, string | null]>([value?.first ?? null, value?.last ?? null])
  const choose = (next: [string | null, string | null]) => {
    setDays(next)
    const [first, last] = next
    if (first && last) onPick({ first, last })
  }
  const today = todayIn(timeZone)
  const from = monthAfter(today, 1 - columns)
  return (
    <div className={classes.calendar}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={days}
        onChange={choose}
        defaultDate={value && value.first < from ? value.first : from}
        maxDate={today}
        highlightToday={todayIn(ownZone()) === today}
        numberOfColumns={columns}
        columnsToScroll={1}
        firstDayOfWeek={0}
        locale={language}
        hideOutsideDates
        weekendDays={[]}
        ariaLabels={{ previousMonth: t('dates.previousMonth'), nextMonth: t('dates.nextMonth') }}
      />
      <p className={classes.hint} aria-live="polite">
        {days[0] && !days[1] ? t('dates.pickEnd') : ''}
      </p>
    </div>
  )
}
