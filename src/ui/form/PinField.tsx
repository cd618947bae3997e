import { PinInput } from '@mantine/core'
import { useSay } from '../useSay.ts'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { type CallForm, markField } from './useCallForm.ts'

/** Digits of a PIN. */
export const pinLength = 4

type PinFieldProps = {
  form: Pick<CallForm<{ PIN: string }>, 'id' | 'placeOf' | 'set' | 'save' | 'problemAt'> & { values: { PIN: string } }
  label: string
  autoFocus?: boolean
  mask?: boolean
}

/** The `PIN` of a form: an input a digit, each named for screen readers; the last digit sends the form. */
export const PinField = ({ form, label, ...how }: PinFieldProps) => {
  const t = useWords(words)
  const say = useSay()
  const problem = form.problemAt('PIN')
  return (
    <>
      <div {...markField(form, 'PIN')}>
        <PinInput
          type="number"
          size="xl"
          length={pinLength}
          {...how}
          aria-label={label}
          getInputProps={index => ({ 'aria-label': t('digit', { n: String(index + 1) }) })}
          error={Boolean(problem)}
          value={form.values.PIN}
          onChange={value => form.set('PIN', value)}
          onComplete={() => void form.save()}
        />
      </div>
      {problem && (
        <p role="alert" style={{ margin: 0, color: 'var(--status-bad)' }}>
          {say(problem)}
        </p>
      )}
    </>
  )
}
