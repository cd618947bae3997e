import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { ConflictNote } from './ConflictNote.tsx'
import { focusAgain } from './focus.ts'
import classes from './form.module.css'
import type { CallForm } from './useCallForm.ts'

/** Any form, as the shells see it. */
export type AnyForm = Pick<CallForm<never>, 'save' | 'saving' | 'dirty' | 'conflict' | 'id'> & { reset(): void }

export type BodyProps = {
  form: AnyForm
  /** Save is disabled while this holds. */
  blocked?: boolean | undefined
  submit: string | undefined
  /** Saving takes something away: its button is red. */
  danger?: boolean
  onSaved?: () => void
  onCancel?: (() => void) | undefined
  foot?: string | undefined
  /** Further buttons, at the left of the foot. */
  extras?: ReactNode
  children: ReactNode
}

/** The fields of a form with its foot: for shells of a screen's own. Needs `FieldMode` and `useGuard` around it. */
export const FormBody = ({ form, blocked = false, submit, danger = false, onSaved, onCancel, foot, extras, children }: BodyProps) => {
  const t = useWords(words)
  return (
    <form
      noValidate
      data-form={form.id}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        const button = (event.nativeEvent as SubmitEvent).submitter // what a browser sends with `submit`
        void form.save().then(saved => (saved ? onSaved?.() : focusAgain(button)))
      }}
    >
      <div className={classes.fields}>{children}</div>
      <div className={`${classes.foot} ${foot ?? ''}`}>
        <ConflictNote of={form} />
        {extras && <div className={classes.extras}>{extras}</div>}
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" loading={form.saving} disabled={blocked} {...(danger && { color: 'red' })}>
          {submit ?? t('save')}
        </Button>
      </div>
    </form>
  )
}
