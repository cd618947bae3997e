import { Button, Checkbox, Group, InputBase, Select, Text, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Language } from '../../../../core/words.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { type Fold, FoldCard } from '../../../../ui/kit/FoldCard.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../fieldType.ts'
import type { FormField } from '../model.ts'
import { canFailAt, changeStyle, findFormProblems, styleOf, typeOf } from '../rules.ts'
import { words } from '../words.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { FailsAt } from './FailsAt.tsx'
import classes from './FieldsEditor.module.css'
import { FieldTypeChooser, type OfferedStyles } from './FieldTypeChooser.tsx'
import { FormTextField } from './FormTextField.tsx'
import { markOf } from './fieldIcons.ts'
import { HelperTextDialog } from './HelperTextDialog.tsx'

/** What asks for the file that a field of terms offers. */
export type FileInputProps = {
  label: string
  value: FormField['File']
  onChange: (file: NonNullable<FormField['File']> | null) => void
  error: string | undefined
}
/** What the answer to a field can be marked as (`Means`), and what is said where it is marked otherwise. */
export type FieldTags = { offered: { value: string; label: string }[]; note?: string | undefined }
/** A form with a list of fields; what else it holds does not matter here. */
export type WithFields = { Fields: readonly FormField[] }
/** What the fields of a form can be. */
export type FieldEditorTerms<V extends WithFields> = OfferedStyles & {
  form: CallForm<V>
  /** In which language the texts are written. */
  language: Language
  mostChoices: number
  fileInput?: (props: FileInputProps) => ReactNode
  /** Fields have helper texts, of so many characters. */
  longestHelp?: number
  showCodes?: boolean
  /** Which choice of a field counts as a failed point is asked for. */
  canFail?: boolean
  tagsOf?: (field: FormField) => FieldTags
  /** What the family of forms asks of a field beside its style: switches, conditions, rules. */
  parts?: (props: FieldPartProps) => ReactNode
}
/** A field that a family's own parts edit; `fields` are all of the form, `name` is the path of this one. */
export type FieldPartProps = {
  field: FormField
  index: number
  fields: readonly FormField[]
  name: string
  language: Language
  onPut: (field: FormField) => void
}
type FieldEditorProps<V extends WithFields> = FieldEditorTerms<V> & {
  index: number
  /** Its handle and buttons; null of a locked field. */
  order: ReactNode
  fold: Fold
}

/** One field: its style, its label, and the options of the style (choices, a file); folded, one line. */
export const FieldEditor = <V extends WithFields>(props: FieldEditorProps<V>) => {
  const { form, index, language, showCodes, order, fold } = props
  const t = useWords(words)
  const field = form.values.Fields[index]
  if (!field) return null
  const onPut = (next: FormField) =>
    form.put(before => ({ ...before, Fields: before.Fields.map(one => (one.Code === field.Code ? next : one)) }))
  const name = `Fields.${index}.`
  const part = { ...props, field, name, onPut }
  const { Icon } = markOf(field.Style)
  const called = [t('field', { n: index + 1 }), ...(showCodes ? [field.Code] : [])].join(' · ')
  const wanted = form.conflict || form.problems.some(one => one.Field.startsWith(name))
  return (
    <FoldCard
      called={called}
      icon={<Icon size={20} aria-hidden />}
      title={<Title field={field} />}
      facts={<Facts called={called} field={field} locked={!order} />}
      order={order}
      fold={{ ...fold, wanted }}
    >
      <div className={classes.main}>
        <StyleInput {...part} />
        <FormTextField of={form} name={`${name}Text`} language={language} label={t('label')} required />
      </div>
      <Marks {...part} />
      <Needs {...part} />
      {props.parts?.({ field, index, fields: form.values.Fields, name, language, onPut })}
    </FoldCard>
  )
}

/** The label as others read it, with a mark where it must be filled in. */
const Title = ({ field }: { field: FormField }) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  return (
    <>
      {fieldTextIn(field.Text, ui) || styleOf(field.Style).label[ui]}
      {field.Required && (
        <span className={classes.required} title={t('required')}>
          <span aria-hidden> *</span>
          <VisuallyHidden>{t('required')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

const Facts = ({ called, field, locked }: { called: string; field: FormField; locked: boolean }) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const missing = findFormProblems([field]).length
  return (
    <>
      <span>{called}</span>
      <span>{styleOf(field.Style).label[ui]}</span>
      {locked && <span>{t('locked')}</span>}
      {missing > 0 && <span className={classes.required}>{t('missing', { n: missing })}</span>}
    </>
  )
}

type PartProps<V extends WithFields> = FieldEditorTerms<V> & {
  field: FormField
  /** Path of the field. */
  name: string
  onPut: (field: FormField) => void
}

/** The type of a field, chosen in a dialog. */
const StyleInput = <V extends WithFields>({ field, styles, moreStyles, onPut }: PartProps<V>) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const { Icon } = markOf(field.Style)
  const label = styleOf(field.Style).label[ui]
  const choose = () =>
    dialogs.open(
      close => (
        <FieldTypeChooser
          styles={styles}
          {...(moreStyles && { moreStyles })}
          chosen={field.Style}
          onPick={style => {
            close()
            if (style !== field.Style) onPut(changeStyle(field, style))
          }}
        />
      ),
      { title: t('typeOfField'), phone: 'full' },
    )
  return (
    <InputBase
      component="button"
      type="button"
      pointer
      label={t('type')}
      aria-label={`${t('type')}: ${label}`}
      aria-haspopup="dialog"
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      onClick={choose}
    >
      <span className={classes.style}>{label}</span>
    </InputBase>
  )
}

/** Whether it must be filled in, its helper text, what its answer is marked as. */
const Marks = <V extends WithFields>({ field, longestHelp, tagsOf, onPut }: PartProps<V>) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const tags = tagsOf?.(field)
  const help = fieldTextIn(field.Help, ui)
  const { Help: _help, ...bare } = field
  const { Means = null, ...unmarked } = field
  const writeHelp = () =>
    longestHelp &&
    dialogs.open(() => (
      <HelperTextDialog
        field={fieldTextIn(field.Text, ui) || field.Code}
        help={field.Help}
        longest={longestHelp}
        onDone={Help => onPut(Help ? { ...field, Help } : bare)}
      />
    ))
  return (
    <Group gap="md" align="center" wrap="wrap">
      {typeOf(field).asks && (
        <Checkbox
          label={t('required')}
          checked={field.Required}
          onChange={event => onPut({ ...field, Required: event.currentTarget.checked })}
        />
      )}
      {longestHelp && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.help}
          leftSection={<IconHelpCircle size={16} aria-hidden />}
          aria-haspopup="dialog"
          {...(help && { 'aria-label': `${t('helperText')}: ${help}` })}
          onClick={writeHelp}
        >
          {help || t('addHelperText')}
        </Button>
      )}
      {tags && tags.offered.length > 0 && (
        <Select
          size="xs"
          w={190}
          aria-label={t('tag')}
          placeholder={t('tag')}
          data={tags.offered}
          value={Means}
          clearable
          onChange={value => onPut(value ? { ...field, Means: value } : unmarked)}
        />
      )}
      {tags?.note && (
        <Text size="xs" c="dimmed">
          {tags.note}
        </Text>
      )}
    </Group>
  )
}

/** The choices that it offers, the file that it gives. */
const Needs = <V extends WithFields>({ form, field, name, language, mostChoices, canFail, fileInput, onPut }: PartProps<V>) => {
  const t = useWords(words)
  const { offersFile, offersChoices } = typeOf(field)
  if (offersChoices && !styleOf(field.Style).fixed)
    return (
      <>
        <ChoicesEditor form={form} field={field} name={`${name}Choices`} language={language} most={mostChoices} onChange={onPut} />
        {canFail && canFailAt(field) && <FailsAt field={field} language={language} onChange={onPut} />}
      </>
    )
  if (!offersFile || !fileInput) return null
  const input = { label: t('file'), value: field.File ?? null, onChange: (File: FormField['File']) => onPut({ ...field, File }) }
  return <div {...markField(form, `${name}File`)}>{fileInput({ ...input, error: form.problemAt(`${name}File`) })}</div>
}
