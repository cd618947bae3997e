import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './handling.module.css'

type PlainFormProps = {
  form: { id: string; saving: boolean; save: () => Promise<unknown> }
  /** The words of its button; null: nothing is sent. */
  submit: string | null
  blocked?: boolean
  children: ReactNode
}

/** Fields below each other with their button, within a section of a page. */
export const PlainForm = ({ form, submit, blocked = false, children }: PlainFormProps) => (
  <form
    noValidate
    data-form={form.id}
    className={classes.column}
    onSubmit={event => {
      event.preventDefault()
      void form.save()
    }}
  >
    {children}
    {submit !== null && (
      <div className={classes.actions}>
        <Button type="submit" variant="light" disabled={blocked} loading={form.saving}>
          {submit}
        </Button>
      </div>
    )}
  </form>
)
