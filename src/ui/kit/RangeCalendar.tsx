import '@mantine/dates/styles.css'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { useLanguage, useWords } from '../words.tsx'
import classes from './DateRangePicker.module.css'
import { type ChosenRange, fromDays } from './dateRange.ts'
import { words } from './words.ts'

type RangeCalendarProps = { value: ChosenRange | null; columns: number; onPick: (range: ChosenRange) => void }

/** The calendar of `DateRangePicker`, in its own chunk with the styles of Mantine dates. */
export const RangeCalendar = ({ value, columns, onPick }: RangeCalendarProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [days, setDays] = useState<[string | null, string | null]>([value ? dayText(value.start) : null, value ? dayText(value.end) : null])
  const choose = (next: [string | null, string | null]) => {
    setDays(next)
    const [first, last] = next
    if (first && last) onPick(fromDays(dayOf(first), dayOf(last)))
  }
  const today = new Date()
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
        numberOfColumns={columns}
        columnsToScroll={1}
        firstDayOfWeek={0}
        locale={language}
        highlightToday
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

// Mantine's dates are `YYYY-MM-DD` texts without a time zone.
const dayText = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')
const dayOf = (text: string): Date => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day)
}
