import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayInFull, dayInSentence } from '../../../../core/bookedWords.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './bookings.module.css'

type CalendarStepsProps = {
  view: 'week' | 'day'
  days: readonly string[]
  onStep: (way: 1 | -1) => void
  onToday: () => void
  filter: ReactNode
}

/** Above a calendar: which days it shows, the ones before and after, today, and of which building. */
export const CalendarSteps = ({ view, days, onStep, onToday, filter }: CalendarStepsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const first = days[0] ?? ''
  const last = days.at(-1) ?? first
  const text = view === 'day' ? dayInFull(first, language) : [first, last].map(day => dayInSentence(day, language)).join(' – ')
  return (
    <div className={classes.steps}>
      <Button variant="default" onClick={onToday}>
        {t('today')}
      </Button>
      <ActionIcon variant="default" size={36} aria-label={t(`before.${view}`)} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={t(`after.${view}`)} onClick={() => onStep(1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <h2 className={classes.range} aria-live="polite">
        {text}
      </h2>
      <div className={classes.filter}>{filter}</div>
    </div>
  )
}
