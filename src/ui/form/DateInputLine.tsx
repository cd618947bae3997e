import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import type { InputWrapperProps } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { dayIn } from '../../core/days.ts'
import { words } from '../words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { shownZone } from '../zone.ts'
import { type DayForm, dayOf, storedDay } from './days.ts'

type Props = Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'withAsterisk' | 'inputWrapperOrder'> & {
  as: DayForm
  noFuture: boolean
  noPast: boolean
  stored: number | string | null
  onStored: (value: number | string | null) => void
  clearable: boolean
  disabled: boolean
  wrapperProps: Record<string, string>
}

/** The date input itself, loaded with its calendar when a form first shows one. */
export const DateInputLine = ({ as, noFuture, noPast, stored, onStored, ...input }: Props) => {
  const [language] = useLanguage()
  const t = useWords(words)
  const [today] = useState(() => dayIn('timeZone' in as ? as.timeZone : shownZone(), Date.now()))
  const day = dayOf(as, stored)
  return (
    <DateInput
      {...input}
      locale={language}
      firstDayOfWeek={0}
      value={day}
      valueFormat={language === 'en' ? 'MM/DD/YYYY' : 'DD/MM/YYYY'}
      placeholder={language === 'en' ? 'MM/DD/YYYY' : 'DD/MM/YYYY'}
      {...(noFuture && { maxDate: today })}
      {...(noPast && { minDate: today })}
      clearButtonProps={{ 'aria-label': t('clearSelection') }}
      onChange={next => onStored(next === null ? null : storedDay(as, next))}
    />
  )
}
