import { PasswordInput } from '@mantine/core'
import { ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { SecretTextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import type { SectionKey } from '../../sections/sections.ts'
import { words } from '../../words.ts'
import type { SectionForm } from '../useSurveyForm.ts'

type PasswordProps<K extends SectionKey> = {
  form: SectionForm<K>
  name: Parameters<SectionForm<K>['set']>[0]
  label: string
  /** One is kept, which this caller may not read. */
  kept: boolean
  disabled?: boolean
  help?: string
}

/** A password that is kept for the customer: hidden, and where it may not be read only said to be set. */
export const TrustedPassword = <K extends SectionKey>(props: PasswordProps<K>) => {
  const { form, name, label, kept, disabled = false, help } = props
  const t = useWords(words)
  const { reading, value, set, common } = useField({ of: form, name, label, disabled, ...(help !== undefined && { help }) })
  if (reading && typeof value === 'string') return <SecretTextField of={form} name={name} label={label} />
  if (reading) return <ReadValue label={label}>{kept ? t('fields.passwordSet') : null}</ReadValue>
  return (
    <PasswordInput
      {...common}
      autoComplete="off"
      maxLength={200}
      placeholder={kept && value === undefined && !disabled ? t('fields.passwordKept') : ''}
      value={typeof value === 'string' && !disabled ? value : ''}
      onChange={event => set(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': label }}
    />
  )
}
