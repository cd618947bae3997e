import { ActionIcon, Button, Checkbox, Fieldset, Group, Select, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Language } from '../../../../core/words.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { type ProductQuestion, type QuestionField, type QuestionFieldType, questionFieldTypes, typesWithOptions } from '../model.ts'
import { words } from '../words.ts'
import { CustomerTextField } from './CustomerTextField.tsx'
import { FileField } from './FileField.tsx'
import classes from './surveys.module.css'

type Props = { form: CallForm<ProductQuestion>; at: number; language: Language }

const newOption = (taken: QuestionField['Options']) => {
  let n = taken.length + 1
  while (taken.some(one => one.Value === `o${n}`)) n++
  return { Value: `o${n}`, Text: { en: '' } }
}

/** One field of a question: its type, its label, and what the type needs besides (options, a file). */
export const FieldEditor = ({ form, at, language }: Props) => {
  const t = useWords(words)
  const field = form.values.Fields[at]
  if (!field) return null
  const change = (next: Partial<QuestionField>) =>
    form.put(before => ({ ...before, Fields: before.Fields.map((one, i) => (i === at ? { ...one, ...next } : one)) }))
  const retype = (FieldType: QuestionFieldType) => {
    const Options = typesWithOptions.includes(FieldType) ? field.Options : []
    const two = typesWithOptions.includes(FieldType) && Options.length === 0
    const first = newOption([])
    change({ FieldType, Options: two ? [first, newOption([first])] : Options, File: FieldType === 'DownLoad' ? field.File : null })
  }
  const name = `Fields.${at}`
  return (
    <Fieldset legend={t('question.field', { n: at + 1 })} className={classes.fieldset ?? ''}>
      <Stack gap="sm">
        <Group gap="sm" align="flex-start" wrap="wrap">
          <Select
            label={t('question.type')}
            data={questionFieldTypes.map(value => ({ value, label: t(`question.types.${value}`) }))}
            value={field.FieldType}
            allowDeselect={false}
            onChange={next => {
              const type = questionFieldTypes.find(one => one === next)
              if (type) retype(type)
            }}
            w={190}
          />
          <div className={classes.grow}>
            <CustomerTextField of={form} name={`${name}.Label`} language={language} label={t('question.label')} required />
          </div>
          <Order form={form} at={at} />
        </Group>
        {field.FieldType !== 'DownLoad' && (
          <Checkbox
            label={t('question.required')}
            checked={field.Required}
            onChange={event => change({ Required: event.currentTarget.checked })}
          />
        )}
        {typesWithOptions.includes(field.FieldType) && <Options form={form} at={at} language={language} field={field} />}
        {field.FieldType === 'DownLoad' && (
          <div data-form={form.id} data-field={`${name}.File`}>
            <FileField
              label={t('question.file')}
              bucket="SurveyDownload"
              value={field.File}
              onChange={File => change({ File, Required: false })}
              required
              error={form.problemAt(`${name}.File`)}
            />
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}

const Order = ({ form, at }: Omit<Props, 'language'>) => {
  const t = useWords(words)
  const { length } = form.values.Fields
  const move = (to: number) =>
    form.put(before => {
      const Fields = [...before.Fields]
      const [moved] = Fields.splice(at, 1)
      if (moved) Fields.splice(to, 0, moved)
      return { ...before, Fields }
    })
  const remove = () => form.put(before => ({ ...before, Fields: before.Fields.filter((_, i) => i !== at) }))
  const n = at + 1
  const button = { variant: 'subtle', color: 'gray', size: 36 } as const
  return (
    <div className={classes.order}>
      <ActionIcon {...button} aria-label={t('question.moveUp', { n })} disabled={at === 0} onClick={() => move(at - 1)}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t('question.moveDown', { n })} disabled={at === length - 1} onClick={() => move(at + 1)}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t('question.removeField', { n })} onClick={remove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

const Options = ({ form, at, language, field }: Props & { field: QuestionField }) => {
  const t = useWords(words)
  const say = useSay()
  const name = `Fields.${at}.Options`
  const set = (Options: QuestionField['Options']) =>
    form.put(before => ({ ...before, Fields: before.Fields.map((one, i) => (i === at ? { ...one, Options } : one)) }))
  const problem = form.problemAt(name)
  return (
    <div data-form={form.id} data-field={name}>
      <Text size="sm" fw={500} mb={4}>
        {t('question.options')}
      </Text>
      <Stack gap={6}>
        {field.Options.map((option, i) => (
          <Group key={option.Value} gap={4} wrap="nowrap" align="flex-start">
            <div className={classes.grow}>
              <CustomerTextField
                of={form}
                name={`${name}.${i}.Text`}
                language={language}
                label={t('question.option', { n: i + 1 })}
                hideLabel
              />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('question.removeOption', { n: i + 1 })}
              onClick={() => set(field.Options.filter(one => one !== option))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" mt={6}>
          {say(problem)}
        </Text>
      )}
      <Button
        mt={8}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={field.Options.length >= 50}
        onClick={() => set([...field.Options, newOption(field.Options)])}
      >
        {t('question.addOption')}
      </Button>
    </div>
  )
}
