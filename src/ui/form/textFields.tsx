import { Anchor, PasswordInput, TextInput } from '@mantine/core'
import type { HTMLInputTypeAttribute } from 'react'
import { completeWebsite } from '../../core/web.ts'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { asText, type FieldProps, ReadValue, useField } from './field.tsx'

export type TextProps<V> = FieldProps<V> & { placeholder?: string; maxLength?: number; autoComplete?: string; autoFocus?: boolean }
type TextKind = {
  type?: HTMLInputTypeAttribute
  inputMode?: 'email' | 'url' | 'numeric' | 'tel' | 'text'
  clean?: (typed: string) => string
  /** What becomes of the text when the field is left. */
  leave?: (typed: string) => string
}

const TextLine = <V,>({
  placeholder,
  maxLength,
  autoComplete,
  autoFocus,
  type,
  inputMode,
  clean,
  leave,
  ...props
}: TextProps<V> & TextKind) => {
  const { reading, value, set, common } = useField(props)
  const text = asText(value)
  if (reading)
    return <ReadValue label={props.label}>{type === 'url' && /^https?:\/\//.test(text) ? <Outside to={text} /> : text}</ReadValue>
  return (
    <TextInput
      {...common}
      value={text}
      onChange={event => set(clean ? clean(event.currentTarget.value) : event.currentTarget.value)}
      onBlur={() => leave && leave(text) !== text && set(leave(text))}
      type={type ?? 'text'}
      {...(inputMode && { inputMode })}
      {...(placeholder && { placeholder })}
      {...(maxLength && { maxLength })}
      autoComplete={autoComplete ?? 'off'}
      data-autofocus={autoFocus || undefined}
    />
  )
}

const Outside = ({ to }: { to: string }) => (
  <Anchor href={to} target="_blank" rel="noreferrer" inherit>
    {to}
  </Anchor>
)

/** One line of text. `digits`: only digits can be typed. */
export const TextField = <V,>({ digits, ...props }: TextProps<V> & { digits?: boolean }) => (
  <TextLine {...props} {...(digits && { inputMode: 'numeric' as const, clean: (typed: string) => typed.replace(/\D/g, '') })} />
)

export const EmailField = <V,>(props: TextProps<V>) => <TextLine {...props} type="email" inputMode="email" clean={typed => typed.trim()} />

/** A web address: `www.example.com` gets its `https://` when the field is left. */
export const UrlField = <V,>(props: TextProps<V>) => (
  <TextLine
    {...props}
    type="url"
    inputMode="url"
    placeholder={props.placeholder ?? 'https://'}
    clean={typed => typed.trim()}
    leave={completeWebsite}
  />
)

/** A password with a show button. The browser's password manager learns whether it is a new one. */
export const PasswordField = <V,>({ autoComplete = 'new-password', maxLength = 100, placeholder, ...props }: TextProps<V>) => {
  const { reading, value, set, common } = useField(props, () => null)
  const t = useWords(words)
  if (reading) return <ReadValue label={props.label}>{asText(value) && '••••••••'}</ReadValue>
  return (
    <PasswordInput
      {...common}
      {...(placeholder && { placeholder })}
      maxLength={maxLength}
      autoComplete={autoComplete}
      value={asText(value)}
      onChange={event => set(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('show') }}
    />
  )
}
