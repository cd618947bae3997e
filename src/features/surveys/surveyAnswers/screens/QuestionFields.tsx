import { Button, Checkbox, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ReadValue, useField } from '../../../../ui/form/field.tsx'
import { DateField, RadioField, SelectField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { ProductQuestion, QuestionField } from '../../surveys/model.ts'
import { words } from '../words.ts'
import { FileField } from './FileField.tsx'
import { useCustomerText } from './useParts.ts'
import { askedFields, type QuestionForm } from './useSurveyForm.ts'

/** The fields of a product's question, each by its type. */
export const QuestionFields = ({ form, question }: { form: QuestionForm; question: ProductQuestion }) => {
  const asked = askedFields(question)
  return question.Fields.map(field => (
    <Field key={field.Code} form={form} field={field} at={asked.findIndex(({ Code }) => Code === field.Code)} />
  ))
}

type FieldProps = { form: QuestionForm; field: QuestionField; at: number }

const Field = ({ form, field, at }: FieldProps) => {
  const t = useWords(words)
  const textOf = useCustomerText()
  const label = textOf(field.Label)
  const options = field.Options.map(({ Value, Text }) => ({ value: Value, label: textOf(Text) }))
  const common = { of: form, label, required: field.Required }
  const value = { ...common, name: `FieldsValues.${at}.Value` } as const
  switch (field.FieldType) {
    case 'DownLoad':
      return field.File && <DownLoad label={label} file={field.File} />
    case 'Checkbox':
      return <Ticks form={form} at={at} label={label} required={field.Required} options={options} />
    case 'Upload':
      return <FileField {...common} name={`FieldsValues.${at}.File`} />
    case 'Date':
      return <DateField {...value} as="text" />
    case 'DropDown':
      return <SelectField {...value} required={false} options={options} />
    case 'Multiple Choice':
      return <RadioField {...value} options={options} />
    case 'Yes/No':
      return (
        <RadioField
          {...value}
          options={[
            { value: 'Yes', label: t('yes') },
            { value: 'No', label: t('no') },
          ]}
        />
      )
    case 'Big Text Field':
      return <TextAreaField {...value} maxLength={4000} />
    default:
      return <TextField {...value} maxLength={4000} />
  }
}

const DownLoad = ({ label, file }: { label: string; file: { Name: string; Link: string } }) => {
  const t = useWords(words)
  return (
    <ReadValue label={label}>
      <Button
        component="a"
        href={file.Link}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={t('download', { name: file.Name })}
      >
        {file.Name}
      </Button>
    </ReadValue>
  )
}

type TicksProps = { form: QuestionForm; at: number; label: string; required: boolean; options: { value: string; label: string }[] }

/** Several of few, all in sight. */
const Ticks = ({ form, at, label, required, options }: TicksProps) => {
  const { reading, value, set, common } = useField({ of: form, name: `FieldsValues.${at}.Values`, label, required })
  const picked = Array.isArray(value) ? value.map(String) : []
  if (reading)
    return (
      <ReadValue label={label}>
        {options
          .filter(one => picked.includes(one.value))
          .map(one => one.label)
          .join(', ')}
      </ReadValue>
    )
  const { disabled, 'aria-required': _required, wrapperProps, ...group } = common
  return (
    <Checkbox.Group {...group} {...wrapperProps} value={picked} onChange={set}>
      <Group gap="lg" py={6}>
        {options.map(one => (
          <Checkbox key={one.value} value={one.value} label={one.label} disabled={disabled} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
