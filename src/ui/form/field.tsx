import { Text } from '@mantine/core'
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import type { Path } from '../../core/paths.ts'
import { isEmpty } from '../../core/problem.ts'
import { useSay } from '../useSay.ts'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import classes from './form.module.css'
import type { Wording } from './Meanwhile.tsx'
import { type CallForm, markField, valueAt } from './useCallForm.ts'

/** Whether fields show inputs, or values as text (`EditableSection` before Edit). `off`: inputs that cannot be used. */
export const FieldMode = createContext<'edit' | 'read' | 'off'>('edit')

/** What every field takes; `name` is a path of the call's input. */
export type FieldProps<V> = {
  of: CallForm<V>
  name: Path<V>
  label: string
  /** Shows the mark; the rule itself is the call's. */
  required?: boolean
  /** One line below the field; an error takes its place. */
  help?: string
  disabled?: boolean
}
/** A field whose pick changes others: called after the value is set. */
export type PickProps<T> = { onPick?: (value: T) => void }

const Meanwhile = lazy(async () => ({ default: (await import('./Meanwhile.tsx')).Meanwhile }))

/** After a conflict: what somebody else has made of a field, to stand below it. Undefined where they have not changed it. */
export const meanwhileAt = <V,>({ of, name, label }: FieldProps<V>, wording?: Wording): ReactNode => {
  const difference = of.differenceAt(name)
  if (!difference) return undefined
  return (
    <Suspense fallback={null}>
      <Meanwhile label={label} difference={difference} wording={wording} onTake={() => of.set(name, difference.theirs)} />
    </Suspense>
  )
}

/** The state of one field and the props that all of Mantine's inputs take. `wording` words its values where their text is another. */
export const useField = <V,>(props: FieldProps<V>, wording?: Wording) => {
  const { of, name, label, required = false, help, disabled = false } = props
  const mode = useContext(FieldMode)
  const say = useSay()
  const message = of.problemAt(name)
  const common = {
    label,
    withAsterisk: required,
    'aria-required': required,
    description: meanwhileAt(props, wording) ?? (message ? undefined : help),
    error: message ? say(message) : undefined,
    disabled: disabled || mode === 'off',
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    wrapperProps: markField(of, name),
  }
  return { reading: mode === 'read', value: valueAt(of, name), set: (value: unknown) => of.set(name, value), common }
}

/** A label and its value as text, as high as the input that takes its place on Edit. */
export const ReadValue = ({ label, children }: { label: string; children: ReactNode }) => {
  const t = useWords(words)
  return (
    <div className={classes.read}>
      <Text component="div" className={classes.label}>
        {label}
      </Text>
      <div className={classes.value}>{isEmpty(children) ? <span className={classes.none}>{t('notAvailable')}</span> : children}</div>
    </div>
  )
}

/** The message line of a group of fields that is not one of Mantine's inputs. */
export const FieldFoot = ({ error, help, id }: { error?: string | undefined; help?: string | undefined; id: string }) =>
  error ? (
    <div id={id} className={classes.error}>
      {error}
    </div>
  ) : help ? (
    <div id={id} className={classes.help}>
      {help}
    </div>
  ) : null

/** The value as text; '' for what is not text or a number. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
