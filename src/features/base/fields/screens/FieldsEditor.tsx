import { ActionIcon, Button, Checkbox, Fieldset, Group, Select, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { Language } from '../../../../core/words.ts'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { FormField } from '../model.ts'
import { changeStyle, styleOf, typeOf } from '../rules.ts'
import type { FieldStyleName } from '../styles.ts'
import { words } from '../words.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import classes from './FieldsEditor.module.css'
import { FormTextField } from './FormTextField.tsx'

/** What asks for the file that a field of terms offers. */
export type FileInputProps = {
  label: string
  value: FormField['File']
  onChange: (file: NonNullable<FormField['File']> | null) => void
  error: string | undefined
}
/** A form with a list of fields; what else it holds does not matter here. */
type WithFields = { Fields: readonly FormField[] }
type FieldsEditorProps<V extends WithFields> = {
  form: CallForm<V>
  /** In which language the texts are written. */
  language: Language
  /** Styles that may be chosen. */
  styles: readonly FieldStyleName[]
  /** A field to add. */
  makeNext: () => FormField
  most: number
  mostChoices: number
  /** So many of the last fields are locked: a new one stands before them. */
  lockedLast?: number
  fileInput?: (props: FileInputProps) => ReactNode
}

const at = (index: number) => `Fields.${index}.`

/** Composes the fields of a form: adds, changes and removes them, and puts them in order by dragging, by buttons and by the keyboard. */
export const FieldsEditor = <V extends WithFields>(props: FieldsEditorProps<V>) => {
  const { form, makeNext, most, lockedLast = 0 } = props
  const t = useWords(words)
  const say = useSay()
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const { Fields } = form.values
  const problem = form.problemAt('Fields')
  const move = (from: number, to: number) => {
    const [field] = Fields.slice(from, from + 1)
    if (!field || from === to || field.Locked || !mayStandAt(Fields, to)) return
    form.put(before => ({ ...before, Fields: before.Fields.toSpliced(from, 1).toSpliced(to, 0, field) }))
    setTold(t('moved', { n: from + 1, to: to + 1, all: Fields.length }))
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== null) move(dragged, to)
    setDragged(null)
  }
  return (
    <>
      {Fields.map((field, index) => (
        <div
          key={field.Code}
          className={classes.field}
          data-dragged={dragged === index || undefined}
          onDragOver={event => dragged !== null && event.preventDefault()}
          onDrop={event => drop(event, index)}
        >
          <FieldEditor {...props} index={index} onMove={to => move(index, to)} onDrag={on => setDragged(on ? index : null)} />
        </div>
      ))}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
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
          disabled={Fields.length >= most}
          onClick={() =>
            form.put(before => ({ ...before, Fields: before.Fields.toSpliced(before.Fields.length - lockedLast, 0, makeNext()) }))
          }
        >
          {t('addField')}
        </Button>
      </div>
    </>
  )
}

type FieldEditorProps<V extends WithFields> = FieldsEditorProps<V> & {
  index: number
  onMove: (to: number) => void
  onDrag: (on: boolean) => void
}

/** One field: its style, its label, and what the style needs besides (choices, a file). */
const FieldEditor = <V extends WithFields>(props: FieldEditorProps<V>) => {
  const { form, index, language, styles, mostChoices, fileInput, onMove, onDrag } = props
  const t = useWords(words)
  const [ui] = useLanguage()
  const field = form.values.Fields[index]
  if (!field) return null
  const put = (next: FormField) =>
    form.put(before => ({ ...before, Fields: before.Fields.map(one => (one.Code === field.Code ? next : one)) }))
  const { asks, offersChoices } = typeOf(field)
  const name = at(index)
  return (
    <Fieldset legend={t('field', { n: index + 1 })}>
      <Stack gap="sm">
        <Group gap="sm" align="flex-start" wrap="wrap">
          <Select
            label={t('type')}
            data={styles.map(value => ({ value, label: styleOf(value).label[ui] }))}
            value={field.Style}
            allowDeselect={false}
            onChange={next => {
              const style = styles.find(one => one === next)
              if (style) put(changeStyle(field, style))
            }}
            w={190}
          />
          <div className={classes.grow}>
            <FormTextField of={form} name={`${name}Text`} language={language} label={t('label')} required />
          </div>
          {field.Locked ? (
            <Text size="xs" c="dimmed" mt={30}>
              {t('locked')}
            </Text>
          ) : (
            <Order index={index} fields={form.values.Fields} onMove={onMove} onDrag={onDrag} onRemove={() => removeField(form, field)} />
          )}
        </Group>
        {asks && (
          <Checkbox
            label={t('required')}
            checked={field.Required}
            onChange={event => put({ ...field, Required: event.currentTarget.checked })}
          />
        )}
        {offersChoices && !styleOf(field.Style).fixed && (
          <ChoicesEditor form={form} field={field} name={`${name}Choices`} language={language} most={mostChoices} onChange={put} />
        )}
        {!asks && fileInput && (
          <div {...markField(form, `${name}File`)}>
            {fileInput({
              label: t('file'),
              value: field.File ?? null,
              onChange: File => put({ ...field, File }),
              error: form.problemAt(`${name}File`),
            })}
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}

/** A locked field keeps its place, so no other takes it. */
const mayStandAt = (fields: readonly FormField[], place: number): boolean => fields[place] !== undefined && !fields[place].Locked

const removeField = <V extends WithFields>(form: CallForm<V>, field: FormField): void =>
  form.put(before => ({ ...before, Fields: before.Fields.filter(({ Code }) => Code !== field.Code) }))

type OrderProps = Pick<FieldEditorProps<WithFields>, 'index' | 'onMove' | 'onDrag'> & { fields: readonly FormField[]; onRemove: () => void }

const Order = ({ index, fields, onMove, onDrag, onRemove }: OrderProps) => {
  const t = useWords(words)
  const n = index + 1
  const button = { variant: 'subtle', color: 'gray', size: 36 } as const
  return (
    <div className={classes.order}>
      <span
        className={classes.grip}
        title={t('drag', { n })}
        draggable={fields.length > 1}
        onDragStart={event => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(n)) // Firefox drags nothing without data
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      >
        <IconGripVertical size={18} aria-hidden />
      </span>
      <ActionIcon {...button} aria-label={t('moveUp', { n })} disabled={!mayStandAt(fields, index - 1)} onClick={() => onMove(index - 1)}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t('moveDown', { n })} disabled={!mayStandAt(fields, index + 1)} onClick={() => onMove(index + 1)}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t('removeField', { n })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
