import type { ReactNode } from 'react'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './handling.module.css'
import { PlainForm } from './PlainForm.tsx'

type HandlingProps = {
  form: { id: string; dirty: boolean; saving: boolean; save: () => Promise<unknown> }
  /** Once it is done, nothing is changed any more. */
  open: boolean
  children: ReactNode
}

/** The form of the staff who handle a visitor's request. Read-only in a PIN session. */
export const HandlingForm = ({ form, open: isOpen, children }: HandlingProps) => {
  const t = useWords(words)
  const { profile } = useSession()
  const open = isOpen && !isByPin(profile)
  return (
    <FieldMode value={open ? 'edit' : 'read'}>
      <PlainForm form={form} submit={open ? t('save') : null} blocked={!form.dirty}>
        {children}
      </PlainForm>
    </FieldMode>
  )
}

/** The page of what a visitor sent: what was said and written on the left, who handles it on the right; on a phone below. */
export const HandledLayout = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={classes.layout}>
    <div className={classes.column}>{children}</div>
    {side}
  </div>
)

/** What can be done next with what a visitor sent; on a phone it stays in sight at the lower edge. */
export const HandlingMoves = ({ children }: { children: ReactNode }) => <div className={classes.moves}>{children}</div>

/** What stands beside it: who handles it, who sent it, where it came from. */
export const HandledSide = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={classes.column} aria-label={label}>
    {children}
  </aside>
)

/** Short lines and links below each other. */
export const LinkLines = ({ children }: { children: ReactNode }) => <div className={classes.links}>{children}</div>
