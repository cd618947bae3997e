import { PasswordInput } from '@mantine/core'
import { SecretField } from '../kit/SecretField.tsx'
import { toast } from '../toasts.ts'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { asText, ReadValue, useField } from './field.tsx'
import type { TextProps } from './textFields.tsx'

/** A secret (a PIN, a key) for users who may read it: hidden until shown, with COPY. `digits`: only digits can be typed. */
export const SecretTextField = <V,>({ digits = false, maxLength = 200, placeholder, ...props }: TextProps<V> & { digits?: boolean }) => {
  const { reading, value, set, common } = useField(props, () => null)
  const t = useWords(words)
  const text = asText(value)
  if (reading && text) return <SecretField label={props.label} value={text} onCopied={() => toast.success('Copied')} />
  if (reading) return <ReadValue label={props.label}>{null}</ReadValue>
  return (
    <PasswordInput
      {...common}
      {...(placeholder && { placeholder })}
      {...(digits && { inputMode: 'numeric' as const })}
      autoComplete="off"
      value={text}
      // Cleaned before it is cut, so that a pasted "12-34" is not cut by its dash.
      onChange={event => set((digits ? event.currentTarget.value.replace(/\D/g, '') : event.currentTarget.value).slice(0, maxLength))}
      visibilityToggleButtonProps={{ 'aria-label': `${t('show')} ${props.label}` }}
    />
  )
}
