import { Button, Checkbox, Fieldset, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Language } from '../../../../core/words.ts'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { OrderedRows } from '../../../../ui/kit/OrderedRows.tsx'
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
  const { Fields } = form.values
  const problem = form.problemAt('Fields')
  const put = (change: (fields: readonly FormField[]) => readonly FormField[]) =>
    form.put(before => ({ ...before, Fields: change(before.Fields) }))
  return (
    <>
      <OrderedRows
        rows={Fields}
        keyOf={({ Code }) => Code}
        labelsOf={index => {
          const n = index + 1
          return { drag: t('drag', { n }), up: t('moveUp', { n }), down: t('moveDown', { n }), remove: t('removeField', { n }) }
        }}
        tellMoved={(n, to) => t('moved', { n, to, all: Fields.length })}
        isLocked={({ Locked = false }) => Locked}
        onMove={(from, to) => put(fields => fields.toSpliced(from, 1).toSpliced(to, 0, ...fields.slice(from, from + 1)))}
        onRemove={index => put(fields => fields.toSpliced(index, 1))}
      >
        {(_field, index, order) => <FieldEditor {...props} index={index} order={order} />}
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
          disabled={Fields.length >= most}
          onClick={() => put(fields => fields.toSpliced(fields.length - lockedLast, 0, makeNext()))}
        >
          {t('addField')}
        </Button>
      </div>
    </>
  )
}

type FieldEditorProps<V extends WithFields> = FieldsEditorProps<V> & {
  index: number
  /** Its handle and buttons; null of a locked field. */
  order: ReactNode
}

/** One field: its style, its label, and what the style needs besides (choices, a file). */
const FieldEditor = <V extends WithFields>(props: FieldEditorProps<V>) => {
  const { form, index, language, styles, mostChoices, fileInput, order } = props
  const t = useWords(words)
  const [ui] = useLanguage()
  const field = form.values.Fields[index]
  if (!field) return null
  const put = (next: FormField) =>
    form.put(before => ({ ...before, Fields: before.Fields.map(one => (one.Code === field.Code ? next : one)) }))
  const { asks, offersChoices } = typeOf(field)
  const name = at(index)
  return (
    <Fieldset className={classes.field} legend={t('field', { n: index + 1 })}>
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
          {order ? (
            <div className={classes.order}>{order}</div>
          ) : (
            <Text size="xs" c="dimmed" mt={30}>
              {t('locked')}
            </Text>
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
