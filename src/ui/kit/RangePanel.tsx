import { Skeleton, UnstyledButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Preset } from '../../core/dates.ts'
import { useWords } from '../words.tsx'
import classes from './DateRangePicker.module.css'
import { type ChosenRange, fromPreset } from './dateRange.ts'
import { words } from './words.ts'

const RangeCalendar = lazy(() => import('./RangeCalendar.tsx').then(module => ({ default: module.RangeCalendar })))

export type RangePanelProps = {
  value: ChosenRange | null
  presets: readonly Preset[]
  columns: 1 | 2
  /** Whose today it is. */
  timeZone?: string | undefined
  onPick: (range: ChosenRange) => void
}

/** Presets and calendar of `DateRangePicker`; the presets are there at once, the calendar is a chunk of its own. */
export const RangePanel = ({ value, presets, columns, timeZone, onPick }: RangePanelProps) => {
  const t = useWords(words)
  return (
    <div className={classes.panel}>
      <fieldset className={classes.presets}>
        <legend className={classes.legend}>{t('dates.presets')}</legend>
        {presets.map(preset => (
          <UnstyledButton
            key={preset}
            className={classes.choice}
            aria-pressed={value?.preset === preset}
            onClick={() => onPick(fromPreset(preset, timeZone))}
          >
            {t(`presets.${preset}`)}
          </UnstyledButton>
        ))}
      </fieldset>
      <Suspense fallback={<Skeleton height={290} width={columns * 265} />}>
        <RangeCalendar value={value} columns={columns} timeZone={timeZone} onPick={onPick} />
      </Suspense>
    </div>
  )
}
