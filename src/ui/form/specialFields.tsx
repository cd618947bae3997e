import { Autocomplete, Skeleton, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ColourInput } from '../kit/ColourInput.tsx'
import { words } from '../kit/words.ts'
import { useSay } from '../useSay.ts'
import { useFormats, useLanguage, useWords } from '../words.tsx'
import { type DayForm, dayOf } from './days.ts'
import { asText, type FieldProps, meanwhileAt, ReadValue, useField } from './field.tsx'
import classes from './form.module.css'
import { quarters, shownTime, typedTime } from './times.ts'
import { markField } from './useCallForm.ts'

/** A text in English and Spanish, of several lines where `rows` says so; English is what validity asks for. The value is `{ en, es? }`. */
export const LocalizedField = <V,>(props: FieldProps<V> & { maxLength?: number; rows?: number }) => {
  const { maxLength, rows, ...rest } = props
  const { reading, value, set, common } = useField(rest)
  const t = useWords(words)
  const say = useSay()
  const { en = '', es = '' }: { en?: string; es?: string } = Object(value)
  if (reading)
    return (
      <div className={classes.pair}>
        <ReadValue label={`${rest.label} (${t('english')})`}>{en}</ReadValue>
        <ReadValue label={`${rest.label} (${t('spanish')})`}>{es}</ReadValue>
      </div>
    )
  const line = (language: 'en' | 'es', label: string, text: string) => {
    const note = meanwhileAt({ ...rest, name: `${rest.name}.${language}` as typeof rest.name, label: `${rest.label} (${label})` }) // the part of the value
    const message = rest.of.problemAt(`${rest.name}.${language}`) ?? (language === 'en' ? rest.of.problemAt(rest.name) : undefined)
    const input = {
      ...common,
      ...(maxLength && { maxLength }),
      label: `${rest.label} (${label})`,
      withAsterisk: rest.required === true && language === 'en',
      'aria-required': rest.required === true && language === 'en',
      description: note ?? (message ? undefined : language === 'en' ? rest.help : undefined),
      error: message && say(message),
      lang: language,
      value: text,
      wrapperProps: markField(rest.of, `${rest.name}.${language}`),
    }
    const type = (typed: string) => set({ en, es, [language]: typed })
    if (rows) return <Textarea {...input} autosize minRows={rows} maxRows={12} onChange={event => type(event.currentTarget.value)} />
    return <TextInput {...input} onChange={event => type(event.currentTarget.value)} />
  }
  return (
    <div className={classes.pair} {...markField(rest.of, rest.name)}>
      {line('en', t('english'), en)}
      {line('es', t('spanish'), es)}
    </div>
  )
}

/** A time of day, stored as `HH:MM`: typed, or chosen from a list of quarters of an hour. */
export const TimeField = <V,>(props: FieldProps<V> & { onPick?: (time: string) => void }) => {
  const { onPick, ...rest } = props
  const [language] = useLanguage()
  const { reading, value, set, common } = useField(rest, time => shownTime(asText(time), language))
  const [typing, setTyping] = useState<string | null>(null)
  const stored = asText(value)
  if (reading) return <ReadValue label={rest.label}>{stored && shownTime(stored, language)}</ReadValue>
  const take = (typed: string) => {
    const time = typed.trim() === '' ? '' : (typedTime(typed) ?? typed)
    if (time === stored) return
    set(time)
    onPick?.(time)
  }
  return (
    <Autocomplete
      {...common}
      data={quarters.map(quarter => shownTime(quarter, language))}
      limit={96}
      filter={({ options }) => options}
      maxDropdownHeight={220}
      openOnFocus={false}
      placeholder={shownTime('08:00', language)}
      value={typing ?? shownTime(stored, language)}
      onChange={typed => {
        setTyping(typed)
        if (typed === '' || typedTime(typed)) take(typed)
      }}
      onOptionSubmit={typed => {
        take(typed)
        setTyping(null)
      }}
      onBlur={() => {
        if (typing !== null) take(typing)
        setTyping(null)
      }}
    />
  )
}

/** A colour as hex text; `against` tells how well it stands out from another one. */
export const ColourField = <V,>({ swatches, against, ...props }: FieldProps<V> & { swatches?: readonly string[]; against?: string }) => {
  const { reading, value, set, common } = useField(props)
  const colour = asText(value)
  if (reading) return <ReadValue label={props.label}>{colour && <Swatch colour={colour} />}</ReadValue>
  const given = {
    ...(swatches && { swatches }),
    ...(against && { against }),
    ...(common.description !== undefined && { help: common.description }),
  }
  return (
    <div {...common.wrapperProps}>
      <ColourInput
        {...given}
        label={props.label}
        value={colour}
        onChange={set}
        disabled={common.disabled}
        required={props.required === true}
        {...(common.error !== undefined && { error: common.error })}
      />
    </div>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <span className={classes.colour}>
    <span className={classes.swatch} style={{ background: colour }} />
    {colour}
  </span>
)

type DateProps<V> = FieldProps<V> & {
  as: DayForm
  noFuture?: boolean
  noPast?: boolean
}
const DateInputLine = lazy(async () => ({ default: (await import('./DateInputLine.tsx')).DateInputLine }))

/** A day. */
export const DateField = <V,>({ as, noFuture = false, noPast = false, ...props }: DateProps<V>) => {
  const { day } = useFormats()
  const shown = (one: number | string | null) => day(dayOf(as, one))
  const { reading, value, set, common } = useField(props, one => shown(one as number | string)) // never empty
  const stored = typeof value === 'number' || typeof value === 'string' ? value : null
  if (reading) return <ReadValue label={props.label}>{shown(stored)}</ReadValue>
  return (
    <Suspense fallback={<Skeleton h={60} />}>
      <DateInputLine {...common} as={as} noFuture={noFuture} noPast={noPast} stored={stored} onStored={set} clearable={!props.required} />
    </Suspense>
  )
}
