import '@mantine/dates/styles.css'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { wallClock } from '../../core/zones.ts'
import { useLanguage, useWords } from '../words.tsx'
import classes from './DateRangePicker.module.css'
import { type ChosenRange, dayOf, dayText, fromDays } from './dateRange.ts'
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
  const [days, setDays] = useState<[string | null, string | null]>([value ? dayText(value.start) : null, value ? dayText(value.end) : null])
  const choose = (next: [string | null, string | null]) => {
    setDays(next)
    const [first, last] = next
    if (first && last) onPick(fromDays(dayOf(first), dayOf(last)))
  }
  const today = wallClock(timeZone)
  const from = new Date(today.getFullYear(), today.getMonth() - columns + 1, 1)
  return (
    <div className={classes.calendar}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={days}
        onChange={choose}
        defaultDate={dayText(value && value.start < from ? value.start : from)}
        maxDate={dayText(today)}
        highlightToday={dayText(new Date()) === dayText(today)}
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
