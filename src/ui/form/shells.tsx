import { Button, Modal } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import dialogClasses from '../dialog.module.css'
import { EditNeeds, ReadOnlyLine } from '../kit/EditNeeds.tsx'
import { Section } from '../kit/Section.tsx'
import { useFocusBack } from '../useFocusBack.ts'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { type AnyForm, type BodyProps, FormBody } from './FormBody.tsx'
import { FieldMode } from './field.tsx'
import { focusForm } from './focus.ts'
import classes from './form.module.css'
import { DialogPlace } from './place.ts'
import { mayLeave, useGuard } from './useGuard.ts'
import { useLatest } from './useLatest.ts'

type FormDialogProps = {
  title: string
  form: AnyForm
  /** Words of the button; Save unless set. `danger`: it takes something away. */
  submit?: string
  danger?: boolean
  /** Outside of `dialogs.open`: called on Cancel, Esc and after saving. */
  onClose?: () => void
  size?: string | number
  /** Values as text first; Edit turns them to fields, Cancel locks them again. */
  readFirst?: boolean
  /** Whether Edit is offered then. */
  mayEdit?: boolean
  /** Why it is not, as one line at the foot. */
  locked?: string | undefined
  /** Further buttons, at the left of the foot. */
  foot?: ReactNode
  /** The button is disabled while this holds. */
  blocked?: boolean
  children: ReactNode
}

/**
 * A form in a dialog: Enter saves, Esc closes if nothing has changed, and asks otherwise; closes after saving. Inside
 * `dialogs.open(…)` it fills that dialog; elsewhere it opens its own while it is mounted.
 */
export const FormDialog = ({
  title,
  form,
  submit,
  danger = false,
  onClose,
  size = 'lg',
  readFirst,
  mayEdit = true,
  locked,
  foot,
  blocked = false,
  children,
}: FormDialogProps) => {
  const t = useWords(words)
  const place = useContext(DialogPlace)
  const [edits, setEdits] = useState(!readFirst)
  const close = () => (onClose ?? place?.close)?.()
  const edit = () => {
    setEdits(true)
    focusForm(form.id)
  }
  const save = blocked ? undefined : form.save
  const cancel = async () => {
    const left = form.dirty ? await mayLeave(save) : 'discarded'
    if (left === null) return
    if (left === 'saved' || !readFirst) return close()
    form.reset()
    setEdits(false)
  }
  const leave = async () => {
    if (!form.dirty || (await mayLeave(save))) close()
  }
  const latest = useLatest({ dirty: form.dirty, save })
  useEffect(() => {
    place?.setGuard(async () => !latest.current.dirty || (await mayLeave(latest.current.save)) !== null)
    return () => place?.setGuard(null)
  }, [place, latest])
  useGuard(form.dirty, save)
  const content = edits ? (
    <FormBody
      form={form}
      blocked={blocked}
      onSaved={close}
      onCancel={() => void cancel()}
      submit={submit}
      danger={danger}
      foot={classes.dialogFoot}
      extras={foot}
    >
      {children}
    </FormBody>
  ) : (
    <FieldMode value="read">
      <div className={classes.fields}>{children}</div>
      <div className={`${classes.foot} ${classes.dialogFoot}`}>
        {foot && <div className={classes.extras}>{foot}</div>}
        {!mayEdit && locked && <p className={classes.locked}>{locked}</p>}
        {mayEdit && (
          <Button variant="default" leftSection={<IconPencil size={14} aria-hidden />} onClick={edit} data-autofocus>
            {t('edit')}
          </Button>
        )}
      </div>
    </FieldMode>
  )
  if (place?.titled) return content
  const body = (
    <>
      <div className={dialogClasses.header}>
        <Modal.Title className={dialogClasses.title}>{title}</Modal.Title>
        <Modal.CloseButton aria-label={t('close')} />
      </div>
      <Modal.Body pb={0}>{content}</Modal.Body>
    </>
  )
  if (place) return body
  return (
    <OwnDialog onClose={() => void leave()} size={size}>
      {body}
    </OwnDialog>
  )
}

const OwnDialog = ({ onClose, size, children }: { onClose: () => void; size: string | number; children: ReactNode }) => {
  useFocusBack()
  return (
    <Modal.Root opened centered radius="md" onClose={onClose} size={size} returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content>{children}</Modal.Content>
    </Modal.Root>
  )
}

type EditableSectionProps = {
  title: string
  form: AnyForm
  /** Whether Edit is offered; false shows the values only, and the missing permission (`EditNeeds`). */
  mayEdit?: boolean
  /** One line for the closed section. */
  summary?: ReactNode
  /** Open from the start; default true. */
  opened?: boolean
  /** Whether its title opens and closes it; default true. */
  collapsible?: boolean
  /** Save is disabled while this holds. */
  blocked?: boolean
  /** Fields from the start (a new record). */
  editing?: boolean
  submit?: string
  /** Cancel of a new record: leaves its page (which asks first if something would be lost). */
  onCancel?: () => void
  children: ReactNode
}

/** A section of a page: values as text, Edit turns them to fields in place, Save and Cancel stick to its foot. */
export const EditableSection = ({
  title,
  form,
  mayEdit = true,
  summary,
  opened = true,
  collapsible = true,
  blocked = false,
  editing = false,
  submit,
  onCancel,
  children,
}: EditableSectionProps) => {
  const t = useWords(words)
  const [edits, setEdits] = useState(editing)
  const id = useId()
  const needs = useContext(EditNeeds)
  const save = blocked ? undefined : form.save
  useGuard(edits && form.dirty, save)
  const edit = () => {
    setEdits(true)
    focusForm(form.id)
  }
  // Back to the values; the focus returns to where it came from, once that is drawn.
  const returning = useRef(false)
  const close = () => {
    returning.current = !editing
    setEdits(editing)
  }
  useEffect(() => {
    if (edits || !returning.current) return
    returning.current = false
    document.getElementById(id)?.focus()
  }, [edits, id])
  const cancel = async () => {
    if (onCancel) return onCancel()
    const left = form.dirty ? await mayLeave(save) : 'discarded'
    if (left === null) return
    if (left === 'discarded') form.reset()
    close()
  }
  const button = mayEdit && !edits && (
    <Button
      id={id}
      variant="default"
      size="xs"
      leftSection={<IconPencil size={14} aria-hidden />}
      onClick={edit}
      aria-label={`${t('edit')} ${title}`}
    >
      {t('edit')}
    </Button>
  )
  return (
    <Section title={title} side={summary} actions={button} opened={opened || editing} collapsible={collapsible}>
      {!mayEdit && <ReadOnlyLine needs={needs} />}
      <FieldMode value={edits && mayEdit ? 'edit' : 'read'}>
        {edits && mayEdit ? (
          <FormBody form={form} blocked={blocked} submit={submit} onSaved={close} onCancel={() => void cancel()}>
            {children}
          </FormBody>
        ) : (
          <div className={classes.fields}>{children}</div>
        )}
      </FieldMode>
    </Section>
  )
}

/** A page that is a form, at most 760 px wide; Save sticks to its foot. */
export const FormPage = ({
  form,
  submit,
  onCancel,
  onSaved,
  mayEdit = true,
  children,
}: Omit<BodyProps, 'submit' | 'foot' | 'extras'> & { submit?: string; mayEdit?: boolean }) => {
  useGuard(form.dirty, form.save)
  return (
    <div className={classes.page}>
      <FieldMode value={mayEdit ? 'edit' : 'off'}>
        <FormBody form={form} submit={submit} onCancel={onCancel} foot={classes.pageFoot} {...(onSaved && { onSaved })}>
          {children}
        </FormBody>
      </FieldMode>
    </div>
  )
}
