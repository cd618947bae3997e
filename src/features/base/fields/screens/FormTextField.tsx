import { Textarea, TextInput } from '@mantine/core'
import { readPath } from '../../../../core/paths.ts'
import type { Language } from '../../../../core/words.ts'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import type { FieldText } from '../model.ts'
import { typeText } from '../rules.ts'

type Props<V> = {
  of: CallForm<V>
  /** Path of a text of the form. */
  name: string
  language: Language
  label: string
  hideLabel?: boolean
  maxLength?: number
  rows?: number
  required?: boolean
  help?: string
}

/** A text that others read, in one of its languages; where that is empty, the English text stands behind it. */
export const FormTextField = <V,>(props: Props<V>) => {
  const { of, name, language, label, hideLabel = false, maxLength = 200, rows, required = false, help } = props
  const say = useSay()
  const text: Partial<FieldText> = Object(readPath(of.values, name))
  const message = language === 'en' ? of.problemAt(`${name}.en`) : undefined
  const change = (typed: string) => of.set(name as Parameters<CallForm<V>['set']>[0], typeText(text, language, typed)) // a path of V
  const common = {
    ...(hideLabel ? { 'aria-label': label } : { label }),
    value: text[language] ?? '',
    maxLength,
    lang: language,
    placeholder: language === 'en' ? '' : (text.en ?? ''),
    withAsterisk: required && language === 'en',
    'aria-required': required && language === 'en',
    ...(message ? { error: say(message) } : {}),
    ...(help && !message && { description: help }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    wrapperProps: markField(of, `${name}.en`),
  }
  if (rows) return <Textarea {...common} autosize minRows={rows} maxRows={12} onChange={event => change(event.currentTarget.value)} />
  return <TextInput {...common} autoComplete="off" onChange={event => change(event.currentTarget.value)} />
}
