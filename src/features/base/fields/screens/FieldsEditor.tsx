import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
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
import { FieldTypeChooser } from './FieldTypeChooser.tsx'

export type { FieldTags, FileInputProps } from './FieldEditor.tsx'

type FieldsEditorProps<V extends WithFields> = FieldEditorTerms<V> & {
  /** A field to add, of the style that was chosen for it. */
  makeNext: (style: FieldStyleName) => FormField
  most: number
  /** So many of the last fields are locked: a new one stands before them. */
  lockedLast?: number
}

/** Composes the fields of a form: adds, changes and removes them, and puts them in order by dragging, by buttons, by the number of a place. */
export const FieldsEditor = <V extends WithFields>(props: FieldsEditorProps<V>) => {
  const { form, makeNext, most, lockedLast = 0, styles, moreStyles } = props
  const t = useWords(words)
  const say = useSay()
  const { Fields } = form.values
  const folds = useFolds(Fields.length)
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
        onRemove={index => {
          put(fields => fields.toSpliced(index, 1))
          folds.remove(index)
        }}
      >
        {(_field, index, order) => <FieldEditor {...props} index={index} order={order} fold={folds.at(index)} />}
      </OrderedRows>
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
