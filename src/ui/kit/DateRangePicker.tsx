import { CloseButton, Input, Popover, UnstyledButton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useContext, useEffect, useId, useRef, useState } from 'react'
import { presets as allPresets, type Preset } from '../../core/dates.ts'
import { useFormats, useWords } from '../words.tsx'
import classes from './DateRangePicker.module.css'
import { type ChosenRange, rangeFrom, textOf } from './dateRange.ts'
import { InSheet } from './inSheet.ts'
import { RangePanel } from './RangePanel.tsx'
import { useStoredText } from './stored.ts'
import { usePhone } from './usePhone.ts'
import { words } from './words.ts'

export { type ChosenRange, useDateRange } from './dateRange.ts'

export type DateRangePickerProps = {
  value: ChosenRange | null
  /** Only whole ranges: both ends are days, in order. */
  onChange: (range: ChosenRange | null) => void
  label?: string
  /** The label is there for screen readers only: in a row of filters without labels. */
  hideLabel?: boolean
  /** `presets` (default) or `shortPresets` of core/dates.ts. */
  presets?: readonly Preset[]
  /** Keeps the choice in browser storage and gives it back while `value` is null. `useDateRange` does the same without a flash. */
  name?: string
  /** Whose today it is, if not the user's: no later day can be chosen. */
  timeZone?: string
  clearable?: boolean
  disabled?: boolean
  error?: string
}

const RangeSheet = lazy(() => import('./RangeSheet.tsx').then(module => ({ default: module.RangeSheet })))

/** A range of days, from a preset or from the calendar; no future days. */
export const DateRangePicker = (props: DateRangePickerProps) => {
  const { value, label, presets = allPresets, clearable = false, disabled = false, error, timeZone } = props
  const t = useWords(words)
  const { day } = useFormats()
  const id = useId()
  const name = label ?? t('dates.label')
  const [open, setOpen] = useState(false)
  const [sheet, setSheet] = useState(false)
  if (open && !sheet) setSheet(true)
  const phone = usePhone()
  const hideLabel = !useContext(InSheet) && props.hideLabel
  const onChange = useKept(props)
  const pick = (range: ChosenRange) => {
    onChange(range)
    setOpen(false)
  }
  const days = value && `${day(value.first)} – ${day(value.last)}`
  return (
    <Input.Wrapper
      label={label ?? t('dates.label')}
      error={error}
      className={classes.wrapper}
      labelElement="div"
      labelProps={{ id: `${id}-label`, ...(hideLabel && { className: 'unseen' }) }}
    >
      <Popover opened={open && !phone} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <div className={classes.box} data-disabled={disabled || undefined} data-error={error ? true : undefined}>
          <Popover.Target>
            <UnstyledButton
              className={classes.button}
              disabled={disabled}
              onClick={() => setOpen(!open)}
              aria-labelledby={`${id}-label ${id}-shown`}
            >
              <IconCalendar size={16} aria-hidden className={classes.icon} />
              <span className={classes.shown} id={`${id}-shown`}>
                {value?.preset && <span className={classes.preset}>{t(`presets.${value.preset}`)} </span>}
                <span className={classes.days}>{days ?? t('dates.any')}</span>
              </span>
            </UnstyledButton>
          </Popover.Target>
          {clearable && value && !disabled && <CloseButton size="sm" onClick={() => onChange(null)} aria-label={t('dates.clear')} />}
        </div>
        <Popover.Dropdown aria-label={name}>
          <RangePanel value={value} presets={presets} columns={2} timeZone={timeZone} onPick={pick} />
        </Popover.Dropdown>
      </Popover>
      {phone && sheet && (
        <Suspense fallback={null}>
          <RangeSheet
            opened={open}
            title={name}
            value={value}
            presets={presets}
            columns={1}
            timeZone={timeZone}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

/** Writes each choice under the name, and offers the kept one once while there is no value. */
const useKept = ({ name, value, onChange, timeZone }: DateRangePickerProps) => {
  const [text, keep] = useStoredText(name && `range-${name}`)
  const offered = useRef(false)
  useEffect(() => {
    if (offered.current || !name) return
    offered.current = true
    const kept = text === null ? null : rangeFrom(text, timeZone)
    if (kept && !value) onChange(kept)
  }, [name, text, value, onChange, timeZone])
  return (range: ChosenRange | null) => {
    keep(range ? textOf(range) : 'none')
    onChange(range)
  }
}
