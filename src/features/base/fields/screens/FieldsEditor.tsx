import { Button, Checkbox, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { focusFirst } from '../../../../ui/form/focus.ts'
import { markField } from '../../../../ui/form/useCallForm.ts'
import { OrderedRows } from '../../../../ui/kit/OrderedRows.tsx'
import { moveIn, useFolds } from '../../../../ui/kit/useFolds.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FormField } from '../model.ts'
import type { FieldStyleName } from '../styles.ts'
import { words } from '../words.ts'
import { FieldEditor, type FieldEditorTerms, type WithFields } from './FieldEditor.tsx'
import classes from './FieldsEditor.module.css'
import { FieldTypeChooser } from './FieldTypeChooser.tsx'

export type { FieldPartProps, FieldTags, FileInputProps } from './FieldEditor.tsx'

type FieldsEditorProps<V extends WithFields> = FieldEditorTerms<V> & {
  /** A field to add, of the style that was chosen for it. */
  makeNext: (style: FieldStyleName) => FormField
  most: number
  /** So many of the last fields are locked: a new one stands before them. */
  lockedLast?: number
  /** Fields can be ticked and removed together. `ask`: before some are removed. */
  removing?: { ask: (count: number) => Promise<boolean>; select: (place: number) => string; remove: (count: number) => string }
}

/** Composes the fields of a form: adds, changes and removes them, and puts them in order by dragging, by buttons, by the number of a place. */
export const FieldsEditor = <V extends WithFields>(props: FieldsEditorProps<V>) => {
  const { form, makeNext, most, lockedLast = 0, styles, moreStyles, removing } = props
  const t = useWords(words)
  const say = useSay()
  const { Fields } = form.values
  const folds = useFolds(Fields.length)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const problem = form.problemAt('Fields')
  const put = (change: (fields: readonly FormField[]) => readonly FormField[]) =>
    form.put(before => ({ ...before, Fields: change(before.Fields) }))
  const add = (style: FieldStyleName) => {
    const place = Fields.length - lockedLast
    put(fields => fields.toSpliced(place, 0, makeNext(style)))
    folds.add(place)
    const label = `Fields.${place}.Text.en`
    setTimeout(() => focusFirst(form.id, [{ Field: form.placeOf?.(label) ?? label, Message: '' }]), 50) // the dialog gives the focus back first
  }
  const choose = () =>
    dialogs.open(
      close => (
        <FieldTypeChooser
          styles={styles}
          {...(moreStyles && { moreStyles })}
          onPick={style => {
            close()
            add(style)
          }}
        />
      ),
      { title: t('typeOfField'), phone: 'full' },
    )
  const chosen = Fields.flatMap(({ Code, Locked = false }, i) => (ticked.includes(Code) && !Locked ? [i] : []))
  const tick = (code: string, on: boolean) => setTicked(before => (on ? [...before, code] : before.filter(one => one !== code)))
  const remove = async (places: readonly number[]) => {
    const codes = places.flatMap(place => Fields[place]?.Code ?? [])
    if (removing && !(await removing.ask(places.length))) return
    put(fields => fields.filter(({ Code }) => !codes.includes(Code)))
    for (const place of [...places].reverse()) folds.remove(place)
    setTicked([])
  }
  return (
    <>
      <OrderedRows
        rows={Fields}
        keyOf={({ Code }) => Code}
        labelsOf={index => {
          const n = index + 1
          const order = {
            more: t('orderMore', { n }),
            drag: t('drag', { n }),
            up: t('moveUp', { n }),
            down: t('moveDown', { n }),
            remove: t('removeField', { n }),
          }
          return { ...order, place: { title: t('moveTo', { n }), label: (least, most) => t('place', { least, most }), yes: t('move') } }
        }}
        tellMoved={(n, to) => t('moved', { n, to, all: Fields.length })}
        isLocked={({ Locked = false }) => Locked}
        onMove={(from, to) => {
          put(fields => moveIn(fields, from, to))
          folds.move(from, to)
        }}
        onRemove={index => void remove([index])}
      >
        {(field, index, order) => {
          const editor = <FieldEditor {...props} index={index} order={order} fold={folds.at(index)} />
          if (!removing) return editor
          return (
            <div className={classes.ticked}>
              <Checkbox
                className={classes.tick}
                aria-label={removing.select(index + 1)}
                disabled={field.Locked === true}
                checked={ticked.includes(field.Code)}
                onChange={event => tick(field.Code, event.currentTarget.checked)}
              />
              {editor}
            </div>
          )
        }}
      </OrderedRows>
      {removing && chosen.length > 0 && (
        <Button
          variant="default"
          color="red"
          size="xs"
          mb="xs"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void remove(chosen)}
        >
          {removing.remove(chosen.length)}
        </Button>
      )}
      <div {...markField(form, 'Fields')}>
        {problem && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert" mb={6}>
            {say(problem)}
          </Text>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-haspopup="dialog"
          disabled={Fields.length >= most}
          onClick={choose}
        >
          {t('addField')}
        </Button>
      </div>
    </>
  )
}
