import { TextInput } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { plainPhone, storedPhone } from '../../core/phone.ts'
import { caretAfter, isForeign, maskedPhone, phoneDigits } from './phoneMask.ts'

export type PhoneInputProps = {
  label: string
  /** Digits as stored: 11 with the leading 1, fewer while typing. */
  value: string
  onChange: (stored: string) => void
  help?: ReactNode
  error?: string
  disabled?: boolean
  required?: boolean
  name?: string
}

/** A phone number under the mask (xxx) xxx-xxxx. One of another country stands as it is typed: the form's rule refuses it in words. */
export const PhoneInput = ({ label, value, onChange, help, error, disabled = false, required = false, name }: PhoneInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = isForeign(value) ? value : maskedPhone(phoneDigits(value))
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = plainPhone(event.currentTarget.value)
    const place = event.currentTarget.selectionStart ?? typed.length
    const isOneKey = /\d/.test(typed[place - 1] ?? '') && typed.slice(0, place - 1) + typed.slice(place) === shown
    if (isOneKey && phoneDigits(shown).length === 10 && !isForeign(shown)) return // beyond a whole number
    if (isForeign(typed)) return onChange(storedPhone(typed))
    let before = typed.slice(0, place).replace(/\D/g, '').length
    let digits = phoneDigits(typed)
    // Deleting a bracket or dash deletes the digit before it.
    if (typed.length < shown.length && digits === phoneDigits(shown) && before > 0) {
      digits = digits.slice(0, before - 1) + digits.slice(before)
      before -= 1
    }
    caret.current = caretAfter(maskedPhone(digits), before)
    onChange(storedPhone(digits))
  }
  return (
    <TextInput
      ref={input}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(___) ___-____"
      value={shown}
      onChange={change}
      error={error}
      disabled={disabled}
      required={required}
      className="tabular"
      {...(name && { name })}
    />
  )
}
